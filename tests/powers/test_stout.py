"""Stout: may decline at the end of a turn, after scoring."""

from __future__ import annotations

from tests.kit.positions import (
    after_pick,
    build_state,
    coins_of,
    declined_races,
    discarded_powers,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    legal_texts,
    pass_turn,
    phase_of,
    play,
    price_of,
    refusal_of,
    region_of,
    returned_races,
    seat_with,
    tray_of,
)


def test_1_1_the_badge_brings_four_tokens() -> None:
    assert hand_of(after_pick("humans", "stout")) == 9


def test_y38_after_scoring_the_race_may_decline() -> None:
    state = build_state(seat_with("humans", "stout"), phase="redeployment", regions={5: held(0)})
    play(state, "end")
    assert phase_of(state) == "after_scoring"
    assert legal_texts(state) == ["end", "decline"]
    play(state, "decline")
    assert region_of(state, 5) == {"seat": 0, "tokens": 1, "declined": "humans"}
    assert int(state.turn) == 1


def test_y38_it_need_not() -> None:
    state = build_state(seat_with("humans", "stout"), phase="redeployment", regions={5: held(0)})
    play(state, "end", "end")
    assert declined_races(state) == []
    assert int(state.turn) == 1


def test_d8_already_on_the_turn_of_the_pick() -> None:
    state = after_pick("humans", "stout")
    assert refusal_of(state, "decline") == "decline.after_pick"
    play(state, "conquer 5")
    pass_turn(state)
    play(state, "decline")
    assert declined_races(state) == [{"race": "humans"}]


def test_y38_also_after_a_turn_without_conquests() -> None:
    state = build_state(seat_with("humans", "stout"), regions={5: held(0)})
    play(state, "stop", "end", "decline")
    assert declined_races(state) == [{"race": "humans"}]


def test_y39_the_turn_scores_as_active_and_the_old_declined_race_too() -> None:
    state = build_state(
        {**seat_with("humans", "stout"), **in_decline("trolls")},
        phase="redeployment",
        regions={
            2: held(0),
            10: held(0),
            5: held(0),
            4: held(0),
            16: held_in_decline(0, "trolls", lair=True),
            20: held_in_decline(0, "trolls", lair=True),
            19: held_in_decline(0, "trolls", lair=True),
        },
    )
    play(state, "end")
    assert coins_of(state) == 5 + 4 + 2 + 3
    play(state, "decline")
    assert coins_of(state) == 14
    assert declined_races(state) == [{"race": "humans"}]
    assert region_of(state, 20) == {}
    assert returned_races(state) == ["trolls"]


def test_y39_spare_tokens_go_to_the_tray() -> None:
    state = build_state(
        seat_with("humans", "stout"), phase="after_scoring", regions={5: held(0, 4), 4: held(0, 2)}
    )
    play(state, "decline")
    assert tray_of(state, "humans") == 8


def test_p12_the_badge_is_discarded_by_the_late_decline() -> None:
    state = build_state(seat_with("humans", "stout"), phase="after_scoring", regions={5: held(0)})
    play(state, "decline")
    assert discarded_powers(state) == ["stout"]


def test_d2_the_next_race_is_picked_on_the_next_turn() -> None:
    state = build_state(
        seat_with("humans", "stout"),
        seat_with("orcs", "hill"),
        phase="after_scoring",
        regions={5: held(0), 20: held(1)},
    )
    play(state, "decline")
    pass_turn(state)
    assert [action.split()[0] for action in legal_texts(state)] == ["pick"] * 6


def test_y40_the_ordinary_decline_stays_possible() -> None:
    state = build_state(seat_with("humans", "stout"), regions={10: held(0), 5: held(0)})
    play(state, "decline")
    assert coins_of(state) == 5 + 2
    assert int(state.turn) == 1


def test_y38_not_before_scoring() -> None:
    state = build_state(seat_with("humans", "stout"), phase="redeployment", regions={5: held(0)})
    assert refusal_of(state, "decline") == "redeployment.only_placing"


def test_y38_refugees_come_after_the_late_decline() -> None:
    state = build_state(
        seat_with("humans", "stout", 4),
        seat_with("orcs", "hill"),
        phase="conquest",
        regions={5: held(0), 10: held(1, 2), 20: held(1)},
    )
    play(state, "conquer 10", "stop", "deploy 10 3", "end")
    assert phase_of(state) == "after_scoring"
    play(state, "decline")
    assert (phase_of(state), int(state.actor)) == ("refuge", 1)
    assert region_of(state, 10)["declined"] == "humans"


def test_d7_a_late_decline_with_no_region_gives_the_banner_back() -> None:
    state = build_state(seat_with("humans", "stout", 4), phase="after_scoring")
    play(state, "decline")
    assert returned_races(state) == ["humans"]
    assert declined_races(state) == []


def test_d15_the_late_decline_is_open_after_ghouls_acted() -> None:
    state = build_state(
        {**seat_with("humans", "stout"), **in_decline("ghouls")},
        regions={5: held(0), 2: held_in_decline(0, "ghouls", 3)},
    )
    play(state, "declined conquer 3")
    assert refusal_of(state, "decline") == "decline.after_declined_acted"
    play(state, "stop", "declined deploy 2 1", "end", "decline")
    assert declined_races(state) == [{"race": "humans"}]
    assert region_of(state, 3) == {}


def test_g12_stout_ghouls_decline_after_scoring_and_conquer_from_the_next_turn_on() -> None:
    state = build_state(
        seat_with("ghouls", "stout"),
        seat_with("orcs", "hill"),
        phase="after_scoring",
        regions={5: held(0, 4), 20: held(1)},
    )
    play(state, "decline")
    assert int(state.turn) == 1
    assert region_of(state, 5)["tokens"] == 4
    pass_turn(state)
    assert price_of(state, 10, declined=True) == 2
    play(state, "declined conquer 10")
    assert region_of(state, 10) == {"seat": 0, "tokens": 2, "declined": "ghouls"}


def test_y38_other_races_have_no_late_decline() -> None:
    state = build_state(
        seat_with("humans", "diplomat"), phase="after_scoring", regions={5: held(0)}
    )
    assert refusal_of(state, "decline") == "decline.only_at_start"
