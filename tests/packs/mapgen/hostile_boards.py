"""Boards that are hard to draw: rings in rings, stars, wheels, chains, trees, nested triangles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from random import Random

from smallworld.packs.files.maps.read import MapSpec, RegionSpec

Pairs = Iterable[tuple[int, int]]


def board(name: str, count: int, pairs: Pairs, edge: Iterable[int], seas: int = 0) -> MapSpec:
    """Build the map of a graph; the last ``seas`` regions are sea."""
    around: dict[int, set[int]] = {region: set() for region in range(1, count + 1)}
    for one, other in pairs:
        around[one].add(other)
        around[other].add(one)
    outside = set(edge)
    regions = tuple(
        RegionSpec(
            id=region,
            name=f"Place{region}",
            terrain="sea" if region > count - seas else "hill",
            symbols=frozenset(),
            tribe=False,
            edge=region in outside,
            neighbours=tuple(sorted(others)),
        )
        for region, others in around.items()
    )
    return MapSpec(name, 2, 10, regions)


def rings(layers: int, size: int, centre: bool = False) -> MapSpec:
    """Rings in rings, the first at the edge; with or without a region in the middle."""
    pairs: list[tuple[int, int]] = []
    for layer in range(layers):
        first = layer * size + 1
        for place in range(size):
            pairs.append((first + place, first + (place + 1) % size))
            if layer + 1 < layers:
                pairs.append((first + place, first + size + place))
                pairs.append((first + place, first + size + (place + 1) % size))
    count = layers * size
    if centre:
        pairs += [(count + 1, count - place) for place in range(size)]
    count += centre
    pairs = [(one, other) for one, other in pairs if one != other]
    return board(f"rings_{layers}_{size}", count, pairs, range(1, size + 1))


def wheel(rim: int) -> MapSpec:
    pairs = [(1, place) for place in range(2, rim + 2)]
    pairs += [(place, place + 1) for place in range(2, rim + 1)] + [(rim + 1, 2)]
    return board(f"wheel_{rim}", rim + 1, pairs, range(2, rim + 2))


def star(leaves: int) -> MapSpec:
    pairs = [(1, leaf) for leaf in range(2, leaves + 2)]
    return board(f"star_{leaves}", leaves + 1, pairs, range(1, leaves + 2))


def fan(leaves: int) -> MapSpec:
    pairs = [(1, leaf) for leaf in range(2, leaves + 2)]
    pairs += [(leaf, leaf + 1) for leaf in range(2, leaves + 1)]
    return board(f"fan_{leaves}", leaves + 1, pairs, range(1, leaves + 2))


def chain(count: int) -> MapSpec:
    return board(f"chain_{count}", count, pairwise(range(1, count + 1)), range(1, count + 1))


def tree(count: int, children: int) -> MapSpec:
    pairs = [((place - 2) // children + 1, place) for place in range(2, count + 1)]
    return board(f"tree_{count}_{children}", count, pairs, range(1, count + 1))


def two_hubs(leaves: int) -> MapSpec:
    """Two regions that touch each other between any two of the others."""
    pairs = [(1, 2), *((hub, leaf) for hub in (1, 2) for leaf in range(3, leaves + 3))]
    return board(f"two_hubs_{leaves}", leaves + 2, pairs, (1, 2))


def bipyramid(rim: int) -> MapSpec:
    """A ring with a region inside and one that surrounds it at the edge, with two more there."""
    pairs = [(place, place % rim + 1) for place in range(1, rim + 1)]
    pairs += [(hub, place) for hub in (rim + 1, rim + 2) for place in range(1, rim + 1)]
    return board(f"bipyramid_{rim}", rim + 2, pairs, (rim + 2, 1, 2))


def complete(count: int, edges: int) -> MapSpec:
    pairs = combinations(range(1, count + 1), 2)
    return board(f"complete_{count}_{edges}", count, pairs, range(1, edges + 1))


def islands(land: int) -> MapSpec:
    """Two islands in one sea: each a triangulated strip along the edge."""
    half, sea = land // 2, land + 1
    pairs: list[tuple[int, int]] = []
    for first, last in ((1, half), (half + 1, land)):
        for place in range(first, last + 1):
            pairs += [(place, place + step) for step in (1, 2) if place + step <= last]
        pairs += [(place, sea) for place in range(first, last + 1)]
    return board(f"islands_{land}", sea, pairs, [1, 2, half + 1, half + 2, sea], seas=1)


def nested_triangles(count: int, seed: int | None) -> MapSpec:
    """Split triangles again and again: at random, or always the newest one."""
    rng = Random(seed)
    pairs = [(1, 2), (2, 3), (1, 3)]
    faces = [(1, 2, 3)]
    for fresh in range(4, count + 1):
        one, two, three = faces.pop(rng.randrange(len(faces)) if seed is not None else -1)
        pairs += [(fresh, one), (fresh, two), (fresh, three)]
        faces += [(one, two, fresh), (one, three, fresh), (two, three, fresh)]
    return board(f"triangles_{count}_{seed}", count, pairs, (1, 2, 3))


def outer_triangles(count: int, seed: int) -> MapSpec:
    """A polygon cut into triangles at random; all regions at the edge."""
    rng = Random(seed)
    pairs = [(place, place % count + 1) for place in range(1, count + 1)]

    def cut(ring: list[int]) -> None:
        if len(ring) <= 3:
            return
        third = rng.randrange(1, len(ring) - 1)
        for part in (ring[: third + 1], [*ring[third:]]):
            if len(part) > 2:
                pairs.append((part[0], part[-1]))
                cut(part)

    cut(list(range(1, count + 1)))
    return board(f"outer_{count}_{seed}", count, pairs, range(1, count + 1))


def comb(teeth: int) -> MapSpec:
    """A spine along the edge with teeth that touch only the spine and the edge."""
    pairs = [*pairwise(range(1, teeth + 1)), *((tooth, tooth + teeth) for tooth in range(1, teeth))]
    return board(f"comb_{teeth}", 2 * teeth - 1, pairs, range(1, 2 * teeth))


def cylinder(layers: int) -> MapSpec:
    """Rings of two: each region meets the other one of its ring twice."""
    pairs: list[tuple[int, int]] = []
    for layer in range(layers):
        one = 2 * layer + 1
        pairs.append((one, one + 1))
        if layer + 1 < layers:
            pairs += [(one, one + 2), (one, one + 3), (one + 1, one + 2), (one + 1, one + 3)]
    return board(f"cylinder_{layers}", 2 * layers, pairs, (1, 2))


def hostile_boards() -> Iterator[MapSpec]:
    """Yield all boards of the corpus."""
    yield from (rings(layers, 3) for layers in (2, 4, 6, 10, 20))
    yield from (rings(layers, size, centre=True) for layers, size in ((5, 4), (4, 5), (3, 8)))
    yield from (rings(layers, size, centre=True) for layers, size in ((9, 5), (14, 4), (2, 28)))
    yield from (wheel(rim) for rim in (3, 5, 12, 39, 58))
    yield from (star(leaves) for leaves in (1, 2, 8, 39, 58))
    yield from (fan(leaves) for leaves in (2, 12, 39, 58))
    yield from (chain(count) for count in (2, 3, 10, 40, 60))
    yield from (tree(count, children) for count in (15, 40, 60) for children in (2, 3, 6))
    yield from (two_hubs(leaves) for leaves in (2, 3, 10, 30, 58))
    yield from (bipyramid(rim) for rim in (3, 6, 20, 50))
    yield from (complete(count, edges) for count in (3, 4, 5, 8) for edges in (1, 2, 3))
    yield from (islands(land) for land in (10, 24, 50))
    yield from (nested_triangles(count, None) for count in (8, 20, 40, 60))
    yield from (nested_triangles(count, seed) for count in (12, 30, 60) for seed in range(5))
    yield from (outer_triangles(count, seed) for count in (12, 30, 60) for seed in range(4))
    yield from (comb(teeth) for teeth in (5, 20, 30))
    yield from (cylinder(layers) for layers in (1, 2, 5, 15, 30))
    yield board("alone", 1, [], [1])
    yield board("alone_inland", 1, [], [])
    yield board("apart", 4, [(1, 2), (3, 4)], range(1, 5))
