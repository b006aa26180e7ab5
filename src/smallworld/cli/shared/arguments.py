"""Options that several commands share, and what their values mean."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import click

from smallworld.cli.shared.map_id import MapId
from smallworld.packs.loader import map_ids
from smallworld.packs.options import SWITCHES
from smallworld.play.game import LONGEST_NAME
from smallworld.texts.languages import ENGLISH, all_languages, languages

NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Eve")
_HIGHEST_SEED: Final = 2**63 - 1
_SPOKEN: Final = "smallworld.language"
_NORWEGIAN: Final = {"no": "nb", "nn": "nb"}  # who has set another Norwegian reads Bokmål

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

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


def system_language() -> str:
    """The language the system is set to, if all texts have it; else English.

    The first of LC_ALL, LC_MESSAGES and LANG that is set decides, as everywhere.
    """
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = re.split(r"[_.@-]", next(filter(None, settings), ""))[0].lower()
    code = _NORWEGIAN.get(code, code)
    return code if code in languages() else ENGLISH


def _speak(context: click.Context, _parameter: click.Parameter, lang: str) -> None:
    context.meta[_SPOKEN] = lang


LANG: Final[Decorator] = click.option(
    "--lang",
    type=click.Choice(all_languages()),
    envvar="SMALLWORLD_LANG",
    default=system_language,
    show_default="the system's, else en",
    show_envvar=True,
    expose_value=False,
    is_eager=True,
    callback=_speak,
    help="The language of names and sentences.",
)


def spoken_language() -> str:
    """What --lang says for the command that is running."""
    context = click.get_current_context(silent=True)
    return str(context.meta.get(_SPOKEN, ENGLISH)) if context else ENGLISH


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
