"""Functions that run in the worker process of the workshop.

Arguments and results are texts or plain values that can be pickled. Refusals are returned
as values, because exceptions do not survive pickling with their facts.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from smallworld.drawing.svg.board import board_svg
from smallworld.drawing.svg.overlay import board_shapes
from smallworld.packs.files.maps.check import key_path_of
from smallworld.packs.files.maps.embedding import NoEmbedding
from smallworld.packs.files.maps.faults import MapError, MapFault
from smallworld.packs.files.maps.read import parse_map
from smallworld.packs.files.maps.write import map_text
from smallworld.packs.files.packs.faults import BadPack, PackFault
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.read import PACK_FILE, parse_pack
from smallworld.packs.files.packs.write import one_file
from smallworld.packs.files.toml_lines import Lines
from smallworld.packs.game_packs import MOST_PACKS, PackTexts, load_game_packs, load_pack
from smallworld.packs.mapgen.check import check_boards, check_map
from smallworld.packs.mapgen.generator import generate
from smallworld.packs.mapgen.recipe import recipe_of
from smallworld.packs.maps import load_map
from smallworld.packs.python_packs import python_pack_label
from smallworld.packs.shelf import MissingPack, map_on_shelf, pack_named, packs_with_origin
from smallworld.server.messages.catalogue import board_entry
from smallworld.server.messages.packs import (
    BoardDrawn,
    CheckedPack,
    PackEntry,
    PackList,
    TomlFault,
)
from smallworld.server.workshop.cards import DescribedPacks, base_entry, messages_of, pack_entry
from smallworld.texts.fluent import texts_for
from smallworld.texts.names import Names
from smallworld.texts.packs import check_names, language_warnings
from smallworld.texts.refusals import sentence

BOARD_FILES: Final = ("json", "day.svg", "candle.svg")


class Refusal(NamedTuple):
    """The code and the facts of a refusal."""

    code: str
    facts: dict[str, object]


# --- packs
def packs(lang: str) -> bytes:
    """List the packs on the shelf with their files, as JSON."""
    shown = [(origin, _entry(pack, one_file(pack), lang)) for origin, pack in packs_with_origin()]
    return msgspec.json.encode(PackList([replace(entry, origin=origin) for origin, entry in shown]))


def shelf(lang: str) -> bytes:
    """List the box and the packs on the shelf without their files, as JSON."""
    shown = [(origin, pack_entry(pack, lang)) for origin, pack in packs_with_origin()]
    others = [replace(entry, origin=origin) for origin, entry in shown]
    return msgspec.json.encode(PackList([base_entry(lang), *others]))


def _entry(pack: Pack, text: str, lang: str) -> PackEntry:
    """Describe a pack with its source text; packs written in Python have none."""
    entry = pack_entry(pack, lang)
    if python_pack_label(text) is None:
        entry.toml, entry.content = text, tomllib.loads(text)
    return entry


def check_pack(toml: str, lang: str) -> bytes:
    """Check a pack; return its faults or its cards, as JSON."""
    try:
        pack = check_boards(_parse_sent(toml), PACK_FILE)
        check_names([pack], PACK_FILE)
    except BadPack as error:
        names = Names(texts_for(lang))
        result = [_pack_fault(fault, names) for fault in error.faults]
        return msgspec.json.encode(CheckedPack(result, None))
    names = Names(texts_for(lang))
    warnings = [_pack_fault(one, names) for one in language_warnings(pack, PACK_FILE)]
    entry = pack_entry(pack, lang)
    return msgspec.json.encode(CheckedPack([], entry, tomllib.loads(toml), warnings))


def _parse_sent(toml: str) -> Pack:
    """Parse a pack that a client sent; never one written in Python."""
    return parse_pack(toml, PACK_FILE)


def _pack_fault(fault: PackFault, names: Names) -> TomlFault:
    line = fault.facts.get("line")
    text = sentence(fault.code, fault.facts, names)
    return TomlFault(
        line if isinstance(line, int) else None,
        str(fault.facts.get("key", "")),
        _capitalise(text),
        fault.code,
    )


def _capitalise(text: str) -> str:
    """Capitalise a sentence that usually follows a place."""
    return text[:1].upper() + text[1:]


def describe_packs(packs: tuple[str, ...], lang: str) -> bytes:
    """Describe the packs of a table in one language, as JSON."""
    return msgspec.json.encode(described_packs(packs, lang))


def described_packs(packs: tuple[str, ...], lang: str) -> DescribedPacks:
    """Describe the packs of a table in one language."""
    known = [load_pack(text) for text in packs]
    entries = [_entry(pack, text, lang) for pack, text in zip(known, packs, strict=True)]
    return DescribedPacks(entries, messages_of(known, lang))


def gather_packs(wishes: Sequence[tuple[str, str]], map: str) -> PackTexts | Refusal:
    """Collect what a table needs: packs by id or text, the pack of the map, a random board."""
    packs: list[str] = []
    for number, (id, toml) in enumerate(wishes, start=1):
        try:
            packs.append(one_file(pack_named(id) if id else _parse_sent(toml)))
            check_boards(load_pack(packs[-1]), PACK_FILE)
            check_names([load_pack(text) for text in packs], PACK_FILE)
        except MissingPack as missing:
            if missing.code == "pack.unknown":
                return Refusal("table.unknown_pack", missing.facts)
            return Refusal(missing.code, missing.facts)
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
    """Return the map of a random board as TOML."""
    return map_text(load_map(id))


def random_board(seats: int, seed: int, regions: int | None) -> bytes:
    """Generate a random board, as JSON; it is drawn on demand."""
    spec = generate(seats, seed, regions).spec
    text = map_text(spec)
    made = BoardDrawn(spec.id, text, [], spec.id, board_entry(spec), tomllib.loads(text))
    return msgspec.json.encode(made)


def check_board(toml: str, lang: str) -> bytes:
    """Check a map, as JSON; ``drawing`` is its id if it can be drawn."""
    names = Names(texts_for(lang))
    try:
        spec = parse_map(toml, "board.toml")
    except MapError as error:
        only = TomlFault(error.line or None, _key(error.place), _sentence(error, names), error.code)
        return msgspec.json.encode(BoardDrawn("", toml, [only], "", None))
    checked, lines = check_map(spec), Lines(toml)
    result = []
    for fault in checked.faults:
        place = key_path_of(fault, spec)
        text = _sentence(fault, names)
        result.append(TomlFault(lines.of(place), _key(place), text, fault.code))
    key = "" if checked.outlines is None else spec.id
    board = BoardDrawn(spec.id, toml, result, key, board_entry(spec), tomllib.loads(toml))
    return msgspec.json.encode(board)


def _key(place: Sequence[str | int]) -> str:
    """Write the path of a key as people do: ``regions.3.neighbours``."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in place)


def _sentence(fault: MapError | MapFault, names: Names) -> str:
    return sentence(fault.code, fault.facts, names)


def draw_board(toml: str, file: str) -> bytes | Refusal:
    """Draw one of the three files of a board: shapes, day picture, candlelight picture."""
    game_packs = load_game_packs(PackTexts(board=toml))
    spec = game_packs.board
    assert spec is not None
    try:
        outlines = game_packs.outlines(spec.id)
    except NoEmbedding as error:  # a board that an older version accepted
        facts: dict[str, object] = {"reason": error.fault.code, "facts": error.fault.facts}
        return Refusal("board.undrawable", facts)
    if file == "json":
        return msgspec.json.encode(board_shapes(spec, outlines))
    picture = board_svg(spec, outlines, bare=True, theme="day" if file == "day.svg" else "candle")
    return picture.encode()
