"""Sentences for the command line: the one place that asks ``smallworld.texts``."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Literal

import click

from smallworld.core.box import Box
from smallworld.core.errors import RuleError
from smallworld.core.events import Event
from smallworld.core.traits import Trait
from smallworld.packs.files.maps.read import MapError, MapFault
from smallworld.play.explain import Explanation
from smallworld.play.game import Game
from smallworld.texts.cards import Card, card_from
from smallworld.texts.events import event_sentence
from smallworld.texts.fluent import Fact, texts_for
from smallworld.texts.languages import ENGLISH, all_languages, languages
from smallworld.texts.names import Names, map_of
from smallworld.texts.packs import texts_at
from smallworld.texts.prices import explanation_lines
from smallworld.texts.refusals import refusal_sentence

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

_SPOKEN: Final = "smallworld.language"
_NORWEGIAN: Final = {"no": "nb", "nn": "nb"}  # who has set another Norwegian reads Bokmål


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


def _names() -> Names:
    return _names_in(spoken_language(), ())


@cache
def _names_in(lang: str, seats: tuple[str, ...], box: Box | None = None) -> Names:
    if box is None:
        return Names(texts_for(lang), seats)
    return Names(texts_at(box, lang), seats, map_of(box.board.id))


def spoken_names() -> Names:
    """The names of things in the language that is spoken, at no table."""
    return _names()


def said(message: str, /, **facts: Fact) -> str:
    """A message that needs no names."""
    return _names().texts.say(message, **facts)


def table_of(game: Game, shown: Sequence[str] = ()) -> Names:
    """The names at the table of ``game``; ``shown`` if they are not those of the record."""
    return _names_in(spoken_language(), tuple(shown or game.names), game.box)


def refused(error: RuleError, names: Names | None = None) -> str:
    """Why not, and what would do."""
    return refusal_sentence(error, names or _names())


def happened(event: Event, names: Names) -> str:
    """What happened."""
    return event_sentence(event, names)


def explained(explanation: Explanation, names: Names) -> list[str]:
    """An action explained, line by line."""
    return explanation_lines(explanation, names)


def card_of(trait: Trait, kind: Literal["race", "power"]) -> Card:
    """A race or a power in words."""
    return card_from(_names(), trait, kind)


def fault_told(fault: MapFault) -> str:
    """What is wrong with a map."""
    return refusal_sentence(fault, _names())


def unreadable(error: MapError) -> str:
    """Why a map file cannot be read."""
    return refusal_sentence(error, _names())


def counted(count: int, one: str, many: str = "") -> str:
    """A number with its word.

    >>> counted(1, "fault"), counted(3, "fault")
    ('1 fault', '3 faults')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"
