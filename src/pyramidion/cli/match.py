"""Where `Match` used to be; it is the arena's."""

from pyramidion.arena.match import Match

__all__ = ["Match"]
