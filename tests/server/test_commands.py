"""`pyramidion` alone and `pyramidion serve`, as a shell starts them."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pyramidion.cli.main import main


def test_alone_it_opens_the_browser_at_a_server_of_its_own(tmp_path: Path) -> None:
    """BROWSER names what the system opens pages with: here, a program that asks for the page."""
    ask = "import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).status, flush=True)"
    browser = f"{sys.executable} -c '{ask}' %s"
    with subprocess.Popen(
        [sys.executable, "-m", "pyramidion"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": browser},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Pyramidion is at http://127.0.0.1:")
        assert process.stdout.readline() == "200\n"
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    assert (tmp_path / "pyramidion" / "games.db").exists()


@pytest.mark.parametrize(
    ("flags", "reason"),
    [
        (["--db", "mysql://x"], "is not the address of a database"),
        (["--prefix", '/a"b'], "cannot be the beginning of a path"),
        (["--workers", "2"], "PostgreSQL"),
        (["--host", "203.0.113.7"], "assign requested address"),
    ],
)
def test_what_cannot_work_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    flags: list[str],
    reason: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", "--port", "0", *flags]) == 2
    assert reason in capsys.readouterr().err
