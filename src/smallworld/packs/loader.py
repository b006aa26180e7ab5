"""The base game, on a board of the box or on a random board."""

from __future__ import annotations

from functools import cache, lru_cache

from smallworld.core.board import Board
from smallworld.core.box import Box
from smallworld.core.options import DEFAULT_OPTIONS
from smallworld.core.terrain import SYMBOLS, TERRAINS
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.files.maps.read import BASE_MAPS, MapSpec, load_base_map
from smallworld.packs.mapgen.recipe import recipe_of


class UnknownMap(ValueError):
    """A map id that neither the box nor a pack has."""

    def __init__(self, id: str) -> None:
        known = ", ".join(map_ids())
        super().__init__(f"no map is called {id!r}; there are: {known}")
        self.id = id


def map_ids() -> list[str]:
    """Return the ids of the maps of the box.

    >>> map_ids()
    ['base/2', 'base/3', 'base/4', 'base/5']
    """
    return [f"base/{name}" for name in BASE_MAPS]


def has_map(id: str) -> bool:
    """Return whether the id names a map of the box or a random one.

    >>> has_map("base/3"), has_map("random-1/4/7"), has_map("base/9")
    (True, True, False)
    """
    return id in map_ids() or recipe_of(id) is not None


def map_without_pack(id: str) -> MapSpec | None:
    """Return a map of the box or a random one; ``None`` for any other id."""
    if id in map_ids():
        return _base_map(id)
    recipe = recipe_of(id) if isinstance(id, str) else None
    if recipe is None:
        return None
    # Imported late: most games need no random board.
    from smallworld.packs.mapgen.generator import board_of_recipe

    return board_of_recipe(recipe).spec


@cache
def _base_map(id: str) -> MapSpec:
    return load_base_map(id.removeprefix("base/"))


@lru_cache(maxsize=64)
def load_board(id: str) -> Board:
    """Return the engine's board of a map that needs no pack, cached."""
    spec = map_without_pack(id)
    if spec is None:
        raise UnknownMap(id)
    return board_from(spec)


def board_from(spec: MapSpec) -> Board:
    """Build the engine's board of a map without faults."""
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
        names=[region.name for region in regions],
    )


def base_box(
    map: str = "base/2", options: int = DEFAULT_OPTIONS, board: Board | None = None
) -> Box:
    """Build the base game on one of its boards, or on a given ``board``.

    >>> len(base_box().races), len(base_box().powers)
    (14, 20)
    """
    made = load_board(map) if board is None else board
    box = Box(made, RACES, POWERS, options=options)
    if board is None:
        box.origin = (shared_box, (map, options))
    return box


@lru_cache(maxsize=64)
def shared_box(map: str = "base/2", options: int = DEFAULT_OPTIONS) -> Box:
    """Return the base game on one of its boards, built once and shared by all games."""
    return base_box(map, options)
