"""Write a pack as one TOML file, with the maps and emblems of its folder inside."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

import msgspec

from smallworld.packs.files.maps.read import MapSpec, RegionSpec
from smallworld.packs.files.packs.pack import Pack

Table = Mapping[str, object]


def one_file(pack: Pack) -> str:
    """Return the text of the pack; boards and emblems from files are written into it.

    Outlines do not fit in: they are computed again where the pack is read.
    """
    return pack.text if not pack.files else written_whole(pack)


def written_whole(pack: Pack) -> str:
    """Write a pack anew from its parts, with the switches that are on."""
    whole = msgspec.to_builtins(pack.shape)
    assert isinstance(whole, dict)
    for trait in (*whole.get("race", ()), *whole.get("power", ())):
        if trait["id"] in pack.emblems:
            trait["emblem"] = pack.emblems[trait["id"]]
    if pack.boards:
        whole["board"] = [_board(spec) for spec in pack.boards]
    return "\n".join(_written(whole, ())) + "\n"


def _board(spec: MapSpec) -> Table:
    return {
        "id": spec.id.rpartition("/")[2],
        "seats": spec.seats,
        "rounds": spec.rounds,
        "regions": [_region(region) for region in spec.regions],
    }


def _region(region: RegionSpec) -> Table:
    return {
        "id": region.id,
        "name": region.name,
        "terrain": region.terrain,
        "symbols": sorted(region.symbols),
        "tribe": region.tribe,
        "edge": region.edge,
        "neighbours": list(region.neighbours),
    }


def _written(table: Table, path: tuple[str, ...]) -> Iterator[str]:
    """Yield the lines of a table: its own values first, then its tables with headings."""
    inner = {key: value for key, value in table.items() if _is_table(value)}
    yield from (f"{key} = {_value(value)}" for key, value in table.items() if key not in inner)
    for key, value in inner.items():
        below = (*path, key)
        heading = ".".join(below)
        if isinstance(value, list):
            for one in value:
                yield f"\n[[{heading}]]"
                yield from _written(one, below)
        elif isinstance(value, dict):
            yield f"\n[{heading}]"
            yield from _written(value, below)


def _is_table(value: object) -> bool:
    is_list_of_tables = isinstance(value, list) and bool(value) and isinstance(value[0], dict)
    return isinstance(value, dict) or is_list_of_tables


def _value(value: object) -> str:
    """Write words, numbers, flags and lists, which look alike in JSON and TOML."""
    return json.dumps(value, ensure_ascii=False)
