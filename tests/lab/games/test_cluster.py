"""A real cluster on loopback: a scheduler and two workers, one of which is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from distributed import Client

from smallworld.extras import MissingExtra
from smallworld.lab.games.cluster import NoCluster, cluster
from smallworld.lab.games.players import read_players
from smallworld.lab.games.workers import local_processes
from smallworld.lab.simulation.run import JOURNAL, SimulationPlan, simulate
from tests.cli.shell import error_of

GAMES = 40
QUIET = {"DASK_DISTRIBUTED__ADMIN__TICK__LIMIT": "1h", "DASK_LOGGING__DISTRIBUTED": "critical"}


def sample(games: int = GAMES) -> SimulationPlan:
    return SimulationPlan(
        tuple(read_players(["random", "b=random"], seconds=1)), ("base/3",), games
    )


@contextmanager
def started(program: str, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a Dask program in its own process, and end it in any case."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{program}", *arguments]
    process = subprocess.Popen(
        command,
        env={**os.environ, **QUIET},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def address_in(file: Path, scheduler: subprocess.Popen[bytes]) -> str:
    """Wait for the scheduler and return its address."""
    while True:
        assert scheduler.poll() is None
        try:
            found = json.loads(file.read_text())["address"]
            assert isinstance(found, str)
            return found
        except (OSError, ValueError):
            time.sleep(0.02)


def test_a_killed_worker_neither_loses_nor_repeats_games(tmp_path: Path) -> None:
    here = simulate(sample(), local_processes(1))
    file = tmp_path / "scheduler.json"
    loopback = ("--host", "127.0.0.1", "--no-dashboard")
    with ExitStack() as stack:
        scheduler = stack.enter_context(
            started("scheduler", *loopback, "--port", "0", "--scheduler-file", str(file))
        )
        address = address_in(file, scheduler)
        alone = ("--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path))
        workers = [
            stack.enter_context(started("worker", address, *loopback, *alone, "--name", name))
            for name in ("first", "second")
        ]
        client = stack.enter_context(Client(address, set_as_default=False))
        client.wait_for_workers(2, timeout=60)
        busy: list[int] = []

        def watch(done: int, games: int) -> None:
            if done >= GAMES // 5 and not busy:
                victim = _pid_of(client, "first")
                assert victim == workers[0].pid
                busy.append(_games_at(client, "first"))
                os.kill(victim, signal.SIGKILL)

        with cluster(address) as runner:
            there = simulate(sample(), runner, folder=tmp_path, progress=watch)
        assert busy and busy[0] > 0, "it was killed with games in hand"
        assert workers[0].wait(10) == -signal.SIGKILL
        assert len(client.scheduler_info()["workers"]) == 1
    for far, near in zip(there, here, strict=True):
        assert far.outcome.coins == near.outcome.coins
        assert (far.lives, far.turns, far.dice) == (near.lives, near.turns, near.dice)
    lines = [json.loads(line) for line in (tmp_path / JOURNAL).read_bytes().splitlines()]
    deals = [line["outcome"]["deal"] for line in lines if line["line"] == "simulated"]
    assert sorted(deals) == list(range(GAMES))


def _address_of(client: Client, name: str) -> str:
    workers = client.scheduler_info()["workers"]
    return next(address for address, facts in workers.items() if facts["name"] == name)


def _pid_of(client: Client, name: str) -> int:
    address = _address_of(client, name)
    pid = client.run(os.getpid, workers=[address])[address]
    assert isinstance(pid, int)
    return pid


def _games_at(client: Client, name: str) -> int:
    return len(client.processing()[_address_of(client, name)])


def test_an_unreachable_scheduler_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(NoCluster, match="no-such-way"), cluster("no-such-way://x"):
        raise AssertionError("there is none")
    shown = error_of(
        *("simulate", "--games", 1, "--bots", "random", "--cluster", "no-such-way://x"),
        *("--output", tmp_path / "out", "--no-report"),
    )
    assert "No scheduler answers" in shown and "dask scheduler" in shown


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    extra = r"smallworld-game\[cluster\]"
    with pytest.raises(MissingExtra, match=extra), cluster("tcp://127.0.0.1:1"):
        raise AssertionError("there is none")
