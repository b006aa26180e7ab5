"""Every price, every odds and every income comes as named parts that add up."""

from __future__ import annotations

import random

import pytest

from smallworld.core.actions import parse_action
from smallworld.core.conquest import price
from smallworld.core.engine import IS_COMPILED, apply
from smallworld.core.events import Event
from smallworld.core.explain import income_parts, price_parts
from smallworld.core.scoring import income
from smallworld.core.state import CONQUEST, KINDS, NOBODY, State
from smallworld.packs.loader import map_ids
from smallworld.play.explain import Explanation, explain
from tests.kit.expected_prices import expected_price_parts
from tests.kit.positions import build_state
from tests.kit.random_games import random_game


def of(state: State, action: str) -> Explanation:
    return explain(state, parse_action(action, state.box))


def a_table() -> State:
    """Commando Tritons with 3 in hand beside a guarded mountain on the Lake (9)."""
    return build_state(
        {"race": "tritons", "power": "commando", "hand": 3},
        {"race": "trolls", "power": "fortified"},
        phase="conquest",
        regions={
            3: {"seat": 0, "tokens": 1},
            9: {"seat": 1, "tokens": 2, "lair": True, "fortress": True},
            7: {"tribe": True},
        },
    )


def test_a_price_as_parts() -> None:
    told = of(a_table(), "conquer 9")
    assert told.parts == (
        ("base", 2),
        ("mountain", 1),
        ("fortress", 1),
        ("lair", 1),
        ("tokens", 2),
        ("tritons", -1),
        ("commando", -1),
    )
    assert (told.price, told.hand, told.missing, told.odds) == (5, 3, 2, round(2 / 6, 4))
    assert not told.legal
    assert told.refused is not None and told.refused.code == "conquer.too_few_tokens"
    assert of(a_table(), "conquer 9 die").legal


def test_c2_the_floor_is_a_part_of_its_own() -> None:
    told = of(a_table(), "conquer 2")
    assert told.price == 1
    assert of(a_table(), "conquer 8").price == 1
    empty_coast = build_state({"race": "tritons", "power": "commando", "hand": 3}, phase="conquest")
    assert of(empty_coast, "conquer 2").parts == (
        ("base", 2),
        ("tritons", -1),
        ("commando", -1),
        ("minimum", 1),
    )


def test_y3_a_pending_roll_is_a_part() -> None:
    state = build_state(
        {"race": "ratmen", "power": "berserk", "hand": 3},
        phase="conquest",
        turn_so_far={"pending_roll": 2},
    )
    assert ("roll", -2) in of(state, "conquer 6").parts


def test_the_dragon_costs_one_and_a_swap_nothing() -> None:
    state = build_state({"race": "orcs", "power": "dragon_master", "hand": 2}, phase="conquest")
    assert of(state, "conquer 6 dragon").price == 1
    swap = build_state({"race": "sorcerers", "power": "hill", "hand": 2}, phase="conquest")
    assert of(swap, "conquer 6 sorcery").price == 0
    assert not of(swap, "conquer 6 sorcery").legal


@pytest.mark.parametrize(("hand", "odds"), [(2, 0.5), (1, round(2 / 6, 4)), (3, None)])
def test_n1_odds_of_the_final_attempt(hand: int, odds: float | None) -> None:
    state = build_state({"race": "orcs", "power": "hill", "hand": hand}, phase="conquest")
    assert of(state, "conquer 6 die").odds == odds  # an empty mountain: price 3


def test_what_the_turn_would_bring() -> None:
    told = of(a_table(), "end")
    assert told.parts == (("regions", 1),)
    assert told.income == 1
    assert told.facts() == {"legal": False, "income": 1, "parts": [["regions", 1]]}


def test_d5_what_a_decline_would_bring() -> None:
    state = build_state(
        {"race": "dwarves", "power": "alchemist"},
        regions={6: {"seat": 0, "tokens": 2}, 2: {"seat": 0, "tokens": 1}},
    )
    assert of(state, "decline").parts == (("declined", 2), ("dwarves", 1))
    assert of(state, "stop").parts == (("regions", 2), ("dwarves", 1), ("alchemist", 2))


def test_once_the_income_is_paid_none_is_promised() -> None:
    state = build_state({"race": "dwarves", "power": "stout"}, phase="after_scoring")
    assert of(state, "end").income is None


def test_r3_regions_that_must_be_given_up_count_against_the_income() -> None:
    held: dict[int, dict[str, object]] = {r: {"seat": 0, "tokens": 1} for r in (2, 3, 7, 13, 12)}
    state = build_state(
        {"race": "amazons", "power": "hill", "hand": 2}, phase="conquest", regions=held
    )
    assert of(state, "end").parts == (("regions", 5), ("hill", 1), ("withdrawn", -2))


def test_an_action_without_a_price() -> None:
    assert of(a_table(), "roll").facts() == {"legal": False}
    assert of(a_table(), "conquer 60").price is None
    assert of(a_table(), "declined conquer 9").price is None


@pytest.mark.parametrize("map", map_ids())
def test_parts_add_up_in_random_games(map: str) -> None:
    chance = random.Random(map)
    for seed in range(10 if IS_COMPILED else 6):
        for game in random_game(map, {"own_tokens_defend": seed % 2 == 1}, seed, bold=True):
            if chance.random() < 0.2:
                _check_prices(game.state)
            _check_income(game.state)


def _check_prices(state: State) -> None:
    """Every price of the acting peoples in every region, part by part."""
    if state.phase > CONQUEST:
        return
    active = KINDS * int(state.turn)
    peoples = [active] if state.has_active_race(state.turn) else []
    declined = int(state.declined_actor(state.turn))
    peoples += [] if declined == NOBODY else [declined]
    for people in peoples:
        for region, expected in expected_price_parts(state, people).items():
            parts = price_parts(state, people, region)
            assert parts == expected
            assert sum(amount for _, amount in parts) == price(state, people, region)


def _check_income(state: State) -> None:
    for seat in range(int(state.box.seats)):
        told = sum(coins for name, coins in income_parts(state, seat) if name != "withdrawn")
        assert told == income(state, seat)


def test_what_was_promised_at_the_end_is_paid() -> None:
    for game in random_game("base/3", {}, 11, bold=True):
        actions = game.legal_actions()
        if "end" in actions and game.state.phase == 2:
            promised = explain(game.state, parse_action("end")).income
            events: list[Event] = []
            apply(game.state.clone(), parse_action("end"), events)
            assert [e.facts["coins"] for e in events if e.kind == "income"] == [promised]
