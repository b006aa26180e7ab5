"""The parts of a pack that have a form of their own: boards and emblems."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from smallworld.packs.files.maps.check import faults as map_faults
from smallworld.packs.files.maps.outlines import Outlines, parse_outlines
from smallworld.packs.files.maps.read import MapError, MapSpec, map_from, parse_map
from smallworld.packs.files.packs.check import Findings, traits_of
from smallworld.packs.files.packs.emblem import BadEmblem, clean_emblem
from smallworld.packs.files.packs.shape import BoardShape, PackShape
from smallworld.packs.files.toml_lines import Path

Files = Mapping[str, str] | None


def boards_of(
    shape: PackShape, found: Findings, files: Files
) -> tuple[list[MapSpec], dict[str, Outlines]]:
    """The boards by ``pack/board``, and the outlines of those that have them."""
    boards: dict[str, MapSpec] = {}
    outlines: dict[str, Outlines] = {}
    for place, board in enumerate(shape.board):
        path: Path = ("board", place)
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
    board: BoardShape, pack: str, path: Path, found: Findings, files: Files
) -> tuple[MapSpec | None, Outlines | None]:
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
        found.add("pack.board", path, reason=error.code, facts=error.facts)
        return None, None
    if spec is not None:
        for fault in map_faults(spec, drawn):
            found.add("pack.board", path, reason=fault.code, facts=fault.facts)
    return spec, drawn


def _map(board: BoardShape, pack: str, path: Path, found: Findings, files: Files) -> MapSpec | None:
    if board.file is None:
        keys: dict[str, object] = {"id": board.id, "seats": board.seats, "rounds": board.rounds}
        spec = map_from({**keys, "regions": board.regions}, found.source)
    else:
        text = _beside(board.file, (*path, "file"), found, files)
        if text is None:
            return None
        spec = parse_map(text, board.file)
    return dataclasses.replace(spec, id=f"{pack}/{spec.id.rpartition('/')[2]}")


def emblems_of(shape: PackShape, found: Findings, files: Files) -> dict[str, str]:
    """The emblems, cleaned, by the ids of races and powers."""
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
            found.add("pack.emblem", at, problem=error.problem, found=error.found)
    return emblems


def _beside(name: str, path: Path, found: Findings, files: Files) -> str | None:
    """The text of a file beside the pack; a name is looked up, never opened."""
    if files is None:
        found.add("pack.no_folder", path, file=name[:60])
    elif name not in files:
        found.add("pack.missing_file", path, file=name[:60])
    else:
        found.files_used.add(name)
        return files[name]
    return None
