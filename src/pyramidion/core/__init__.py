"""The protocol every game speaks, and what can be built from it alone."""
