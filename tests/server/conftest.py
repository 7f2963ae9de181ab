"""What tests of the server share: both kinds of database, each test with an empty one."""

from collections.abc import AsyncIterator, Iterator

import pytest

from pyramidion.server.store import Store, opened
from tests.server.postgres import Postgres
from tests.server.running import serving

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A real PostgreSQL, started once."""
    server = Postgres(tmp_path_factory.mktemp("postgres"))
    yield server
    server.remove()


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database, once of each kind."""
    return _database(request, tmp_path_factory)


@pytest.fixture(scope="module", params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running server, once on each kind of database."""
    with serving(_database(request, tmp_path_factory)) as address:
        yield address


def _database(request: pytest.FixtureRequest, folders: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{folders.mktemp('sqlite')}/games.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store with nothing in it."""
    store = await opened(url)
    yield store
    await store.close()


@pytest.fixture
async def other(url: str) -> AsyncIterator[Store]:
    """The same database as another process would open it."""
    other = await opened(url)
    yield other
    await other.close()
