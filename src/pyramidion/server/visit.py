"""One request or connection, as far as the server cares who it is from."""

from collections.abc import Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

Scope = MutableMapping[str, Any]
YEAR = 365 * 24 * 3600


class Visit:
    """Reads what a request says about its sender, and notes cookies to be set with the answer."""

    def __init__(self, scope: Scope, prefix: str) -> None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        self.address = scope["client"][0] if scope.get("client") else ""
        self.cookie = headers.get("cookie", "")
        self.host = headers.get("host", "")
        self.origin = headers.get("origin")
        kind, _, token = headers.get("authorization", "").partition(" ")
        self.bearer = token.strip() if kind.lower() == "bearer" else ""
        self.secure = scope["scheme"] in ("https", "wss")
        self.new_cookies: list[bytes] = []
        self._path = prefix or "/"

    def set_cookie(self, name: str, value: str) -> None:
        """Give the visitor a cookie that no script and no other site can use."""
        secure = "; Secure" if self.secure else ""
        cookie = f"{name}={value}; Path={self._path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
        self.new_cookies.append(cookie.encode())

    def from_here(self, origins: Iterable[str]) -> bool:
        """Whether the page that asks is this server's own or an allowed one; programs name none."""
        if self.origin is None or self.origin in origins:
            return True
        return self.host != "" and bool(urlsplit(self.origin).netloc == self.host)
