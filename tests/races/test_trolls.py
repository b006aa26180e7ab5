"""Trolls: a lair in each of their regions adds one to its price, in decline too."""

from smallworld.core.state import State
from tests.kit.positions import (
    ANN,
    BO,
    TRIBE,
    Json,
    after_pick,
    build_state,
    hand_of,
    held,
    held_in_decline,
    income_of,
    pass_turn,
    play,
    price_of,
    region_of,
    seat_of,
    seat_with,
    tray_of,
)

LAIR: Json = {"seat": ANN, "tokens": 2, "lair": True}


def attacked(regions: dict[int, Json], attacker: Json | None = None, power: str = "hill") -> State:
    """Ann attacks from region 5; Bo has Trolls and, if ``regions`` say so, declined ones."""
    declined = any("declined" in what for what in regions.values())
    trolls = seat_with("trolls", power)
    past = seat_with("elves", power, declined=[{"race": "trolls"}])
    return build_state(
        attacker or seat_with("humans", "swamp", hand=8),
        past if declined else trolls,
        regions={5: held(ANN), **regions},
        phase="conquest",
    )


def test_1_1_five_on_the_banner_and_ten_in_the_box() -> None:
    state = after_pick("trolls", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "trolls")) == (9, 1)


def test_x3_every_region_they_take_gets_a_lair_at_once() -> None:
    state = after_pick("trolls", "wealthy")
    play(state, "conquer 5", "conquer 10", "conquer 4", "conquer 3")
    assert [region_of(state, region) for region in (5, 10, 3)] == [LAIR] * 3
    assert region_of(state, 4) == LAIR


def test_x3_a_region_taken_with_the_die_gets_a_lair() -> None:
    state = build_state(seat_with("trolls", "hill", hand=1), phase="conquest")
    play(state, "conquer 5 die", "die 1")
    assert region_of(state, 5) == {"seat": ANN, "tokens": 1, "lair": True}


def test_x3_a_region_taken_with_the_dragon_gets_a_lair() -> None:
    state = build_state(seat_with("trolls", "dragon_master", hand=1), phase="conquest")
    play(state, "conquer 5 dragon")
    assert region_of(state, 5) == {"seat": ANN, "tokens": 1, "lair": True, "dragon": True}


def test_x3_ten_tokens_in_ten_regions_have_ten_lairs() -> None:
    nine = (2, 3, 4, 6, 7, 9, 10, 12, 13)
    state = build_state(
        seat_with("trolls", "dragon_master", hand=1),
        regions={region: held(ANN, lair=True) for region in nine},
        phase="conquest",
    )
    play(state, "conquer 5 dragon")
    assert all(region_of(state, region)["lair"] for region in (*nine, 5))


def test_x3_the_lairs_stay_when_the_tokens_are_redeployed() -> None:
    state = build_state(
        seat_with("trolls", "hill"), regions={5: held(ANN, 3, lair=True), 10: held(ANN, lair=True)}
    )
    play(state, "stop", "deploy 10 2", "end")
    assert region_of(state, 5) == {"seat": ANN, "tokens": 1, "lair": True}
    assert region_of(state, 10) == {"seat": ANN, "tokens": 3, "lair": True}


def test_x3_a_lair_adds_one_to_the_price() -> None:
    assert price_of(attacked({10: held(BO, 2, lair=True)}), 10) == 2 + 1 + 2


def test_x3_mountain_lair_and_fortress_add_up() -> None:
    state = attacked({10: held(ANN), 9: held(BO, 2, lair=True, fortress=True)}, power="fortified")
    assert price_of(state, 9) == 2 + 1 + 1 + 1 + 2


def test_x3_a_lair_pays_nothing() -> None:
    state = build_state(seat_with("trolls", "wealthy"), regions={5: held(ANN, lair=True)})
    assert income_of(state) == {"regions": 1}


def test_x3_a_tribes_region_gets_a_lair_too() -> None:
    state = build_state(seat_with("trolls", "hill", hand=3), regions={4: TRIBE}, phase="conquest")
    play(state, "conquer 4")
    assert region_of(state, 4) == {"seat": ANN, "tokens": 3, "lair": True}


def test_x4_the_lair_stays_in_decline_and_defends() -> None:
    state = build_state(
        seat_with("trolls", "hill"),
        seat_with("humans", "swamp", hand=8),
        regions={4: held(ANN, 3, lair=True), 10: held(ANN, lair=True)},
    )
    play(state, "decline")
    assert region_of(state, 4) == {
        "seat": ANN,
        "declined": "trolls",
        "tokens": 1,
        "lair": True,
    }
    assert price_of(state, 4) == 2 + 1 + 1


def test_x4_the_lair_goes_when_the_region_is_abandoned() -> None:
    state = build_state(
        seat_with("trolls", "hill"), regions={5: held(ANN, 3, lair=True), 10: held(ANN, lair=True)}
    )
    play(state, "abandon 10")
    assert region_of(state, 10) == {}


def test_a10_a_region_abandoned_and_taken_again_has_a_lair_again() -> None:
    state = build_state(
        seat_with("trolls", "hill"), regions={5: held(ANN, 3, lair=True), 10: held(ANN, lair=True)}
    )
    play(state, "abandon 10", "conquer 10")
    assert region_of(state, 10) == LAIR


def test_x5_a_conqueror_of_active_trolls_gets_no_lair() -> None:
    state = attacked({10: held(BO, lair=True), 20: held(BO, lair=True)})
    play(state, "conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 4}


def test_x4_a_conquest_of_declined_trolls_removes_the_lair() -> None:
    state = attacked(
        {10: held_in_decline(BO, "trolls", lair=True), 20: held_in_decline(BO, "trolls", lair=True)}
    )
    play(state, "conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 4}
    assert "lair" in region_of(state, 20)


def test_x4_the_dragon_takes_a_lair_for_one_token_and_removes_it() -> None:
    state = attacked({10: held(BO, 3, lair=True)}, seat_with("humans", "dragon_master", hand=1))
    play(state, "conquer 10 dragon")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 1, "dragon": True}


def test_w7_sorcery_removes_the_lair() -> None:
    state = attacked({10: held(BO, lair=True)}, seat_with("sorcerers", "swamp"))
    play(state, "conquer 10 sorcery")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 1}


def test_l10_the_own_next_race_pays_for_the_lair_and_removes_it() -> None:
    state = build_state(
        seat_with("humans", "swamp", hand=3, declined=[{"race": "trolls"}]),
        regions={5: held(ANN), 10: held_in_decline(ANN, "trolls", lair=True)},
        phase="conquest",
    )
    assert price_of(state, 10) == 2 + 1
    play(state, "conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 3}
    assert tray_of(state, "trolls") == 10


def test_c6_own_tokens_defend_on_adds_the_own_declined_troll() -> None:
    state = build_state(
        seat_with("humans", "swamp", hand=3, declined=[{"race": "trolls"}]),
        regions={5: held(ANN), 10: held_in_decline(ANN, "trolls", lair=True)},
        phase="conquest",
        options={"own_tokens_defend": True},
    )
    assert price_of(state, 10) == 2 + 1 + 1


def test_x4_the_lairs_go_when_the_declined_trolls_are_pushed_out() -> None:
    state = build_state(
        seat_with("humans", "swamp", declined=[{"race": "trolls"}]),
        regions={5: held(ANN, 2), 10: held_in_decline(ANN, "trolls", lair=True)},
    )
    play(state, "decline")
    assert region_of(state, 10) == {}
    assert seat_of(state, ANN)["declined"] == [{"race": "humans"}]


def test_d10_lairs_of_troll_spirits_stay_when_the_next_race_declines() -> None:
    state = build_state(
        seat_with("humans", "swamp", declined=[{"race": "trolls", "power": "spirit"}]),
        regions={5: held(ANN, 2), 10: held_in_decline(ANN, "trolls", lair=True)},
    )
    play(state, "decline")
    assert region_of(state, 10) == {
        "seat": ANN,
        "declined": "trolls",
        "tokens": 1,
        "lair": True,
    }


def test_d12_the_race_after_the_trolls_sets_no_lairs() -> None:
    state = build_state(
        seat_with("humans", "swamp", hand=2, declined=[{"race": "trolls"}]),
        regions={5: held(ANN), 20: held_in_decline(ANN, "trolls", lair=True)},
        phase="conquest",
    )
    play(state, "conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 2}


def test_y1_alchemist_trolls_without_a_token_are_paid_while_active() -> None:
    state = build_state(
        seat_with("trolls", "alchemist", declined=[{"race": "orcs"}]),
        regions={5: held_in_decline(ANN, "orcs"), 10: held_in_decline(ANN, "orcs")},
    )
    pass_turn(state)
    assert state.coins(ANN) == 5 + 2 + 2
