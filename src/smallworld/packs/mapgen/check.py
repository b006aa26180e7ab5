"""Check a map or the boards of a pack completely: what passes can be drawn.

``files.maps.check`` finds the faults of the map itself; here its outlines are computed as well,
unless it has some, and every region must be large enough to be seen.
"""

from __future__ import annotations

import tomllib
from typing import NamedTuple

from smallworld.packs.files.maps.check import find_faults, is_drawable, key_path_of
from smallworld.packs.files.maps.embedding import NoEmbedding
from smallworld.packs.files.maps.faults import MapFault
from smallworld.packs.files.maps.outlines import Outlines
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.files.packs.faults import BadPack, Findings
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.read import board_path
from smallworld.packs.files.toml_lines import Lines
from smallworld.packs.mapgen.layout import compute_outlines, refuse_tiny_regions


class CheckedMap(NamedTuple):
    """The faults of a map, and the outlines that draw it; ``None`` if it cannot be drawn."""

    faults: list[MapFault]
    outlines: Outlines | None


def check_map(spec: MapSpec, outlines: Outlines | None = None) -> CheckedMap:
    """Find all faults of a map, and the outlines that draw it."""
    found = find_faults(spec, outlines)
    if not is_drawable(spec, found):
        return CheckedMap(found, None)
    try:
        if outlines is None:
            outlines = compute_outlines(spec)
        else:
            refuse_tiny_regions(outlines)
    except NoEmbedding as error:
        return CheckedMap([*found, error.fault], None)
    return CheckedMap(found, outlines)


def check_boards(pack: Pack, source: str) -> Pack:
    """Return a pack whose boards can all be drawn; raises ``BadPack``.

    Reading a pack does not lay its boards out: a server reads the packs of its tables often.
    """
    found: Findings | None = None
    for place, spec in enumerate(pack.boards):
        for fault in check_map(spec, pack.outlines.get(spec.id)).faults:
            if found is None:
                found = Findings(source, Lines(pack.text), tomllib.loads(pack.text))
            at = board_path(("board", place), pack.shape.board[place], key_path_of(fault, spec))
            found.add("pack.board", at, reason=fault.code, facts=fault.facts)
    if found is not None:
        raise BadPack(found.faults)
    return pack
