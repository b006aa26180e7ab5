"""What the printed rulebooks of other languages say otherwise than is played here."""

from __future__ import annotations

from functools import cache

import msgspec

from smallworld.reference.shapes import Difference, WrittenDifference
from smallworld.reference.sources import read


@cache
def differences() -> list[Difference]:
    """All of them, language by language, in the order of the file."""
    written = msgspec.convert(read("editions.toml"), dict[str, dict[str, WrittenDifference]])
    return [
        Difference(id, lang, one.weight, one.entries, one.rulings, one.option, one.on)
        for lang, here in written.items()
        for id, one in here.items()
    ]


def differences_in(lang: str, entry: str) -> list[Difference]:
    """Those of a language that an entry tells of: a thing, a ruling or an option."""
    return [one for one in differences() if one.lang == lang and entry in _told_in(one)]


def _told_in(one: Difference) -> list[str]:
    option = [f"option-{one.option}"] if one.option else []
    return [*one.entries, *one.rulings, *option]


def own_messages(lang: str) -> set[str]:
    """The messages that a language has beside those of English: two for each difference.

    >>> sorted(own_messages("sv"))[:2], own_messages("en")
    (['edition-SV-1', 'edition-SV-1.played'], set())
    """
    ids = [f"edition-{one.id}" for one in differences() if one.lang == lang]
    return {name for id in ids for name in (id, f"{id}.played")}


def presets() -> dict[str, dict[str, bool]]:
    """How switches stand that play as an edition does, for those that have a switch.

    >>> presets()["ru"]
    {'elf_lost_to_sorcerer': False, 'own_tokens_defend': True}
    """
    found: dict[str, dict[str, bool]] = {}
    for one in differences():
        if one.option is not None and one.on is not None:
            found.setdefault(one.lang, {})[one.option] = one.on
    return found
