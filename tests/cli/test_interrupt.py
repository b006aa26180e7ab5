"""Ctrl-C and addresses where nobody answers: commands end soon, and say what to do."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Final

import pytest

from smallworld.cli.commands.measure.perft import count_sequences
from smallworld.core.perft import perft
from smallworld.play.game import new_game
from smallworld.play.record import read_record
from tests.cli.shell import error_of

MAIN = "from smallworld.cli.main import cli; cli()"
CTRL_C: Final = b"\x03"
LONG: Final = 20.0  # seconds; far more than any of this takes


def test_perft_in_chunks_counts_the_same() -> None:
    state = new_game(seed=7).state
    assert [count_sequences(state, depth) for depth in (1, 2, 3)] == [
        perft(state, depth) for depth in (1, 2, 3)
    ]


def test_ctrl_c_ends_perft() -> None:
    command = [sys.executable, "-c", f"print('ready', flush=True); {MAIN}", "perft", "--depth", "9"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(1.5)  # until it counts; interrupted earlier it ends as well
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=LONG)
    assert process.returncode == 130
    assert said.decode().strip() == "Stopped."


def interrupted_game(folder: Path, *typed: bytes) -> tuple[str, int]:
    """Press Ctrl-C at the first prompt of a game; then type lines, or press Ctrl-C again."""
    command = [sys.executable, "-c", MAIN, "play", "--seat", "Ann", "--seat", "Bo", "--seed", "7"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=folder
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        shown = b""
        for answer in (CTRL_C, *typed):
            shown += read_to_prompt(process.stdout)
            if answer == CTRL_C:
                process.send_signal(signal.SIGINT)
            else:
                process.stdin.write(answer)
                process.stdin.flush()
        rest, _ = process.communicate(timeout=LONG)
    return (shown + rest).decode("utf-8"), process.returncode


def read_to_prompt(output: IO[bytes]) -> bytes:
    """Read until nothing more comes for a moment, or the output ends."""
    shown, quiet = b"", LONG
    while select.select([output], [], [], quiet)[0]:
        chunk = os.read(output.fileno(), 65_536)
        if not chunk:
            break
        shown += chunk
        # A prompt is the last thing printed, and ends no line.
        quiet = LONG if shown.endswith(b"\n") else 0.3
    return shown


def test_ctrl_c_in_a_terminal_game_offers_to_save(tmp_path: Path) -> None:
    shown, code = interrupted_game(tmp_path, b"kept.swg\n")
    assert code == 0, shown
    game = read_record((tmp_path / "kept.swg").read_text(encoding="utf-8"))
    assert game.names == ["Ann", "Bo"]
    assert "play --load kept.swg" in shown


def test_a_second_ctrl_c_leaves_without_saving(tmp_path: Path) -> None:
    shown, code = interrupted_game(tmp_path, CTRL_C)
    assert code == 0, shown
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:1", "127.0.0.1:1", "tcp://no.such.host.invalid:8786"]
)
def test_a_cluster_that_is_not_there_is_reported_soon(address: str, tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    said = error_of("simulate", "--games", 1, "--cluster", address, "--no-report",
                    "--output", tmp_path / "out")  # fmt: skip
    assert address in said
    assert "dask scheduler" in said


def test_a_listener_that_is_no_scheduler_is_reported_soon(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        said = error_of("simulate", "--games", 1, "--cluster", f"tcp://127.0.0.1:{port}",
                        "--no-report", "--output", tmp_path / "out")  # fmt: skip
    assert "No scheduler answers" in said


def test_an_address_without_a_port_is_refused() -> None:
    said = error_of("arena", "random", "greedy", "--cluster", "tcp://localhost")
    assert "tcp://127.0.0.1:8786" in said
