"""Several processes behind one socket: replaced when killed, stopped together, never left alone."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress

import psutil
import pytest

COMMAND = [sys.executable, "-m", "tests.server.answering"]


@pytest.fixture
def parent(request: pytest.FixtureRequest) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [*COMMAND, getattr(request, "param", "answer")], stdout=subprocess.PIPE, text=True
    ) as process:
        yield process
        process.kill()


def pids(port: int, unlike: int = 0) -> set[int]:
    """The numbers of the two workers that answer; one that dies may take a call and say nothing."""
    found: set[int] = set()
    while len(found - {unlike}) < 2:
        with suppress(ConnectionError), socket.create_connection(("127.0.0.1", port), timeout=60) as call:
            found |= {int(said) for said in (call.recv(100),) if said}
    return found - {unlike}


def port_of(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    return int(process.stdout.readline())


def test_a_killed_worker_is_replaced_while_the_other_goes_on(parent: subprocess.Popen[str]) -> None:
    port = port_of(parent)
    victim, other = sorted(pids(port))
    os.kill(victim, signal.SIGKILL)
    now = pids(port, unlike=victim)
    assert other in now
    assert victim not in now


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_all_stop_together(parent: subprocess.Popen[str], number: signal.Signals) -> None:
    workers = [psutil.Process(pid) for pid in pids(port_of(parent))]
    parent.send_signal(number)
    assert parent.wait(60) == 0
    assert psutil.wait_procs(workers, timeout=60)[1] == []


@pytest.mark.parametrize("parent", ["answer", "begin"], indirect=True)
def test_workers_do_not_outlive_a_killed_parent(parent: subprocess.Popen[str]) -> None:
    workers = [psutil.Process(pid) for pid in pids(port_of(parent))]
    parent.kill()
    assert psutil.wait_procs(workers, timeout=60)[1] == []


def test_workers_that_do_not_begin_are_not_tried_for_ever() -> None:
    done = subprocess.run([*COMMAND, "fail"], capture_output=True, timeout=60, check=False)
    assert done.returncode == 3
