"""The demo: the app plays by itself through its real widgets, as a child and a grown-up would, and takes pictures."""
