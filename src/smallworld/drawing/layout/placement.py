"""The search for free places around a counter inside a region."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from smallworld.drawing.layout.geometry import Box, Form
from smallworld.drawing.layout.grid import Rooms
from smallworld.packs.files.maps.outlines import Point

_Offset = tuple[float, float, float]  # its cost, and how far to the right and down

_STEP: Final = 0.15
_WANDERING: Final = (1.3, 0.26)  # the same for the counter itself
_OFF_THE_MIDDLE: Final = 0.7  # what moving the counter costs against moving another thing


class Wish(NamedTuple):
    """A thing, the places it likes best, and how far away it may be, both in counters."""

    form: Form
    likes: tuple[Point, ...]
    reach: float


@dataclass(frozen=True)
class Manner:
    """How far from the border and from one another things keep, and how many middles are tried."""

    margin: float  # the border's ink and paper gap take half of it
    gap: float
    centres: int


class Places:
    """Looks for places with counters of one size, in one manner."""

    def __init__(self, rooms: Rooms, counter: Form, unit: float, manner: Manner) -> None:
        self._rooms = rooms
        self._counter = counter
        self._unit = unit
        self._manner = manner
        self._known: dict[Wish, list[_Offset]] = {}

    def best(self, region: int, middle: Point, wishes: Sequence[Wish]) -> list[Box] | None:
        """Places for the counter and for each wish that cost least; ``None`` if there are none."""
        best: list[Box] | None = None
        least = math.inf
        for cost, counter in self._centres(region, middle):
            if cost >= least:
                break  # middles come with rising costs
            tried = self._around(region, counter, wishes, least - cost)
            if tried is not None:
                best, least = tried[1], cost + tried[0]
        return best

    def _centres(self, region: int, middle: Point) -> Iterator[tuple[float, Box]]:
        """Places for the counter, those near the middle first."""
        found = 0
        for cost, right, down in _offsets(((0.0, 0.0),), *_WANDERING):
            place = middle[0] + right * self._unit, middle[1] + down * self._unit
            box = Box(*place, self._counter)
            if self._fits(region, box):
                yield cost * _OFF_THE_MIDDLE, box
                found += 1
            if found == self._manner.centres:
                return

    def _around(
        self, region: int, counter: Box, wishes: Sequence[Wish], limit: float
    ) -> tuple[float, list[Box]] | None:
        """Places for all wishes around ``counter`` if they cost less than ``limit``."""
        total = 0.0
        placed: list[Box] = []
        for wish in wishes:
            found = self._beside(region, counter, placed, wish, limit - total)
            if found is None:
                return None
            total += found[0]
            placed.append(found[1])
        return total, [counter, *placed]

    def _beside(
        self, region: int, counter: Box, placed: list[Box], wish: Wish, limit: float
    ) -> tuple[float, Box] | None:
        """The free place a thing likes best."""
        form, gap, clearance = wish.form, self._manner.gap, self._rooms.clearance
        narrow = min(form.half_width, form.half_height) + self._manner.margin
        for cost, right, down in self._offsets(wish):
            if cost >= limit:
                return None
            x, y = counter.x + right, counter.y + down
            if clearance(region, x, y) <= narrow:  # quickly told, and true of most
                continue
            box = Box(x, y, form)
            if all(box.distance(other) >= gap for other in placed) and self._fits(region, box):
                return cost, box
        return None

    def _offsets(self, wish: Wish) -> list[_Offset]:
        """Places around the counter that do not touch it, the most liked first."""
        if wish not in self._known:
            counter, unit = Box(0.0, 0.0, self._counter), self._unit
            self._known[wish] = [
                (cost, x * unit, y * unit)
                for cost, x, y in _offsets(wish.likes, wish.reach, _STEP)
                if counter.distance(Box(x * unit, y * unit, wish.form)) >= self._manner.gap
            ]
        return self._known[wish]

    def _fits(self, region: int, box: Box) -> bool:
        need = box.form.radius + self._manner.margin
        return all(self._rooms.clearance(region, x, y) > need for x, y in box.skeleton())


@cache
def _offsets(likes: tuple[Point, ...], reach: float, step: float) -> tuple[_Offset, ...]:
    """Places around the middle, in counters, from the most to the least liked, with their cost."""

    def places() -> Iterator[_Offset]:
        most = round(reach / step)
        yield from ((0.0, x, y) for x, y in likes)
        for column in range(-most, most + 1):
            for row in range(-most, most + 1):
                x, y = column * step, row * step
                if x * x + y * y <= reach * reach:
                    yield min(math.dist((x, y), like) for like in likes), x, y

    return tuple(sorted(places()))
