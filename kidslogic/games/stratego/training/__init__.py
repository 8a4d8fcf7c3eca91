"""The captain's training: single questions about real positions, each proven to have exactly one right answer."""
