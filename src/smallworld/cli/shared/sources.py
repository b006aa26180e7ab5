"""Find maps and packs that the user names by id, file or folder."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import click

from smallworld.cli.shared.files import read_text
from smallworld.cli.shared.texts import (
    current_names,
    refusal_text,
    translate,
)
from smallworld.core.errors import RuleError
from smallworld.packs.files.maps.check import key_path_of
from smallworld.packs.files.maps.embedding import NoEmbedding
from smallworld.packs.files.maps.faults import MapError, MapFault
from smallworld.packs.files.maps.outlines import Outlines, parse_outlines
from smallworld.packs.files.maps.read import MapSpec, parse_map
from smallworld.packs.files.packs.faults import BadPack
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.read import read_pack
from smallworld.packs.files.toml_lines import Lines
from smallworld.packs.loader import UnknownMap, map_ids
from smallworld.packs.mapgen.check import CheckedMap, check_boards, check_map
from smallworld.packs.maps import load_map, load_outlines
from smallworld.packs.shelf import pack_named
from smallworld.texts.packs import check_names, fault_sentence


@dataclass(frozen=True)
class MapSource:
    """A map, its outlines if it has any, and the text of its file if it has one."""

    name: str
    spec: MapSpec
    outlines: Outlines | None
    text: str = ""

    def faults(self) -> list[MapFault]:
        """Return all faults of the map and its outlines."""
        return self.checked.faults

    @cached_property
    def checked(self) -> CheckedMap:
        """The faults, and the outlines that draw the map."""
        return check_map(self.spec, self.outlines)

    def located_text(self, fault: MapFault) -> str:
        """Return the sentence for a fault, after its file and line."""
        line = Lines(self.text).of(key_path_of(fault, self.spec)) if self.text else 0
        return (
            f"{self.name}:{line}: {refusal_text(fault)}"
            if line
            else f"{self.name}: {refusal_text(fault)}"
        )


def find_map(name: str, outlines: Path | None) -> MapSource:
    """Load a map by id or from a file; outlines may lie beside the file."""
    try:
        if Path(name).is_file():
            given = _from_file(Path(name))
        else:
            given = MapSource(name, load_map(name), _outlines_of(name))
        if outlines is not None:
            drawn = parse_outlines(read_text(outlines, "map"), str(outlines))
            given = MapSource(name, given.spec, drawn, given.text)
    except MapError as error:
        raise click.ClickException(refusal_text(error.located())) from None
    except UnknownMap:
        raise click.ClickException(_no_such_map(name)) from None
    return given


def _outlines_of(name: str) -> Outlines | None:
    try:
        return load_outlines(name)
    except NoEmbedding:  # the check of the map reports why
        return None


def _from_file(path: Path) -> MapSource:
    text = read_text(path, wanted="map")
    spec = parse_map(text, str(path))
    beside = outlines_path(path)
    drawn = parse_outlines(read_text(beside, "map"), str(beside)) if beside.is_file() else None
    return MapSource(str(path), spec, drawn, text)


def outlines_path(path: Path) -> Path:
    """Return the path of the outlines that belong to a map file.

    >>> outlines_path(Path("maps/isles.toml")).name
    'isles.outlines.json'
    """
    return path.with_name(path.name.removesuffix(".toml") + ".outlines.json")


def _no_such_map(name: str) -> str:
    if Path(name).is_dir():
        return f"{name} is a folder. Name a file in it."
    known = f"In the box are {', '.join(map_ids())}; random-1/4/7 is a random board."
    return f"There is no map and no file {name}. {known}"


def find_pack(pack: str) -> Pack:
    """Load a pack by its file, its folder or its id, with switches after the id."""
    looks_like_an_id = re.fullmatch(r"[a-z][a-z0-9_]*(\+[a-z0-9_]+)*", pack) is not None
    try:
        if looks_like_an_id and not Path(pack).exists():
            return pack_named(pack)
        found = check_boards(read_pack(Path(pack)), pack)
        check_names([found], pack)
        return found
    except BadPack as error:
        raise pack_error(error) from None
    except RuleError as error:
        raise click.ClickException(refusal_text(error)) from None


def pack_error(error: BadPack) -> click.ClickException:
    """Print all faults to stderr if there are several; return the final error."""
    names = current_names()
    sentences = [fault_sentence(fault, names) for fault in error.faults]
    if len(sentences) == 1:
        return click.ClickException(sentences[0])
    for line in sentences:
        click.echo(line, err=True)
    source = str(error.facts["source"])
    return click.ClickException(translate("pack-told-faults", count=len(sentences), source=source))
