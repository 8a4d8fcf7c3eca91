"""Rows of pictures: symbols, rules, explanations (pure; no Qt, no files outside content)."""
