"""For people with real cards: their own cards as decks of this server, and games whose chance they tell."""
