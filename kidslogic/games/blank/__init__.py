"""A complete dull game, the template for a new one: find the coin under one of three shells."""
