"""Training with positions (L11.5): questions drawn by luck, each proven to have exactly one right answer."""
