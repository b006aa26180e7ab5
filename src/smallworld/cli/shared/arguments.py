"""Options that several commands share, and what their values mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

from smallworld.cli.shared.texts import Decorator, refused
from smallworld.core.errors import RuleError
from smallworld.packs.loader import UnknownMap, has_map, load_map, map_ids
from smallworld.packs.mapgen.recipe import recipe_of
from smallworld.packs.options import SWITCHES
from smallworld.play.game import LONGEST_NAME

NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Eve")
_HIGHEST_SEED: Final = 2**63 - 1


class MapId(click.Choice[str]):
    """One of the maps of the box, or ``random-1/4/7``: a random board for four, the seventh."""

    def __init__(self) -> None:
        super().__init__(map_ids())

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return value if recipe_of(value) is not None else super().convert(value, param, ctx)


RECORD: Final[Decorator] = click.argument("file", type=click.Path(path_type=Path))
MAP: Final[Decorator] = click.option(
    "--map",
    type=MapId(),
    help="The board; by default the one for as many seats as are named, or base/2. "
    "Also random-1/SEATS/SEED.",
)
SEED: Final[Decorator] = click.option(
    "--seed",
    type=click.IntRange(0, _HIGHEST_SEED),
    help="Makes chance repeatable; without it every game is new.",
)
OPTION: Final[Decorator] = click.option(
    "--option",
    multiple=True,
    metavar="NAME=on|off",
    help=f"A switch of the rules: {', '.join(SWITCHES)}.",
)


def options_of(values: Sequence[str]) -> dict[str, bool]:
    """``name=on`` texts as switches."""
    chosen: dict[str, bool] = {}
    for value in values:
        name, _, setting = value.partition("=")
        if name not in SWITCHES:
            raise click.BadParameter(
                f"No option is called {name!r}. There are: {', '.join(SWITCHES)}.",
                param_hint="--option",
            )
        if setting not in ("on", "off"):
            raise click.BadParameter(f"Write {name}=on or {name}=off.", param_hint="--option")
        chosen[name] = setting == "on"
    return chosen


def map_for(map: str | None, seats: Sequence[str]) -> str:
    """The map that was asked for, or the one for so many seats.

    >>> map_for(None, ["Ann", "Bo", "Cy"]), map_for("base/4", [])
    ('base/3', 'base/4')
    """
    fitting = f"base/{len(seats)}"
    return map or (fitting if fitting in map_ids() else "base/2")


def seat_names(given: Sequence[str], wanted: int) -> list[str]:
    """The names of all seats; invented ones if none are given."""
    if not given:
        return list(NAMES[:wanted])
    if len(given) != wanted:
        raise click.UsageError(
            f"The map has {wanted} seats, but --seat was given {len(given)} times. "
            f"Give it {wanted} times, or choose another --map."
        )
    for name in given:
        if not name or len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
            raise click.BadParameter(
                f"A name has 1 to {LONGEST_NAME} printable characters and no blank at its ends.",
                param_hint="--seat",
            )
    return list(given)


PACK: Final[Decorator] = click.option(
    "--pack",
    "packs",
    multiple=True,
    metavar="ID",
    help="Play with this pack; see: smallworld pack list",
)
BANNERS: Final[Decorator] = click.option(
    "--banners",
    default="added",
    show_default=True,
    metavar="HOW",
    help='How its tiles join the others: added, only, or "blank RACE POWER".',
)


@dataclass(frozen=True)
class Packing:
    """Packs as records name them, and how their tiles are mixed."""

    labels: tuple[str, ...] = ()
    banners: str = ""


class _AnyMap(click.ParamType[str]):
    """A map of the box, a random one, or one of a pack on the shelf."""

    name = "map"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return load_map(value).id
        except UnknownMap:
            self.fail(
                f"{value!r} is not one of {', '.join(map_ids())}, no board of a pack, "
                "and no random board such as random-1/4/7.",
                param,
                ctx,
            )


ANY_MAP: Final[Decorator] = click.option(
    "--map",
    type=_AnyMap(),
    metavar="MAP",
    help="The board; by default the one for as many seats as are named, or base/2.",
)


def packing_of(packs: Sequence[str], banners: str, maps: Iterable[str]) -> Packing:
    """What was asked for, if it makes a game on each of ``maps``."""
    banners = "" if banners == "added" else banners
    boards = list(maps)
    owners = [map.partition("/")[0] for map in boards if not has_map(map)]
    wanted = tuple(dict.fromkeys((*packs, *owners)))
    if not wanted and not banners:
        return Packing()
    # Imported late: most games are played without.
    from smallworld.packs.shelf import box_as_written, pack_named

    try:
        labels = tuple(pack_named(id).label for id in wanted)
        for map in boards:
            box_as_written(map, labels, banners)
    except RuleError as error:
        raise click.ClickException(refused(error)) from None
    return Packing(labels, banners)


def packing_words(packing: Packing) -> list[str]:
    """The options that say the same on a command line."""
    words = [word for label in packing.labels for word in ("--pack", label.split()[0])]
    return words + (["--banners", packing.banners] if packing.banners else [])
