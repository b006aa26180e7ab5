"""What the commands about maps are given: an id, or files of one's own."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import click

from smallworld.cli.shared.files import text_of
from smallworld.cli.shared.texts import fault_told, refused, said, spoken_names, unreadable
from smallworld.core.errors import RuleError
from smallworld.packs.files.maps.check import faults, place_of
from smallworld.packs.files.maps.outlines import Outlines, parse_outlines
from smallworld.packs.files.maps.read import MapError, MapFault, MapSpec, parse_map
from smallworld.packs.files.packs.faults import BadPack
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.read import read_pack
from smallworld.packs.files.toml_lines import Lines
from smallworld.packs.loader import UnknownMap, load_map, load_outlines, map_ids
from smallworld.packs.shelf import pack_named
from smallworld.texts.packs import fault_sentence


@dataclass(frozen=True)
class GivenMap:
    """A map, its outlines if somebody drew them, and the text of its file if it has one."""

    name: str
    spec: MapSpec
    outlines: Outlines | None
    text: str = ""

    def faults(self) -> list[MapFault]:
        """Everything that is wrong with it."""
        return faults(self.spec, self.outlines)

    def told(self, fault: MapFault) -> str:
        """A fault in words, after the file and the line where it can be mended."""
        line = Lines(self.text).of(place_of(fault, self.spec)) if self.text else 0
        return (
            f"{self.name}:{line}: {fault_told(fault)}"
            if line
            else f"{self.name}: {fault_told(fault)}"
        )

    def drawn(self) -> Outlines:
        """Its outlines; if nobody drew any, they are computed."""
        from smallworld.packs.mapgen.layout import laid_out

        return self.outlines or laid_out(self.spec)


def given_map(name: str, outlines: Path | None) -> GivenMap:
    """The map with this id, or that of this file; its outlines may lie beside it."""
    try:
        if Path(name).is_file():
            given = _from_file(Path(name))
        else:
            given = GivenMap(name, load_map(name), load_outlines(name))
        if outlines is not None:
            drawn = parse_outlines(text_of(outlines), str(outlines))
            given = GivenMap(name, given.spec, drawn, given.text)
    except MapError as error:
        raise click.ClickException(unreadable(error.located())) from None
    except UnknownMap:
        raise click.ClickException(_nothing_called(name)) from None
    return given


def _from_file(path: Path) -> GivenMap:
    text = text_of(path)
    spec = parse_map(text, str(path))
    beside = outlines_beside(path)
    drawn = parse_outlines(text_of(beside), str(beside)) if beside.is_file() else None
    return GivenMap(str(path), spec, drawn, text)


def outlines_beside(path: Path) -> Path:
    """Where the outlines of a map file lie.

    >>> outlines_beside(Path("maps/isles.toml")).name
    'isles.outlines.json'
    """
    return path.with_name(path.name.removesuffix(".toml") + ".outlines.json")


def _nothing_called(name: str) -> str:
    if Path(name).is_dir():
        return f"{name} is a folder. Name a file in it."
    known = f"In the box are {', '.join(map_ids())}; random-1/4/7 is a random board."
    return f"There is no map and no file {name}. {known}"


def pack_found(pack: str) -> Pack:
    """A pack by its file, its folder or its id."""
    looks_like_an_id = re.fullmatch(r"[a-z][a-z0-9_]*", pack) is not None
    try:
        if looks_like_an_id and not Path(pack).exists():
            return pack_named(pack)
        return read_pack(Path(pack))
    except BadPack as error:
        raise complaint(error) from None
    except RuleError as error:
        raise click.ClickException(refused(error)) from None


def complaint(error: BadPack) -> click.ClickException:
    """All faults on stderr; the last word names their number."""
    names = spoken_names()
    told = [fault_sentence(fault, names) for fault in error.faults]
    if len(told) == 1:
        return click.ClickException(told[0])
    for line in told:
        click.echo(line, err=True)
    source = str(error.facts["source"])
    return click.ClickException(said("pack-told-faults", count=len(told), source=source))
