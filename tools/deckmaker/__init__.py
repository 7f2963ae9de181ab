"""Makes the decks of pyramid cards: layouts, routes, a small simulator, and the tuning between them."""
