"""Bots that were tried and did not win, kept so that the figures in docs/bots.md can be obtained again."""
