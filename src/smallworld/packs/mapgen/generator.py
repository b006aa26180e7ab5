"""Generate random boards from a seed: as large, as mixed and as fair as those of the box.

Scatter points, make a region of the area nearest to each, choose waters, then fill the land
until its mix matches the boards of the box and its entries have similar values. All arithmetic
uses whole numbers or operations that every machine rounds alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final

from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.proportions import Mix, mix_for, official_mix
from smallworld.packs.files.maps.read import MapSpec, RegionSpec
from smallworld.packs.mapgen.borders import trace_outlines
from smallworld.packs.mapgen.land import Ground, build_ground
from smallworld.packs.mapgen.populate import Population, populate
from smallworld.packs.mapgen.random_stream import RandomStream
from smallworld.packs.mapgen.recipe import HIGHEST_SEED, Recipe
from smallworld.packs.mapgen.relax import Relaxation
from smallworld.packs.mapgen.voronoi import voronoi_mesh

_POPULATE_TRIES: Final = 3  # attempts to fill the land; the best one wins
_RELAX_ROUNDS: Final = 48
# Separate random streams: a change of the drawing cannot change the map.
_LAND, _FILLING, _NAMES, _DRAWING = 1, 2, 3, 4

_NAME_STARTS: Final = (
    "Al An Ar Bal Bel Bor Bran Cal Cor Dal Der Dor El Er Fal Far Fen Gal Gar Gil Gran Hal Har Hel "
    "Il Im Jor Kal Kel Kor Lan Lar Lem Lor Mal Mar Mel Mor Nal Nar Nel Nor Ol Or Os Pal Per Por "
    "Ral Ran Rel Ros Sal Sar Sel Sor Tal Tar Tel Tor Ul Um Ur Val Var Ver Vil Vor Yal Yor Zan Zel"
)
_NAME_MIDDLES: Final = ("", "a", "e", "i", "o", "u", "va", "de", "mi", "no", "ri", "lu")
_NAME_ENDS: Final = {
    "farmland": "bela dena fina lena mela nora sela vena",
    "forest": "dril len lin nel silva tel vel wen",
    "hill": "berg dal dun holm kop lund ryn ven",
    "mountain": "drak gar gost karn korn rak tarn vak",
    "swamp": "bola fen gola loma mura rusa vada zum",
    "sea": "mar mare nar sund vik",
    "lake": "lago lin lum mera van",
}
_AWKWARD_PAIRS: Final = "aa ee ii oo uu ae ao eo ia io ll lr mn mr nl nm nn nr rl rr ss"
_LONGEST_NAME: Final = 8


class RandomBoard:
    """A generated map; its outlines are computed on first use."""

    def __init__(self, spec: MapSpec, recipe: Recipe, ground: Ground) -> None:
        self.spec = spec
        self._recipe = recipe
        self._ground = ground

    @cached_property
    def outlines(self) -> Outlines:
        """The outlines of the board."""
        mesh = voronoi_mesh(self._ground.points, *self._ground.frame)
        if mesh is None:
            raise AssertionError("the ground was a mesh when the board was made")
        rng = self._recipe.rng(_DRAWING)
        Relaxation(mesh, {cell: rng.between(0.85, 1.2) for cell in mesh.centres}).run(_RELAX_ROUNDS)
        return trace_outlines(mesh, self._ground.regions, rng)


def generate(seats: int, seed: int, regions: int | None = None) -> RandomBoard:
    """Generate the random board for a number of seats and a seed.

    >>> generate(2, 7).spec.id
    'random-1/2/7'
    """
    if not 0 <= seed <= HIGHEST_SEED:
        raise ValueError(f"a seed is 0 to {HIGHEST_SEED}, not {seed}")
    return board_of_recipe(
        Recipe(seats, seed, official_mix(seats).regions if regions is None else regions)
    )


@lru_cache(maxsize=64)
def board_of_recipe(recipe: Recipe) -> RandomBoard:
    """Generate the board of a recipe."""
    mix = mix_for(recipe.seats, recipe.regions)
    land = build_ground(mix, recipe.rng(_LAND))
    filling = recipe.rng(_FILLING)
    tries = [populate(land.country, mix, filling) for _ in range(_POPULATE_TRIES)]
    best = min(tries, key=lambda found: found[0])[1]
    return RandomBoard(_spec(recipe, mix, land, best), recipe, land)


def _spec(recipe: Recipe, mix: Mix, land: Ground, filled: Population) -> MapSpec:
    terrain = {**land.waters, **filled.terrain}
    order = sorted(terrain)
    names = _place_names([terrain[region] for region in order], recipe.rng(_NAMES))
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


def _place_names(terrains: Sequence[str], rng: RandomStream) -> list[str]:
    """Invent a unique name of at most eight letters for each region."""
    found: list[str] = []
    starts = rng.shuffled(_NAME_STARTS.split())
    for place, terrain in enumerate(terrains):
        while True:
            start = starts[place % len(starts)]
            name = start + rng.one_of(_NAME_MIDDLES) + rng.one_of(_NAME_ENDS[terrain].split())
            if (
                len(name) <= _LONGEST_NAME
                and name not in found
                and not _is_hard_to_say(name.lower())
            ):
                found.append(name)
                break
    return found


def _is_hard_to_say(name: str) -> bool:
    """Return whether a name has awkward pairs or runs of consonants."""
    awkward = _AWKWARD_PAIRS.split()
    run = 0
    for place, letter in enumerate(name):
        run = 0 if letter in "aeiouy" else run + 1
        if run > 3 or name[place : place + 2] in awkward:
            return True
    return False
