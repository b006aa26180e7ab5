"""How tests set a table and move on it: positions in, action texts, facts out."""

from __future__ import annotations

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


def a_state(
    *seats: Json, map: str = "", regions: dict[int, Json] | None = None, **keys: object
) -> State:
    """A state from a position; two seats by default, six free combos in the column.

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


def free_combos(seats: list[Json], keys: Json) -> list[Json]:
    """Six combos of tiles that nobody has and that no other key names."""
    said = repr((seats, keys))
    races = [trait.id for trait in RACES if repr(trait.id) not in said]
    powers = [trait.id for trait in POWERS if repr(trait.id) not in said]
    return [{"race": r, "power": p} for r, p in zip(races[:6], powers[:6], strict=True)]


def do(state: State, *actions: str) -> list[Event]:
    """Apply actions one after the other; all that happened."""
    events: list[Event] = []
    for text in actions:
        apply(state, parse_action(text, state.box), events)
    return events


def facts_of(events: list[Event], kind: str) -> list[dict[str, object]]:
    """The facts of all events of one kind."""
    return [event.facts for event in events if event.kind == kind]


def refused(state: State, action: str) -> str:
    """The code with which ``action`` is refused; the state stays as it was."""
    before = state.snapshot()
    with pytest.raises(IllegalAction) as caught:
        apply(state, parse_action(action, state.box))
    assert state.snapshot() == before
    assert action not in legal(state)
    return caught.value.code


def legal(state: State) -> list[str]:
    """All legal actions as text."""
    return [written(action, state.box) for action in legal_actions(state)]


def price_of(state: State, region: int, *, declined: bool = False) -> int:
    """What ``region`` costs the active race of the seat whose turn it is, or its declined one."""
    people = int(state.declined_actor(state.turn)) if declined else KINDS * int(state.turn) + ACTIVE
    return int(price(state, people, region))


def income_of(state: State, seat: int = 0) -> dict[str, int]:
    """The income of a seat if the turn were scored now, by source."""
    parts: list[tuple[str, int]] = []
    income(state, seat, parts)
    summed: dict[str, int] = {}
    for name, coins in parts:
        summed[name] = summed.get(name, 0) + coins
    return summed


def seat_of(state: State, seat: int) -> Json:
    """The position keys of one seat."""
    seats = position_json(state)["seats"]
    assert isinstance(seats, list)
    found = seats[seat]
    assert isinstance(found, dict)
    return found


def region_of(state: State, region: int) -> Json:
    """The position keys of one region; empty if nothing stands there."""
    regions = position_json(state).get("regions", {})
    assert isinstance(regions, dict)
    found = regions.get(str(region), {})
    assert isinstance(found, dict)
    return found


def tray_of(state: State, race: str) -> int:
    """Tokens of a race that nobody has."""
    return int(state.cells[TRAY + state.box.race_index(race)])


def held(seat: int, tokens: int = 1, **pieces: object) -> Json:
    """A region of the active race of a seat."""
    return {"seat": seat, "tokens": tokens, **pieces}


def ruins(seat: int, race: str, tokens: int = 1, **pieces: object) -> Json:
    """A region of a declined race of a seat."""
    return {"seat": seat, "declined": race, "tokens": tokens, **pieces}


def coins_of(state: State, seat: int = 0) -> int:
    """The coins of a seat."""
    return int(state.coins(seat))


def hand_of(state: State, seat: int = 0) -> int:
    """The tokens of the active race of a seat that are in hand."""
    return int(state.hand(KINDS * seat + ACTIVE))


def phase_of(state: State) -> str:
    """The phase by name."""
    return PHASE_NAMES[int(state.phase)]


def finish(state: State) -> list[Event]:
    """Place what must be placed, anywhere, and end; what happened."""
    events: list[Event] = []
    while "end" not in legal(state):
        events += do(state, legal(state)[0])
    return events + do(state, "end")


def pass_turn(state: State) -> list[Event]:
    """Conquer nothing (more), settle, take the income."""
    return do(state, "stop") + finish(state)
