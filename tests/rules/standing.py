"""Short ways to say who has what and what stands where, for tests of rules and powers."""

from __future__ import annotations

from smallworld.core.state import State
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.play.position.write import position_json
from tests.kit.setting import Json, a_state, do, free_combos, legal, seat_of


def has(race: str, power: str, hand: int = 0, **keys: object) -> Json:
    """A seat with an active race."""
    return {"race": race, "power": power, "hand": hand, **keys}


def once(*races: str, **keys: object) -> Json:
    """Keys of a seat with declined races; ``spirit="tritons"`` adds a lasting one."""
    declined: list[Json] = [{"race": race} for race in races]
    lasting = keys.pop("spirit", None)
    if lasting is not None:
        declined.append({"race": lasting, "power": "spirit"})
    return {**keys, "declined": declined}


def a_column(*first: tuple[str, str], seats: tuple[Json, ...] = ()) -> list[Json]:
    """A column of six that begins with these combos."""
    rest = free_combos(list(seats), {"first": first})
    named: list[Json] = [{"race": race, "power": power} for race, power in first]
    return named + rest[: 6 - len(first)]


def after_pick(race: str, power: str, *others: Json, coins: int = 5, **keys: object) -> State:
    """Ann has just picked this combo; the column is full again."""
    column = a_column((race, power), seats=others)
    state = a_state({"coins": coins}, *others, column=column, **keys)  # type: ignore[arg-type]
    do(state, "pick 1")
    if state.awaits_reveal:
        do(state, legal(state)[0])
    return state


def awaits_reveal(state: State) -> bool:
    """Does the table wait for the dealer to reveal a combo?"""
    return state.awaits_reveal


def declined_of(state: State, seat: int = 0) -> list[Json]:
    """The declined races of a seat as a position says them."""
    found = seat_of(state, seat).get("declined", [])
    assert isinstance(found, list)
    return found


def key_of(state: State, key: str, default: object = None) -> object:
    """One key of the position; positions leave out what is plain."""
    return position_json(state).get(key, default)


def fact_of_turn(state: State, key: str) -> object:
    """One key of ``turn_so_far``."""
    so_far = key_of(state, "turn_so_far", {})
    assert isinstance(so_far, dict)
    return so_far.get(key)


def column_of(state: State) -> list[tuple[object, object, object]]:
    """Race, power and coins of each combo from the top."""
    column = key_of(state, "column", [])
    assert isinstance(column, list)
    return [(combo["race"], combo["power"], combo.get("coins", 0)) for combo in column]


def discards_of(state: State) -> object:
    """The discarded badges."""
    return key_of(state, "discarded_powers", [])


def returned_of(state: State) -> object:
    """The banners that came back, first to come first."""
    return key_of(state, "returned_races", [])


def other_powers(*used: str) -> list[str]:
    """All badges but these."""
    return [trait.id for trait in POWERS if trait.id not in used]


def other_races(*used: str) -> list[str]:
    """All banners but these."""
    return [trait.id for trait in RACES if trait.id not in used]
