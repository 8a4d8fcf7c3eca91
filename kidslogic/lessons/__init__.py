"""Tutorials: a lesson file becomes steps that a child does on the real board. Knows no game."""
