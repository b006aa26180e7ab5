"""Pillaging: each non-empty region taken this turn pays one coin."""

from __future__ import annotations

from tests.kit.positions import (
    TRIBE,
    Json,
    after_pick,
    build_state,
    coins_of,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    income_of,
    pass_turn,
    play,
    seat_with,
)

THREE_TARGETS: dict[int, Json] = {5: held(0), 4: TRIBE, 10: held_in_decline(1, "elves")}


def test_1_1_the_badge_brings_five_tokens() -> None:
    assert hand_of(after_pick("orcs", "pillaging")) == 10


def test_y33_tribes_and_declined_races_pay_empty_regions_do_not() -> None:
    state = build_state(
        seat_with("humans", "pillaging", 9),
        in_decline("elves"),
        phase="conquest",
        regions=THREE_TARGETS,
    )
    play(state, "conquer 4", "conquer 10", "conquer 11")
    assert income_of(state)["pillaging"] == 2


def test_y33_an_active_enemy_pays() -> None:
    state = build_state(
        seat_with("ratmen", "pillaging", 9),
        seat_with("elves", "hill"),
        phase="conquest",
        regions={5: held(0), 10: held(1, 2)},
    )
    play(state, "conquer 10")
    assert income_of(state) == {"regions": 2, "pillaging": 1}


def test_y33_pillaging_orcs_are_paid_twice() -> None:
    state = build_state(
        seat_with("orcs", "pillaging", 8),
        in_decline("elves"),
        phase="conquest",
        regions={**THREE_TARGETS, 20: held(0)},
    )
    play(state, "conquer 4", "conquer 10", "conquer 11", "stop", "deploy 5 5")
    income = facts_of(play(state, "end"), "income")
    assert income[0]["parts"] == [("regions", 5), ("orcs", 2), ("pillaging", 2)]


def test_y33_nothing_on_a_turn_without_conquests() -> None:
    state = build_state(
        seat_with("ratmen", "pillaging"),
        seat_with("elves", "hill"),
        regions={5: held(0, 4), 10: held(1), 20: held(1)},
    )
    play(state, "conquer 10", "stop", "deploy 5 2", "end", "deploy 20 1", "end")
    assert coins_of(state) == 5 + 2 + 1
    pass_turn(state)
    pass_turn(state)
    assert coins_of(state) == 8 + 2


def test_c10_an_empty_mountain_pays_nothing() -> None:
    state = build_state(
        seat_with("ratmen", "pillaging", 5), phase="conquest", regions={10: held(0)}
    )
    play(state, "conquer 9")
    assert income_of(state) == {"regions": 2}


def test_c11_an_own_declined_token_pays() -> None:
    state = build_state(
        {**seat_with("ratmen", "pillaging", 5), **in_decline("elves")},
        phase="conquest",
        regions={5: held(0), 10: held_in_decline(0, "elves"), 3: held_in_decline(0, "elves")},
    )
    play(state, "conquer 10")
    assert income_of(state)["pillaging"] == 1


def test_c11_by_the_switch_an_own_declined_token_pays_nothing() -> None:
    state = build_state(
        {**seat_with("ratmen", "pillaging", 5), **in_decline("elves")},
        phase="conquest",
        options={"own_declined_is_non_empty": False},
        regions={5: held(0), 10: held_in_decline(0, "elves"), 3: held_in_decline(0, "elves")},
    )
    play(state, "conquer 10")
    assert "pillaging" not in income_of(state)


def test_w13_a_swap_pays() -> None:
    state = build_state(
        seat_with("sorcerers", "pillaging"),
        seat_with("elves", "hill"),
        phase="conquest",
        regions={5: held(0), 10: held(1)},
    )
    play(state, "conquer 10 sorcery")
    assert income_of(state) == {"regions": 2, "pillaging": 1}


def test_r7_a_region_conquered_and_then_emptied_by_amazons_still_pays() -> None:
    state = build_state(
        seat_with("amazons", "pillaging", 3),
        phase="conquest",
        regions={5: held(0), 4: held(0), 3: held(0), 10: TRIBE},
    )
    play(state, "conquer 10", "stop", "withdraw 10", "withdraw 5", "end")
    assert coins_of(state) == 5 + 2 + 1


def test_g14_conquests_of_the_own_ghouls_pay_nothing() -> None:
    state = build_state(
        {**seat_with("ratmen", "pillaging"), **in_decline("ghouls")},
        regions={5: held_in_decline(0, "ghouls", 4), 10: TRIBE, 20: held(0)},
    )
    play(state, "declined conquer 10")
    assert income_of(state) == {"regions": 1, "declined": 2}


def test_d5_nothing_on_the_decline_turn() -> None:
    state = build_state(seat_with("ratmen", "pillaging"), regions={5: held(0)})
    play(state, "decline")
    assert coins_of(state) == 5 + 1
