"""The touch kit: what every screen is made of, and what a child sees, hears and touches."""
