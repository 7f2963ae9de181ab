"""HTTP: the web page itself, kept in memory as it was built."""

import re
from gzip import compress
from hashlib import sha256
from mimetypes import guess_type
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from pyramidion.server.page import BUNDLE, page
from pyramidion.server.page import ROUTES as PAGES

DRAWN = [re.compile(re.sub(r"\{\w+\}", "[^/]+", route)) for route in PAGES]
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = "<!doctype html><title>Pyramidion</title><p>The server runs, but its page is not built."
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}


class File(Struct, frozen=True):
    """A file of the page, ready to be sent."""

    body: bytes
    zipped: bytes | None  # only where that is worth it
    kind: str
    tag: str
    cache: str


class Files:
    """All files of the page by their path below the prefix."""

    def __init__(self, prefix: str) -> None:
        self._found = {
            path.relative_to(BUNDLE).as_posix(): _file(path.name, path.read_bytes(), path.parent != BUNDLE)
            for path in (BUNDLE.rglob("*") if BUNDLE.exists() else ())
            if path.is_file() and path.name != "index.html" and not path.name.startswith(".")
        }
        self._index = _file("index.html", (page(prefix) or NOT_BUILT).encode(), False)

    def find(self, path: str) -> File | None:
        """The file of a path; index.html for what the page draws itself."""
        path = path.strip("/")
        if any(route.fullmatch(path) for route in DRAWN):
            return self._index
        return self._found.get(path)


def _file(name: str, body: bytes, named_by_content: bool) -> File:
    suffix = f".{name.rpartition('.')[2]}"
    kind = TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
    texts = kind.startswith("text/") or kind.endswith(("json", "+xml"))
    zipped = compress(body, mtime=0) if texts and len(body) > 500 else None
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    return File(body, zipped, kind, tag, FOR_EVER if named_by_content else ASK_AGAIN)


@get(["/", "/{path:path}"], include_in_schema=False)
async def show(request: Request[Any, Any, Any], files: Files, path: str = "") -> Response[bytes]:
    """A file of the page."""
    file = files.find(path)
    if file is None:
        raise NotFoundException(f"there is nothing at {path}")
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, headers=headers, media_type=file.kind)
    return Response(file.body, headers=headers, media_type=file.kind)


ROUTES = [show]
