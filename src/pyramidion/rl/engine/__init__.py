"""The compiled part of the environments: games stepped without a Python call on the way."""
