"""Search for free places around a counter inside a region."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from smallworld.drawing.layout.geometry import RoundedBox, RoundedSize
from smallworld.drawing.layout.grid import ClearanceGrid
from smallworld.packs.files.maps.outlines import Point

_Offset = tuple[float, float, float]  # cost, right, down

_STEP: Final = 0.15
_COUNTER_SEARCH: Final = (1.3, 0.26)  # reach and step for the counter itself
_COUNTER_COST: Final = 0.7  # cost of moving the counter, relative to an item


class Item(NamedTuple):
    """A thing to place, its preferred positions, and its largest distance, in counters."""

    size: RoundedSize
    preferred: tuple[Point, ...]
    reach: float


@dataclass(frozen=True)
class Spacing:
    """Gaps to the border and between things, and how many counter positions to try."""

    margin: float  # half of it is covered by the border's ink and gap
    gap: float
    centres: int


class PlacementSearch:
    """Searches places for counters of one size with one spacing."""

    def __init__(
        self, grid: ClearanceGrid, counter: RoundedSize, unit: float, spacing: Spacing
    ) -> None:
        self._grid = grid
        self._counter = counter
        self._unit = unit
        self._spacing = spacing
        self._offsets_of: dict[Item, list[_Offset]] = {}

    def find_best(
        self, region: int, middle: Point, items: Sequence[Item]
    ) -> list[RoundedBox] | None:
        """Return the cheapest places for the counter and all items, or ``None``."""
        best: list[RoundedBox] | None = None
        least = math.inf
        for cost, counter in self._centres(region, middle):
            if cost >= least:
                break  # positions come in order of cost
            tried = self._place_around(region, counter, items, least - cost)
            if tried is not None:
                best, least = tried[1], cost + tried[0]
        return best

    def _centres(self, region: int, middle: Point) -> Iterator[tuple[float, RoundedBox]]:
        """Yield positions for the counter, nearest to the middle first."""
        found = 0
        for cost, right, down in _offsets(((0.0, 0.0),), *_COUNTER_SEARCH):
            place = middle[0] + right * self._unit, middle[1] + down * self._unit
            box = RoundedBox(*place, self._counter)
            if self._fits(region, box):
                yield cost * _COUNTER_COST, box
                found += 1
            if found == self._spacing.centres:
                return

    def _place_around(
        self, region: int, counter: RoundedBox, items: Sequence[Item], limit: float
    ) -> tuple[float, list[RoundedBox]] | None:
        """Place all items around ``counter`` for less than ``limit``."""
        total = 0.0
        placed: list[RoundedBox] = []
        for item in items:
            found = self._place_beside(region, counter, placed, item, limit - total)
            if found is None:
                return None
            total += found[0]
            placed.append(found[1])
        return total, [counter, *placed]

    def _place_beside(
        self, region: int, counter: RoundedBox, placed: list[RoundedBox], item: Item, limit: float
    ) -> tuple[float, RoundedBox] | None:
        """Return the cheapest free place of one item."""
        size, gap, clearance = item.size, self._spacing.gap, self._grid.clearance
        narrow = min(size.half_width, size.half_height) + self._spacing.margin
        for cost, right, down in self._offsets(item):
            if cost >= limit:
                return None
            x, y = counter.x + right, counter.y + down
            if clearance(region, x, y) <= narrow:  # cheap test that rejects most
                continue
            box = RoundedBox(x, y, size)
            if all(box.distance(other) >= gap for other in placed) and self._fits(region, box):
                return cost, box
        return None

    def _offsets(self, item: Item) -> list[_Offset]:
        """Return the offsets that do not touch the counter, cheapest first."""
        if item not in self._offsets_of:
            counter, unit = RoundedBox(0.0, 0.0, self._counter), self._unit
            self._offsets_of[item] = [
                (cost, x * unit, y * unit)
                for cost, x, y in _offsets(item.preferred, item.reach, _STEP)
                if counter.distance(RoundedBox(x * unit, y * unit, item.size)) >= self._spacing.gap
            ]
        return self._offsets_of[item]

    def _fits(self, region: int, box: RoundedBox) -> bool:
        need = box.size.radius + self._spacing.margin
        return all(self._grid.clearance(region, x, y) > need for x, y in box.core_points())


@cache
def _offsets(preferred: tuple[Point, ...], reach: float, step: float) -> tuple[_Offset, ...]:
    """Return offsets around the middle, in counters, with their cost, cheapest first."""

    def places() -> Iterator[_Offset]:
        most = round(reach / step)
        yield from ((0.0, x, y) for x, y in preferred)
        for column in range(-most, most + 1):
            for row in range(-most, most + 1):
                x, y = column * step, row * step
                if x * x + y * y <= reach * reach:
                    yield min(math.dist((x, y), point) for point in preferred), x, y

    return tuple(sorted(places()))
