"""Read packs: one TOML file, or a folder with ``pack.toml`` and the files it names.

A pack is data: nothing in it is run, fetched or followed. All faults are reported at once, each
with its file, line and key.
"""

from __future__ import annotations

import dataclasses
import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from smallworld.packs.files.library_errors import toml_facts
from smallworld.packs.files.maps.check import find_faults, key_path_of
from smallworld.packs.files.maps.faults import MapError
from smallworld.packs.files.maps.outlines import Outlines, parse_outlines
from smallworld.packs.files.maps.read import MapSpec, map_from, parse_map
from smallworld.packs.files.packs.check import sense_faults, traits_of
from smallworld.packs.files.packs.emblem import LARGEST as LARGEST_EMBLEM
from smallworld.packs.files.packs.emblem import BadEmblem, clean_emblem
from smallworld.packs.files.packs.faults import BadPack, Findings, PackFault, bad
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.shape import BoardShape, PackShape
from smallworld.packs.files.packs.shape_check import differences, repaired
from smallworld.packs.files.toml_lines import KeyPath, Lines, too_deep
from smallworld.packs.files.values import ARCHIVES, shortened

PACK_FILE: Final = "pack.toml"
LARGEST_FILE: Final = 65_536  # bytes
LARGEST_BOARD: Final = 200_000
_MOST_FAULTS: Final = 40
_SYNTAX_LINE: Final = re.compile(r" \(at line (\d+), column \d+\)$")
_Files = Mapping[str, str] | None
_ENDINGS: Final = {".svg": LARGEST_EMBLEM, ".toml": LARGEST_FILE, ".json": LARGEST_BOARD}


def read_pack(path: Path, *, strict: bool = True) -> Pack:
    """Read the pack in a TOML file or in a folder; raises ``BadPack`` with all faults.

    Packs that were accepted once are read without ``strict``: later limits of names do not apply
    to them, and an emblem that would be refused now is left out.
    """
    if path.is_dir():
        main = path / PACK_FILE
        if not main.is_file():
            raise bad("pack.no_pack_file", source=str(path), line=1, found=PACK_FILE)
        files = FolderFiles(path)
        return parse_pack(_text_of(main, LARGEST_FILE), str(main), files, strict=strict)
    if not path.is_file():
        raise bad("pack.no_file", source=str(path), line=1)
    return parse_pack(_text_of(path, LARGEST_FILE), str(path), strict=strict)


class FolderFiles(Mapping[str, str]):
    """The files of a folder that a pack may name, without symbolic links; read when named."""

    def __init__(self, folder: Path) -> None:
        self._paths = {
            path.name: path
            for path in sorted(folder.iterdir())
            if path.suffix in _ENDINGS
            and path.name != PACK_FILE
            and path.is_file()
            and not path.is_symlink()
        }

    def __getitem__(self, name: str) -> str:
        path = self._paths[name]
        return _text_of(path, _ENDINGS[path.suffix])

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def __len__(self) -> int:
        return len(self._paths)


def _text_of(path: Path, largest: int) -> str:
    with path.open("rb") as file:
        content = file.read(largest + 1)
    if content.startswith(ARCHIVES):
        raise bad("pack.archive", source=str(path), line=1)
    if len(content) > largest:
        raise bad("pack.too_large", source=str(path), line=1, most=largest)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise bad("pack.not_utf8", source=str(path), line=line) from None


def parse_pack(text: str, source: str, files: _Files = None, *, strict: bool = True) -> Pack:
    """Parse a pack; ``files`` are the texts beside it, ``None`` for a single file.

    >>> parse_pack('[pack]\\nid = "fens"', "fens.toml")
    Traceback (most recent call last):
    smallworld.packs.files.packs.faults.BadPack: pack.missing_key (source fens.toml, line 1, ...
    """
    if len(text.encode("utf-8", "replace")) > LARGEST_FILE:
        raise bad("pack.too_large", source=source, line=1, most=LARGEST_FILE)
    table = _table(text, source)
    found = Findings(source, Lines(text), table, strict)
    if "regions" in table and "pack" not in table:
        raise bad("pack.is_board", source=source, line=1)
    wrong = list(islice(differences(table, PackShape), _MOST_FAULTS))
    for code, path, facts in wrong:
        found.add(code, path, **facts)
    shape = repaired(table, wrong) if wrong else msgspec.convert(table, PackShape)
    if shape is None:
        raise BadPack(found.faults)
    found.skipped = {path for code, path, _ in wrong if code != "pack.missing_key"}
    found.skipped |= {(*path, facts["missing"]) for _, path, facts in wrong if "missing" in facts}
    sense_faults(shape, found)
    boards, outlines = _boards_of(shape, found, files)
    emblems = _emblems_of(shape, found, files)
    if found.faults:
        raise BadPack(found.faults[:_MOST_FAULTS])
    named = {name: (files or {})[name] for name in found.files_used}
    return Pack(shape, text, tuple(boards), outlines, emblems, named)


def _table(text: str, source: str) -> dict[str, object]:
    if deep := too_deep(text):
        found = "Too many parts in a key"
        raise bad("pack.syntax", source=source, line=deep, found=found, **toml_facts(found))
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        message = str(error)
        at = _SYNTAX_LINE.search(message)
        line = int(at[1]) if at else text.count("\n") + 1
        message = message[: at.start()] if at else message
        facts: dict[str, object] = {"source": source, "line": line, "found": shortened(message)}
        fault = PackFault("pack.syntax", {**facts, **toml_facts(message)})
        raise BadPack([fault]) from None


def _boards_of(
    shape: PackShape, found: Findings, files: _Files
) -> tuple[list[MapSpec], dict[str, Outlines]]:
    """Return the maps by ``pack/board``, and the outlines of those that have them."""
    boards: dict[str, MapSpec] = {}
    outlines: dict[str, Outlines] = {}
    for place, board in enumerate(shape.board):
        path: KeyPath = ("board", place)
        spec, drawn = _board(board, shape.pack.id, path, found, files)
        if spec is None:
            continue
        if spec.id in boards:
            found.add("pack.repeated_id", path, id=spec.id)
        boards[spec.id] = spec
        if drawn is not None:
            outlines[spec.id] = drawn
    return list(boards.values()), outlines


def _board(
    board: BoardShape, pack: str, path: KeyPath, found: Findings, files: _Files
) -> tuple[MapSpec | None, Outlines | None]:
    if any(other[: len(path)] == path for other in found.skipped):
        return None, None
    inside = (board.id, board.seats, board.rounds, board.regions)
    if (board.file is None) == (None in inside) or (board.file and any(inside)):
        found.add("pack.board_where", path)
        return None, None
    try:
        spec = _map(board, pack, path, found, files)
        drawn = None
        if board.outlines is not None:
            text = _beside(board.outlines, (*path, "outlines"), found, files)
            drawn = None if text is None else parse_outlines(text, board.outlines)
    except MapError as error:
        at = board_path(path, board, error.place)
        found.add("pack.board", at, reason=error.code, facts=error.located().facts)
        return None, None
    if spec is not None:
        for fault in find_faults(spec, drawn):
            at = board_path(path, board, key_path_of(fault, spec))
            found.add("pack.board", at, reason=fault.code, facts=fault.facts)
    return spec, drawn


def board_path(path: KeyPath, board: BoardShape, key: KeyPath) -> KeyPath:
    """Return where a fault of a board is: at its key, if the board is in the pack file itself."""
    return (*path, *key) if board.file is None and key != ("id",) else path


def _map(
    board: BoardShape, pack: str, path: KeyPath, found: Findings, files: _Files
) -> MapSpec | None:
    if board.file is None:
        keys: dict[str, object] = {"id": board.id, "seats": board.seats, "rounds": board.rounds}
        spec = map_from({**keys, "regions": board.regions}, found.source)
    else:
        text = _beside(board.file, (*path, "file"), found, files)
        if text is None:
            return None
        spec = parse_map(text, board.file)
    return dataclasses.replace(spec, id=f"{pack}/{spec.id.rpartition('/')[2]}")


def _emblems_of(shape: PackShape, found: Findings, files: _Files) -> dict[str, str]:
    """Return the cleaned emblems by ids of races and powers."""
    emblems: dict[str, str] = {}
    for path, trait in traits_of(shape):
        if not trait.emblem:
            continue
        at = (*path, "emblem")
        inline = trait.emblem.lstrip().startswith("<")
        text = trait.emblem if inline else _beside(trait.emblem, at, found, files)
        try:
            if text is not None:
                emblems[trait.id] = clean_emblem(text)
        except BadEmblem as error:
            if not found.strict:
                continue
            found.add("pack.emblem", at, problem=error.problem, found=error.found)
    return emblems


def _beside(name: str, path: KeyPath, found: Findings, files: _Files) -> str | None:
    """Return the text of a file beside the pack: looked up by name, never opened."""
    if files is None:
        found.add("pack.no_folder", path, file=name[:60])
    elif name not in files:
        found.add("pack.missing_file", path, file=name[:60])
    else:
        try:
            text = files[name]
        except BadPack as error:  # too large, or not a text
            found.faults += error.faults
            return None
        found.files_used.add(name)
        return text
    return None
