"""A robot that plays the whole app for hours, well and badly, and tells what went wrong; nobody who plays needs it."""
