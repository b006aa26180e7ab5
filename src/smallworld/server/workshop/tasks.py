"""What is done in the workshop's own process: reading packs, making boards, drawing them.

Everything that goes in or comes out is a text, or plain enough to travel between processes.
Refusals come out as values: an exception would have to be taken apart on the way.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from smallworld.drawing.svg.board import board_svg
from smallworld.drawing.svg.overlay import board_shapes
from smallworld.packs.files.maps.check import find_faults, key_path_of
from smallworld.packs.files.maps.faults import MapError, MapFault
from smallworld.packs.files.maps.read import parse_map
from smallworld.packs.files.maps.write import map_text
from smallworld.packs.files.packs.faults import BadPack, PackFault
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.read import PACK_FILE, parse_pack
from smallworld.packs.files.packs.write import one_file
from smallworld.packs.files.toml_lines import Lines
from smallworld.packs.game_packs import MOST_PACKS, PackTexts, load_game_packs, load_pack
from smallworld.packs.mapgen.generator import generate
from smallworld.packs.mapgen.recipe import recipe_of
from smallworld.packs.maps import load_map
from smallworld.packs.python_packs import python_pack_label
from smallworld.packs.shelf import MissingPack, map_on_shelf, pack_named, packs_on_shelf
from smallworld.server.messages.catalogue import board_entry
from smallworld.server.messages.packs import (
    BoardDrawn,
    CheckedPack,
    PackEntry,
    PackList,
    PlainMessage,
    TomlFault,
)
from smallworld.server.workshop.cards import messages_of, pack_entry
from smallworld.texts.fluent import texts_for
from smallworld.texts.names import Names
from smallworld.texts.refusals import sentence

BOARD_FILES: Final = ("json", "day.svg", "candle.svg")

# Faults of what stands on a board; where its regions lie can be drawn all the same.
_DRAWN_ALL_THE_SAME: Final = (
    "map.edge_lake",
    "map.inland_sea",
    "map.repeated_name",
    "map.too_few_regions",
    "map.too_many_mountains",
    "map.too_many_tribes",
    "map.unreachable",
    "map.water_with_symbol",
    "map.water_with_tribe",
)


class Refusal(NamedTuple):
    """Why something cannot be: a code and its facts."""

    code: str
    facts: dict[str, object]


class DescribedPacks(msgspec.Struct):
    """Packs in one language, with the texts of their tiles."""

    packs: list[PackEntry]
    messages: dict[str, PlainMessage]


# --- packs
def shelf(lang: str) -> bytes:
    """The packs on the shelf, as JSON."""
    found = []
    for pack in packs_on_shelf():
        found.append(_entry(pack, one_file(pack), lang))
    return msgspec.json.encode(PackList(found))


def _entry(pack: Pack, text: str, lang: str) -> PackEntry:
    """A pack with its text, so that whoever sees it can take it along; code has none."""
    entry = pack_entry(pack, lang)
    if python_pack_label(text) is None:
        entry.toml, entry.content = text, tomllib.loads(text)
    return entry


def check_pack(toml: str, lang: str) -> bytes:
    """What is wrong with a pack, or the pack, as JSON."""
    try:
        pack = _sent(toml)
    except BadPack as error:
        names = Names(texts_for(lang))
        told = [_pack_fault(fault, names) for fault in error.faults]
        return msgspec.json.encode(CheckedPack(told, None))
    return msgspec.json.encode(CheckedPack([], pack_entry(pack, lang), tomllib.loads(toml)))


def _sent(toml: str) -> Pack:
    """A pack that somebody sent: never one that is code."""
    return load_pack(toml) if python_pack_label(toml) is None else parse_pack(toml, PACK_FILE)


def _pack_fault(fault: PackFault, names: Names) -> TomlFault:
    line = fault.facts.get("line")
    said = sentence(fault.code, fault.facts, names)
    return TomlFault(
        line if isinstance(line, int) else None, str(fault.facts.get("key", "")), _as_line(said)
    )


def _as_line(said: str) -> str:
    """A sentence that may follow a place, as one that stands for itself."""
    return said[:1].upper() + said[1:]


def describe_packs(packs: tuple[str, ...], lang: str) -> bytes:
    """The packs of a table in one language, as JSON."""
    known = [load_pack(text) for text in packs]
    entries = [_entry(pack, text, lang) for pack, text in zip(known, packs, strict=True)]
    told = DescribedPacks(entries, messages_of(known, lang))
    return msgspec.json.encode(told)


def gather_packs(wishes: Sequence[tuple[str, str]], map: str) -> PackTexts | Refusal:
    """What a table brings along: packs by id or text, the owner of the map, a random board."""
    packs: list[str] = []
    for number, (id, toml) in enumerate(wishes, start=1):
        try:
            packs.append(one_file(pack_named(id) if id else _sent(toml)))
            load_pack(packs[-1])
        except MissingPack as missing:
            return Refusal("table.unknown_pack", missing.facts)
        except BadPack as bad:
            facts: dict[str, object] = {"number": number, "line": bad.facts.get("line", 1)}
            return Refusal("table.bad_pack", {**facts, "reason": bad.code, "facts": bad.facts})
    owner = map.partition("/")[0]
    if owner not in [load_pack(text).id for text in packs] and map_on_shelf(map) is not None:
        packs.append(one_file(pack_named(owner)))
    if len(packs) > MOST_PACKS:
        return Refusal("table.many_packs", {"found": len(packs), "most": MOST_PACKS})
    return PackTexts(tuple(packs), random_map(map) if recipe_of(map) else "")


# --- boards
def random_map(id: str) -> str:
    """The map of a random board."""
    return map_text(load_map(id))


def random_board(seats: int, seed: int, regions: int | None) -> bytes:
    """A random board, as JSON; its drawings are made when somebody looks at them."""
    spec = generate(seats, seed, regions).spec
    text = map_text(spec)
    made = BoardDrawn(spec.id, text, [], spec.id, board_entry(spec), tomllib.loads(text))
    return msgspec.json.encode(made)


def check_board(toml: str, lang: str) -> bytes:
    """What is wrong with a map, as JSON; ``drawing`` is its id if it can be drawn."""
    names = Names(texts_for(lang))
    try:
        spec = parse_map(toml, "board.toml")
    except MapError as error:
        only = TomlFault(error.line or None, _key(error.place), _said(error, names))
        return msgspec.json.encode(BoardDrawn("", toml, [only], "", None))
    wrong, lines = find_faults(spec), Lines(toml)
    told = []
    for fault in wrong:
        place = key_path_of(fault, spec)
        told.append(TomlFault(lines.of(place), _key(place), _said(fault, names)))
    can_be_drawn = all(fault.code in _DRAWN_ALL_THE_SAME for fault in wrong)
    key = spec.id if can_be_drawn else ""
    board = BoardDrawn(spec.id, toml, told, key, board_entry(spec), tomllib.loads(toml))
    return msgspec.json.encode(board)


def _key(place: Sequence[str | int]) -> str:
    """A place in a file as people write it: ``regions.3.neighbours``."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in place)


def _said(fault: MapError | MapFault, names: Names) -> str:
    return sentence(fault.code, fault.facts, names)


def drawn(toml: str, file: str) -> bytes:
    """One of the three files of a board: shapes, the board by day, the board by candlelight."""
    game_packs = load_game_packs(PackTexts(board=toml))
    spec = game_packs.board
    assert spec is not None
    outlines = game_packs.outlines(spec.id)
    if file == "json":
        return msgspec.json.encode(board_shapes(spec, outlines))
    picture = board_svg(spec, outlines, bare=True, theme="day" if file == "day.svg" else "candle")
    return picture.encode()
