"""The ``--lang`` option, and sentences in the language it selects."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Any, Final, Literal

import click

from smallworld.core.box import Box
from smallworld.core.events import Event
from smallworld.core.traits import Trait
from smallworld.play.explain import Explanation
from smallworld.play.game import Game
from smallworld.texts.cards import Card, card_from
from smallworld.texts.events import event_sentence
from smallworld.texts.explanations import explanation_lines
from smallworld.texts.fluent import Fact, texts_for
from smallworld.texts.languages import ENGLISH, all_languages, languages
from smallworld.texts.names import Names, map_of
from smallworld.texts.packs import texts_at
from smallworld.texts.refusals import Refusal, refusal_sentence

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

_LANGUAGE_KEY: Final = "smallworld.language"
_of_errors: Final = ContextVar("language of errors", default=ENGLISH)
_NORWEGIAN: Final = {"no": "nb", "nn": "nb"}  # other codes for Norwegian get Bokmål


def system_language() -> str:
    """Return the language of the system if its texts are complete, else English.

    The first of LC_ALL, LC_MESSAGES and LANG that is set decides, as POSIX defines it.
    """
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = re.split(r"[_.@-]", next(filter(None, settings), ""))[0].lower()
    code = _NORWEGIAN.get(code, code)
    return code if code in languages() else ENGLISH


def _store_language(context: click.Context, _parameter: click.Parameter, lang: str) -> None:
    context.meta[_LANGUAGE_KEY] = lang


LANG: Final[Decorator] = click.option(
    "--lang",
    type=click.Choice(all_languages()),
    envvar="SMALLWORLD_LANG",
    default=system_language,
    show_default="system language, else en",
    show_envvar=True,
    expose_value=False,
    is_eager=True,
    callback=_store_language,
    help="Language of names and sentences.",
)


def current_language() -> str:
    """Return the language of the running command (``--lang``)."""
    context = click.get_current_context(silent=True)
    chosen = context.meta.get(_LANGUAGE_KEY) if context else None
    return str(chosen or _of_errors.get())


@contextmanager
def errors_in(lang: str) -> Iterator[None]:
    """Use a language until ``--lang`` is parsed, and after the command has ended."""
    before = _of_errors.set(lang)
    try:
        yield
    finally:
        _of_errors.reset(before)


def _names() -> Names:
    return _names_in(current_language(), ())


@cache
def _names_in(lang: str, seats: tuple[str, ...], box: Box | None = None) -> Names:
    if box is None:
        return Names(texts_for(lang), seats)
    return Names(texts_at(box, lang), seats, map_of(box.board.id))


def current_names() -> Names:
    """Return the names of races, powers and pieces, without seats or regions."""
    return _names()


def translate(message: str, /, **facts: Fact) -> str:
    """Return the text of a message that needs no names."""
    return _names().texts.say(message, **facts)


def game_names(game: Game, shown: Sequence[str] = ()) -> Names:
    """Return the names at the table of ``game``; ``shown`` replaces the seat names."""
    return _names_in(current_language(), tuple(shown or game.names), game.box)


def refusal_text(error: Refusal, names: Names | None = None) -> str:
    """Return the sentence that says why an action is refused."""
    return refusal_sentence(error, names or _names())


def event_text(event: Event, names: Names) -> str:
    """Return the sentence for an event."""
    return event_sentence(event, names)


def explanation_texts(explanation: Explanation, names: Names) -> list[str]:
    """Return the explanation of an action, line by line."""
    return explanation_lines(explanation, names)


def trait_card(trait: Trait, kind: Literal["race", "power"]) -> Card:
    """Return the card of a race or power."""
    return card_from(_names(), trait, kind)


def plural(count: int, one: str, many: str = "") -> str:
    """Return a number with its English noun in singular or plural.

    >>> plural(1, "fault"), plural(3, "fault")
    ('1 fault', '3 faults')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"
