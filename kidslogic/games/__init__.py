"""The games: one folder each, found by `kidslogic.registry`, none knowing another."""
