"""Tutorials: a lesson file becomes steps that a child does (a later issue fills this room)."""
