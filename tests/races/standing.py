"""Who stands where, in few words: entries of a position's regions, picks, and turns passed."""

from __future__ import annotations

from smallworld.core.engine import apply, legal_actions
from smallworld.core.state import State
from tests.kit.setting import Json, a_state, do, free_combos, held, seat_of

ANN, BO, CY = 0, 1, 2


def ann(tokens: int = 1, **pieces: object) -> Json:
    """Active tokens of seat 0."""
    return held(ANN, tokens, **pieces)


def bo(tokens: int = 1, **pieces: object) -> Json:
    """Active tokens of seat 1."""
    return held(BO, tokens, **pieces)


def playing(race: str, power: str, **keys: object) -> Json:
    """A seat with this active race."""
    return {"race": race, "power": power, **keys}


def a_table(*seats: Json, regions: dict[int, Json], **keys: object) -> State:
    """``a_state`` for callers that hand on keys they were given."""
    return a_state(*seats, regions=regions, **keys)  # type: ignore[arg-type]


def led_by(race: str, power: str, *seats: Json) -> list[Json]:
    """A column of six whose top combo is this one; the rest nobody has."""
    top: Json = {"race": race, "power": power}
    return [top, *free_combos(list(seats), {"column": top})[:5]]


def picked(race: str, power: str, **keys: object) -> State:
    """Ann has just picked this combo on an empty table for two; the column is full again."""
    state = a_state(column=led_by(race, power), **keys)  # type: ignore[arg-type]
    pick_top(state)
    return state


def pick_top(state: State) -> None:
    """Take the top combo; the dealer refills the column with whatever comes."""
    do(state, "pick 1")
    while state.awaits_reveal:
        apply(state, legal_actions(state)[0])


def declined_hand_of(state: State, seat: int) -> object:
    """Tokens in hand of the first declined race."""
    declined = seat_of(state, seat)["declined"]
    assert isinstance(declined, list)
    return declined[0].get("hand", 0)
