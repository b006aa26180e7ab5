"""Build positions, play actions in them as text, and read what came of it.

Every test of a rule uses these words: ``build_state`` with ``seat_with``, ``in_decline``,
``held`` and ``held_in_decline`` for the start, ``play`` for the actions, ``refusal_of`` for
what is illegal, and the functions named ``…_of`` for single facts of a state.
"""

from __future__ import annotations

from typing import Any

import pytest

from smallworld.core.actions import parse_action, written
from smallworld.core.conquest import price
from smallworld.core.engine import apply, legal_actions
from smallworld.core.errors import IllegalAction
from smallworld.core.events import Event
from smallworld.core.scoring import income
from smallworld.core.state import ACTIVE, KINDS, PHASE_NAMES, TRAY, State
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.play.position.read import read_position
from smallworld.play.position.write import position_json

Json = dict[str, object]
TRIBE: Json = {"tribe": True}
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve")
ANN, BO, CY = 0, 1, 2


# --- build a position
def build_state(
    *seats: Json, map: str = "", regions: dict[int, Json] | None = None, **keys: Any
) -> State:
    """Build a state from a position: two seats by default, six free combos in the column.

    Each seat is a dictionary of position keys; a missing one is an empty seat with 5
    coins. ``keys`` are further keys of the position (``phase``, ``turn_so_far`` …).
    """
    count = int(map[-1]) if map else max(2, len(seats))
    filled = [
        {"name": NAMES[i], "coins": 5, **(seats[i] if i < len(seats) else {})} for i in range(count)
    ]
    position: Json = {
        "map": map or f"base/{count}",
        "seats": filled,
        "regions": {str(region): what for region, what in (regions or {}).items()},
        **keys,
    }
    if "column" not in keys:
        position["column"] = free_combos(filled, keys)
    state, _ = read_position(position)
    return state


def seat_with(race: str, power: str, hand: int = 0, **keys: object) -> Json:
    """Return the position keys of a seat with an active race."""
    return {"race": race, "power": power, "hand": hand, **keys}


def in_decline(*races: str, spirit: str = "", **keys: object) -> Json:
    """Return the position keys of a seat with races in decline; ``spirit`` adds a second one."""
    declined: list[Json] = [{"race": race} for race in races]
    if spirit:
        declined.append({"race": spirit, "power": "spirit"})
    return {**keys, "declined": declined}


def held(seat: int, tokens: int = 1, **pieces: object) -> Json:
    """Return the position keys of a region held by the active race of a seat."""
    return {"seat": seat, "tokens": tokens, **pieces}


def held_in_decline(seat: int, race: str, tokens: int = 1, **pieces: object) -> Json:
    """Return the position keys of a region held by a race in decline of a seat."""
    return {"seat": seat, "declined": race, "tokens": tokens, **pieces}


def combos(*texts: str) -> list[Json]:
    """Build a column from top to bottom: "skeletons merchant", with coins "elves hill 2"."""
    column: list[Json] = []
    for text in texts:
        race, power, *coins = text.split()
        column.append({"race": race, "power": power, "coins": int(coins[0]) if coins else 0})
    return column


def column_with(*texts: str, seats: tuple[Json, ...] = ()) -> list[Json]:
    """Build a column of six that starts with these combos; no seat has any tile of the rest."""
    first = combos(*texts)
    return [*first, *free_combos(list(seats), {"column": first})[: 6 - len(first)]]


def free_combos(seats: list[Json], keys: Json) -> list[Json]:
    """Return six combos of tiles that neither a seat nor another key names."""
    named = repr((seats, keys))
    races = [trait.id for trait in RACES if repr(trait.id) not in named]
    powers = [trait.id for trait in POWERS if repr(trait.id) not in named]
    return [{"race": r, "power": p} for r, p in zip(races[:6], powers[:6], strict=True)]


def races_except(*used: str) -> list[str]:
    """Return the ids of all other races."""
    return [trait.id for trait in RACES if trait.id not in used]


def powers_except(*used: str) -> list[str]:
    """Return the ids of all other powers."""
    return [trait.id for trait in POWERS if trait.id not in used]


def after_pick(race: str, power: str, *others: Json, coins: int = 5, **keys: Any) -> State:
    """Build a state in which Ann has just picked this combo and the column is full again."""
    column = column_with(f"{race} {power}", seats=others)
    state = build_state({"coins": coins}, *others, column=column, **keys)
    pick_first(state)
    return state


# --- play
def play(state: State, *actions: str) -> list[Event]:
    """Apply actions one after the other and return their events."""
    events: list[Event] = []
    for text in actions:
        apply(state, parse_action(text, state.box), events)
    return events


def pick_first(state: State) -> None:
    """Pick the first combo; the dealer reveals the first combo possible."""
    play(state, "pick 1")
    while state.awaits_reveal:
        apply(state, legal_actions(state)[0])


def place_and_end(state: State) -> list[Event]:
    """Place what must be placed in the first legal regions, end the turn, return the events."""
    events: list[Event] = []
    while "end" not in legal_texts(state):
        events += play(state, legal_texts(state)[0])
    return events + play(state, "end")


def pass_turn(state: State) -> list[Event]:
    """Stop conquering, redeploy, take the income and return the events."""
    return play(state, "stop") + place_and_end(state)


def refusal_of(state: State, action: str) -> str:
    """Return the code with which ``action`` is refused; check that the state did not change."""
    before = state.snapshot()
    with pytest.raises(IllegalAction) as caught:
        apply(state, parse_action(action, state.box))
    assert state.snapshot() == before
    assert action not in legal_texts(state)
    return caught.value.code


# --- read a state
def legal_texts(state: State) -> list[str]:
    """Return all legal actions as text."""
    return [written(action, state.box) for action in legal_actions(state)]


def conquerable(state: State) -> set[int]:
    """Return the regions that can be conquered now without the die."""
    conquests = [text.split() for text in legal_texts(state) if text.startswith("conquer ")]
    return {int(words[1]) for words in conquests if len(words) == 2}


def awaits_reveal(state: State) -> bool:
    """Return whether the dealer must reveal a combo (a call, so that mypy does not narrow it)."""
    return state.awaits_reveal


def price_of(state: State, region: int, *, declined: bool = False) -> int:
    """Return the price of ``region`` for the active race whose turn it is, or the declined one."""
    people = int(state.declined_actor(state.turn)) if declined else KINDS * int(state.turn) + ACTIVE
    return int(price(state, people, region))


def income_of(state: State, seat: int = 0) -> dict[str, int]:
    """Return the income of a seat if the turn were scored now, by source."""
    parts: list[tuple[str, int]] = []
    income(state, seat, parts)
    summed: dict[str, int] = {}
    for name, coins in parts:
        summed[name] = summed.get(name, 0) + coins
    return summed


def coins_of(state: State, seat: int = 0) -> int:
    """Return the coins of a seat."""
    return int(state.coins(seat))


def hand_of(state: State, seat: int = 0) -> int:
    """Return the tokens in hand of the active race of a seat."""
    return int(state.hand(KINDS * seat + ACTIVE))


def declined_hand_of(state: State, seat: int) -> object:
    """Return the tokens in hand of the first race in decline of a seat."""
    return declined_races(state, seat)[0].get("hand", 0)


def tray_of(state: State, race: str) -> int:
    """Return how many tokens of a race lie in the storage tray."""
    return int(state.cells[TRAY + state.box.race_index(race)])


def tokens_in(state: State, *regions: int) -> int:
    """Return how many race tokens stand in these regions together."""
    return sum(int(state.tokens_in(region)) for region in regions)


def phase_of(state: State) -> str:
    """Return the name of the phase."""
    return PHASE_NAMES[int(state.phase)]


def position_key(state: State, key: str, default: object = None) -> object:
    """Return one key of the position; a position omits defaults."""
    return position_json(state).get(key, default)


def turn_key(state: State, key: str) -> object:
    """Return one key of ``turn_so_far``."""
    so_far = position_key(state, "turn_so_far", {})
    assert isinstance(so_far, dict)
    return so_far.get(key)


def seat_of(state: State, seat: int) -> Json:
    """Return the position keys of one seat."""
    seats = position_key(state, "seats")
    assert isinstance(seats, list)
    found = seats[seat]
    assert isinstance(found, dict)
    return found


def region_of(state: State, region: int) -> Json:
    """Return the position keys of one region; empty if nothing stands there."""
    regions = position_key(state, "regions", {})
    assert isinstance(regions, dict)
    found = regions.get(str(region), {})
    assert isinstance(found, dict)
    return found


def declined_races(state: State, seat: int = 0) -> list[Json]:
    """Return the position keys of the races in decline of a seat."""
    found = seat_of(state, seat).get("declined", [])
    assert isinstance(found, list)
    return found


def column_of(state: State) -> list[str]:
    """Return the column as ``combos`` takes it, each combo with its coins."""
    column = position_key(state, "column", [])
    assert isinstance(column, list)
    return [f"{one['race']} {one['power']} {one.get('coins', 0)}" for one in column]


def tiles_of(state: State, key: str) -> list[str]:
    """Return a list of tiles of the position: ``unseen_powers``, ``returned_races`` …"""
    found = position_key(state, key, [])
    assert isinstance(found, list)
    return found


def returned_races(state: State) -> list[str]:
    """Return the races that came back to the stack, in the order in which they came."""
    return tiles_of(state, "returned_races")


def discarded_powers(state: State) -> list[str]:
    """Return the discarded powers."""
    return tiles_of(state, "discarded_powers")


# --- read events
def facts_of(events: list[Event], kind: str) -> list[dict[str, object]]:
    """Return the facts of all events of one kind."""
    return [event.facts for event in events if event.kind == kind]


def income_paid(events: list[Event]) -> int:
    """Return the coins of the one income among these events."""
    (paid,) = facts_of(events, "income")
    coins = paid["coins"]
    assert isinstance(coins, int)
    return coins
