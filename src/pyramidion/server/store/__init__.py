"""What the server keeps: events of tables, durable before they are acknowledged, and a little beside them."""

from pyramidion.server.store.faults import CannotOpen, Failed, StoreFault, Taken
from pyramidion.server.store.kept import ALL, OPEN, Deck, Entry, Event, Guest, Listing, Page, Search, Token
from pyramidion.server.store.opening import opened
from pyramidion.server.store.plays import Plays, Result
from pyramidion.server.store.store import Store

__all__ = [
    "ALL",
    "OPEN",
    "CannotOpen",
    "Deck",
    "Entry",
    "Event",
    "Failed",
    "Guest",
    "Listing",
    "Page",
    "Plays",
    "Result",
    "Search",
    "Store",
    "StoreFault",
    "Taken",
    "Token",
    "opened",
]
