"""The OpenAPI schema, held against the running server by schemathesis."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.server.running import Person, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running server."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('schema')}/games.db") as address:
        yield address


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # schemathesis itself does, at times
def test_no_request_makes_the_server_fail(server: str) -> None:
    """Requests that fit the schema, and some that do not; the stream is left out, since it does not end."""
    api = schemathesis.openapi.from_url(f"http://{server}/api/schema/openapi.json")
    asked = 0
    for found in api.exclude(path="/api/stream").get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=6, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def answered(case: Any) -> None:
            assert case.call().status_code < 500

        answered()
        asked += 1
    assert asked > 20


def test_every_route_is_described(server: str) -> None:
    described = json.loads(Person(server).get("api/schema/openapi.json"))["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/play", "/api/stream", "/health"} <= set(
        described
    )
    for path in described.values():
        assert all(operation["summary"] for operation in path.values())
