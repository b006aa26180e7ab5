"""Trolls: a lair in each of their regions adds one to its price, in decline too."""

from smallworld.core.state import State
from tests.kit.setting import (
    TRIBE,
    Json,
    a_state,
    do,
    hand_of,
    income_of,
    pass_turn,
    price_of,
    region_of,
    ruins,
    seat_of,
    tray_of,
)
from tests.races.standing import ANN, BO, ann, bo, picked, playing

LAIR: Json = {"seat": ANN, "tokens": 2, "lair": True}


def attacked(regions: dict[int, Json], attacker: Json | None = None, power: str = "hill") -> State:
    """Ann attacks from region 5; Bo has Trolls and, if ``regions`` say so, declined ones."""
    declined = any("declined" in what for what in regions.values())
    trolls = playing("trolls", power)
    past = playing("elves", power, declined=[{"race": "trolls"}])
    return a_state(
        attacker or playing("humans", "swamp", hand=8),
        past if declined else trolls,
        regions={5: ann(), **regions},
        phase="conquest",
    )


def test_1_1_five_on_the_banner_and_ten_in_the_box() -> None:
    state = picked("trolls", "wealthy")
    assert (hand_of(state, ANN), tray_of(state, "trolls")) == (9, 1)


def test_x3_every_region_they_take_gets_a_lair_at_once() -> None:
    state = picked("trolls", "wealthy")
    do(state, "conquer 5", "conquer 10", "conquer 4", "conquer 3")
    assert [region_of(state, region) for region in (5, 10, 3)] == [LAIR] * 3
    assert region_of(state, 4) == LAIR


def test_x3_a_region_taken_with_the_die_gets_a_lair() -> None:
    state = a_state(playing("trolls", "hill", hand=1), phase="conquest")
    do(state, "conquer 5 die", "die 1")
    assert region_of(state, 5) == {"seat": ANN, "tokens": 1, "lair": True}


def test_x3_a_region_taken_with_the_dragon_gets_a_lair() -> None:
    state = a_state(playing("trolls", "dragon_master", hand=1), phase="conquest")
    do(state, "conquer 5 dragon")
    assert region_of(state, 5) == {"seat": ANN, "tokens": 1, "lair": True, "dragon": True}


def test_x3_ten_tokens_in_ten_regions_have_ten_lairs() -> None:
    nine = (2, 3, 4, 6, 7, 9, 10, 12, 13)
    state = a_state(
        playing("trolls", "dragon_master", hand=1),
        regions={region: ann(lair=True) for region in nine},
        phase="conquest",
    )
    do(state, "conquer 5 dragon")
    assert all(region_of(state, region)["lair"] for region in (*nine, 5))


def test_x3_the_lairs_stay_when_the_tokens_are_redeployed() -> None:
    state = a_state(playing("trolls", "hill"), regions={5: ann(3, lair=True), 10: ann(lair=True)})
    do(state, "stop", "deploy 10 2", "end")
    assert region_of(state, 5) == {"seat": ANN, "tokens": 1, "lair": True}
    assert region_of(state, 10) == {"seat": ANN, "tokens": 3, "lair": True}


def test_x3_a_lair_adds_one_to_the_price() -> None:
    assert price_of(attacked({10: bo(2, lair=True)}), 10) == 2 + 1 + 2


def test_x3_mountain_lair_and_fortress_add_up() -> None:
    state = attacked({10: ann(), 9: bo(2, lair=True, fortress=True)}, power="fortified")
    assert price_of(state, 9) == 2 + 1 + 1 + 1 + 2


def test_x3_a_lair_pays_nothing() -> None:
    state = a_state(playing("trolls", "wealthy"), regions={5: ann(lair=True)})
    assert income_of(state) == {"regions": 1}


def test_x3_a_tribes_region_gets_a_lair_too() -> None:
    state = a_state(playing("trolls", "hill", hand=3), regions={4: TRIBE}, phase="conquest")
    do(state, "conquer 4")
    assert region_of(state, 4) == {"seat": ANN, "tokens": 3, "lair": True}


def test_x4_the_lair_stays_in_decline_and_defends() -> None:
    state = a_state(
        playing("trolls", "hill"),
        playing("humans", "swamp", hand=8),
        regions={4: ann(3, lair=True), 10: ann(lair=True)},
    )
    do(state, "decline")
    assert region_of(state, 4) == {
        "seat": ANN,
        "declined": "trolls",
        "tokens": 1,
        "lair": True,
    }
    assert price_of(state, 4) == 2 + 1 + 1


def test_x4_the_lair_goes_when_the_region_is_abandoned() -> None:
    state = a_state(playing("trolls", "hill"), regions={5: ann(3, lair=True), 10: ann(lair=True)})
    do(state, "abandon 10")
    assert region_of(state, 10) == {}


def test_a10_a_region_abandoned_and_taken_again_has_a_lair_again() -> None:
    state = a_state(playing("trolls", "hill"), regions={5: ann(3, lair=True), 10: ann(lair=True)})
    do(state, "abandon 10", "conquer 10")
    assert region_of(state, 10) == LAIR


def test_x5_a_conqueror_of_active_trolls_gets_no_lair() -> None:
    state = attacked({10: bo(lair=True), 20: bo(lair=True)})
    do(state, "conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 4}


def test_x4_a_conquest_of_declined_trolls_removes_the_lair() -> None:
    state = attacked({10: ruins(BO, "trolls", lair=True), 20: ruins(BO, "trolls", lair=True)})
    do(state, "conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 4}
    assert "lair" in region_of(state, 20)


def test_x4_the_dragon_takes_a_lair_for_one_token_and_removes_it() -> None:
    state = attacked({10: bo(3, lair=True)}, playing("humans", "dragon_master", hand=1))
    do(state, "conquer 10 dragon")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 1, "dragon": True}


def test_w7_sorcery_removes_the_lair() -> None:
    state = attacked({10: bo(lair=True)}, playing("sorcerers", "swamp"))
    do(state, "conquer 10 sorcery")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 1}


def test_l10_the_own_next_race_pays_for_the_lair_and_removes_it() -> None:
    state = a_state(
        playing("humans", "swamp", hand=3, declined=[{"race": "trolls"}]),
        regions={5: ann(), 10: ruins(ANN, "trolls", lair=True)},
        phase="conquest",
    )
    assert price_of(state, 10) == 2 + 1
    do(state, "conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 3}
    assert tray_of(state, "trolls") == 10


def test_c6_own_tokens_defend_on_adds_the_own_declined_troll() -> None:
    state = a_state(
        playing("humans", "swamp", hand=3, declined=[{"race": "trolls"}]),
        regions={5: ann(), 10: ruins(ANN, "trolls", lair=True)},
        phase="conquest",
        options={"own_tokens_defend": True},
    )
    assert price_of(state, 10) == 2 + 1 + 1


def test_x4_the_lairs_go_when_the_declined_trolls_are_pushed_out() -> None:
    state = a_state(
        playing("humans", "swamp", declined=[{"race": "trolls"}]),
        regions={5: ann(2), 10: ruins(ANN, "trolls", lair=True)},
    )
    do(state, "decline")
    assert region_of(state, 10) == {}
    assert seat_of(state, ANN)["declined"] == [{"race": "humans"}]


def test_d10_lairs_of_troll_spirits_stay_when_the_next_race_declines() -> None:
    state = a_state(
        playing("humans", "swamp", declined=[{"race": "trolls", "power": "spirit"}]),
        regions={5: ann(2), 10: ruins(ANN, "trolls", lair=True)},
    )
    do(state, "decline")
    assert region_of(state, 10) == {
        "seat": ANN,
        "declined": "trolls",
        "tokens": 1,
        "lair": True,
    }


def test_d12_the_race_after_the_trolls_sets_no_lairs() -> None:
    state = a_state(
        playing("humans", "swamp", hand=2, declined=[{"race": "trolls"}]),
        regions={5: ann(), 20: ruins(ANN, "trolls", lair=True)},
        phase="conquest",
    )
    do(state, "conquer 10")
    assert region_of(state, 10) == {"seat": ANN, "tokens": 2}


def test_y1_alchemist_trolls_without_a_token_are_paid_while_active() -> None:
    state = a_state(
        playing("trolls", "alchemist", declined=[{"race": "orcs"}]),
        regions={5: ruins(ANN, "orcs"), 10: ruins(ANN, "orcs")},
    )
    pass_turn(state)
    assert state.coins(ANN) == 5 + 2 + 2
