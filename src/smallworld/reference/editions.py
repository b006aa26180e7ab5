"""Differences between printed rulebooks in other languages and these rules."""

from __future__ import annotations

from functools import cache

import msgspec

from smallworld.reference.shapes import Difference, DifferenceSource
from smallworld.reference.sources import read_toml


@cache
def differences() -> list[Difference]:
    """Return all differences, by language, in the order of the file."""
    written = msgspec.convert(read_toml("editions.toml"), dict[str, dict[str, DifferenceSource]])
    return [
        Difference(id, lang, one.weight, one.entries, one.rulings, one.option, one.on)
        for lang, here in written.items()
        for id, one in here.items()
    ]


def differences_in(lang: str, entry: str) -> list[Difference]:
    """Return the differences of a language that belong to an entry."""
    return [one for one in differences() if one.lang == lang and entry in _entries_of(one)]


def _entries_of(one: Difference) -> list[str]:
    option = [f"option-{one.option}"] if one.option else []
    return [*one.entries, *one.rulings, *option]


def edition_messages(lang: str) -> set[str]:
    """Return the messages only this language has: two for each difference.

    >>> sorted(edition_messages("sv"))[:2], edition_messages("en")
    (['edition-SV-1', 'edition-SV-1.played'], set())
    """
    ids = [f"edition-{one.id}" for one in differences() if one.lang == lang]
    return {name for id in ids for name in (id, f"{id}.played")}


def presets() -> dict[str, dict[str, bool]]:
    """Return the switches that play as each edition is printed.

    >>> presets()["ru"]
    {'elf_lost_to_sorcerer': False, 'own_tokens_defend': True}
    """
    found: dict[str, dict[str, bool]] = {}
    for one in differences():
        if one.option is not None and one.on is not None:
            found.setdefault(one.lang, {})[one.option] = one.on
    return found
