"""The arena as a whole: results do not depend on processes, and games are never repeated."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

import pytest

from smallworld.core.engine import IS_COMPILED
from smallworld.lab.arena.run import run_arena
from smallworld.lab.games.journal import Journal, JournalMismatch, journal_beside
from smallworld.lab.games.plan import Plan
from smallworld.lab.games.players import read_players
from smallworld.version import VERSION
from tests.bots.external.external_bots import faulty_player
from tests.bots.external.test_external import is_running
from tests.cli.shell import error_of, output_of, run
from tests.kit.waiting import PATIENCE, poll_until

Json = dict[str, object]
BOTS = ("random", "b=random", "c=random:seconds=2")
COMMAND = [sys.executable, "-c", "from smallworld.cli.main import cli; cli()", "arena"]


def result(path: Path) -> tuple[object, object]:
    """Return what must be equal between two runs."""
    found = json.loads(path.read_text(encoding="utf-8"))
    return found["games"], found["summary"]


def plan(games: int = 6, seed: int = 1, *bots: str) -> Plan:
    return Plan(tuple(read_players(bots or BOTS, seconds=1)), (2, 3), games, seed=seed)


def test_the_result_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    arguments = ("arena", *BOTS, "--seats", "3,2", "--games", 6)
    output_of(*arguments, "--processes", 1, "--output", one)
    output_of(*arguments, "--processes", 2, "--output", two)
    assert result(one) == result(two)


def test_an_arena_resumes_from_its_journal(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    arguments = ("arena", *BOTS, "--seats", "2,3", "--games", 6, "--processes", 1)
    output_of(*arguments, "--output", whole)
    lines = journal_beside(whole).read_bytes().splitlines(keepends=True)
    # What a kill leaves: some games, not the first ones, and a partial line.
    kept = lines[0] + lines[9] + lines[4] + lines[2]
    journal_beside(part).write_bytes(kept + lines[5][:40])
    output_of(*arguments, "--output", part, "--resume")
    assert result(part) == result(whole)
    written = journal_beside(part).read_bytes()
    assert written.startswith(kept)
    assert len(written.splitlines()) == len(lines) + 1  # plus the header of the second run


def test_more_games_are_added_to_a_journal(tmp_path: Path) -> None:
    output = tmp_path / "result.json"
    few = run_arena(plan(2), output=output)
    shown: list[tuple[int, int]] = []
    more = run_arena(
        plan(8),
        output=output,
        resume=True,
        progress=lambda done, games: shown.append((done, games)),
    )
    assert shown[0] == (len(few), len(more))
    assert shown[-1] == (len(more), len(more))
    assert {outcome.key for outcome in few} < {outcome.key for outcome in more}
    facts = [(outcome.key, outcome.coins) for outcome in more]
    assert facts == [(outcome.key, outcome.coins) for outcome in run_arena(plan(8))]


def test_the_journal_of_another_arena_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.games.jsonl"
    Journal(path, plan(), resume=False)
    before = path.read_bytes()
    with pytest.raises(JournalMismatch, match="seed"):
        Journal(path, plan(seed=2), resume=True)
    with pytest.raises(JournalMismatch, match="settings"):
        Journal(path, plan(6, 1, "random", "b=random:seconds=3"), resume=True)
    Journal(path, plan(6, 1, "random", "new=random"), resume=True)
    with pytest.raises(JournalMismatch, match="new had other settings"):
        Journal(path, plan(6, 1, "random", "new=random:seconds=3"), resume=True)
    path.write_text("no journal\n")
    with pytest.raises(JournalMismatch):
        Journal(path, plan(), resume=True)
    path.write_bytes(before)
    journal = Journal(path, plan(), resume=True)
    assert not any(job.key in journal for job in plan().jobs())


def children_of(pid: int) -> list[int]:
    """List all descendants of a process."""
    found: list[int] = []
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        found += [int(child), *children_of(int(child))]
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")
def test_a_killed_arena_leaves_no_process_and_can_be_resumed(tmp_path: Path) -> None:
    output = tmp_path / "result.json"
    arguments = [faulty_player("is slow"), "random", "--games", "8", "--processes", "2"]
    command = [*COMMAND, *arguments, "--output", str(output), "--resume"]
    journal = journal_beside(output)
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as arena:
        poll_until(lambda: arena.poll() is not None or lines_of(journal) >= 4)
        assert arena.poll() is None
        below = children_of(arena.pid)
        arena.send_signal(signal.SIGKILL)
    kept = journal.read_bytes().splitlines()
    assert len(kept) < 9
    assert len(below) >= 4  # two workers and their programs
    poll_until(lambda: not any(map(is_running, below)))

    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    assert journal.read_bytes().splitlines()[: len(kept)] == kept
    games = json.loads(output.read_text(encoding="utf-8"))["games"]
    assert [(game["deal"], game["rotation"]) for game in games] == [
        (deal, rotation) for deal in range(4) for rotation in range(2)
    ]
    assert not any(fault for game in games for fault in game["faults"])


def lines_of(journal: Path) -> int:
    """Count the finished lines of a journal that may not exist yet."""
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def _hears_ctrl_c() -> None:
    """Restore Ctrl-C: child processes of a background shell ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    output = tmp_path / "result.json"
    command = [*COMMAND, faulty_player("is slow"), "random", "--games", "40", "--processes", "1"]
    with subprocess.Popen(
        [*command, "--output", str(output)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=_hears_ctrl_c,
    ) as arena:
        journal = journal_beside(output)
        poll_until(lambda: arena.poll() is not None or lines_of(journal) >= 2)
        assert arena.poll() is None
        arena.send_signal(signal.SIGINT)
        shown = arena.communicate(timeout=PATIENCE)[1].decode()
    assert arena.returncode == 130
    assert "Stopped. The games played so far are kept; continue with --resume.\n" in shown
    assert "Traceback" not in shown
    assert not output.exists()


def test_a_faulty_bot_is_reported_and_the_arena_continues(tmp_path: Path) -> None:
    output = tmp_path / "result.json"
    shown = output_of("arena", faulty_player("dies"), "random", "--games", 2, "--output", output)
    assert "Faults" in shown
    assert "died 4" in shown
    faults = json.loads(output.read_text(encoding="utf-8"))["summary"]["faults"]
    assert [found["bot"] for found in faults] == ["bad"]
    assert faults[0]["kinds"]["died"] == 4
    assert sum(faults[0]["kinds"].values()) == faults[0]["decisions"]
    assert "out of ideas" in faults[0]["first"]


# --- the command


def test_the_result_describes_how_it_was_made(tmp_path: Path) -> None:
    output = tmp_path / "result.json"
    output_of(
        "arena", "random", "b=random", "--games", 2, "--output", output, "--option", "open_coins=on"
    )
    found = json.loads(output.read_text(encoding="utf-8"))
    assert found["command"] == (
        "smallworld arena random b=random --seats 2 --games 2 --seed 1 --seconds 0.1"
        " --option open_coins=on"
    )
    assert (found["version"], found["compiled"]) == (VERSION, IS_COMPILED)
    assert found["date"].endswith("+00:00")
    assert [bot["label"] for bot in found["bots"]] == ["random", "b"]
    assert found["options"] == {"open_coins": True}
    assert set(found["games"][0]) >= {"winners", "coins", "rounds", "turns", "faults", "players"}


def test_the_printed_command_gives_the_same_result(tmp_path: Path) -> None:
    first, second = tmp_path / "1.json", tmp_path / "2.json"
    output_of(
        "arena", "random", "b=random", "--ladder", "--seats", 3, "--games", 3, "--output", first
    )
    command = json.loads(first.read_text(encoding="utf-8"))["command"].split()[1:]
    output_of(*command, "--output", second)
    assert result(first) == result(second)


def test_equal_bots_win_their_fair_share() -> None:
    shown = output_of("arena", "random", "b=random", "--games", 20, "--seats", "2,4", "--markdown")
    assert "| 2 | random | 20 | 50.0% (29.9% – 70.1%) | 1.00 (0.60 – 1.40) |" in shown
    assert "| 4 | random | 20 | 25.0% " in shown
    assert "|  | b × 3 |  | 25.0% " in shown
    assert "| random | 1500 " in shown
    assert shown.startswith("```sh\nsmallworld arena random b=random --seats 2,4 ")
    assert "Faults" not in shown


def test_the_plot_is_a_picture_of_all_bots(tmp_path: Path) -> None:
    plot = tmp_path / "ladder.svg"
    output_of("arena", "a=random", "b=random", "--games", 2, "--seats", "2,3", "--plot", plot)
    words = [node.text for node in ElementTree.parse(plot).iter() if node.text]
    assert {"a", "b", "2 seats", "3 seats", "all tables"} <= set(words)


def test_records_of_all_games_are_kept(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    output_of("arena", "a=random", "b=random", "--games", 4, "--records", folder)
    records = sorted(folder.glob("*.swg"))
    assert len(records) == 4
    assert "seat a\nseat b\n" in records[0].read_text(encoding="utf-8")
    assert "seat b\nseat a\n" in records[1].read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("random",), "two bots"),
        (("random", "nobody"), "no bot called “nobody”"),
        (("random", "random", "--seats", "2,7"), "2,3,4,5"),
        (("random", "random", "--seats", "two"), "2,3,4,5"),
        (("random", "random", "--resume"), "--output"),
        (("random", "random", "--output", "no-such-folder/a.json"), "no folder"),
        (("random", "program:no-such-program-anywhere"), "no program that can be started"),
    ],
)
def test_errors_are_printed_in_one_line(arguments: tuple[str, ...], reason: str) -> None:
    assert reason in error_of("arena", *arguments, code=2)


def test_a_result_is_not_overwritten_without_force(tmp_path: Path) -> None:
    output = tmp_path / "result.json"
    arguments = ("arena", "random", "b=random", "--games", 2, "--output", output)
    output_of(*arguments)
    before = output.read_bytes()
    assert "--resume" in error_of(*arguments, code=2)
    assert output.read_bytes() == before
    output_of(*arguments, "--resume")
    output_of(*arguments, "--force", "--seed", 2)
    assert "seed was 2" in error_of(*arguments, "--resume")


def test_only_tables_are_printed_without_a_terminal() -> None:
    assert run("arena", "random", "b=random", "--games", 2).stderr == ""


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a pseudo-terminal")
def test_on_a_terminal_there_is_a_bar() -> None:
    ours, theirs = os.openpty()
    command = [*COMMAND, "random", "b=random", "--games", "4", "--processes", "1"]
    subprocess.run(
        command,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(theirs)
    shown = b""
    with suppress(OSError):  # a terminal signals the end of its output like this
        while more := os.read(ours, 100_000):
            shown += more
    os.close(ours)
    assert b"4/4" in shown
