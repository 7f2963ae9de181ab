"""HTTP for whoever runs the server: is it alive, is it ready, how is it doing."""

from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from pyramidion.server.house import House


@get("/health", summary="Is the process alive", tags=["operation"], media_type="text/plain")
async def health() -> str:
    """Answers as long as the process does."""
    return "ok\n"


@get("/ready", summary="Can it serve", tags=["operation"], media_type="text/plain")
async def ready(house: House) -> Response[str]:
    """Whether the database reads and writes, and the server is not about to stop."""
    if house.stopping:
        return Response("stopping\n", status_code=503, media_type="text/plain")
    await house.store.health()
    return Response("ready\n", media_type="text/plain")


@get("/metrics", summary="How it is doing", tags=["operation"], media_type="text/plain")
async def metrics(house: House) -> Response[bytes]:
    """Figures of this process for Prometheus."""
    return Response(house.metrics.text(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [health, ready, metrics]
