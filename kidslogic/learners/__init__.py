"""The children who play: profiles, running games and append-only progress, kept safely in one data folder."""
