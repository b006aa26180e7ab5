"""Types of the puzzle routes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from smallworld.play.position.shape import Position


class ListedPuzzle(Struct):
    """A puzzle without its solution."""

    id: str
    kind: Literal["coins", "decline"]
    grade: Literal["easy", "middle", "hard"]
    map: str
    race: str  # of the seat to play
    power: str


class PuzzleList(Struct):
    """All puzzles, and today's."""

    today: str
    puzzles: list[ListedPuzzle]


class ShownPuzzle(Struct):
    """One puzzle with its position."""

    about: ListedPuzzle
    seat: int  # to play
    position: Position


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """The name of the player who tries it."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


class PuzzleSolution(Struct):
    """The answer; ``best`` is in coins, for ``decline`` a chance to win."""

    actions: list[str]
    best: float
    runner_up: float
    record: str  # the solution as a game file
