"""Describe refusals: what was tried, why it is refused, and what is legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Protocol

from smallworld.packs.loader import UnknownMap, map_ids
from smallworld.packs.options import SWITCHES, UnknownOption
from smallworld.texts.names import Names, names_at
from smallworld.texts.variables import (
    Meaning,
    a_seat,
    a_trait,
    as_it_is,
    named,
    traits,
    variables,
)

if TYPE_CHECKING:
    from smallworld.play.game import Game


class Refusal(Protocol):
    """Anything with a stable code and facts: a ``RuleError``, ``MapError`` or ``MapFault``."""

    @property
    def code(self) -> str: ...

    @property
    def facts(self) -> Mapping[str, object]: ...


def refusal_sentence(
    error: Refusal | UnknownMap | UnknownOption,
    table: Game | Names | None = None,
    lang: str = "en",
) -> str:
    """Say why something was refused, with the names at ``table``.

    >>> from smallworld.core.errors import IllegalAction
    >>> refusal_sentence(IllegalAction("conquer.water", {"region": 7}))
    'Region 7 is water, and this race can’t go there. Choose a region on land.'
    """
    names = names_at(table, lang)
    if isinstance(error, UnknownMap):
        allowed = names.texts.listed(map_ids())
        return sentence("mapfile.unknown_map", {"source": error.id, "allowed": allowed}, names)
    if isinstance(error, UnknownOption):
        return sentence("option.unknown", {"option": error.name, "known": [*SWITCHES]}, names)
    return sentence(error.code, error.facts, names)


def sentence(code: str, facts: Mapping[str, object], names: Names) -> str:
    """Format the sentence of a code; a nested refusal is formatted first."""
    plain = {fact: value for fact, value in facts.items() if fact != "facts"}
    filled = variables(names, plain, _exceptions(code))
    inner = facts.get("facts")
    if isinstance(inner, Mapping):
        filled["reason"] = sentence(str(facts["reason"]), inner, names)
    return names.texts.say(message_of(code), **filled)


def message_of(code: str) -> str:
    """Return the message id of a code.

    >>> message_of("conquer.too_few_tokens")
    'conquer-too_few_tokens'
    """
    return code.replace(".", "-")


_EXCEPTIONS: Final[dict[str, dict[str, Meaning]]] = {
    "chance.other_banner": {"expected": named("race")},
    "position.tile_twice": {"id": a_trait},
    "position.unknown_power": {"power": as_it_is},
    "position.unknown_race": {"race": as_it_is},
    "position.unseen_tiles": {"missing": traits, "surplus": traits},
    "record.wrong_seat": {"expected": a_seat},
}

# Regions of a map file may not have names yet.
_OF_MAP_FILES: Final[dict[str, Meaning]] = {
    "region": as_it_is,
    "terrain": named("terrain"),
    "symbol": named("symbol"),
}


def _exceptions(code: str) -> dict[str, Meaning]:
    """Return the facts that have another meaning in this refusal."""
    if code.startswith(("map.", "mapfile.")):
        return _OF_MAP_FILES
    return _EXCEPTIONS.get(code, {})
