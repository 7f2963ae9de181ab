"""Silver & Gold: Pyramids."""
