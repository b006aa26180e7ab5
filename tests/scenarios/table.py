"""Short words for the scenario tests: who holds what, and turns nobody needs to see."""

from __future__ import annotations

from smallworld.core.events import Event
from smallworld.core.state import State
from smallworld.play.position.write import position_json
from tests.kit.setting import Json, facts_of, legal


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


def tokens_on(state: State, *regions: int) -> int:
    """How many race tokens stand in these regions together."""
    return sum(int(state.tokens_in(region)) for region in regions)


def conquests(state: State, word: str = "conquer") -> set[int]:
    """The regions that may be conquered plainly now."""
    texts = [text.removeprefix(f"{word} ") for text in legal(state) if text.startswith(f"{word} ")]
    return {int(text) for text in texts if text.isdigit()}


def income_in(events: list[Event]) -> int:
    """The coins of the one income that was paid in these events."""
    (paid,) = facts_of(events, "income")
    coins = paid["coins"]
    assert isinstance(coins, int)
    return coins
