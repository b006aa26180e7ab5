"""Random boards: as large, as mixed and as fair as those of the box, from a seed.

Points are scattered, the ground nearest to each is a region, waters are chosen, and the land
is filled until it is mixed like the boards of the box and its entries are alike. Only whole
numbers and operations that every machine rounds alike are used.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.proportions import Mix, mix_for, official_mix
from smallworld.packs.files.maps.read import MapSpec, RegionSpec
from smallworld.packs.mapgen.borders import outlines_of
from smallworld.packs.mapgen.land import Ground, ground
from smallworld.packs.mapgen.placenames import place_names
from smallworld.packs.mapgen.populate import Settled, settled
from smallworld.packs.mapgen.recipe import HIGHEST_SEED, Recipe
from smallworld.packs.mapgen.relax import Foam
from smallworld.packs.mapgen.voronoi import net_of

_SETTLERS: Final = 3  # times the land is filled; the best is kept
_SETTLING: Final = 48
# Streams of chance, so that what is drawn never changes what is played.
_LAND, _FILLING, _NAMES, _DRAWING = 1, 2, 3, 4


class RandomBoard:
    """A board made by chance: the map, and its outlines when somebody asks for them."""

    def __init__(self, spec: MapSpec, recipe: Recipe, ground: Ground) -> None:
        self.spec = spec
        self._recipe = recipe
        self._ground = ground

    @cached_property
    def outlines(self) -> Outlines:
        """Where the regions lie."""
        net = net_of(self._ground.points, *self._ground.frame)
        if net is None:
            raise AssertionError("the ground was a net when the board was made")
        chance = self._recipe.chance(_DRAWING)
        Foam(net, {cell: chance.between(0.85, 1.2) for cell in net.centres}).settle(_SETTLING)
        return outlines_of(net, self._ground.regions, chance)


def generate(seats: int, seed: int, regions: int | None = None) -> RandomBoard:
    """The random board for so many seats with this seed.

    >>> generate(2, 7).spec.id
    'random-1/2/7'
    """
    if not 0 <= seed <= HIGHEST_SEED:
        raise ValueError(f"a seed is 0 to {HIGHEST_SEED}, not {seed}")
    return made(Recipe(seats, seed, official_mix(seats).regions if regions is None else regions))


@lru_cache(maxsize=64)
def made(recipe: Recipe) -> RandomBoard:
    """The board of a recipe."""
    mix = mix_for(recipe.seats, recipe.regions)
    land = ground(mix, recipe.chance(_LAND))
    filling = recipe.chance(_FILLING)
    tries = [settled(land.country, mix, filling) for _ in range(_SETTLERS)]
    best = min(tries, key=lambda found: found[0])[1]
    return RandomBoard(_spec(recipe, mix, land, best), recipe, land)


def _spec(recipe: Recipe, mix: Mix, land: Ground, filled: Settled) -> MapSpec:
    terrain = {**land.waters, **filled.terrain}
    order = sorted(terrain)
    names = place_names([terrain[region] for region in order], recipe.chance(_NAMES))
    regions = [
        RegionSpec(
            id=region,
            name=name,
            terrain=terrain[region],
            symbols=frozenset(filled.symbols.get(region, ())),
            tribe=filled.tribe.get(region, False),
            edge=region in land.edge,
            neighbours=land.neighbours[region],
        )
        for region, name in zip(order, names, strict=True)
    ]
    return MapSpec(recipe.id, recipe.seats, mix.rounds, tuple(regions))
