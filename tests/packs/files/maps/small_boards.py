"""Two tiny boards for fault tests: three regions side by side, and four around a point."""

from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.read import MapSpec, RegionSpec


def a_region(id: int, *neighbours: int) -> RegionSpec:
    return RegionSpec(
        id=id,
        name=f"Place{id}",
        terrain="hill",
        symbols=frozenset(),
        tribe=False,
        edge=True,
        neighbours=neighbours,
    )


def a_map(*regions: RegionSpec) -> MapSpec:
    return MapSpec("test/small", 2, 10, regions)


THREE = a_map(a_region(1, 2, 3), a_region(2, 1, 3), a_region(3, 1, 2))
FOUR = a_map(a_region(1, 2, 4), a_region(2, 1, 3), a_region(3, 2, 4), a_region(4, 1, 3))

# Region 1 above, 2 below on the left, 3 below on the right.
THREE_OUTLINES = Outlines(
    width=20,
    height=20,
    arcs=(
        ((0, 10), (10, 10)),
        ((10, 10), (20, 10)),
        ((10, 10), (10, 20)),
        ((0, 10), (0, 0), (20, 0), (20, 10)),
        ((20, 10), (20, 20), (10, 20)),
        ((10, 20), (0, 20), (0, 10)),
    ),
    rings={1: (3, ~1, ~0), 2: (5, 0, 2), 3: (4, ~2, 1)},
    labels={1: (10, 5), 2: (5, 15), 3: (15, 15)},
)

# Quarters: 1 and 3 touch only in the middle, and so do 2 and 4.
FOUR_OUTLINES = Outlines(
    width=20,
    height=20,
    arcs=(
        ((10, 0), (10, 10)),
        ((20, 10), (10, 10)),
        ((10, 20), (10, 10)),
        ((0, 10), (10, 10)),
        ((0, 10), (0, 0), (10, 0)),
        ((10, 0), (20, 0), (20, 10)),
        ((20, 10), (20, 20), (10, 20)),
        ((10, 20), (0, 20), (0, 10)),
    ),
    rings={1: (4, 0, ~3), 2: (5, 1, ~0), 3: (6, 2, ~1), 4: (7, 3, ~2)},
    labels={1: (5, 5), 2: (15, 5), 3: (15, 15), 4: (5, 15)},
)
