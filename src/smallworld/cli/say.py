"""Sentences for the command line: the one place that asks ``smallworld.texts``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Literal

from smallworld.cli.arguments import spoken_language
from smallworld.core.errors import RuleError
from smallworld.core.events import Event
from smallworld.core.scoring import Part
from smallworld.core.traits import Trait
from smallworld.packs.mapfile import MapError, MapFault
from smallworld.play.explain import Explanation
from smallworld.play.game import Game
from smallworld.texts.cards import Card, card_from
from smallworld.texts.events import event_sentence
from smallworld.texts.fluent import texts_for
from smallworld.texts.names import Names, map_of
from smallworld.texts.prices import explanation_lines
from smallworld.texts.refusals import refusal_sentence


def _names(seats: tuple[str, ...] = (), board: str = "") -> Names:
    return _names_in(spoken_language(), seats, board)


@cache
def _names_in(lang: str, seats: tuple[str, ...], board: str) -> Names:
    return Names(texts_for(lang), seats, map_of(board) if board else None)


def table_of(game: Game, shown: Sequence[str] = ()) -> Names:
    """The names at the table of ``game``; ``shown`` if they are not those of the record."""
    return _names(tuple(shown or game.names), game.box.board.id)


def refused(error: RuleError, names: Names | None = None) -> str:
    """Why not, and what would do."""
    return refusal_sentence(error, names or _names())


def happened(event: Event, names: Names) -> str:
    """What happened."""
    return event_sentence(event, names)


def explained(explanation: Explanation, names: Names) -> list[str]:
    """An action explained, line by line."""
    return explanation_lines(explanation, names)


def price_parts(parts: Iterable[Part]) -> str:
    """The parts of a price in one line.

    >>> price_parts([("base", 2), ("mountain", 1), ("commando", -1)])
    'any region 2, mountain +1, Commando −1'
    """
    return ", ".join(_names().price_part(name, amount) for name, amount in parts)


def card_of(trait: Trait, kind: Literal["race", "power"]) -> Card:
    """A race or a power in words."""
    return card_from(_names(), trait, kind)


def fault_told(fault: MapFault) -> str:
    """What is wrong with a map."""
    return refusal_sentence(fault, _names())


def unreadable(error: MapError) -> str:
    """Why a map file cannot be read."""
    return refusal_sentence(error, _names())
