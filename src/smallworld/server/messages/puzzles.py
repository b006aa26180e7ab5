"""Types of the puzzle routes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from smallworld.play.position.shape import Position


class ListedPuzzle(Struct):
    """What a puzzle is about; not how it is solved."""

    id: str
    kind: Literal["coins", "decline"]
    grade: Literal["easy", "middle", "hard"]
    map: str
    race: str  # of the seat that is asked
    power: str


class PuzzleList(Struct):
    """All puzzles, and the one of the day."""

    today: str
    puzzles: list[ListedPuzzle]


class ShownPuzzle(Struct):
    """One puzzle with its position."""

    about: ListedPuzzle
    seat: int  # that is asked
    position: Position


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """Who wants to try it."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


class PuzzleSolution(Struct):
    """The answer: of ``coins`` coins, of ``decline`` the chances to win by either answer."""

    actions: list[str]
    best: float
    runner_up: float
    record: str  # the solution as it is played
