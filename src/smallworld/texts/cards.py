"""Cards: each race and each power with its rule in words and its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from smallworld.core.traits import Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.vocabulary import VOCABULARY, is_set
from smallworld.texts.fluent import Fact, texts_for
from smallworld.texts.names import Names
from smallworld.texts.traits import trait_rule

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
    """One banner or badge in words; ``supply``, the tokens in the box, only for a race."""

    id: str
    name: str
    rule: str
    tokens: str
    supply: str = ""


def card(trait: Trait, kind: Literal["race", "power"], lang: str = "en") -> Card:
    """The card of a race or a power.

    >>> from smallworld.packs.base.powers import POWERS
    >>> wealthy = POWERS[-1]
    >>> card(wealthy, "power").rule
    '7 bonus coins, once, at the end of the first turn.'
    """
    return card_from(Names(texts_for(lang)), trait, kind)


def card_from(names: Names, trait: Trait, kind: Literal["race", "power"]) -> Card:
    """The same from ready names; a trait without a text has its rule from its numbers."""
    numbers: dict[str, Fact] = {name: int(getattr(trait, name)) for name in NUMBERS}
    message = f"card-{kind}-{trait.id}"
    texts = names.texts
    return Card(
        id=trait.id,
        name=names.name(kind, trait.id),
        rule=texts.say(message, **numbers) if texts.has(message) else trait_rule(names, trait),
        tokens=texts.say("card-tokens", **numbers),
        supply=texts.say("card-supply", **numbers) if kind == "race" else "",
    )
