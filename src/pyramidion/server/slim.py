"""uvicorn's connections without what a table's socket does not need: many stay open and quiet for long."""

from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from pyramidion.server.mailbox import Mailbox

SHORT = "pyramidion.text"  # the extension of ASGI by which an application gets `SlimSocket.write`


class SlimRequests(HttpToolsProtocol):
    """A connection whose requests are read, until one of them makes it a socket."""

    def handle_websocket_upgrade(self) -> None:
        """Become a socket; nothing comes here any more."""
        super().handle_websocket_upgrade()
        del self.parser  # it refers back, so both would stay until somebody looks for such circles


class SlimSocket(WebSocketsSansIOProtocol):
    """A socket that forgets who asked for it, and how that was answered, once it is open."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Mailbox()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a socket; the application is told of the short way out."""
        super().handle_connect(event)
        if not self.handshake_complete:  # or it was refused
            cast(dict[str, object], self.scope["extensions"])[SHORT] = self.write

    def start_keepalive(self) -> None:
        """Called when the answer is sent: from then on none of this is looked at any more."""
        self.request.headers.clear()  # the request itself stays with the parser that read it
        cast(dict[str, object], self.scope).clear()
        del self.request, self.response
        super().start_keepalive()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone, or was refused."""
        super().connection_lost(exc)
        if hasattr(self, "scope"):
            # It refers back, so a refused socket would stay until somebody looks for such circles.
            cast(dict[str, object], self.scope.get("extensions", {})).pop(SHORT, None)

    def write(self, text: bytes) -> bool:
        """Send text at once, as `send` would after more steps; False if it has to wait or cannot be sent."""
        if self.close_sent or self.disconnected or self.transport.is_closing() or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
