"""Inputs of the network: an observation, split into regions, combos and the rest.

Trained weights rely on the order of these lists, but a network file stores only their length.
Append only, and train again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from smallworld.core import actions as a
from smallworld.core.box import Box
from smallworld.core.pieces import COLUMN_LENGTH
from smallworld.env.spaces.encoding import Bytes, neighbours, terrain
from smallworld.env.tables.layout import BLOCKS, Layout

ROUNDS: Final = 11  # highest number of rounds left that has a flag
COUNTS: Final = 10  # token numbers that a deployment distinguishes
REGION_ACTIONS: Final = 12 + 2 * COUNTS  # kinds of actions on a region
GLOBAL_ACTIONS: Final = 5  # decline, stop, end, roll, ally

_OF_REGIONS: Final = (
    *("declined", "lasting", "tokens", "camps", "tribe", "fortress", "lair", "hole", "hero"),
    *("dragon", "conquered", "non_empty", "declined_conquered", "price"),
)
_OF_SEATS: Final = (
    *("coins", "race", "power", "declined_race", "lasting_race", "lasting_power", "hand"),
    *("declined_hand", "lasting_hand", "waiting", "aside", "camps_in_hand", "camps_displaced"),
    *("heroes_in_hand", "holes_left", "attacked", "swapped"),
)
_OF_ALL: Final = (
    *("unseen_race", "unseen_power", "tray", "round", "rounds_left", "phase", "picked", "acted"),
    *("declined_acted", "declined_done", "conquests_over", "dragon_used", "fortress_built"),
    *("pending_roll", "last_die", "ready", "income"),
)
_MINE_ONLY: Final = ("my_seat", "turn")
_LARGE: Final = {name: large for name, _, large in BLOCKS}


class Tiles(NamedTuple):
    """The race and the power that each input of a network stands for."""

    races: tuple[str, ...]
    powers: tuple[str, ...]


class Features(NamedTuple):
    """Inputs of the network, one row per position."""

    regions: Bytes  # row × region × feature
    combos: Bytes  # row × place in the column × feature
    table: Bytes  # row × feature


class Scales(NamedTuple):
    """Divisors of the features."""

    regions: NDArray[np.float32]
    combos: NDArray[np.float32]
    table: NDArray[np.float32]


class FeatureExtractor:
    """Converts observations of games with ``box`` to inputs for a network with ``tiles``.

    Several opponents are merged into one: each flag that any of them has, and the largest of
    their numbers. Tiles that the network does not know are ignored.
    """

    def __init__(self, box: Box, tiles: Tiles) -> None:
        self.layout = Layout(box)
        self._nothing = int(self.layout.length)  # index of a byte that is always 0
        self._places = {
            "race": [box.race_index(race) for race in tiles.races],
            "power": [box.power_index(power) for power in tiles.powers],
        }
        self._axes = {name: axes.split() for name, axes, _ in BLOCKS}
        opponents = range(1, int(box.seats))
        self._regions = np.stack([self._region_places(seat) for seat in opponents])
        self._table = np.stack([self._table_places(seat) for seat in opponents])
        self._combos = self._combo_places()
        self._ground = terrain(box)
        self._rounds_left = int(self.layout.first["rounds_left"])
        touching = neighbours(box).astype(np.float64)
        self.near = touching / np.maximum(touching.sum(axis=1, keepdims=True), 1)
        self.columns = columns_of_actions(int(box.board.size))

    def extract(self, seen: Bytes) -> Features:
        """Convert observations, one per row."""
        rows = len(seen)
        wide = np.concatenate([seen, np.zeros((rows, 1), np.uint8)], axis=1)
        regions = wide[:, self._regions].max(axis=1)
        ground = np.broadcast_to(self._ground, (rows, *self._ground.shape))
        reachable = np.minimum(regions[..., -1:], 1)
        combos = wide[:, self._combos]
        place = np.arange(COLUMN_LENGTH, dtype=np.uint8)[None, :, None].repeat(rows, axis=0)
        left = np.minimum(seen[:, self._rounds_left], ROUNDS - 1)
        flags = np.eye(ROUNDS, dtype=np.uint8)[left]
        return Features(
            np.concatenate([regions, reachable, ground], axis=2),
            np.concatenate([combos, place], axis=2),
            np.concatenate([wide[:, self._table].max(axis=1), flags], axis=1),
        )

    def _block(self, name: str, seat: int = 0) -> list[int]:
        """Return the indices of a block in network order; of a block by seat only one row."""
        axes = self._axes[name]
        first = int(self.layout.first[name])
        extents = [int(self.layout.axes[axis]) for axis in axes]
        if axes and axes[0] == "seat":
            first += seat * int(np.prod(extents[1:], dtype=int))
            axes, extents = axes[1:], extents[1:]
        wanted = self._places.get(axes[-1]) if axes else [0]
        if wanted is None:
            wanted = list(range(extents[-1]))
        return [self._nothing if place < 0 else first + place for place in wanted]

    def _region_places(self, seat: int) -> NDArray[np.intp]:
        rows = [self._block("held_by"), self._block("held_by", seat)]
        rows += [self._block(name) for name in _OF_REGIONS]
        return np.array(rows).T

    def _table_places(self, seat: int) -> NDArray[np.intp]:
        places: list[int] = []
        for name in _OF_SEATS:
            places += [*self._block(name), *self._block(name, seat)]
        places += [self._block("peace_with")[seat], self._block("peace_with", seat)[0]]
        for name in _OF_ALL:
            places += self._block(name)
        places += [self._block(name)[0] for name in _MINE_ONLY]
        return np.array(places)

    def _combo_places(self) -> NDArray[np.intp]:
        rows = []
        for place in range(COLUMN_LENGTH):
            row: list[int] = []
            for name, axis in (("column_race", "race"), ("column_power", "power")):
                skipped = place * int(self.layout.axes[axis])
                row += [p if p == self._nothing else p + skipped for p in self._block(name)]
            rows.append([*row, int(self.layout.first["column_coins"]) + place])
        return np.array(rows)


def scales(tiles: Tiles) -> Scales:
    """Return divisors that bring nearly every feature between 0 and 1."""
    extents = {"race": len(tiles.races), "power": len(tiles.powers), "phase": 6, "die": 4}
    lengths = {name: extents.get(axes.split()[-1] if axes else "", 1) for name, axes, _ in BLOCKS}

    def large(names: tuple[str, ...], times: int = 1) -> list[int]:
        return [_LARGE[name] for name in names for _ in range(times * lengths[name])]

    regions = [1, 1, *[_LARGE[name] for name in _OF_REGIONS], 1, *[1] * 11]
    combos = [1] * (len(tiles.races) + len(tiles.powers)) + [_LARGE["column_coins"], 5]
    table = [*large(_OF_SEATS, 2), 1, 1, *large(_OF_ALL), 1, 1, *[1] * ROUNDS]
    return Scales(*(np.array(part, np.float32) for part in (regions, combos, table)))


_LIKE: Final = {
    a.DECLINE_AT: a.DECLINE,
    a.CONQUER_HIRED: a.CONQUER,
    a.PLACE_MARKER: a.PLACE_HERO,
    a.PLACE_POWER_MARKER: a.PLACE_HERO,
    a.PLACE_CATAPULT: a.PLACE_HERO,
    a.REGROUP: a.STOP,
    a.CONQUER_HURL: a.CONQUER,
}


def columns_of_actions(regions: int) -> NDArray[np.int64]:
    """Map each action to the index of its score: picks, global actions, then by region.

    The network knows no later actions of packs: they score like the action nearest to them.
    """
    columns = np.zeros(a.VOCABULARY, np.int64)
    columns[: a.DECLINE] = np.arange(a.DECLINE)
    columns[a.DECLINE : a.ALLY] = COLUMN_LENGTH + np.arange(a.ALLY - a.DECLINE)
    columns[a.ALLY : a.ABANDON + 1] = COLUMN_LENGTH + GLOBAL_ACTIONS - 1
    numbers = np.arange(a.ABANDON + 1, a.DIE)
    kind, region = np.divmod(numbers - a.ABANDON - 1, a.MAX_REGIONS)
    for first, count_from in ((a.DEPLOY, 12), (a.DECLINED_DEPLOY, 12 + COUNTS)):
        inside = (numbers >= first) & (numbers < first + a.MAX_REGIONS * a.MAX_TOKENS)
        at, tokens = np.divmod(numbers[inside] - first, a.MAX_TOKENS)
        region[inside] = at
        kind[inside] = count_from + np.minimum(tokens, COUNTS - 1)
    on_the_board = region < regions
    places = COLUMN_LENGTH + GLOBAL_ACTIONS + region * REGION_ACTIONS + kind
    columns[a.ABANDON + 1 : a.DIE] = np.where(on_the_board, places, 0)
    for action in range(a.LATER, a.VOCABULARY):
        like = _LIKE[int(a.block_of(action))]
        columns[action] = columns[like + int(a.region_of(action)) if like > a.ABANDON else like]
    return columns


@lru_cache(maxsize=16)
def extractor_for(box: Box, tiles: Tiles) -> FeatureExtractor:
    """Return a cached extractor."""
    return FeatureExtractor(box, tiles)
