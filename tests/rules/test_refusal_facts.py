"""The facts of refusals: every number that a sentence shows is the right one."""

from __future__ import annotations

from typing import Any

import pytest

from smallworld.core.actions import parse_action
from smallworld.core.engine import apply
from smallworld.core.errors import IllegalAction, RuleError
from smallworld.core.events import Event
from smallworld.core.imagine import imagine
from smallworld.core.scoring import winners
from smallworld.core.state import State
from smallworld.core.view import view_of
from tests.kit.positions import (
    TRIBE,
    build_state,
    coins_of,
    held,
    legal_texts,
    play,
    seat_with,
)


def facts_of_refusal(state: State, action: str) -> tuple[str, dict[str, object]]:
    """Return the code and the facts with which an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        apply(state, parse_action(action, state.box))
    return caught.value.code, caught.value.facts


def conquering(race: str, power: str, hand: int) -> State:
    """Build a state in which Ann conquers from region 10; Bo's Elves hold 9 with four tokens."""
    return build_state(
        seat_with(race, power, hand),
        seat_with("elves", "hill"),
        phase="conquest",
        regions={10: held(0), 9: held(1, 4)},
    )


def test_too_few_tokens_names_price_hand_missing_and_the_die() -> None:
    state = conquering("orcs", "alchemist", 4)
    facts = {"region": 9, "price": 7, "hand": 4, "missing": 3, "die": 1}
    assert facts_of_refusal(state, "conquer 9") == ("conquer.too_few_tokens", facts)
    state = conquering("orcs", "alchemist", 3)
    assert facts_of_refusal(state, "conquer 9")[1]["die"] == 0  # the die adds three at most
    state = conquering("orcs", "berserk", 4)
    assert facts_of_refusal(state, "conquer 9")[1]["die"] == 0  # it rolls before a conquest


def test_the_die_is_too_far_by_what_is_missing() -> None:
    state = conquering("orcs", "alchemist", 3)
    facts = {"region": 9, "price": 7, "hand": 3, "missing": 4}
    assert facts_of_refusal(state, "conquer 9 die") == ("die.too_far", facts)


@pytest.mark.parametrize(
    ("race", "power", "piece"),
    [
        ("halflings", "hill", "hole"),
        ("elves", "heroic", "hero"),
        ("elves", "dragon_master", "dragon"),
    ],
)
def test_an_immune_region_names_its_piece(race: str, power: str, piece: str) -> None:
    state = build_state(
        seat_with("orcs", "alchemist", 9),
        seat_with(race, power),
        phase="conquest",
        regions={10: held(0), 9: held(1, 1, **{piece: True})},
    )
    code, facts = facts_of_refusal(state, "conquer 9")
    assert code == "conquer.immune" and facts["piece"] == piece


def diplomat() -> State:
    """Build a state in which Ann's Diplomat has been paid and may name an ally among three."""
    return build_state(
        seat_with("orcs", "diplomat", 1), map="base/4", phase="redeployment", regions={5: held(0)}
    )


def test_y18_allies_are_the_other_seats_and_an_unknown_one_names_the_highest() -> None:
    state = diplomat()
    play(state, "deploy 5 1", "end")
    assert sorted(text for text in legal_texts(state) if text.startswith("ally")) == [
        "ally 1",
        "ally 2",
        "ally 3",
    ]
    facts = {"seat": 4, "highest": 3}
    assert facts_of_refusal(state, "ally 4") == ("ally.unknown_seat", facts)


def test_y18_the_fifth_seat_can_be_an_ally() -> None:
    state = build_state(
        seat_with("orcs", "diplomat", 1), map="base/5", phase="redeployment", regions={5: held(0)}
    )
    events = play(state, "deploy 5 1", "end", "ally 4")
    assert [event.facts for event in events if event.kind == "peace"] == [{"seat": 0, "ally": 4}]


def test_v5_seats_without_coins_still_have_winners() -> None:
    state = build_state(
        {"coins": 0, **seat_with("orcs", "hill")},
        {"coins": 0, **seat_with("elves", "swamp")},
        regions={5: held(0, 2), 9: held(1, 3)},
    )
    assert winners(state) == [1]


def test_an_imagined_seat_gets_the_coins_of_the_viewer_or_those_that_were_counted() -> None:
    state = build_state({"coins": 9}, {"coins": 4})
    assert coins_of(imagine(view_of(state, 0)), 1) == 9
    assert coins_of(imagine(view_of(state, 0), [9, 4]), 1) == 4


def test_events_are_equal_by_kind_and_facts() -> None:
    assert Event("peace", {"seat": 1}) == Event("peace", {"seat": 1})
    assert Event("peace", {"seat": 1}) != Event("peace", {"seat": 2})
    assert Event("peace", {"seat": 1}) != Event("refuge", {"seat": 1})
    assert Event("peace", {"seat": 1}) != "peace"


def test_an_error_keeps_its_facts() -> None:
    assert RuleError("a.code", {"seat": 1}).args == ("a.code", {"seat": 1})
    assert RuleError("a.code").args == ("a.code", {})


def to_pick(coins: int = 5) -> State:
    """Build a state in which Bo must pick a combo."""
    return build_state({}, {"coins": coins}, turn=1, to_act=1)


def swapping(**keys: Any) -> State:
    """Build a state in which Bo's Sorcerers stand next to Ann's Elves."""
    regions = {10: held(1), 9: held(0, 2), 11: held(0, 1, camps=1), 4: held(0), 5: TRIBE}
    return build_state(
        seat_with("elves", "bivouacking"),
        seat_with("sorcerers", "hill", 5),
        regions=regions,
        turn=1,
        to_act=1,
        phase="conquest",
        **keys,
    )


def placing(race: str, power: str, hand: int = 0, **keys: Any) -> State:
    """Build a state in which Bo places in regions 5 and 10."""
    return build_state(
        {},
        seat_with(race, power, hand, **keys),
        regions={5: held(1), 10: held(1)},
        turn=1,
        to_act=1,
        phase="redeployment",
    )


@pytest.mark.parametrize(
    ("state", "action", "code", "facts"),
    [
        (to_pick(), "conquer 30", "region.unknown", {"region": 30, "highest": 23}),
        (to_pick(coins=2), "pick 4", "pick.too_dear", {"price": 3, "coins": 2}),
        (swapping(), "pick 2", "pick.race_still_active", {"race": "sorcerers"}),
        (swapping(), "conquer 10", "conquer.own_region", {"region": 10}),
        (
            swapping(),
            "conquer 9 sorcery",
            "conversion.not_alone",
            {"region": 9, "seat": 0, "tokens": 2},
        ),
        (swapping(), "conquer 11 sorcery", "conversion.camp", {"region": 11, "seat": 0}),
        (
            swapping(turn_so_far={"sorcery_on": [0]}),
            "conquer 4 sorcery",
            "conversion.used_on_seat",
            {"region": 4, "seat": 0},
        ),
        (
            swapping(),
            "conquer 5 sorcery",
            "conversion.not_an_active_enemy",
            {"region": 5},
        ),
        (
            placing("orcs", "hill", 2),
            "deploy 5 3",
            "deploy.too_many",
            {"region": 5, "count": 3, "most": 2},
        ),
        (placing("orcs", "hill", 2), "deploy 9 1", "deploy.not_held", {"region": 9}),
        (placing("orcs", "hill", 2), "end", "end.tokens_left", {"count": 2}),
        (placing("amazons", "hill", 3), "end", "withdraw.first", {"count": 1}),
        (placing("amazons", "hill", 1), "end", "withdraw.first", {"count": 2}),
        (placing("orcs", "hill"), "place camp 9", "place.not_held", {"region": 9}),
        (
            placing("orcs", "hill"),
            "conquer 9",
            "redeployment.only_placing",
            {"phase": "redeployment"},
        ),
    ],
)
def test_facts_of_the_second_seat(
    state: State, action: str, code: str, facts: dict[str, object]
) -> None:
    assert facts_of_refusal(state, action) == (code, facts)


def test_p6_nothing_else_may_happen_before_the_reveal() -> None:
    state = build_state()
    play(state, "pick 1")
    assert facts_of_refusal(state, "pick 2") == ("chance.awaited", {"awaits": "reveal"})


def test_f3_nothing_else_may_happen_before_the_die() -> None:
    state = conquering("orcs", "alchemist", 4)
    play(state, "conquer 9 die")
    assert facts_of_refusal(state, "stop") == ("chance.awaited", {"awaits": "die"})


def test_y16_peace_names_the_seat_that_made_it() -> None:
    state = build_state(
        seat_with("orcs", "hill", 9),
        seat_with("elves", "diplomat", peace_with=0),
        regions={10: held(0), 9: held(1)},
        phase="conquest",
    )
    assert facts_of_refusal(state, "conquer 9") == ("conquer.peace", {"region": 9, "seat": 1})


def test_w8_a_refused_swap_names_the_seat_that_holds_the_region() -> None:
    state = build_state(
        seat_with("sorcerers", "hill", 5),
        seat_with("elves", "bivouacking"),
        regions={10: held(0), 9: held(1, 1, camps=1)},
        phase="conquest",
    )
    assert facts_of_refusal(state, "conquer 9 sorcery") == (
        "conversion.camp",
        {"region": 9, "seat": 1},
    )


def test_y29_the_second_seat_may_not_place_two_heroes_in_one_region() -> None:
    state = placing("orcs", "heroic")
    play(state, "place hero 5")
    assert facts_of_refusal(state, "place hero 5") == ("hero.already_there", {"region": 5})
    play(state, "place hero 10")
    assert facts_of_refusal(state, "place hero 5") == ("hero.none_left", {})


def test_y28_the_second_seat_builds_one_fortress_a_turn() -> None:
    state = placing("orcs", "fortified")
    play(state, "place fortress 5")
    assert facts_of_refusal(state, "place fortress 10") == ("fortress.one_a_turn", {})


def test_w12_the_second_seat_cannot_swap_when_its_own_tray_is_empty() -> None:
    state = build_state(
        seat_with("elves", "hill"),
        seat_with("sorcerers", "swamp", 3),
        regions={10: held(1, 15), 9: held(0)},
        turn=1,
        to_act=1,
        phase="conquest",
    )
    assert facts_of_refusal(state, "conquer 9 sorcery") == ("conversion.tray_empty", {})
