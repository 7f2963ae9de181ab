"""uvicorn's sockets without the leftovers of their opening: many stay open and quiet for long."""

from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SlimSocket(WebSocketsSansIOProtocol):
    """A socket that forgets who asked for it, and how that was answered, once it is open."""

    def start_keepalive(self) -> None:
        """Called when the answer is sent: from then on none of this is looked at any more."""
        self.request.headers.clear()  # the request itself stays with the parser that read it
        cast(dict[str, object], self.scope).clear()
        del self.request, self.response
        super().start_keepalive()
