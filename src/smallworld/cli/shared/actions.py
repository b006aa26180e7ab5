"""Describe actions in a few words: price, odds or income."""

from __future__ import annotations

from smallworld.bots.explain.steps import steps_of
from smallworld.core import actions as act
from smallworld.core.actions import block_of, region_of
from smallworld.core.engine import apply
from smallworld.core.events import Event
from smallworld.core.state import State
from smallworld.drawing.text.summary import combo_labels
from smallworld.play.explain import explain
from smallworld.texts.fluent import Fact
from smallworld.texts.names import Names
from smallworld.texts.reasons import plan_clause


def describe_action(state: State, action: int, names: Names) -> str:
    """Return what ``action`` means here, with its price or income."""
    block = int(block_of(action))
    if block == act.PICK:
        return names.texts.listed(combo_labels(state, action - act.PICK, names), "comma")
    if block == act.DIE:
        return names.texts.say("table-hand-die", number=action - act.DIE)
    if block == act.REVEAL:
        race, power = act.tiles_of(action)
        return names.combo(state.box.race(race).id, state.box.power(power).id)
    if block in (*act.CONQUESTS, *act.DECLINED_CONQUESTS):
        return describe_price(state, action, names)
    parts = [plan_clause(steps_of(state, [action]), names)]
    if block in (act.STOP, act.END) or act.is_decline(action):
        parts += income_label(state, action, names)
    return names.texts.listed(parts, "comma")


def describe_price(state: State, action: int, names: Names) -> str:
    """Return a region with its price, the price's parts, and the odds if short."""
    explained = explain(state, action)
    parts = names.price_parts(explained.parts)
    facts: dict[str, Fact] = {
        "region": names.region(int(region_of(action))),
        "price": explained.price or 0,
        "parts": names.texts.listed(parts, "comma"),
    }
    if not explained.odds:
        return names.texts.say("terminal-conquest", **facts)
    faces, hand = round(explained.odds * 6), explained.hand or 0
    return names.texts.say("terminal-attempt", hand=hand, faces=faces, **facts)


def income_label(state: State, action: int, names: Names) -> list[str]:
    """Return a label with the turn's income if it ends with ``action``, or nothing."""
    income = income_after(state, action)
    return [] if income is None else [names.texts.say("terminal-income", coins=income)]


def income_after(state: State, action: int) -> int | None:
    """Return the coins of the turn if it ended with ``action``; ``None`` if no income.

    Tokens still to be placed do not change the income, so ``stop`` counts the board as it is.
    """
    if action == act.STOP:
        return explain(state, action).income
    events: list[Event] = []
    apply(state.clone(), action, events)
    for event in events:
        if event.kind == "income":
            coins = event.facts["coins"]
            assert isinstance(coins, int)
            return coins
    return None
