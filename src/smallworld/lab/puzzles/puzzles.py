"""The shipped puzzles.

``tools/make_puzzles.py`` writes ``puzzles.json``, which says how it was made; ``docs/puzzles.md``
explains how puzzles are chosen and checked.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from smallworld.core.actions import parse_action
from smallworld.core.state import State
from smallworld.lab.puzzles.shorthand import long_form
from smallworld.play.game import Game
from smallworld.play.position.read import read_position
from smallworld.play.record import write_record

Kind = Literal["coins", "decline"]
Grade = Literal["easy", "middle", "hard"]

COINS: Final = "coins"  # find the highest income of this turn
DECLINE: Final = "decline"  # decline or play on
GRADES: Final[tuple[Grade, ...]] = ("easy", "middle", "hard")
NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed")  # of the seats, in turn order
ROLLS: Final = 20  # more than a turn can need: the die of a puzzle always shows blanks
_FIRST_DAY: Final = date(2025, 1, 6)  # a Monday: easy puzzles come early in the week


class Puzzle(msgspec.Struct, omit_defaults=True, frozen=True):
    """A position, a question and the answer.

    For ``coins``, ``best`` and ``runner_up`` are coins. For ``decline`` they are the win chances
    of the right and of the other answer, and ``error`` is that of their difference.
    """

    id: str
    kind: Kind
    grade: Grade
    position: dict[str, object]
    solution: list[str]  # actions of the seat up to the first chance event
    best: float
    runner_up: float
    seed: int  # of the game it comes from
    first_sight: int = 0  # income of a simple greedy turn
    error: float = 0.0

    @property
    def declines(self) -> bool:
        """Is decline the answer?"""
        return self.solution[0] == "decline"


class PuzzleSet(msgspec.Struct, frozen=True):
    """The contents of ``puzzles.json``."""

    made_by: str
    made_on: str
    puzzles: list[Puzzle]


@cache
def shipped_puzzles() -> PuzzleSet:
    """Read the shipped puzzles."""
    text = (files("smallworld.lab.puzzles") / "puzzles.json").read_bytes()
    stored = msgspec.json.decode(text, type=PuzzleSet)
    whole = [replace(one, position=long_form(one.position)) for one in stored.puzzles]
    return replace(stored, puzzles=whole)


@cache
def puzzles_by_id() -> dict[str, Puzzle]:
    """Return the shipped puzzles by id."""
    return {puzzle.id: puzzle for puzzle in shipped_puzzles().puzzles}


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a day; all puzzles appear before one is repeated."""
    puzzles = shipped_puzzles().puzzles
    return puzzles[(day - _FIRST_DAY).days % len(puzzles)]


def state_of(puzzle: Puzzle) -> State:
    """Return the state at the start of the puzzle."""
    state, _ = read_position(puzzle.position)
    return state


def solved_game(puzzle: Puzzle) -> Game:
    """Return a game from the position of the puzzle with its solution played."""
    state = state_of(puzzle)
    game = Game(state.box, NAMES[: int(state.box.seats)], start=state)
    for text in puzzle.solution:
        game.append(game.to_act, parse_action(text, state.box))
    return game


def solution_record(puzzle: Puzzle) -> str:
    """Return the game file of the solution, for playback."""
    return write_record(solved_game(puzzle))
