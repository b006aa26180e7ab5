"""Explain an action: its price or income part by part, what is missing, why it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.play.explain import Explanation
from smallworld.texts.names import Names, names_at
from smallworld.texts.refusals import refusal_sentence

if TYPE_CHECKING:
    from smallworld.play.game import Game


def explanation_lines(
    explanation: Explanation, table: Game | Names | None = None, lang: str = "en"
) -> list[str]:
    """Return price or income part by part, and the reason if it is refused.

    >>> three = (("base", 2), ("lair", 1))
    >>> explanation_lines(Explanation(None, price=3, parts=three, hand=4, missing=0))
    ['Price: 3 tokens', 'base 2', 'lair +1', 'You have 4: enough.']
    """
    names = names_at(table, lang)
    if explanation.price is not None:
        lines = _price(explanation, names)
    elif explanation.income is not None:
        lines = _income(explanation, names)
    else:
        lines = []
    if explanation.refused is not None:
        lines.append(refusal_sentence(explanation.refused, names))
    return lines


def _price(explanation: Explanation, names: Names) -> list[str]:
    texts = names.texts
    assert explanation.price is not None
    lines = [texts.say("explain-price", price=explanation.price)]
    lines += names.price_parts(explanation.parts)
    if explanation.hand is not None and explanation.missing is not None:
        hand, missing = explanation.hand, explanation.missing
        lines.append(texts.say("explain-hand", hand=hand, missing=missing))
    if explanation.odds is not None:
        faces, percent = round(explanation.odds * 6), round(explanation.odds * 100)
        lines.append(texts.say("explain-odds", faces=faces, percent=percent))
    return lines


def _income(explanation: Explanation, names: Names) -> list[str]:
    assert explanation.income is not None
    lines = [names.texts.say("explain-income", income=explanation.income)]
    lines += [names.income_part(id, amount) for id, amount in explanation.parts]
    return lines
