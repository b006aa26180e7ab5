"""The ids of random boards: they contain everything a board is generated from.

``random-1/4/7`` is the board for four seats with seed 7, from version 1 of the generator;
``random-1/4/7/36`` has 36 regions instead of the official number. An id always gives the same
board on every machine: a change of the generator's results needs a new ``VERSION``, and the
old version stays available.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from smallworld.core.pieces import MAX_REGIONS, MAX_SEATS
from smallworld.packs.files.maps.proportions import fewest_regions, official_mix
from smallworld.packs.mapgen.random_stream import RandomStream

VERSION: Final = 1
HIGHEST_SEED: Final = 2**63 - 1

_NAME: Final = re.compile(r"random-([1-9]\d{0,2})/([1-9])/(0|[1-9]\d{0,18})(?:/([1-9]\d?))?", re.A)


@dataclass(frozen=True)
class Recipe:
    """The parameters of a random board."""

    seats: int
    seed: int
    regions: int
    version: int = VERSION

    @property
    def id(self) -> str:
        """The id of the board.

        >>> Recipe(4, 7, 39).id, Recipe(4, 7, 36).id
        ('random-1/4/7', 'random-1/4/7/36')
        """
        name = f"random-{self.version}/{self.seats}/{self.seed}"
        official = official_mix(self.seats).regions
        return name if self.regions == official else f"{name}/{self.regions}"

    def rng(self, stream: int) -> RandomStream:
        return RandomStream(self.version, self.seats, self.seed, self.regions, stream)


def recipe_of(id: str) -> Recipe | None:
    """Parse a map id; return ``None`` if it is not the id of a random board.

    >>> recipe_of("random-1/4/7")
    Recipe(seats=4, seed=7, regions=39, version=1)
    >>> recipe_of("random-1/4/07") is recipe_of("random-9/4/7") is recipe_of("base/4") is None
    True
    """
    found = _NAME.fullmatch(id)
    if found is None:
        return None
    version, seats, seed = (int(part) for part in found.groups()[:3])
    if version != VERSION or not 2 <= seats <= MAX_SEATS or seed > HIGHEST_SEED:
        return None
    regions = int(found[4] or official_mix(seats).regions)
    recipe = Recipe(seats, seed, regions)
    fits = fewest_regions(seats) <= regions <= MAX_REGIONS
    return recipe if fits and recipe.id == id else None
