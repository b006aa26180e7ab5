"""Outlines of a board for drawing: borders are stored once and shared by both neighbours.

The file is JSON: ``width`` and ``height`` of the frame, ``arcs`` (each a list of points, x to the
right and y down), and for every region its ``rings`` and ``label``. A ring lists arcs by number,
clockwise as seen on the screen, each beginning where the last one ended. The number ``i`` means
arc ``i`` (counted from 0) as stored, and ``~i``, that is ``-i - 1``, the same arc reversed, as in
TopoJSON. Every region has exactly one ring.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NoReturn

from smallworld.packs.files.library_errors import json_facts
from smallworld.packs.files.maps.faults import MapError
from smallworld.packs.files.maps.read import base_file
from smallworld.packs.files.values import is_whole, shortened, shown

Point = tuple[float, float]

_LONGEST_FILE: Final = 2_000_000
_LARGEST_FRAME: Final = 3_000  # the boards of the box have 1,440 at most


@dataclass(frozen=True)
class Outlines:
    """The shapes of a board's regions: arcs, and rings made of arcs."""

    width: float
    height: float
    arcs: tuple[tuple[Point, ...], ...]
    rings: Mapping[int, tuple[int, ...]]
    labels: Mapping[int, Point]

    def __hash__(self) -> int:
        return hash((self.width, self.height, self.arcs[:1], len(self.arcs)))

    def arc(self, reference: int) -> tuple[Point, ...]:
        """Return the points of an arc, reversed for a negative ``reference``."""
        return self.arcs[reference] if reference >= 0 else self.arcs[~reference][::-1]

    def ring(self, region: int) -> list[Point]:
        """Return the outline of ``region``, clockwise on the screen, without repeating a point."""
        return [point for reference in self.rings[region] for point in self.arc(reference)[:-1]]

    def label(self, region: int) -> Point:
        """Return the point where the name and tokens of ``region`` go."""
        return self.labels[region]

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The regions that use each arc: two for a border, one on the frame."""
        users: list[list[int]] = [[] for _ in self.arcs]
        for region, references in self.rings.items():
            for reference in references:
                users[arc_number(reference)].append(region)
        return tuple(tuple(regions) for regions in users)

    @property
    def frame_arcs(self) -> tuple[int, ...]:
        """The arcs on the frame: those that only one region uses."""
        return tuple(arc for arc, regions in enumerate(self.sides) if len(regions) == 1)


def arc_number(reference: int) -> int:
    """Return the arc of a reference in either direction."""
    return reference if reference >= 0 else ~reference


def load_base_outlines(name: str) -> Outlines:
    """Return the outlines of a board of the box: ``"2"`` … ``"5"`` or ``"base/2"`` …"""
    short = name.removeprefix("base/")
    return parse_outlines(base_file(name, ".outlines.json"), f"base/{short}.outlines.json")


def parse_outlines(text: str, source: str) -> Outlines:
    """Parse outlines from JSON; ``source`` names the file in errors."""
    if len(text) > _LONGEST_FILE:
        raise MapError("mapfile.too_long", source, found=len(text), allowed=_LONGEST_FILE)
    try:
        whole: object = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        facts = json_facts(error)
        found = shortened(str(facts.pop("detail")))
        raise MapError("mapfile.syntax", source, found=found, **facts) from None
    return _Reader(source).outlines(whole)


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(word)


class _Reader:
    """Converts parsed JSON into outlines and refuses values of the wrong shape."""

    def __init__(self, source: str) -> None:
        self._source = source

    def outlines(self, whole: object) -> Outlines:
        table = self._table(whole, "outlines", 0)
        arcs = tuple(self._arc(part) for part in self._list(self._part(table, "arcs"), "arcs"))
        rings: dict[int, tuple[int, ...]] = {}
        labels: dict[int, Point] = {}
        for key, value in self._table(self._part(table, "regions"), "regions", 0).items():
            region = self._region_number(key)
            entry = self._table(value, "regions", region)
            rings[region] = self._ring(self._part(entry, "rings", region), region, len(arcs))
            labels[region] = self._point(self._part(entry, "label", region), "label", region)
        return Outlines(
            width=self._size(table, "width"),
            height=self._size(table, "height"),
            arcs=arcs,
            rings=rings,
            labels=labels,
        )

    def _wrong(self, key: str, value: object, allowed: str, region: int) -> MapError:
        facts: dict[str, object] = {"region": region, "key": key, "found": shown(value)}
        return MapError("mapfile.bad_value", self._source, **facts, allowed=allowed)

    def _part(self, table: Mapping[str, object], key: str, region: int = 0) -> object:
        if key not in table:
            raise MapError("mapfile.missing_key", self._source, region=region, key=key)
        return table[key]

    def _table(self, value: object, key: str, region: int) -> Mapping[str, object]:
        if not isinstance(value, dict):
            raise self._wrong(key, value, "{…}", region)
        return value

    def _list(self, value: object, key: str, region: int = 0) -> list[object]:
        if not isinstance(value, list):
            raise self._wrong(key, value, "[…]", region)
        return value

    def _size(self, table: Mapping[str, object], key: str) -> float:
        number = self._number(self._part(table, key), key, 0)
        if not 1 <= number <= _LARGEST_FRAME:
            raise self._wrong(key, number, f"1-{_LARGEST_FRAME}", 0)
        return number

    def _number(self, value: object, key: str, region: int) -> float:
        if isinstance(value, int | float) and not isinstance(value, bool):
            if abs(value) <= 2 * _LARGEST_FRAME and math.isfinite(value):
                return float(value)
        raise self._wrong(key, value, f"0-{_LARGEST_FRAME}", region)

    def _point(self, value: object, key: str, region: int) -> Point:
        if not isinstance(value, list) or len(value) != 2:
            raise self._wrong(key, value, "[x, y]", region)
        return self._number(value[0], key, region), self._number(value[1], key, region)

    def _arc(self, value: object) -> tuple[Point, ...]:
        points = tuple(self._point(part, "arcs", 0) for part in self._list(value, "arcs"))
        if len(points) < 2:
            raise self._wrong("arcs", value, "[[x, y], [x, y], …]", 0)
        return points

    def _region_number(self, key: str) -> int:
        if key.isascii() and key.isdigit() and len(key) <= 3 and key[0] != "0":
            return int(key)
        raise self._wrong("regions", key, "1-999", 0)

    def _ring(self, value: object, region: int, arcs: int) -> tuple[int, ...]:
        rings = self._list(value, "rings", region)
        if len(rings) != 1:
            raise self._wrong("rings", value, "[[…]]", region)
        found: list[int] = []
        for reference in self._list(rings[0], "rings", region):
            if not is_whole(reference) or not -arcs <= reference < arcs:
                raise self._wrong("rings", reference, f"{-arcs}-{arcs - 1}", region)
            found.append(reference)
        if not found:
            raise self._wrong("rings", value, "[[…]]", region)
        return tuple(found)
