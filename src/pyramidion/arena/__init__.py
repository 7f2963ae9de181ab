"""Tournaments between bots: the same deals for every seating, ratings with intervals, reports."""
