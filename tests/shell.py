"""What a command says to who runs it."""

import pytest

from pyramidion.cli.main import main

Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *words: str, code: int = 0) -> str:
    """What a command says on standard output, once its exit code is as it should be."""
    assert main(words) == code
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return said.out


def complaint(capsys: Capture, *words: str) -> str:
    """The one sentence that wrong usage gets; nothing goes to standard output."""
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("pyramidion: ")
    assert said.err.count("\n") == 1
    return said.err
