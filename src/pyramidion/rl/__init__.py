"""Environments for researchers: PettingZoo, Gymnasium, OpenSpiel, and many games at once."""
