"""Puzzle packs: YAML text with line and column -> a typed pack or its problems; pictures, zips, updates."""
