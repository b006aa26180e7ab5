"""Short words for the scenario tests: who holds what, and turns nobody needs to see."""

from __future__ import annotations

from smallworld.core.events import Event
from smallworld.core.state import PHASE_NAMES, State
from smallworld.play.position import position_json
from tests.setting import Json, do, facts_of, legal, seat_of

TRIBE: Json = {"tribe": True}


def held(seat: int, tokens: int = 1, **pieces: object) -> Json:
    """A region of the active race of a seat."""
    return {"seat": seat, "tokens": tokens, **pieces}


def ruled(seat: int, race: str, tokens: int = 1, **pieces: object) -> Json:
    """A region of a declined race of a seat."""
    return {"seat": seat, "declined": race, "tokens": tokens, **pieces}


def combos(*names: str) -> list[Json]:
    """A column from top to bottom: "skeletons merchant", with coins "skeletons merchant 2"."""
    column: list[Json] = []
    for name in names:
        race, power, *coins = name.split()
        column.append({"race": race, "power": power, "coins": int(coins[0]) if coins else 0})
    return column


def column_of(state: State) -> list[str]:
    """The column as ``combos`` takes it, each with its coins."""
    column = position_json(state)["column"]
    assert isinstance(column, list)
    return [f"{one['race']} {one['power']} {one.get('coins', 0)}" for one in column]


def listed(state: State, key: str) -> list[str]:
    """A list of tiles of the position: ``returned_races``, ``discarded_powers`` …"""
    found = position_json(state).get(key, [])
    assert isinstance(found, list)
    return found


def coins_of(state: State, seat: int = 0) -> int:
    """The coins of a seat."""
    return int(state.coins(seat))


def hand_of(state: State, seat: int = 0) -> int:
    """The tokens of the active race of a seat that are ready in hand."""
    hand = seat_of(state, seat).get("hand", 0)
    assert isinstance(hand, int)
    return hand


def phase_of(state: State) -> str:
    """The name of the phase."""
    return PHASE_NAMES[int(state.phase)]


def tokens_on(state: State, *regions: int) -> int:
    """How many race tokens stand in these regions together."""
    return sum(int(state.tokens_in(region)) for region in regions)


def conquests(state: State, word: str = "conquer") -> set[int]:
    """The regions that may be conquered plainly now."""
    texts = [text.removeprefix(f"{word} ") for text in legal(state) if text.startswith(f"{word} ")]
    return {int(text) for text in texts if text.isdigit()}


def finish(state: State) -> list[Event]:
    """Place what must be placed, anywhere, and end; what happened."""
    events: list[Event] = []
    while "end" not in legal(state):
        events += do(state, legal(state)[0])
    return events + do(state, "end")


def pass_turn(state: State) -> list[Event]:
    """A turn without conquests."""
    return do(state, "stop") + finish(state)


def income_in(events: list[Event]) -> int:
    """The coins of the one income that was paid in these events."""
    (paid,) = facts_of(events, "income")
    coins = paid["coins"]
    assert isinstance(coins, int)
    return coins
