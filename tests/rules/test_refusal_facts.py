"""The facts of refusals: every number that a sentence shows is the right one."""

from __future__ import annotations

import pytest

from smallworld.core.actions import parse_action
from smallworld.core.engine import apply
from smallworld.core.errors import IllegalAction, RuleError
from smallworld.core.events import Event
from smallworld.core.imagine import imagine
from smallworld.core.scoring import winners
from smallworld.core.state import State
from smallworld.core.view import view_of
from tests.kit.positions import build_state, coins_of, held, legal_texts, play, seat_with


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
