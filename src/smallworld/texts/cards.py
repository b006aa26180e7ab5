"""Cards: each race and each power with its rule in words and its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from smallworld.core.traits import Trait
from smallworld.texts.fluent import Fact, texts_for
from smallworld.texts.names import Names
from smallworld.texts.traits import trait_rule

# The numbers of a trait that a sentence may use, so that no text repeats them.
NUMBERS: Final = (
    "tokens",
    "supply",
    "pays_each_turn",
    "pays_first_turn",
    "pays_per_conquest",
    "pays_per_fortress",
    "visitors",
    "grows_every",
    "camps",
    "fortresses",
    "heroes",
    "holes",
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

    >>> from smallworld.packs.base.powers.wealthy import WEALTHY
    >>> card(WEALTHY, "power").rule
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
