"""Parse map files: regions and their neighbours in TOML.

Reading checks one value at a time (types, words, ranges); ``check`` decides whether the whole
is a playable board. Outlines are in a file of their own.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Final

from smallworld.core.pieces import MAX_REGIONS, MAX_SEATS
from smallworld.core.terrain import SYMBOLS, TERRAINS
from smallworld.packs.files.library_errors import toml_facts
from smallworld.packs.files.maps.faults import MapError
from smallworld.packs.files.toml_lines import KeyPath, Lines, too_deep
from smallworld.packs.files.values import is_plain, is_whole, listed, shortened, shown

BASE_MAPS: Final = ("2", "3", "4", "5")
WATERS: Final = ("sea", "lake")

_MAP_KEYS: Final = ("id", "seats", "rounds", "regions")
_REGION_KEYS: Final = ("id", "name", "terrain", "symbols", "tribe", "edge", "neighbours")
_LONGEST_FILE: Final = 200_000
_LONGEST_NAME: Final = 40
_MOST_ROUNDS: Final = 50
_AT_LINE: Final = re.compile(r"at line (\d+)")
_HIGHEST_REGION: Final = 999
_MOST_NEIGHBOURS: Final = 2 * MAX_REGIONS  # in a list, repeated ones included


@dataclass(frozen=True)
class RegionSpec:
    """One region of a map file."""

    id: int
    name: str
    terrain: str
    symbols: frozenset[str]
    tribe: bool
    edge: bool
    neighbours: tuple[int, ...]

    @property
    def is_water(self) -> bool:
        return self.terrain in WATERS


@dataclass(frozen=True)
class MapSpec:
    """A whole map: seats, rounds, and regions in the order of the file."""

    id: str
    seats: int
    rounds: int
    regions: tuple[RegionSpec, ...]

    @cached_property
    def _by_id(self) -> Mapping[int, RegionSpec]:
        return {region.id: region for region in self.regions}

    def has(self, region_id: int) -> bool:
        return region_id in self._by_id

    def region(self, region_id: int) -> RegionSpec:
        return self._by_id[region_id]

    def entry(self, region_id: int) -> bool:
        """Return whether a race may enter here: land at the edge or beside an edge sea (A1, A2)."""
        region = self.region(region_id)
        if region.is_water:
            return False
        return region.edge or any(self._is_edge_sea(other) for other in region.neighbours)

    def _is_edge_sea(self, region_id: int) -> bool:
        region = self._by_id.get(region_id)
        return region is not None and region.edge and region.terrain == "sea"


def load_base_map(name: str) -> MapSpec:
    """Return a board of the box: ``"2"`` … ``"5"``, or by its id ``"base/2"`` …"""
    return parse_map(base_file(name, ".toml"), f"base/{name.removeprefix('base/')}.toml")


def base_file(name: str, ending: str) -> str:
    """Return the text of a file of the base maps."""
    short = name.removeprefix("base/")
    if short not in BASE_MAPS:
        raise MapError("mapfile.unknown_map", name, allowed=listed(f"base/{m}" for m in BASE_MAPS))
    path = files("smallworld.packs.base") / "maps" / (short + ending)
    return path.read_text(encoding="utf-8")


def parse_map(text: str, source: str) -> MapSpec:
    """Parse a map from TOML; ``source`` names the file in errors.

    >>> parse_map("seats = 2", "mine.toml")
    Traceback (most recent call last):
    smallworld.packs.files.maps.faults.MapError: mine.toml: mapfile.missing_key (key id)
    """
    if len(text) > _LONGEST_FILE:
        raise MapError("mapfile.too_long", source, found=len(text), allowed=_LONGEST_FILE)
    if deep := too_deep(text):
        found = "Too many parts in a key"
        wrong = MapError("mapfile.syntax", source, found=found, **toml_facts(found))
        wrong.line = deep
        raise wrong
    try:
        table: Mapping[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = shortened(str(error))
        wrong = MapError("mapfile.syntax", source, found=found, **toml_facts(found))
        at = _AT_LINE.search(str(error))
        wrong.line = int(at[1]) if at else 0
        raise wrong from None
    try:
        return map_from(table, source)
    except MapError as error:
        error.line = Lines(text).of(error.place) if error.place else 0
        raise


def map_from(table: Mapping[str, object], source: str) -> MapSpec:
    """Build the map of a parsed TOML table."""
    if isinstance(table.get("pack"), dict):
        raise MapError("mapfile.is_pack", source)
    value = _Values(table, source, 0)
    value.only(_MAP_KEYS)
    spec = MapSpec(
        id=value.word("id"),
        seats=value.whole("seats", 2, MAX_SEATS),
        rounds=value.whole("rounds", 1, _MOST_ROUNDS),
        regions=tuple(
            _region(_Values(part, source, place)) for place, part in enumerate(value.tables(), 1)
        ),
    )
    _refuse_repeated_ids(spec, source)
    return spec


def _region(value: _Values) -> RegionSpec:
    value.only(_REGION_KEYS)
    return RegionSpec(
        id=value.number_itself(),
        name=value.word("name"),
        terrain=value.choice("terrain", TERRAINS),
        symbols=frozenset(value.choices("symbols", SYMBOLS)),
        tribe=value.flag("tribe"),
        edge=value.flag("edge"),
        neighbours=value.region_ids("neighbours"),
    )


def _refuse_repeated_ids(spec: MapSpec, source: str) -> None:
    seen: set[int] = set()
    for place, region in enumerate(spec.regions):
        if region.id in seen:
            error = MapError("mapfile.repeated_id", source, region=region.id)
            error.place = ("regions", place, "id")
            raise error
        seen.add(region.id)


class _Values:
    """The values of one table; each getter checks its value."""

    def __init__(self, table: Mapping[str, object], source: str, region: int) -> None:
        self._table = table
        self._source = source
        self._region = region  # its position in the file until its id is known; 0: the file
        self._path: KeyPath = ("regions", region - 1) if region else ()

    def wrong(self, code: str, key: str, **facts: object) -> MapError:
        error = MapError(code, self._source, region=self._region, key=key, **facts)
        error.place = (*self._path, key)
        return error

    def only(self, keys: tuple[str, ...]) -> None:
        for key in self._table:
            if key not in keys:
                raise self.wrong("mapfile.unknown_key", shortened(key), allowed=listed(keys))

    def _taken(self, key: str) -> object:
        if key not in self._table:
            raise self.wrong("mapfile.missing_key", key)
        return self._table[key]

    def _unfit(self, key: str, value: object, allowed: str) -> MapError:
        return self.wrong("mapfile.bad_value", key, found=shown(value), allowed=allowed)

    def whole(self, key: str, least: int, most: int) -> int:
        value = self._taken(key)
        if not is_whole(value) or not least <= value <= most:
            raise self._unfit(key, value, f"{least}-{most}")
        return value

    def number_itself(self) -> int:
        self._region = self.whole("id", 1, _HIGHEST_REGION)
        return self._region

    def word(self, key: str) -> str:
        value = self._taken(key)
        if not isinstance(value, str) or not _is_name(value):
            raise self._unfit(key, value, f"text, 1-{_LONGEST_NAME}")
        return value

    def choice(self, key: str, allowed: Iterable[str]) -> str:
        value = self._taken(key)
        if not isinstance(value, str) or value not in allowed:
            raise self._unfit(key, value, listed(allowed))
        return value

    def choices(self, key: str, allowed: Iterable[str]) -> list[str]:
        found: list[str] = []
        for value in self._items(key, listed(allowed)):
            if not isinstance(value, str) or value not in allowed or value in found:
                raise self._unfit(key, value, listed(allowed))
            found.append(value)
        return found

    def flag(self, key: str) -> bool:
        value = self._table.get(key, False)
        if not isinstance(value, bool):
            raise self._unfit(key, value, "true, false")
        return value

    def region_ids(self, key: str) -> tuple[int, ...]:
        self._taken(key)
        found: list[int] = []
        allowed = f"[1-{_HIGHEST_REGION}, …]"
        given = self._items(key, allowed)
        if len(given) > _MOST_NEIGHBOURS:
            raise self._unfit(key, f"[{len(given)} …]", f"{allowed}, 1-{MAX_REGIONS - 1}")
        for value in given:
            if not is_whole(value) or not 1 <= value <= _HIGHEST_REGION:
                raise self._unfit(key, value, allowed)
            found.append(value)
        return tuple(found)

    def tables(self) -> list[Mapping[str, object]]:
        self._taken("regions")
        found: list[Mapping[str, object]] = []
        for value in self._items("regions", "[[regions]]"):
            if not isinstance(value, dict):
                raise self._unfit("regions", value, "[[regions]]")
            found.append(value)
        return found

    def _items(self, key: str, allowed: str) -> list[object]:
        value = self._table.get(key, [])
        if not isinstance(value, list):
            raise self._unfit(key, value, allowed)
        return value


def _is_name(text: str) -> bool:
    return 1 <= len(text) <= _LONGEST_NAME and is_plain(text)
