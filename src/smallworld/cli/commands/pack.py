"""``smallworld pack``: races, powers and boards of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import click

from smallworld.cli.shared.files import write
from smallworld.cli.shared.output import say, show
from smallworld.cli.shared.sources import complaint, pack_found
from smallworld.cli.shared.texts import LANG, said, spoken_language, spoken_names
from smallworld.core.traits import Trait
from smallworld.drawing.text.styled import Run
from smallworld.packs.files.packs.faults import BadPack
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.shelf import install as put_on_shelf
from smallworld.packs.shelf import packs_on_shelf, shelf_folder
from smallworld.texts.cards import card_from
from smallworld.texts.languages import languages
from smallworld.texts.names import Names
from smallworld.texts.packs import Kind, texts_with
from smallworld.texts.traits import trait_rule

_PACK: Final = click.argument("pack", metavar="PACK")


class _PackGroup(click.Group):
    """Imports what measures tiles only when it is called: that takes longest."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, that of another module last."""
        return [*super().list_commands(ctx), "balance"]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name."""
        if cmd_name != "balance":
            return super().get_command(ctx, cmd_name)
        from smallworld.cli.commands.pack_balance import balance_command

        return balance_command


@click.group(
    name="pack", cls=_PackGroup, short_help="Make, check and install races and powers of your own."
)
def pack_group() -> None:
    """Make, check, show and install packs: races, powers and boards of your own.

    A pack is a TOML file, or a folder with pack.toml in it; docs/packs.md explains it.
    PACK is such a file or folder, or the id of an installed pack.

    \b
    Example:
      smallworld pack new fens.toml
      smallworld pack check fens.toml
      smallworld pack balance fens.toml
      smallworld pack install fens.toml
      smallworld new game.swg --pack fens
    """


@pack_group.command(short_help="Write a pack to begin with.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help="Overwrite FILE if it exists.")
@LANG
def new(file: Path, force: bool) -> None:
    """Write a small pack with one race and one power to FILE, to change as you like.

    \b
    Example:
      smallworld pack new fens.toml
    """
    id = re.sub(r"[^a-z0-9]+", "_", file.stem.lower()).strip("_")
    id = id[:20] if len(id) > 1 and id[0].isalpha() else f"my_{id}"[:20].rstrip("_")
    template = (files("smallworld.packs") / "template.toml").read_text(encoding="utf-8")
    title = id.replace("_", " ").capitalize()
    write(file, template.replace("PACK_ID", id).replace("PACK_TITLE", title), overwrite=force)
    say(said("pack-told-new", file=str(file)))
    say(said("pack-told-new.next", command=f"smallworld pack check {file}"), "dim")


@pack_group.command(short_help="Say everything that is wrong with a pack.")
@_PACK
@LANG
def check(pack: str) -> None:
    """Say everything that is wrong with PACK: file, line, key, and what is allowed.

    \b
    Example:
      smallworld pack check fens.toml
      smallworld pack check fens/
    """
    found = pack_found(pack)
    say(said("pack-told-sound", label=found.label, content=_content(found)))


@pack_group.command(name="show", short_help="Show the cards of a pack.")
@_PACK
@click.option("--every-language", is_flag=True, help="The rules in all languages there are.")
@LANG
def show_pack(pack: str, every_language: bool) -> None:
    """Show what PACK brings: cards with their numbers and their rules in words.

    A rule that the pack does not tell in its own words is made from its numbers.

    \b
    Example:
      smallworld pack show fenlights
      smallworld pack show fens.toml --every-language
    """
    found = pack_found(pack)
    about = found.about
    by = said("pack-told-by", author=about.author) if about.author else ""
    show([[Run(about.title, "strong"), Run(f"  {found.label}  ", "dim"), Run(by, "dim")]])
    if about.about:
        say(about.about)
    for lang in languages() if every_language else (spoken_language(),):
        say()
        if every_language:
            say(lang, "strong")
        for line in _cards(found, lang):
            show([line])


@pack_group.command(name="install", short_help="Put a pack on the shelf.")
@_PACK
@LANG
def install(pack: str) -> None:
    """Check PACK and copy it to your shelf, where games and records find it.

    The shelf is a folder of your own; SMALLWORLD_PACKS names another one.

    \b
    Example:
      smallworld pack install fens.toml
    """
    try:
        found = put_on_shelf(Path(pack))
    except BadPack as error:
        raise complaint(error) from None
    say(said("pack-told-installed", label=found.label))
    command = f"smallworld new game.swg --pack {found.id}"
    say(said("pack-told-installed.next", command=command), "dim")


@pack_group.command(name="list", short_help="List the packs on the shelf.")
@LANG
def list_packs() -> None:
    """List the packs on the shelf: the examples, and those you have installed.

    \b
    Example:
      smallworld pack list
    """
    for pack in packs_on_shelf():
        show([[Run(pack.label, "name"), Run(f"  {pack.about.title}: {_content(pack)}")]])
    say(str(shelf_folder()), "dim")


def _content(pack: Pack) -> str:
    counts = (("races", pack.races), ("powers", pack.powers), ("boards", pack.boards))
    parts = [said(f"pack-told-{kind}", count=len(things)) for kind, things in counts if things]
    return spoken_names().texts.listed(parts, "comma")


def _cards(pack: Pack, lang: str) -> Iterator[list[Run]]:
    names = Names(texts_with([pack], lang))
    kinds: tuple[tuple[Kind, list[Trait]], ...] = (("race", pack.races), ("power", pack.powers))
    for kind, traits in kinds:
        for trait in traits:
            card = card_from(names, trait, kind)
            numbers = [part for part in (card.tokens, card.supply) if part]
            lender = pack.lenders.get(trait.id)
            if lender is not None:
                numbers.append(names.texts.say("pack-told-borrows", **names.forms("race", lender)))
            told = names.texts.listed(numbers, "comma")
            yield [Run(card.name, "name"), Run(f" ({told}): ", "dim"), Run(card.rule)]
            made = trait_rule(names, trait)
            if made != card.rule:
                yield [Run(f"  {made}", "dim")]
    for board in pack.boards:
        size = f"{board.seats} × {len(board.regions)}"
        yield [Run(board.id, "name"), Run(f" ({size})", "dim")]
