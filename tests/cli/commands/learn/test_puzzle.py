"""``smallworld puzzle``: question, solution, list, game file."""

from __future__ import annotations

from pathlib import Path

from smallworld.lab.puzzles.puzzles import COINS, DECLINE, shipped_puzzles
from tests.cli.shell import error_of, output_of

PUZZLES = shipped_puzzles().puzzles
OF_COINS = next(puzzle for puzzle in PUZZLES if puzzle.kind == COINS)
OF_DECLINE = next(puzzle for puzzle in PUZZLES if puzzle.kind == DECLINE)


def test_question_does_not_reveal_the_solution() -> None:
    output = output_of("puzzle", OF_COINS.id)
    assert f"Puzzle {OF_COINS.id} · " in output
    assert "Earn as many coins as you can" in output and "Combos" in output
    assert not any(f"\n  {word}\n" in output for word in OF_COINS.solution)
    assert "Go into decline, or keep going with this race?" in output_of("puzzle", OF_DECLINE.id)


def test_option_solution_prints_the_solution() -> None:
    words = [line.strip() for line in output_of("puzzle", OF_COINS.id, "--solution").splitlines()]
    assert words == [f"{OF_COINS.best:.0f} coins: no turn earns more.", *OF_COINS.solution]
    answer = "Going into decline wins" if OF_DECLINE.declines else "Keeping going wins"
    assert output_of("puzzle", OF_DECLINE.id, "--solution").startswith(answer)


def test_the_solution_can_be_replayed(tmp_path: Path) -> None:
    record = tmp_path / "solved.swg"
    record.write_text(output_of("puzzle", OF_COINS.id, "--record"), encoding="utf-8")
    assert "all legal" in output_of("replay", str(record))


def test_list_and_puzzle_of_the_day() -> None:
    listed = output_of("puzzle", "--list").splitlines()
    assert [line.split()[0] for line in listed] == [puzzle.id for puzzle in PUZZLES]
    assert output_of("puzzle") == output_of("puzzle", "today")


def test_unknown_puzzle_is_refused_with_a_remedy() -> None:
    assert "puzzle --list" in error_of("puzzle", "coins-999")
