"""``smallworld puzzle``: asked, answered, listed, replayed."""

from __future__ import annotations

from pathlib import Path

from smallworld.lab.puzzles.puzzles import COINS, DECLINE, shipped_puzzles
from tests.cli.shell import complaint, ok

PUZZLES = shipped_puzzles().puzzles
OF_COINS = next(puzzle for puzzle in PUZZLES if puzzle.kind == COINS)
OF_DECLINE = next(puzzle for puzzle in PUZZLES if puzzle.kind == DECLINE)


def test_the_question_does_not_tell_the_answer() -> None:
    told = ok("puzzle", OF_COINS.id)
    assert f"Puzzle {OF_COINS.id} · " in told
    assert "Earn as many coins as you can" in told and "Combos" in told
    assert not any(f"\n  {word}\n" in told for word in OF_COINS.solution)
    assert "Decline, or go on with this race?" in ok("puzzle", OF_DECLINE.id)


def test_the_solution_is_told_when_asked_for() -> None:
    words = [line.strip() for line in ok("puzzle", OF_COINS.id, "--solution").splitlines()]
    assert words == [f"{OF_COINS.best:.0f} coins: no turn brings more.", *OF_COINS.solution]
    answer = "Decline wins" if OF_DECLINE.declines else "Going on wins"
    assert ok("puzzle", OF_DECLINE.id, "--solution").startswith(answer)


def test_the_solution_can_be_replayed(tmp_path: Path) -> None:
    record = tmp_path / "solved.swg"
    record.write_text(ok("puzzle", OF_COINS.id, "--record"), encoding="utf-8")
    assert "all legal" in ok("replay", str(record))


def test_all_are_listed_and_one_is_of_the_day() -> None:
    listed = ok("puzzle", "--list").splitlines()
    assert [line.split()[0] for line in listed] == [puzzle.id for puzzle in PUZZLES]
    assert ok("puzzle") == ok("puzzle", "today")


def test_an_unknown_one_says_where_to_look() -> None:
    assert "puzzle --list" in complaint("puzzle", "coins-999")
