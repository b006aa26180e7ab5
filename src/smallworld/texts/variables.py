"""Facts to variables: ids become names, numbers of seats and regions become what they mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from smallworld.texts.fluent import Fact
from smallworld.texts.names import Kind, Names, quoted

Meaning = Callable[[Names, str, object], dict[str, Fact]]


def as_it_is(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """A number or a foreign word, passed on unchanged."""
    if isinstance(value, (int, float)):
        return {variable: value}
    return {variable: quoted(str(value))}


def a_region(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """The number of a region."""
    return {variable: names.region(_whole(value))}


def a_seat(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """The number of a seat."""
    return {variable: names.seat(_whole(value))}


def named(kind: Kind) -> Meaning:
    """The id of a thing that has a name and forms."""

    def meaning(names: Names, variable: str, value: object) -> dict[str, Fact]:
        return names.forms(kind, str(value), variable)

    return meaning


def one_of(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """Words to choose from."""
    return {variable: names.texts.listed(_words(value), "or")}


def a_trait(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """The id of a race or a power."""
    return {variable: names.trait(str(value))}


def traits(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """Ids of races or powers, and how many they are."""
    ids = _words(value)
    listed = names.texts.listed(names.trait(id) for id in ids)
    return {variable: listed, f"{variable}_count": len(ids)}


MEANINGS: Final[dict[str, Meaning]] = {
    "region": a_region,
    "seat": a_seat,
    "ally": a_seat,
    "turn": a_seat,
    "to_act": a_seat,
    "race": named("race"),
    "power": named("power"),
    "piece": named("piece"),
    "phase": named("phase"),
    "shapes": one_of,
    "known": one_of,
}


def variables(
    names: Names, facts: Mapping[str, object], exceptions: Mapping[str, Meaning]
) -> dict[str, Fact]:
    """All facts as variables; ``exceptions`` are facts that mean something else here."""
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
