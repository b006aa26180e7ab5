"""Explain why a bot plays as it does: its plan, expected coins, and alternatives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from smallworld.play.reasons import Reasons, Remark, Step
from smallworld.texts.fluent import Fact
from smallworld.texts.names import Names, names_at
from smallworld.texts.variables import Meaning, variables

if TYPE_CHECKING:
    from smallworld.play.game import Game

# The remark that joins the plan when there is room for one line: the first of these.
_WEIGHTIEST: Final = (
    *("overlooked", "decline_better", "decline_even", "other_combo", "late_now", "late_not"),
    *("late", "ally", "guard_near", "guard_edge", "decline_worse", "decline_greedy", "runner_up"),
)


def reason_lines(
    reasons: Reasons, table: Game | Names | None = None, lang: str = "en"
) -> list[str]:
    """Return all remarks as sentences, the plan first.

    >>> reason_lines(Reasons((), None, 0, (Remark("later", {"coins": 12}),)))
    ['Later turns should bring about 12 coins.']
    """
    names = names_at(table, lang)
    return [remark_sentence(remark, names) for remark in reasons.remarks]


def short_reason(reasons: Reasons, table: Game | Names | None = None, lang: str = "en") -> str:
    """Return the plan and the most important remark about it."""
    names = names_at(table, lang)
    by_kind = {remark.kind: remark for remark in reasons.remarks}
    chosen = [*reasons.remarks[:1], *[by_kind[kind] for kind in _WEIGHTIEST if kind in by_kind][:1]]
    return " ".join(remark_sentence(remark, names) for remark in chosen)


def remark_sentence(remark: Remark, table: Game | Names | None = None, lang: str = "en") -> str:
    """Format one remark as a sentence.

    >>> remark_sentence(Remark("decline_worse", {"coins": 4, "now": -5, "later": 1}))
    'Going into decline now would cost about 4 coins by the end (this turn −5, later +1).'
    """
    names = names_at(table, lang)
    sentence = names.texts.say(f"reason-{remark.kind}", **_filled(names, remark))
    return sentence[:1].upper() + sentence[1:]  # a plan may start a sentence


def plan_clause(steps: Iterable[Step], table: Game | Names | None = None, lang: str = "en") -> str:
    """Format a plan as one clause.

    >>> plan_clause([Step("take", {"regions": [3, 2]}), Step("attempt", {"regions": [7]})])
    'take Region 3 and Region 2, then try Region 7 with the die'
    """
    names = names_at(table, lang)
    clauses = [names.texts.say(f"step-{step.kind}", **_filled(names, step)) for step in steps]
    clause = clauses[-1]
    for earlier in reversed(clauses[:-1]):
        clause = names.texts.say("steps", first=earlier, rest=clause)
    return clause


def _filled(names: Names, item: Remark | Step) -> dict[str, Fact]:
    filled = variables(names, item.facts, _MEANINGS)
    if "race" in item.facts and "power" in item.facts:
        race, power = str(item.facts["race"]), str(item.facts["power"])
        filled |= names.combo_forms(race, power, "combo")
    return filled


def _plan(names: Names, variable: str, value: object) -> dict[str, Fact]:
    assert isinstance(value, tuple)
    return {"plan": plan_clause(value, names)}


def _regions(names: Names, variable: str, value: object) -> dict[str, Fact]:
    assert isinstance(value, list)
    listed = names.texts.listed(names.region(region) for region in value)
    return {variable: listed, f"{variable}_count": len(value)}


def _placed(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """List how many tokens go where."""
    assert isinstance(value, list)
    parts = [
        names.texts.say("placed", region=names.region(region), count=count)
        for region, count in value
    ]
    return {variable: names.texts.listed(parts)}


def _seats(names: Names, variable: str, value: object) -> dict[str, Fact]:
    assert isinstance(value, list)
    listed = names.texts.listed(names.seat(seat) for seat in value)
    return {variable: listed, f"{variable}_count": len(value)}


def _signed(names: Names, variable: str, value: object) -> dict[str, Fact]:
    """Format a number of coins with its sign."""
    assert isinstance(value, int)
    sign = "+" if value > 0 else "−" if value < 0 else "±"
    return {variable: f"{sign}{abs(value)}"}


_MEANINGS: Final[dict[str, Meaning]] = {
    "steps": _plan,
    "regions": _regions,
    "placed": _placed,
    "seats": _seats,
    "now": _signed,
    "later": _signed,
}
