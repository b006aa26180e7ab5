"""From packs to the box one game is played with."""

from __future__ import annotations

from functools import cache

from smallworld.core.board import Board
from smallworld.core.box import Box
from smallworld.core.options import DEFAULT_OPTIONS
from smallworld.core.terrain import SYMBOLS, TERRAINS
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.mapfile import BASE_MAPS, MapSpec, load_base_map


class UnknownMap(ValueError):
    """A map id that no pack has."""

    def __init__(self, id: str) -> None:
        known = ", ".join(map_ids())
        super().__init__(f"no map is called {id!r}; there are: {known}")
        self.id = id


def map_ids() -> list[str]:
    """All maps there are.

    >>> map_ids()
    ['base/2', 'base/3', 'base/4', 'base/5']
    """
    return [f"base/{name}" for name in BASE_MAPS]


@cache
def load_map(id: str) -> MapSpec:
    """The map with this id, names and all.

    >>> load_map("base/5").rounds
    8
    """
    if id not in map_ids():
        raise UnknownMap(id)
    return load_base_map(id.removeprefix("base/"))


@cache
def load_board(id: str) -> Board:
    """The board of a map as the engine wants it."""
    return board_from(load_map(id))


def board_from(spec: MapSpec) -> Board:
    """The engine's board of a map whose faults were checked."""
    regions = sorted(spec.regions, key=lambda region: region.id)
    return Board(
        spec.id,
        seats=spec.seats,
        rounds=spec.rounds,
        features=[
            TERRAINS[region.terrain] | sum(SYMBOLS[symbol] for symbol in region.symbols)
            for region in regions
        ],
        neighbours=[list(region.neighbours) for region in regions],
        tribes=[region.id for region in regions if region.tribe],
        edge=[region.id for region in regions if region.edge],
    )


def base_box(map: str = "base/2", options: int = DEFAULT_OPTIONS) -> Box:
    """The base game on one of its boards.

    >>> len(base_box().races), len(base_box().powers)
    (14, 20)
    """
    return Box(load_board(map), RACES, POWERS, options=options)
