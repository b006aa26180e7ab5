"""What races, powers and combos were worth in many games; kept as data, read once.

``combos.json`` is written by ``tools/make_combos.py`` from the tables of ``smallworld simulate``
and says how it was made; ``docs/simulate.md`` says how the numbers are estimated.

>>> stage_of(1, 10), stage_of(5, 10), stage_of(10, 10)
('early', 'middle', 'late')
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from smallworld.core.box import Box

ALWAYS: Final = "always"  # whenever it was picked
STAGES: Final = (ALWAYS, "early", "middle", "late")


class Worth(msgspec.Struct, array_like=True, frozen=True):
    """What a pick was worth to the seat that made it.

    The true value lies within the ``reach`` of the estimate in 95 of 100 such measurements.
    """

    picked: int  # times
    coins: float  # it brings until the end, active and in decline
    coins_reach: float
    lift: float  # how often its seat wins, as a multiple of what the mean pick of the stage does
    lift_reach: float


class StageWorths(msgspec.Struct, frozen=True):
    """Everything that can be picked, at one stage of the game."""

    everything: Worth  # the mean pick
    races: dict[str, Worth]
    powers: dict[str, Worth]
    combos: dict[str, dict[str, Worth]]  # by race, then by power

    def combo(self, race: str, power: str) -> Worth | None:
        """The worth of one combo; none for tiles that nobody has measured."""
        return self.combos.get(race, {}).get(power)


class BoardWorths(msgspec.Struct, frozen=True):
    """One board."""

    games: int
    rounds: int
    stages: dict[str, StageWorths]


class Combos(msgspec.Struct, frozen=True):
    """The whole file."""

    made_by: str
    made_on: str
    version: str
    games_by: list[str]  # the commands that played the games
    bots: list[str]
    boards: dict[str, BoardWorths]

    def board(self, box: Box) -> BoardWorths | None:
        """The board of ``box``, or the measured one for as many seats."""
        return self.boards.get(box.board.id) or self.boards.get(f"base/{int(box.seats)}")


@cache
def stored_combos() -> Combos:
    """The worths that are shipped."""
    text = (files("smallworld.bots.data") / "combos.json").read_bytes()
    return msgspec.json.decode(text, type=Combos)


def stage_of(round: int, rounds: int) -> str:
    """The stage of the game in which a round lies: the first third, the second, the last."""
    return STAGES[1 + min(2, 3 * (round - 1) // rounds)]
