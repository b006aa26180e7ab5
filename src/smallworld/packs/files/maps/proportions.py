"""The mix of a board: how much of everything it has, compared with the boards of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from smallworld.core.pieces import MAX_REGIONS, MOUNTAINS_IN_BOX, TRIBES_IN_BOX
from smallworld.core.terrain import SYMBOLS, TERRAINS
from smallworld.packs.files.maps.faults import MapFault, fault
from smallworld.packs.files.maps.read import WATERS, MapSpec, load_base_map

LAND_FOR_A_SEAT: Final = 5  # the boards of the box have nine or ten
_LANDS: Final = tuple(terrain for terrain in TERRAINS if terrain not in WATERS)


@dataclass(frozen=True)
class Mix:
    """Counts of everything on a board."""

    seats: int
    rounds: int
    regions: int
    terrains: Mapping[str, int]  # including water
    symbols: Mapping[str, int]
    tribes: int
    twins: int  # pairs of neighbours with the same terrain
    tribe_twins: int  # pairs of neighbours that both have a tribe
    edge: int
    entries: int

    @property
    def land(self) -> int:
        return self.regions - self.terrains["sea"] - self.terrains["lake"]


def mix_of(spec: MapSpec) -> Mix:
    """Count the mix of a map without faults."""
    pairs = [(r, spec.region(n)) for r in spec.regions for n in r.neighbours if r.id < n]
    terrains = Counter(region.terrain for region in spec.regions)
    symbols = Counter(symbol for region in spec.regions for symbol in region.symbols)
    return Mix(
        seats=spec.seats,
        rounds=spec.rounds,
        regions=len(spec.regions),
        terrains={terrain: terrains[terrain] for terrain in TERRAINS},
        symbols={symbol: symbols[symbol] for symbol in SYMBOLS},
        tribes=sum(region.tribe for region in spec.regions),
        twins=sum(a.terrain == b.terrain for a, b in pairs),
        tribe_twins=sum(a.tribe and b.tribe for a, b in pairs),
        edge=sum(region.edge for region in spec.regions),
        entries=sum(spec.entry(region.id) for region in spec.regions),
    )


@cache
def official_mix(seats: int) -> Mix:
    """Return the mix of the box's board for this number of seats.

    >>> official_mix(4).terrains["mountain"], official_mix(4).tribes
    (8, 14)
    """
    return mix_of(load_base_map(str(seats)))


def fewest_regions(seats: int) -> int:
    """Return the smallest number of regions for this number of seats, with waters."""
    return LAND_FOR_A_SEAT * seats + 3


@cache
def mix_for(seats: int, regions: int) -> Mix:
    """Scale the official mix to this number of regions.

    >>> mix_for(4, 39) == official_mix(4)
    True
    >>> mix_for(3, 25).terrains
    {'farmland': 4, 'forest': 4, 'hill': 4, 'mountain': 6, 'swamp': 4, 'sea': 2, 'lake': 1}
    """
    if not fewest_regions(seats) <= regions <= MAX_REGIONS:
        raise ValueError(f"{fewest_regions(seats)}-{MAX_REGIONS} regions, not {regions}")
    box = official_mix(seats)
    new, old = regions - 3, box.land

    def scaled(count: int) -> int:
        return (2 * count * new + old) // (2 * old)

    return Mix(
        seats=seats,
        rounds=box.rounds,
        regions=regions,
        terrains=_scaled_terrains(box, new),
        symbols={symbol: scaled(count) for symbol, count in box.symbols.items()},
        tribes=min(TRIBES_IN_BOX, scaled(box.tribes)),
        twins=scaled(box.twins),
        tribe_twins=scaled(box.tribe_twins),
        edge=scaled(box.edge),
        entries=scaled(box.entries),
    )


def _scaled_terrains(box: Mix, land: int) -> dict[str, int]:
    """Give every terrain its share by largest remainders; at most nine mountains."""
    shares = {terrain: box.terrains[terrain] * land for terrain in _LANDS}
    found = {terrain: share // box.land for terrain, share in shares.items()}
    found["mountain"] = min(MOUNTAINS_IN_BOX, found["mountain"])
    order = sorted(_LANDS, key=lambda terrain: -(shares[terrain] % box.land))
    place = 0
    while sum(found.values()) < land:
        terrain = order[place % len(order)]
        if terrain != "mountain" or found[terrain] < MOUNTAINS_IN_BOX:
            found[terrain] += 1
        place += 1
    return {**found, "sea": 2, "lake": 1}


def mix_differences(spec: MapSpec) -> list[MapFault]:
    """Return how a map differs from the board of the box; differences are allowed."""
    return [*_numbers(mix_of(spec)), *_kinds(mix_of(spec)), *_parts(spec)]


def _numbers(mix: Mix) -> Iterator[MapFault]:
    box = official_mix(mix.seats)
    if mix.regions != box.regions:
        yield fault("map.mix_regions", count=mix.regions, official=box.regions, seats=mix.seats)
    if mix.rounds != box.rounds:
        yield fault("map.mix_rounds", count=mix.rounds, official=box.rounds, seats=mix.seats)
    if mix.tribes != box.tribes:
        yield fault("map.mix_tribes", count=mix.tribes, official=box.tribes, seats=mix.seats)


def _kinds(mix: Mix) -> Iterator[MapFault]:
    """Compare waters (two seas and a lake, N7), terrains and symbols."""
    box = official_mix(mix.seats)
    for terrain, count in mix.terrains.items():
        if count != box.terrains[terrain]:
            facts = {"count": count, "official": box.terrains[terrain], "seats": mix.seats}
            yield fault("map.mix_terrain", terrain=terrain, **facts)
    for symbol, count in mix.symbols.items():
        if count != box.symbols[symbol]:
            facts = {"count": count, "official": box.symbols[symbol], "seats": mix.seats}
            yield fault("map.mix_symbol", symbol=symbol, **facts)


def _parts(spec: MapSpec) -> Iterator[MapFault]:
    parts = land_parts(spec)
    if len(parts) > 1:
        yield fault("map.mix_parts", count=len(parts))


def land_parts(spec: MapSpec) -> list[set[int]]:
    """Return the connected parts of the land."""
    left = {region.id for region in spec.regions if not region.is_water}
    found: list[set[int]] = []
    while left:
        part: set[int] = set()
        waiting = [min(left)]
        while waiting:
            region = waiting.pop()
            part.add(region)
            waiting += [n for n in spec.region(region).neighbours if n in left - part]
        found.append(part)
        left -= part
    return found
