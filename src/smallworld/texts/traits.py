"""The rule of a race or a power in words, made from its numbers alone."""

from __future__ import annotations

from collections.abc import Iterator

from smallworld.core.terrain import ANYWHERE, COAST, LAND, SYMBOLS, TERRAINS, WATER
from smallworld.core.traits import Trait
from smallworld.packs.vocabulary import AMOUNTS, KEYS, RULE_ORDER, TraitKey, is_set
from smallworld.texts.fluent import Fact
from smallworld.texts.names import Names


def trait_rule(names: Names, trait: Trait) -> str:
    """What a trait does, one sentence for each of its numbers.

    >>> from smallworld.packs.base.races import RACES
    >>> dwarves = RACES[1]
    >>> trait_rule(Names(), dwarves)
    'A bonus coin for each of these you hold: mine. They go on paying in decline.'
    """
    keys = [KEYS[name] for name in RULE_ORDER]
    said = [_sentence(names, trait, key) for key in keys if is_set(trait, key)]
    return " ".join(said) or names.texts.say("trait-nothing")


def _sentence(names: Names, trait: Trait, key: TraitKey) -> str:
    value = getattr(trait, key.name)
    facts: dict[str, Fact] = {}
    if key.type == "kinds":
        facts["kinds"] = names.texts.listed(kinds_in_words(names, int(value)), "or")
    elif key.variable:
        facts[key.variable] = int(value)
    for amount in AMOUNTS:
        if key.name in amount.needs:
            facts[amount.variable] = int(getattr(trait, amount.name))
    return names.texts.say(f"trait-{key.name}", **facts)


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
