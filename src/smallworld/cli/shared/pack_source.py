"""A pack by its file, its folder or its id, and all that is wrong with it."""

from __future__ import annotations

import re
from pathlib import Path

import click

from smallworld.cli.shared.texts import refused, said, spoken_names
from smallworld.core.errors import RuleError
from smallworld.packs.files.packs.faults import BadPack
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.read import read_pack
from smallworld.packs.shelf import pack_named
from smallworld.texts.packs import fault_sentence


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
