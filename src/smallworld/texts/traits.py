"""The rule of a race or a power in words, made from its numbers alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from smallworld.core.terrain import ANYWHERE, COAST, LAND, SYMBOLS, TERRAINS, WATER
from smallworld.core.traits import NOTHING, Trait
from smallworld.texts.fluent import Fact
from smallworld.texts.names import Names

# What is said, in this order, and what its number is called in the sentence.
PARTS: Final[dict[str, str]] = {
    "enters_anywhere": "",
    "reaches_all_land": "",
    "tunnels": "kinds",
    "sails": "",
    "saves_on": "kinds",
    "saves_beside": "kinds",
    "rolls_first": "",
    "converts": "",
    "dragon": "",
    "visitors": "tokens",
    "pays_on": "kinds",
    "pays_beside": "kinds",
    "pays_in_decline": "",
    "pays_each_turn": "coins",
    "pays_first_turn": "coins",
    "pays_per_conquest": "coins",
    "pays_per_empty_conquest": "coins",
    "pays_per_fortress": "coins",
    "grows_every": "regions",
    "grows_each_turn": "tokens",
    "grows_on": "kinds",
    "defends_on": "kinds",
    "loses_none": "",
    "camps": "pieces",
    "fortresses": "pieces",
    "heroes": "pieces",
    "holes": "pieces",
    "lairs": "",
    "makes_peace": "",
    "declines_late": "",
    "lasts": "",
    "acts_in_decline": "",
}
# Numbers that another sentence says.
SAID_WITH: Final = {"saves_tokens": "saves_on", "pays_coins": "pays_on"}


def trait_rule(names: Names, trait: Trait) -> str:
    """What a trait does, one sentence for each of its numbers.

    >>> from smallworld.packs.base.races.dwarves import DWARVES
    >>> trait_rule(Names(), DWARVES)
    'A bonus coin for each of these you hold: mine. They go on paying in decline.'
    """
    said = [_sentence(names, trait, part) for part in PARTS if _differs(trait, part)]
    return " ".join(said) or names.texts.say("trait-nothing")


def _differs(trait: Trait, part: str) -> bool:
    return bool(getattr(trait, part) != getattr(NOTHING, part))


def _sentence(names: Names, trait: Trait, part: str) -> str:
    value = getattr(trait, part)
    facts: dict[str, Fact] = {}
    if PARTS[part] == "kinds":
        facts["kinds"] = names.texts.listed(kinds_in_words(names, int(value)), "or")
        facts["tokens"] = int(trait.saves_tokens)
        facts["coins"] = int(trait.pays_coins)
    elif PARTS[part]:
        facts[PARTS[part]] = int(value)
    return names.texts.say(f"trait-{part}", **facts)


def kinds_in_words(names: Names, kinds: int) -> Iterator[str]:
    """The names of kinds of regions.

    >>> list(kinds_in_words(Names(), LAND | COAST))
    ['any land', 'coast']
    """
    for word, bits in (("anywhere", ANYWHERE), ("land", LAND), ("water", WATER)):
        if kinds & bits == bits:
            yield names.texts.say(f"trait-kind-{word}")
            kinds &= ~bits
    for id, bit in TERRAINS.items():
        if kinds & bit:
            yield names.name("terrain", id)
    for id, bit in SYMBOLS.items():
        if kinds & bit:
            yield names.name("symbol", id)
    if kinds & COAST:
        yield names.texts.say("trait-kind-coast")
