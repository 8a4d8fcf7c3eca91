"""The world around the play: sky, sea, shore and islands, drawn in units. What is far has no ink."""
