"""The server as one ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from pyramidion.core.refusal import BadRecord, Refused
from pyramidion.server import guest_routes, page_routes, program_routes, table_routes, watch_routes
from pyramidion.server.bodies import Problem
from pyramidion.server.companion import routes as companion_routes
from pyramidion.server.deals import routes as deal_routes
from pyramidion.server.gate import VISIT, Gate
from pyramidion.server.house import House, running
from pyramidion.server.hub import NO_TABLE
from pyramidion.server.learn import routes as learn_routes
from pyramidion.server.page_routes import Files
from pyramidion.server.settings import Settings
from pyramidion.server.store import Guest, StoreFault
from pyramidion.server.visit import Visit

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]


def application(settings: Settings) -> Gate:
    """The whole server, to be run by an ASGI server; it opens its store when that starts."""
    open_house: list[House] = []

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with running(settings) as house:
            open_house.append(house)
            yield

    def house() -> House:
        return open_house[0]

    files = Files(settings.prefix)
    inner = Litestar(
        [
            *guest_routes.ROUTES,
            *table_routes.ROUTES,
            *program_routes.ROUTES,
            *watch_routes.ROUTES,
            *learn_routes.ROUTES,
            *companion_routes.ROUTES,
            *deal_routes.ROUTES,
            *page_routes.ROUTES,
        ],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(house, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
            "visit": Provide(_visit, sync_to_thread=False),
            "who": Provide(_who),
            "me": Provide(_me),
        },
        exception_handlers={
            Refused: _refused,
            StoreFault: _store_fault,
            HTTPException: _wrong_request,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Pyramidion",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=settings.limits.body,
        logging_config=None,  # requests are logged at the gate
    )
    return Gate(inner, house, settings.prefix)


def _visit(request: AnyRequest) -> Visit:
    visit: Visit = request.scope[VISIT]  # type: ignore[literal-required]
    return visit


async def _who(house: House, visit: Visit) -> Guest | None:
    return await house.identity.guest(visit)


async def _me(house: House, visit: Visit) -> Guest:
    return await house.identity.made(visit)


def _refused(_: AnyRequest, refused: Refused) -> Response[Problem]:
    status = 404 if refused.rule == NO_TABLE else 409
    line = refused.line if isinstance(refused, BadRecord) else None
    return Response(Problem(refused.rule, refused.message, line), status_code=status)


def _store_fault(_: AnyRequest, __: StoreFault) -> Response[Problem]:
    problem = Problem("STORE", "the server cannot reach its database at the moment; try again")
    return Response(problem, status_code=503)


def _fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a fault of the server at %s", request.url.path, exc_info=error)
    return Response(Problem("FAULT", "this is a fault of the server; it has been noted"), status_code=500)


def _wrong_request(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    message = error.detail
    if isinstance(error, ValidationException) and error.extra:
        message = f"{message}: {error.extra}"
    return Response(Problem("HTTP", message), status_code=error.status_code)
