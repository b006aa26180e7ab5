"""Races with code of their own: their hooks are called although they have no such number."""

from __future__ import annotations

import pickle
from typing import Any

from smallworld.core.box import Box
from smallworld.core.explain import price_parts
from smallworld.core.pieces import FORTRESSES_IN_BOX
from smallworld.core.redeploy import fortress_limit
from smallworld.core.state import ACTIVE, KINDS, State, new_state
from smallworld.core.terrain import FARMLAND
from smallworld.core.traits import Abilities, Trait
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.loader import load_board
from tests.kit.positions import ANN, income_of, legal_texts, pick_first, play, price_of

FIELD = 2  # an empty region at the edge of base/2 that costs two


class Thrifty(Trait):
    def saves(self, state: State, people: int, region: int) -> int:
        return 1 if region == FIELD else 0


class Paid(Trait):
    def pays(self, state: State, people: int) -> int:
        return 3


class Growing(Trait):
    def grows(self, state: State, people: int) -> int:
        return 2


def after_pick_of(race: Trait, power: Trait) -> State:
    """Start a game in which Ann has just picked ``race`` with ``power``."""
    races = [race, *RACES]
    box = Box(load_board("base/2"), races, [power, *POWERS])
    state = new_state(box)
    for place in range(6):
        play(state, f"reveal {races[place].id} {box.powers[place].id}")
    pick_first(state)
    return state


def test_a_race_and_a_power_save_by_code() -> None:
    plain = after_pick_of(Trait("own", tokens=5), Trait("plain", tokens=0))
    race = after_pick_of(Thrifty("own", tokens=5), Trait("plain", tokens=0))
    power = after_pick_of(Trait("own", tokens=5), Thrifty("plain", tokens=0))
    assert [price_of(state, FIELD) for state in (plain, race, power)] == [2, 1, 1]
    people = KINDS * ANN + ACTIVE
    assert price_parts(race, people, FIELD) == [("base", 2), ("own", -1)]
    assert price_parts(power, people, FIELD) == [("base", 2), ("plain", -1)]


def test_a_conquest_saved_by_code_is_listed_and_paid() -> None:
    state = after_pick_of(Thrifty("own", tokens=1), Trait("plain", tokens=0))
    assert f"conquer {FIELD}" in legal_texts(state)
    play(state, f"conquer {FIELD}")
    assert int(state.tokens_in(FIELD)) == 1


def test_a_race_and_a_power_pay_by_code() -> None:
    state = after_pick_of(Paid("own", tokens=5), Paid("plain", tokens=0))
    assert income_of(state) == {"own": 3, "plain": 3}


def test_a_race_and_a_power_grow_by_code() -> None:
    state = after_pick_of(Growing("own", tokens=5, supply=18), Growing("plain", tokens=0))
    play(state, f"conquer {FIELD}", "stop")
    assert int(state.hand(KINDS * ANN + ACTIVE)) == 5 - 1 + 2 + 2


def test_y28_a_power_has_no_more_fortresses_than_the_box() -> None:
    builders = Trait("builders", tokens=4, fortresses=99)
    state = after_pick_of(Trait("gnomes", tokens=5), builders)
    assert fortress_limit(state, KINDS * ANN + ACTIVE) == FORTRESSES_IN_BOX


def test_only_traits_that_change_something_are_asked() -> None:
    plain = Trait("plain", tokens=5)
    asked = ["race_saves", "power_saves", "race_pays", "power_pays", "race_grows", "power_grows"]
    neither = Abilities(plain, plain)
    assert [name for name in asked if getattr(neither, name)] == []
    for key in ("saves_on", "saves_beside", "pays_on", "pays_each_turn", "grows_on"):
        about = key.partition("_")[0]
        numbers: dict[str, Any] = {key: FARMLAND}
        able = Trait("able", tokens=5, **numbers)
        assert getattr(Abilities(able, plain), f"race_{about}")
        assert getattr(Abilities(plain, able), f"power_{about}")


def test_a_pickled_trait_has_all_its_numbers() -> None:
    again = pickle.loads(pickle.dumps(Thrifty("thrifty", tokens=3, pays_on=FARMLAND, sails=True)))
    assert type(again) is Thrifty
    assert (again.id, again.tokens, again.pays_on, again.sails) == ("thrifty", 3, FARMLAND, True)
