"""HTTP for programs that play: a stream of what they have to know, and their moves."""

from litestar.handlers import HTTPRouteHandler

ROUTES: list[HTTPRouteHandler] = []
