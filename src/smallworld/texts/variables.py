"""Convert facts to variables of messages: ids and numbers become names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from smallworld.texts.fluent import Fact
from smallworld.texts.names import Kind, Names, quoted

Meaning = Callable[[Names, str, object], dict[str, Fact]]


def as_it_is(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """Pass on a number or a foreign word."""
    if isinstance(value, (int, float)):
        return {variable: value}
    return {variable: quoted(str(value))}


def a_region(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """Convert the number of a region."""
    return {variable: names.region(_whole(value))}


def a_seat(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """Convert the number of a seat."""
    return {variable: names.seat(_whole(value))}


def named(kind: Kind) -> Meaning:
    """Return the conversion for ids of this kind."""

    def meaning(names: Names, variable: str, value: object) -> dict[str, Fact]:
        return names.forms(kind, str(value), variable)

    return meaning


def one_of(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """Convert words to choose from."""
    return {variable: names.texts.listed(_words(value), "or")}


def a_trait(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """Convert the id of a race or a power."""
    return {variable: names.trait(str(value))}


def traits(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """Convert ids of races or powers, and count them."""
    ids = _words(value)
    listed = names.texts.listed(names.trait(id) for id in ids)
    return {variable: listed, f"{variable}_count": len(ids)}


MEANINGS: Final[dict[str, Meaning]] = {
    "region": a_region,
    "seat": a_seat,
    "ally": a_seat,
    "giver": a_seat,
    "turn": a_seat,
    "to_act": a_seat,
    "race": named("race"),
    "power": named("power"),
    "piece": named("piece"),
    "phase": named("phase"),
    "trait": a_trait,
    "shapes": one_of,
    "known": one_of,
}


def variables(
    names: Names, facts: Mapping[str, object], exceptions: Mapping[str, Meaning]
) -> dict[str, Fact]:
    """Convert all facts; ``exceptions`` override the usual conversions."""
    filled: dict[str, Fact] = {}
    for fact, value in facts.items():
        meaning = exceptions.get(fact) or MEANINGS.get(fact, as_it_is)
        filled |= meaning(names, fact, value)
    return filled


def _whole(value: object) -> int:
    return value if isinstance(value, int) else -1


def _words(value: object) -> list[str]:
    words = value if isinstance(value, (list, tuple)) else [value]
    return [quoted(str(word)) for word in words]
