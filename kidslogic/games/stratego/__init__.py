"""Pirates! Stratego: two crews, two ships, a cannon between them and a flag to find."""
