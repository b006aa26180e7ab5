"""Options that several commands have, and how to parse their values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click
from click.shell_completion import CompletionItem

from smallworld.cli.shared.errors import bad_option, usage_error
from smallworld.cli.shared.texts import Decorator, refusal_text
from smallworld.core.errors import RuleError
from smallworld.packs.loader import UnknownMap, has_map, map_ids
from smallworld.packs.mapgen.recipe import recipe_of
from smallworld.packs.maps import load_map
from smallworld.packs.options import SWITCHES
from smallworld.play.game import LONGEST_NAME

NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Eve")
_HIGHEST_SEED: Final = 2**63 - 1


class MapChoice(click.Choice[str]):
    """A map of the box, or a random board such as ``random-1/4/7`` (seats/seed)."""

    def __init__(self) -> None:
        super().__init__(map_ids())

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return value if recipe_of(value) is not None else super().convert(value, param, ctx)


def complete_bots(
    _context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[str]:
    """Return the bots whose names begin with what was typed, for completion in the shell."""
    from smallworld.bots.registry import all_bot_names

    return [name for name in all_bot_names() if name.startswith(incomplete)]


def complete_seats(
    context: click.Context, parameter: click.Parameter, incomplete: str
) -> list[str]:
    """Return ``bot:NAME`` for the bots that fit what was typed."""
    bots = complete_bots(context, parameter, "")
    return [f"bot:{name}" for name in bots if f"bot:{name}".startswith(incomplete)]


def _complete_packs(
    _context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[str]:
    from smallworld.packs.shelf import packs_on_shelf

    return sorted(pack.id for pack in packs_on_shelf() if pack.id.startswith(incomplete))


GAME_FILE: Final[Decorator] = click.argument("file", type=click.Path(path_type=Path))
MAP: Final[Decorator] = click.option(
    "--map",
    type=MapChoice(),
    help="The map. Default: the one for the number of --seat options, or base/2. "
    "random-1/SEATS/SEED is a random map.",
)
SEED: Final[Decorator] = click.option(
    "--seed",
    type=click.IntRange(0, _HIGHEST_SEED),
    help="Seed of the dice and combos. Default: random.",
)
OPTION: Final[Decorator] = click.option(
    "--option",
    multiple=True,
    metavar="NAME=on|off",
    help=f"Turn a rule switch on or off: {', '.join(SWITCHES)}.",
)


def parse_options(values: Sequence[str]) -> dict[str, bool]:
    """Parse ``name=on`` texts into switches."""
    chosen: dict[str, bool] = {}
    for value in values:
        name, _, setting = value.partition("=")
        if name not in SWITCHES:
            known = ", ".join(SWITCHES)
            raise bad_option("--option", "option-unknown", option=name, known=known)
        if setting not in ("on", "off"):
            raise bad_option("--option", "cli-on_or_off", name=name)
        chosen[name] = setting == "on"
    return chosen


def choose_map(map: str | None, seats: Sequence[str]) -> str:
    """Return the given map, or the one for this number of seats.

    >>> choose_map(None, ["Ann", "Bo", "Cy"]), choose_map("base/4", [])
    ('base/3', 'base/4')
    """
    fitting = f"base/{len(seats)}"
    return map or (fitting if fitting in map_ids() else "base/2")


def seat_names(given: Sequence[str], map: str, wanted: int) -> list[str]:
    """Check the given names, or return default names for all seats."""
    if not given:
        return list(NAMES[:wanted])
    if len(given) != wanted:
        raise usage_error("new-seat_count", map=map, wanted=wanted, found=len(given))
    for name in given:
        if not name or len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
            raise bad_option("--seat", "seat-name", longest=LONGEST_NAME)
    return list(given)


PACK: Final[Decorator] = click.option(
    "--pack",
    "packs",
    multiple=True,
    metavar="ID",
    shell_complete=_complete_packs,
    help="Play with this pack; list them with: smallworld pack list",
)
BANNERS: Final[Decorator] = click.option(
    "--banners",
    default="added",
    show_default=True,
    metavar="HOW",
    help='How to mix in its tiles: added, only, or "blank RACE POWER".',
)


@dataclass(frozen=True)
class PackChoice:
    """The packs of a game as game files name them, and how their tiles are mixed in."""

    labels: tuple[str, ...] = ()
    banners: str = ""


class AnyMapChoice(click.ParamType[str]):
    """A map of the box, a random board, or a board of an installed pack."""

    name = "map"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(map) for map in map_ids() if map.startswith(incomplete)]

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return load_map(value).id
        except UnknownMap:
            known = ", ".join(map_ids())
            raise bad_option("--map", "cli-no_map", found=value, known=known) from None


ANY_MAP: Final[Decorator] = click.option(
    "--map",
    type=AnyMapChoice(),
    metavar="MAP",
    help="The map. Default: the one for the number of --seat options, or base/2.",
)


def maps_option(help: str) -> Decorator:
    """Return an option ``--map`` that can be repeated, for any map that ``new`` takes."""
    return click.option(
        "--map", "maps", multiple=True, type=AnyMapChoice(), metavar="MAP", help=help
    )


def choose_packs(packs: Sequence[str], banners: str, maps: Iterable[str]) -> PackChoice:
    """Check that packs and banners make a valid game on each of ``maps``."""
    banners = "" if banners == "added" else banners
    boards = list(maps)
    owners = [map.partition("/")[0] for map in boards if not has_map(map)]
    wanted = tuple(dict.fromkeys((*packs, *owners)))
    if not wanted and not banners:
        return PackChoice()
    # Imported late: most games have no packs.
    from smallworld.packs.shelf import box_as_written, pack_named

    try:
        labels = tuple(pack_named(id).label for id in wanted)
        for map in boards:
            box_as_written(map, labels, banners)
    except RuleError as error:
        raise click.ClickException(refusal_text(error)) from None
    return PackChoice(labels, banners)


def pack_arguments(packs: PackChoice) -> list[str]:
    """Return the command-line arguments that select these packs again."""
    arguments = [part for label in packs.labels for part in ("--pack", label.split()[0])]
    return arguments + (["--banners", packs.banners] if packs.banners else [])
