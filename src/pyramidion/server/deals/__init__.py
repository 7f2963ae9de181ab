"""Deals: games that all guests of a server get the same cards in, one a day and any that somebody names."""
