"""What a seat may do, in a few words each: prices, odds, what a turn would bring."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.cli.say import price_parts
from smallworld.core import actions as words
from smallworld.core.actions import block_of, count_of, region_of
from smallworld.core.engine import apply
from smallworld.core.events import Event
from smallworld.core.state import COLUMN_COINS, COLUMN_POWER, COLUMN_RACE, State
from smallworld.drawing.summary import counted
from smallworld.drawing.text import race_word
from smallworld.packs.loader import load_map
from smallworld.play.explain import Explanation, explain

_PLACED = {
    words.PLACE_CAMP: "a camp",
    words.PLACE_FORTRESS: "a fortress",
    words.PLACE_HERO: "a hero",
}
_LEAVING = {words.ABANDON: "leave", words.DECLINED_ABANDON: "leave", words.WITHDRAW: "give up"}


def region_name(state: State, region: int) -> str:
    """The proper name of a region."""
    return load_map(state.box.board.id).region(region).name


def in_words(state: State, action: int, names: Sequence[str]) -> str:
    """What ``action`` means here, with its price or what it brings."""
    block = int(block_of(action))
    region = int(region_of(action))
    if block == words.PICK:
        return _combo(state, action - words.PICK)
    if block in (words.STOP, words.END, words.DECLINE):
        return _ending(state, action)
    if block == words.ROLL:
        return "roll the die before the next conquest"
    if block == words.ALLY:
        return f"peace with {names[action - words.ALLY]}"
    if not region:
        return "the dealer's"
    name = region_name(state, region)
    if block in (words.DEPLOY, words.DECLINED_DEPLOY):
        return f"{counted(int(count_of(action)), 'token')} to {name}"
    if block in _PLACED:
        return f"{_PLACED[block]} in {name}"
    if block in _LEAVING:
        return f"{_LEAVING[block]} {name}"
    return f"{name}: {price_text(explain(state, action))}"


def price_text(explained: Explanation) -> str:
    """Price, its parts and, where tokens are missing, the odds of the die."""
    price, hand = explained.price or 0, explained.hand or 0
    if not price:
        return "no token needed"
    text = counted(price, "token")
    if len(explained.parts) > 1:
        text += f" ({price_parts(explained.parts)})"
    if explained.missing:
        text += f", {hand} in hand"
    return f"{text}, {odds_text(explained)}" if explained.odds else text


def odds_text(explained: Explanation) -> str:
    """The chance of the final attempt."""
    return f"the die helps {round((explained.odds or 0) * 6)} times in 6"


def _combo(state: State, place: int) -> str:
    v = state.cells
    race = state.box.race(v[COLUMN_RACE + place])
    power = state.box.power(v[COLUMN_POWER + place])
    tokens = race.tokens + power.tokens + race.visitors + power.visitors
    text = f"{race_word(power.id)} {race_word(race.id)}, {counted(int(tokens), 'token')}"
    text += f", costs {counted(place, 'coin')}" if place else ", free"
    coins = int(v[COLUMN_COINS + place])
    return f"{text}, {counted(coins, 'coin')} on it" if coins else text


def _ending(state: State, action: int) -> str:
    meaning = {words.STOP: "end the conquests", words.END: "end", words.DECLINE: "into decline"}
    income = income_after(state, action)
    return meaning[action] + (f", income {income}" if income is not None else "")


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
