"""Cards: each race and power with its rule in words and its numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from smallworld.core.terrain import ANYWHERE, COAST, LAND, SYMBOLS, TERRAINS, WATER
from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.vocabulary import AMOUNTS, KEYS, RULE_ORDER, VOCABULARY, TraitKey, is_set
from smallworld.texts.fluent import Fact, texts_for
from smallworld.texts.languages import ENGLISH
from smallworld.texts.names import Names

# The numbers that cards of the box mention, so that no text repeats a number.
NUMBERS: Final = (
    "tokens",
    "supply",
    *(
        key.name
        for key in VOCABULARY
        if key.type == "number" and any(is_set(trait, key) for trait in [*RACES, *POWERS])
    ),
)


@dataclass(frozen=True)
class Card:
    """The card of a race or power; ``supply``, the tokens in the box, only for a race."""

    id: str
    name: str
    rule: str
    tokens: str
    supply: str = ""


def card(trait: Trait, kind: Literal["race", "power"], lang: str = "en") -> Card:
    """Build the card of a race or power.

    >>> from smallworld.packs.base.powers import POWERS
    >>> wealthy = POWERS[-1]
    >>> card(wealthy, "power").rule
    '7 bonus coins, once, at the end of the first turn.'
    """
    return card_from(Names(texts_for(lang)), trait, kind)


def card_from(names: Names, trait: Trait, kind: Literal["race", "power"]) -> Card:
    """Build a card from ready names; without a text, the rule comes from code or numbers."""
    numbers: dict[str, Fact] = {name: int(getattr(trait, name)) for name in NUMBERS}
    message = f"card-{kind}-{trait.id}"
    texts = names.texts
    return Card(
        id=trait.id,
        name=names.name(kind, trait.id),
        rule=texts.say(message, **numbers) if texts.has(message) else _own_rule(names, trait),
        tokens=texts.say("card-tokens", **numbers),
        supply=texts.say("card-supply", **numbers) if kind == "race" else "",
    )


def _own_rule(names: Names, trait: Trait) -> str:
    """Return the rule as the code of a Python pack describes it, else from the numbers.

    The code may describe it in this language, or else in English.
    """
    own = trait.describe(names.texts.lang) or trait.describe(ENGLISH)
    return own or trait_rule(names, trait)


def trait_rule(names: Names, trait: Trait) -> str:
    """Describe a trait with one sentence for each of its keys.

    >>> from smallworld.packs.base.races import RACES
    >>> dwarves = RACES[1]
    >>> trait_rule(Names(), dwarves)
    '1 bonus coin for each of these you hold: mine. They keep paying in decline.'
    """
    keys = [KEYS[name] for name in RULE_ORDER]
    sentences = [_sentence(names, trait, key) for key in keys if is_set(trait, key)]
    return " ".join(sentences) or names.texts.say("trait-nothing")


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
    """Yield the names of kinds of regions.

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
