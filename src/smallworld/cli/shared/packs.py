"""The options that bring packs into a game, for all commands that begin games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import click

from smallworld.cli.shared.arguments import Decorator
from smallworld.cli.shared.texts import refused
from smallworld.core.errors import RuleError
from smallworld.packs.loader import UnknownMap, has_map, load_map, map_ids

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
