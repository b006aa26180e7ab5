"""What a seat may do, in a few words each: prices, odds, what a turn would bring."""

from __future__ import annotations

from typing import Final

from smallworld.bots.explain.steps import steps_of
from smallworld.core import actions as words
from smallworld.core.actions import block_of, region_of
from smallworld.core.engine import apply
from smallworld.core.events import Event
from smallworld.core.state import State
from smallworld.drawing.text.summary import combo_labels
from smallworld.play.explain import explain
from smallworld.texts.fluent import Fact
from smallworld.texts.names import Names
from smallworld.texts.reasons import plan_words

_CONQUESTS: Final = (
    words.CONQUER,
    words.CONQUER_DIE,
    words.CONQUER_DRAGON,
    words.CONVERT,
    words.DECLINED_CONQUER,
    words.DECLINED_CONQUER_DIE,
)


def in_words(state: State, action: int, names: Names) -> str:
    """What ``action`` means here, with its price or what it brings."""
    block = int(block_of(action))
    if block == words.PICK:
        return names.texts.listed(combo_labels(state, action - words.PICK, names), "comma")
    if block == words.DIE:
        return names.texts.say("table-hand-die", number=action - words.DIE)
    if block == words.REVEAL:
        race, power = divmod(action - words.REVEAL, words.MAX_POWERS)
        return names.combo(state.box.race(race).id, state.box.power(power).id)
    if block in _CONQUESTS:
        return price_text(state, action, names)
    said = [plan_words(steps_of(state, [action]), names)]
    if block in (words.STOP, words.END, words.DECLINE):
        said += income_label(state, action, names)
    return names.texts.listed(said, "comma")


def price_text(state: State, action: int, names: Names) -> str:
    """A region with its price, the parts of it and, where tokens are missing, the odds."""
    explained = explain(state, action)
    parts = [names.price_part(id, amount) for id, amount in explained.parts]
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
    """What the turn brings if it ends with ``action``, as a label; nothing if it brings none."""
    income = income_after(state, action)
    return [] if income is None else [names.texts.say("terminal-income", coins=income)]


def income_after(state: State, action: int) -> int | None:
    """The coins a turn would bring if it ended with ``action``; ``None`` if it brings none.

    What is still to be placed does not change it, so ``stop`` is counted as the board stands.
    """
    if action == words.STOP:
        return explain(state, action).income
    events: list[Event] = []
    apply(state.clone(), action, events)
    for event in events:
        if event.kind == "income":
            coins = event.facts["coins"]
            assert isinstance(coins, int)
            return coins
    return None
