"""Where everything stands in a region, so that nothing hides anything else.

In the middle stands the stack of counters. Around it lie, each with a place of its own: the
price, a piece of the race (lair, hole), a piece of the power (fortress, camp, hero,
dragon), the seals, the mountain and the name. The largest counter for which every region
finds room is the board's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from smallworld.drawing.layout.geometry import Box, Form, disc, rounded
from smallworld.drawing.layout.grid import Rooms
from smallworld.drawing.layout.placement import Manner, Places, Wish
from smallworld.packs.files.maps.outlines import Outlines, Point
from smallworld.packs.files.maps.read import MapSpec, RegionSpec

NAME_SIZE: Final = 15.0  # of the letters
_COUNTERS: Final = tuple(range(60, 38, -2))  # widths of a counter, tried from the largest
_LETTER: Final = 0.53  # width of a letter against its size
_EASY: Final = Manner(margin=6.5, gap=3.0, centres=14)
_TIGHT: Final = Manner(margin=4.5, gap=1.5, centres=40)

# The places things like best, in counters from the middle of the counter.
_LIKES: Final[dict[str, tuple[Point, ...]]] = {
    "mountain": ((-0.99, -0.12), (0.99, -0.12)),
    "price": ((0.0, -0.95),),
    "seal": ((-0.66, -0.88), (0.66, -0.88)),
    "power": ((0.94, 0.12),),
    "race": ((-0.94, 0.12),),
    "name": ((0.0, 0.8),),
}

# How far from the counter they may be: what belongs to it stays close.
_REACHES: Final = {"price": 1.85, "power": 1.7, "race": 1.7}
_REACH: Final = 2.3


@dataclass(frozen=True)
class Sizes:
    """How large things are on a board, all measured by its counter."""

    counter: float

    @property
    def piece(self) -> float:
        """Radius of a fortress, lair, hole, camp, hero or dragon."""
        return 0.34 * self.counter

    @property
    def price(self) -> float:
        """Radius of the badge with the price."""
        return 0.31 * self.counter

    @property
    def seal(self) -> float:
        """Radius of a symbol's seal."""
        return 0.28 * self.counter

    @property
    def mountain(self) -> float:
        """Half the width of the mountain piece."""
        return 0.54 * self.counter

    def form(self, kind: str, name: str = "") -> Form:
        """The room a thing takes. A stack rises a little, a counter may stand on a slope."""
        if kind == "counter":
            return rounded(0.53 * self.counter, 0.58 * self.counter, 0.16 * self.counter)
        if kind == "mountain":
            return rounded(0.5 * self.counter, 0.44 * self.counter, 0.22 * self.counter)
        if kind == "name":
            half = NAME_SIZE / 2
            return rounded(len(name) * _LETTER * half + 2, half + 1, half)
        return disc({"price": self.price, "seal": self.seal}.get(kind, self.piece))


@dataclass(frozen=True)
class Arrangement:
    """The places of one region; ``seals`` in the order of the sorted symbols."""

    counter: Box
    price: Box
    power: Box
    race: Box
    name: Box
    mountain: Box | None
    seals: tuple[Box, ...]

    @property
    def boxes(self) -> list[Box]:
        """All places."""
        always = [self.counter, self.price, self.power, self.race, self.name, *self.seals]
        return always if self.mountain is None else [*always, self.mountain]


@dataclass(frozen=True)
class Layout:
    """The places of all regions of a board, and how large things are on it."""

    sizes: Sizes
    regions: dict[int, Arrangement]


def layout(spec: MapSpec, outlines: Outlines, rooms: Rooms) -> Layout:
    """Places for everything, with the largest counter for which there is room everywhere."""
    order = list(spec.regions)
    for counter in _COUNTERS:
        board = _Board(outlines, rooms, Sizes(counter))
        found: dict[int, Arrangement] = {}
        for region in order:
            arranged = board.arranged(region)
            if arranged is None:
                order.remove(region)  # where it was tight it will be tight again: ask there first
                order.insert(0, region)
                break
            found[region.id] = arranged
        else:
            return Layout(board.sizes, found)
    return Layout(board.sizes, {r.id: board.arranged(r) or board.crowded(r) for r in order})


def _things(region: RegionSpec) -> list[str]:
    """What needs a place around the counter, in the order it is asked."""
    mountain = ["mountain"] if region.terrain == "mountain" else []
    return [*mountain, "price", "power", "race", *("seal" for _ in region.symbols), "name"]


class _Board:
    """A board whose counters have one size."""

    def __init__(self, outlines: Outlines, rooms: Rooms, sizes: Sizes) -> None:
        self.sizes = sizes
        self._outlines = outlines
        self._manners = [
            Places(rooms, sizes.form("counter"), sizes.counter, manner)
            for manner in (_EASY, _TIGHT)
        ]

    def arranged(self, region: RegionSpec) -> Arrangement | None:
        """Places for everything, close together if need be; ``None`` if there is no room."""
        wishes = [
            Wish(self.sizes.form(kind, region.name), _LIKES[kind], _REACHES.get(kind, _REACH))
            for kind in _things(region)
        ]
        for places in self._manners:
            found = places.best(region.id, self._outlines.label(region.id), wishes)
            if found is not None:
                return _named(region, found)
        return None

    def crowded(self, region: RegionSpec) -> Arrangement:
        """Everything where it likes best, whether or not there is room."""
        x, y = self._outlines.label(region.id)
        found = [Box(x, y, self.sizes.form("counter"))]
        asked = dict.fromkeys(_LIKES, 0)
        for kind in _things(region):
            right, down = _LIKES[kind][asked[kind] % len(_LIKES[kind])]
            asked[kind] += 1
            place = x + right * self.sizes.counter, y + down * self.sizes.counter
            found.append(Box(*place, self.sizes.form(kind, region.name)))
        return _named(region, found)


def _named(region: RegionSpec, places: list[Box]) -> Arrangement:
    found: dict[str, list[Box]] = {kind: [] for kind in _LIKES}
    for kind, box in zip(_things(region), places[1:], strict=True):
        found[kind].append(box)
    return Arrangement(
        counter=places[0],
        price=found["price"][0],
        power=found["power"][0],
        race=found["race"][0],
        name=found["name"][0],
        mountain=found["mountain"][0] if found["mountain"] else None,
        seals=tuple(found["seal"]),
    )
