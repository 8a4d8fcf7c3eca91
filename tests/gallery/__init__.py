"""The gallery: the demo in every language and window size, on one contact sheet per language."""
