"""Puzzles: positions out of games between bots in which one turn is clearly best.

``puzzles.json`` is written by ``tools/make_puzzles.py`` and says how it was made;
``docs/puzzles.md`` says how puzzles are chosen and checked.
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

COINS: Final = "coins"  # the most coins this turn can bring
DECLINE: Final = "decline"  # decline, or go on?
GRADES: Final[tuple[Grade, ...]] = ("easy", "middle", "hard")
NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed")  # of the seats, in turn order
ROLLS: Final = 20  # more than one turn can ask for: the die of a puzzle shows blanks
_FIRST_DAY: Final = date(2025, 1, 6)  # a Monday: the easy ones come early in the week


class Puzzle(msgspec.Struct, omit_defaults=True, frozen=True):
    """A position, what is asked, and the answer.

    Of ``coins``, ``best`` and ``runner_up`` are coins; of ``decline`` they are the chances to
    win by the right answer and by the other one, and ``error`` is that of their difference.
    """

    id: str
    kind: Kind
    grade: Grade
    position: dict[str, object]
    solution: list[str]  # words of the seat, as far as no chance decides
    best: float
    runner_up: float
    seed: int  # of the game it comes from
    first_sight: int = 0  # coins that a turn brings which takes the nearest thing
    error: float = 0.0

    @property
    def declines(self) -> bool:
        """Is declining the answer?"""
        return self.solution[0] == "decline"


class PuzzleSet(msgspec.Struct, frozen=True):
    """The whole file."""

    made_by: str
    made_on: str
    puzzles: list[Puzzle]


@cache
def shipped_puzzles() -> PuzzleSet:
    """The puzzles that come with the game."""
    text = (files("smallworld.lab.puzzles") / "puzzles.json").read_bytes()
    stored = msgspec.json.decode(text, type=PuzzleSet)
    whole = [replace(one, position=long_form(one.position)) for one in stored.puzzles]
    return replace(stored, puzzles=whole)


@cache
def puzzles_by_id() -> dict[str, Puzzle]:
    """The same, each under its id."""
    return {puzzle.id: puzzle for puzzle in shipped_puzzles().puzzles}


def puzzle_of(day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody, another one every day until all had theirs."""
    puzzles = shipped_puzzles().puzzles
    return puzzles[(day - _FIRST_DAY).days % len(puzzles)]


def state_of(puzzle: Puzzle) -> State:
    """The table as the puzzle begins."""
    state, _ = read_position(puzzle.position)
    return state


def solved_game(puzzle: Puzzle) -> Game:
    """A game from the position of the puzzle in which its solution was played."""
    state = state_of(puzzle)
    game = Game(state.box, NAMES[: int(state.box.seats)], start=state)
    for word in puzzle.solution:
        game.say(game.to_act, parse_action(word, state.box))
    return game


def solution_record(puzzle: Puzzle) -> str:
    """The record of the solution, for whoever wants to see it played."""
    return write_record(solved_game(puzzle))
