"""Measured worth of races, powers and combos.

``tools/make_combos.py`` writes ``combos.json`` from the tables of ``smallworld simulate``, and
``combos_expansions.json`` from games with all expansions in the box. The files say how they were
made; ``docs/simulate.md`` explains the estimates.

>>> stage_of(1, 10), stage_of(5, 10), stage_of(10, 10)
('early', 'middle', 'late')
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from smallworld.core.box import Box

ALWAYS: Final = "always"  # all stages together
STAGES: Final = (ALWAYS, "early", "middle", "late")


class Worth(msgspec.Struct, array_like=True, frozen=True):
    """What a pick was worth to the seat that made it.

    The ``reach`` is half of the 95 % confidence interval.
    """

    picked: int  # number of times
    coins: float  # income until the end of the game, active and in decline
    coins_reach: float
    lift: float  # win rate of its seat, relative to the mean pick of the stage
    lift_reach: float


class StageWorths(msgspec.Struct, frozen=True):
    """The worth of all tiles and combos at one stage of the game."""

    everything: Worth  # the mean pick
    races: dict[str, Worth]
    powers: dict[str, Worth]
    combos: dict[str, dict[str, Worth]]  # by race, then by power

    def combo(self, race: str, power: str) -> Worth | None:
        """Return the worth of one combo, or ``None`` if it was not measured."""
        return self.combos.get(race, {}).get(power)


class BoardWorths(msgspec.Struct, frozen=True):
    """The worth of everything on one board."""

    games: int
    rounds: int
    stages: dict[str, StageWorths]


class Combos(msgspec.Struct, frozen=True, omit_defaults=True):
    """The contents of one file."""

    made_by: str
    made_on: str
    version: str
    games_by: list[str]  # the commands that played the games
    bots: list[str]
    boards: dict[str, BoardWorths]
    packs: list[str] = []  # ids of the packs whose tiles were in the games

    def board(self, box: Box) -> BoardWorths | None:
        """Return the entry for the board of ``box``, or for the base board with as many seats."""
        return self.boards.get(box.board.id) or self.boards.get(f"base/{int(box.seats)}")


@cache
def stored_combos(*, expansions: bool = False) -> Combos:
    """Read a shipped file: that of the official tiles, or that with all expansions."""
    name = "combos_expansions.json" if expansions else "combos.json"
    return msgspec.json.decode((files("smallworld.bots.data") / name).read_bytes(), type=Combos)


def combos_for(box: Box) -> Combos:
    """Return the file for a box: the one with all expansions if the box has any of them."""
    if box.packs:
        found = stored_combos(expansions=True)
        if any(re.split("[ +]", label)[0] in found.packs for label in box.packs):
            return found
    return stored_combos()


def stage_of(round: int, rounds: int) -> str:
    """Return the stage of a round: the first, second or last third of the game."""
    return STAGES[1 + min(2, 3 * (round - 1) // rounds)]
