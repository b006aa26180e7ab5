"""Where everything stands in each region, so that nothing overlaps.

The stack of counters stands in the middle. Around it lie, each with a place of its own: the
price, a piece of the race (lair, hole), a piece of the power (fortress, camp, hero,
dragon), the seals, the mountain and the name. The board uses the largest counter for which
every region has enough space.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from smallworld.drawing.layout.geometry import RoundedBox, RoundedSize, disc_size, rounded_size
from smallworld.drawing.layout.grid import ClearanceGrid
from smallworld.drawing.layout.placement import Item, PlacementSearch, Spacing
from smallworld.packs.files.maps.outlines import Outlines, Point
from smallworld.packs.files.maps.read import MapSpec, RegionSpec

NAME_SIZE: Final = 15.0  # font size
_COUNTER_WIDTHS: Final = tuple(range(60, 38, -2))  # tried from the largest
_LETTER_WIDTH: Final = 0.53  # relative to the font size
_WIDE: Final = Spacing(margin=6.5, gap=3.0, centres=14)
_TIGHT: Final = Spacing(margin=4.5, gap=1.5, centres=40)

# Preferred positions in counters, from the middle of the counter.
_PREFERRED: Final[dict[str, tuple[Point, ...]]] = {
    "mountain": ((-0.99, -0.12), (0.99, -0.12)),
    "price": ((0.0, -0.95),),
    "seal": ((-0.66, -0.88), (0.66, -0.88)),
    "power": ((0.94, 0.12),),
    "race": ((-0.94, 0.12),),
    "name": ((0.0, 0.8),),
}

# Largest distance from the counter: pieces and price stay close.
_REACHES: Final = {"price": 1.85, "power": 1.7, "race": 1.7}
_REACH: Final = 2.3


@dataclass(frozen=True)
class Sizes:
    """The sizes of things on a board, all proportional to its counter."""

    counter: float

    @property
    def piece(self) -> float:
        """Return the radius of a fortress, lair, hole, camp, hero or dragon."""
        return 0.34 * self.counter

    @property
    def price(self) -> float:
        """Return the radius of the price badge."""
        return 0.31 * self.counter

    @property
    def seal(self) -> float:
        """Return the radius of a symbol's seal."""
        return 0.28 * self.counter

    @property
    def mountain(self) -> float:
        """Return half the width of the mountain piece."""
        return 0.54 * self.counter

    def size_of(self, kind: str, name: str = "") -> RoundedSize:
        """Return the space a thing takes. A stack rises, a counter may be tilted."""
        if kind == "counter":
            return rounded_size(0.53 * self.counter, 0.58 * self.counter, 0.16 * self.counter)
        if kind == "mountain":
            return rounded_size(0.5 * self.counter, 0.44 * self.counter, 0.22 * self.counter)
        if kind == "name":
            half = NAME_SIZE / 2
            return rounded_size(len(name) * _LETTER_WIDTH * half + 2, half + 1, half)
        return disc_size({"price": self.price, "seal": self.seal}.get(kind, self.piece))


@dataclass(frozen=True)
class RegionLayout:
    """The places of one region; ``seals`` in the order of the sorted symbols."""

    counter: RoundedBox
    price: RoundedBox
    power: RoundedBox
    race: RoundedBox
    name: RoundedBox
    mountain: RoundedBox | None
    seals: tuple[RoundedBox, ...]

    @property
    def boxes(self) -> list[RoundedBox]:
        """Return all places."""
        always = [self.counter, self.price, self.power, self.race, self.name, *self.seals]
        return always if self.mountain is None else [*always, self.mountain]


@dataclass(frozen=True)
class BoardLayout:
    """The places of all regions of a board, and the sizes of things on it."""

    sizes: Sizes
    regions: dict[int, RegionLayout]


@lru_cache(maxsize=8)
def clearance_of(outlines: Outlines) -> ClearanceGrid:
    """Return the distances to the borders of a board, cached: three files are drawn from them."""
    return ClearanceGrid(outlines)


@lru_cache(maxsize=8)
def compute_layout(spec: MapSpec, outlines: Outlines) -> BoardLayout:
    """Place everything with the largest counter that fits in every region; cached."""
    grid = clearance_of(outlines)
    order = list(spec.regions)
    for counter in _COUNTER_WIDTHS:
        board = _Arranger(outlines, grid, Sizes(counter))
        found: dict[int, RegionLayout] = {}
        for region in order:
            arrangement = board.arrange(region)
            if arrangement is None:
                order.remove(region)  # most likely to fail with the next size, too: try it first
                order.insert(0, region)
                break
            found[region.id] = arrangement
        else:
            return BoardLayout(board.sizes, found)
    return BoardLayout(
        board.sizes, {r.id: board.arrange(r) or board.arrange_crowded(r) for r in order}
    )


def _items(region: RegionSpec) -> list[str]:
    """Return what needs a place around the counter, in the order of placement."""
    mountain = ["mountain"] if region.terrain == "mountain" else []
    return [*mountain, "price", "power", "race", *("seal" for _ in region.symbols), "name"]


class _Arranger:
    """Places things on a board with counters of one size."""

    def __init__(self, outlines: Outlines, grid: ClearanceGrid, sizes: Sizes) -> None:
        self.sizes = sizes
        self._outlines = outlines
        self._searches = [
            PlacementSearch(grid, sizes.size_of("counter"), sizes.counter, spacing)
            for spacing in (_WIDE, _TIGHT)
        ]

    def arrange(self, region: RegionSpec) -> RegionLayout | None:
        """Place everything, closer together if needed; ``None`` if it does not fit."""
        items = [
            Item(
                self.sizes.size_of(kind, region.name), _PREFERRED[kind], _REACHES.get(kind, _REACH)
            )
            for kind in _items(region)
        ]
        for places in self._searches:
            found = places.find_best(region.id, self._outlines.label(region.id), items)
            if found is not None:
                return _region_layout(region, found)
        return None

    def arrange_crowded(self, region: RegionSpec) -> RegionLayout:
        """Place everything at its preferred position, even if it overlaps."""
        x, y = self._outlines.label(region.id)
        found = [RoundedBox(x, y, self.sizes.size_of("counter"))]
        used = dict.fromkeys(_PREFERRED, 0)
        for kind in _items(region):
            right, down = _PREFERRED[kind][used[kind] % len(_PREFERRED[kind])]
            used[kind] += 1
            place = x + right * self.sizes.counter, y + down * self.sizes.counter
            found.append(RoundedBox(*place, self.sizes.size_of(kind, region.name)))
        return _region_layout(region, found)


def _region_layout(region: RegionSpec, places: list[RoundedBox]) -> RegionLayout:
    found: dict[str, list[RoundedBox]] = {kind: [] for kind in _PREFERRED}
    for kind, box in zip(_items(region), places[1:], strict=True):
        found[kind].append(box)
    return RegionLayout(
        counter=places[0],
        price=found["price"][0],
        power=found["power"][0],
        race=found["race"][0],
        name=found["name"][0],
        mountain=found["mountain"][0] if found["mountain"] else None,
        seals=tuple(found["seal"]),
    )
