"""The shelf: the examples, the expansions, packs installed for this user, and Python packs.

Packs are stored in ``$SMALLWORLD_PACKS`` or in the system's folder for user data, one folder per
version, so that old game files stay readable after an update.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

from smallworld.core.board import Board
from smallworld.core.box import Box
from smallworld.core.errors import RuleError
from smallworld.core.options import DEFAULT_OPTIONS
from smallworld.packs.files.maps.read import MapSpec
from smallworld.packs.files.packs.faults import BadPack
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.read import PACK_FILE, read_pack
from smallworld.packs.files.packs.switches import with_switches_on
from smallworld.packs.files.packs.write import written_whole
from smallworld.packs.files.values import listed, nearest
from smallworld.packs.mapgen.check import check_boards
from smallworld.packs.mix import MODES, BadBox, Mode, box_with
from smallworld.packs.python_packs import installed_python_packs

EXAMPLES: Final = Path(__file__).parent / "examples"
EXPANSIONS: Final = Path(__file__).parent / "expansions"
Origin = Literal["example", "expansion", "installed", "python"]  # where a pack comes from
_ID: Final = "[a-z][a-z0-9_]{1,29}"
_LABEL: Final = re.compile(rf"({_ID}(?:\+{_ID})*) ([0-9.]{{1,14}}) ([0-9a-f]{{12}})")


class MissingPack(RuleError):
    """A pack that is not on the shelf, or only in a different version."""


def shelf_folder() -> Path:
    """Return the folder of this user's packs."""
    chosen = os.environ.get("SMALLWORLD_PACKS")
    if chosen:
        return Path(chosen)
    system = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME")
    return Path(system or Path.home() / ".local" / "share") / "smallworld" / "packs"


def packs_on_shelf() -> list[Pack]:
    """Return all available packs, those of the box first; skip broken folders."""
    return [pack for _, pack in packs_with_origin()]


def packs_with_origin() -> list[tuple[Origin, Pack]]:
    """Return all available packs with where they come from.

    Python packs come from installed packages, all others from folders. The versions of a pack are
    in order, and with the same version number the one installed last comes last.
    """
    found: list[tuple[Origin, Pack]] = []
    folders: dict[Origin, Path] = {
        "example": EXAMPLES,
        "expansion": EXPANSIONS,
        "installed": shelf_folder(),
    }
    for origin, folder in folders.items():
        packs: list[tuple[str, tuple[int, ...], int, Pack]] = []
        for changed, path in _pack_files(folder):
            try:
                pack = _read_once(path.parent, changed)
            except (BadPack, OSError):
                continue
            packs.append((pack.id, _numbers(pack.about.version), changed, pack))
        found += [(origin, row[-1]) for row in sorted(packs, key=lambda row: row[:-1])]
    return [*found, *(("python", pack) for pack in installed_python_packs())]


def _pack_files(folder: Path) -> list[tuple[int, Path]]:
    """Return the pack files on a shelf with the times at which they were installed."""
    found: list[tuple[int, Path]] = []
    for path in sorted(folder.glob(f"*/{PACK_FILE}")) if folder.is_dir() else ():
        with suppress(OSError):
            found.append((path.stat().st_mtime_ns, path))
    return found


@lru_cache(maxsize=200)
def _read_once(folder: Path, changed: int) -> Pack:
    return read_pack(folder, strict=False)  # it was checked when it was installed


def install(path: Path) -> Pack:
    """Check a pack and copy it to the shelf; raises ``BadPack``.

    Of several packs with the same id and version, the one installed last is played; older ones
    stay for the game files that name them.
    """
    pack = check_boards(read_pack(path), str(path))
    folder = shelf_folder()
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / pack.label.replace(" ", "-")
    beside = Path(tempfile.mkdtemp(prefix=".installing-", dir=folder))
    try:
        (beside / PACK_FILE).write_text(pack.text, encoding="utf-8")
        for name, text in pack.files.items():
            (beside / name).write_text(text, encoding="utf-8")
        # Later than every other file: the clock may be coarse, or wrong when it was installed.
        latest = max([time.time_ns(), *(changed + 1 for changed, _ in _pack_files(folder))])
        os.utime(beside / PACK_FILE, ns=(latest, latest))
        shutil.rmtree(target, ignore_errors=True)
        beside.rename(target)
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    _read_once.cache_clear()
    return pack


def pack_named(choice: str) -> Pack:
    """Return the newest version of a pack on the shelf, the one installed last.

    Switches follow the id: ``cursed+goblins_tribes``. Raises ``MissingPack``.
    """
    id, *switches = choice.split("+")
    fitting = versions_on_shelf(id)
    if not fitting:
        known = listed(dict.fromkeys(pack.id for pack in packs_on_shelf()))
        raise MissingPack("pack.unknown", {"found": id[:40], "allowed": known})
    return with_switches(fitting[-1], switches) if switches else fitting[-1]


def with_switches(pack: Pack, switches: Sequence[str]) -> Pack:
    """Return the pack with exactly these switches on; raises ``MissingPack``."""
    known = [switch.id for switch in pack.shape.switch]
    for id in switches:
        if id not in known:
            near = nearest(id, known) if known else "nothing"
            facts: dict[str, object] = {
                "found": id[:40],
                "pack": pack.id,
                "near": near,
                "allowed": listed(known),
            }
            raise MissingPack("pack.unknown_switch", facts)
    if set(switches) == set(pack.switches_on):
        return pack
    changed = replace(pack, shape=with_switches_on(pack.shape, tuple(switches)))
    return replace(changed, text=written_whole(changed), files={})


def versions_on_shelf(id: str) -> list[Pack]:
    """Return all packs with this id; the last one is played."""
    fitting = [pack for pack in packs_on_shelf() if pack.id == id]
    return sorted(fitting, key=lambda pack: _numbers(pack.about.version))  # stable


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def pack_labelled(label: str, own: Sequence[Pack] = ()) -> Pack:
    """Return the pack with the content hash of ``label``; raises ``MissingPack``.

    The game's ``own`` packs come before those on the shelf.
    """
    match = _LABEL.fullmatch(label)
    if match is None:
        raise MissingPack("pack.bad_label", {"found": label[:60]})
    choice, version, hash = match.groups()
    id, *switches = choice.split("+")
    there = [pack for pack in (*own, *packs_on_shelf()) if pack.id == id]
    for pack in there:
        with suppress(MissingPack):  # a version without these switches
            switched = with_switches(pack, switches)
            if switched.hash.startswith(hash):
                return switched
    facts: dict[str, object] = {"pack": id, "version": version, "hash": hash}
    if not there:
        raise MissingPack("pack.missing", facts)
    raise MissingPack("pack.changed", {**facts, "allowed": listed(pack.label for pack in there)})


def packs_labelled(labels: Iterable[str], own: Sequence[Pack] = ()) -> list[Pack]:
    """Return the packs of several labels."""
    return [pack_labelled(label, own) for label in labels]


def box_as_written(
    map: str,
    labels: Sequence[str],
    banners: str = "",
    options: int = DEFAULT_OPTIONS,
    own: Sequence[Pack] = (),
    board: Board | None = None,
) -> Box:
    """Build the box described by the ``packs`` and ``banners`` of another box."""
    if banners and not labels:
        raise BadBox("box.no_packs")
    mode, *chosen = banners.split() or ["added"]
    if mode not in MODES or (chosen and mode != "blank"):
        raise BadBox("box.unknown_mode", {"found": banners[:40], "allowed": listed(MODES)})
    known: Mode = mode
    return box_with(map, packs_labelled(labels, own), known, options, chosen, board)


def map_on_shelf(id: str) -> MapSpec | None:
    """Return the map ``pack/board`` from the newest version that has it, or ``None``."""
    for pack in reversed(versions_on_shelf(id.partition("/")[0])):
        for spec in pack.boards:
            if spec.id == id:
                return spec
    return None
