"""``smallworld pack``: create, check, show and install packs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import click

from smallworld.cli.shared.files import write_file
from smallworld.cli.shared.output import print_rows, print_text
from smallworld.cli.shared.sources import find_pack, pack_error
from smallworld.cli.shared.texts import LANG, current_language, current_names, translate
from smallworld.core.traits import Trait
from smallworld.drawing.text.styled import Run
from smallworld.packs.files.packs.faults import BadPack
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.read import read_pack
from smallworld.packs.shelf import install as put_on_shelf
from smallworld.packs.shelf import packs_on_shelf, shelf_folder, versions_on_shelf
from smallworld.texts.cards import card_from, trait_rule
from smallworld.texts.languages import languages
from smallworld.texts.names import Names
from smallworld.texts.packs import (
    Kind,
    check_names,
    code_warnings,
    fault_sentence,
    language_warnings,
    readings_of,
    texts_with,
)

_PACK: Final = click.argument("pack", metavar="PACK")


class _PackGroup(click.Group):
    """A group that imports ``balance`` only when it runs, because it imports the lab."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return [*super().list_commands(ctx), "balance"]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command by its name."""
        if cmd_name != "balance":
            return super().get_command(ctx, cmd_name)
        from smallworld.cli.commands.content.pack_balance import balance_command

        return balance_command


@click.group(
    name="pack", cls=_PackGroup, short_help="Create, check and install your own races and powers."
)
def pack_group() -> None:
    """Create, check, show and install packs: your own races, powers and maps.

    A pack is a TOML file, or a folder with pack.toml in it; "smallworld docs packs" explains
    it. PACK is the file, the folder, or the id of an installed pack.

    \b
    Example:
      smallworld pack new fens.toml
      smallworld pack check fens.toml
      smallworld pack balance fens.toml
      smallworld pack install fens.toml
      smallworld new game.swg --pack fens
    """


@pack_group.command(short_help="Create a small pack to start from.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help="Overwrite FILE if it exists.")
@LANG
def new(file: Path, force: bool) -> None:
    """Create a small pack with one race and one power in FILE, ready to edit.

    \b
    Example:
      smallworld pack new fens.toml
    """
    id = re.sub(r"[^a-z0-9]+", "_", file.stem.lower()).strip("_")
    id = id[:20] if len(id) > 1 and id[0].isalpha() else f"my_{id}"[:20].rstrip("_")
    template = (files("smallworld.packs") / "template.toml").read_text(encoding="utf-8")
    title = id.replace("_", " ").capitalize()
    write_file(file, template.replace("PACK_ID", id).replace("PACK_TITLE", title), overwrite=force)
    print_text(translate("pack-told-new", file=str(file)))
    print_text(translate("pack-told-new.next", command=f"smallworld pack check {file}"), "dim")


@pack_group.command(short_help="Check a pack for faults.")
@_PACK
@LANG
def check(pack: str) -> None:
    """List all faults of PACK with file, line, key, and what is allowed.

    \b
    Example:
      smallworld pack check fens.toml
      smallworld pack check fens/
    """
    chosen = find_pack(pack)
    for warning in (*language_warnings(chosen, pack), *code_warnings(chosen, pack)):
        click.echo(fault_sentence(warning, current_names()), err=True)
    print_text(translate("pack-told-sound", label=chosen.label, content=_content(chosen)))


@pack_group.command(name="show", short_help="Show the cards of a pack.")
@_PACK
@click.option("--every-language", is_flag=True, help="Show the rules in all languages.")
@LANG
def show_pack(pack: str, every_language: bool) -> None:
    """Show the cards of PACK with their numbers and rules.

    A card without its own text gets a rule text generated from its numbers.

    \b
    Example:
      smallworld pack show fenlights
      smallworld pack show fens.toml --every-language
    """
    chosen = find_pack(pack)
    about = chosen.about
    by = translate("pack-told-by", author=about.author) if about.author else ""
    print_rows([[Run(about.title, "strong"), Run(f"  {chosen.label}  ", "dim"), Run(by, "dim")]])
    if about.about:
        print_text(about.about)
    for lang in languages() if every_language else (current_language(),):
        print_text()
        if every_language:
            print_text(lang, "strong")
        for line in _cards(chosen, lang):
            print_rows([line])


@pack_group.command(name="install", short_help="Install a pack.")
@_PACK
@LANG
def install(pack: str) -> None:
    """Check PACK and copy it to your pack folder, where games find it.

    SMALLWORLD_PACKS selects another folder.

    \b
    Example:
      smallworld pack install fens.toml
    """
    try:
        check_names([read_pack(Path(pack))], pack)
        chosen = put_on_shelf(Path(pack))
    except BadPack as error:
        raise pack_error(error) from None
    print_text(translate("pack-told-installed", label=chosen.label))
    *older, played = versions_on_shelf(chosen.id)
    changed = [
        pack
        for pack in older
        if pack.about.version == chosen.about.version and pack.hash != chosen.hash
    ]
    if played.label != chosen.label:
        print_text(translate("pack-told-newer", other=played.label))
    elif changed:
        print_text(translate("pack-told-changed", label=chosen.label, other=changed[-1].label))
    command = "smallworld new game.swg"
    if chosen.races or chosen.powers:
        command += f" --pack {chosen.id}"
    if chosen.boards:
        command += f" --map {chosen.boards[0].id}"
    print_text(translate("pack-told-installed.next", command=command), "dim")


@pack_group.command(name="list", short_help="List the installed packs.")
@LANG
def list_packs() -> None:
    """List the packs that come with the game and those you have installed.

    \b
    Example:
      smallworld pack list
    """
    for pack in packs_on_shelf():
        row = [Run(pack.label, "name"), Run(f"  {pack.about.title}: {_content(pack)}")]
        if pack.label != versions_on_shelf(pack.id)[-1].label:
            row.append(Run(f"  ({translate('pack-told-older')})", "dim"))
        print_rows([row])
    print_text(str(shelf_folder()), "dim")


def _content(pack: Pack) -> str:
    counts = (("races", pack.races), ("powers", pack.powers), ("boards", pack.boards))
    parts = [translate(f"pack-told-{kind}", count=len(things)) for kind, things in counts if things]
    return current_names().texts.listed(parts, "comma")


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
            numbers_text = names.texts.listed(numbers, "comma")
            yield [Run(card.name, "name"), Run(f" ({numbers_text}): ", "dim"), Run(card.rule)]
            generated = trait_rule(names, trait)
            if generated not in (card.rule, names.texts.say("trait-nothing")):
                yield [Run(f"  {generated}", "dim")]
            for switch, reading in readings_of(pack, trait.id, lang):
                facts = {
                    "switch": switch.id,
                    "reading": reading,
                    "on": "yes" if switch.on else "no",
                }
                yield [Run(f"  {names.texts.say('pack-told-switch', **facts)}", "dim")]
    for board in pack.boards:
        size = f"{board.seats} × {len(board.regions)}"
        yield [Run(board.id, "name"), Run(f" ({size})", "dim")]
