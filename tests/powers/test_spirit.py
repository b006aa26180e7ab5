"""Spirit: in decline it stays beside a second declined race."""

from __future__ import annotations

import pytest

from smallworld.core.errors import BadPosition
from smallworld.core.state import State
from tests.kit.positions import (
    TRIBE,
    after_pick,
    build_state,
    coins_of,
    declined_races,
    discarded_powers,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    income_of,
    legal_texts,
    pass_turn,
    play,
    powers_except,
    refusal_of,
    region_of,
    returned_races,
    seat_with,
)

SPIRIT_TRITONS = {"race": "tritons", "power": "spirit"}


def spirits_and(*declined: str, race: str = "orcs") -> State:
    """Ann's active race on 5, her declined Spirit Tritons on 2, an ordinary declined race on 20."""
    regions = {5: held(0), 2: held_in_decline(0, "tritons")}
    for name in declined:
        regions[20] = held_in_decline(0, name)
    return build_state(
        {**seat_with(race, "hill"), **in_decline(*declined, spirit="tritons")},
        seat_with("ratmen", "swamp"),
        regions={**regions, 17: held(1)},
    )


def test_1_1_the_badge_brings_five_tokens() -> None:
    assert hand_of(after_pick("tritons", "spirit")) == 11


def test_d10_declining_spirits_push_nobody_out() -> None:
    state = build_state(
        {**seat_with("tritons", "spirit"), **in_decline("orcs")},
        regions={2: held(0, 3), 20: held_in_decline(0, "orcs")},
    )
    play(state, "decline")
    assert declined_races(state) == [{"race": "orcs"}, SPIRIT_TRITONS]
    assert coins_of(state) == 5 + 2


def test_d10_spirits_make_no_room_for_the_next_declined_race() -> None:
    state = spirits_and()
    play(state, "decline")
    assert declined_races(state) == [{"race": "orcs"}, SPIRIT_TRITONS]
    assert coins_of(state) == 5 + 2


def test_d10_at_most_one_ordinary_race_stays_beside_them() -> None:
    state = spirits_and("giants")
    play(state, "decline")
    assert declined_races(state) == [{"race": "orcs"}, SPIRIT_TRITONS]
    assert region_of(state, 20) == {}
    assert returned_races(state) == ["giants"]


def test_d9_the_badge_stays_with_its_banner() -> None:
    state = build_state(seat_with("tritons", "spirit"), regions={2: held(0)})
    play(state, "decline")
    assert discarded_powers(state) == []
    assert declined_races(state) == [SPIRIT_TRITONS]


def test_d9_it_is_discarded_when_the_last_spirit_falls() -> None:
    state = build_state(
        seat_with("ratmen", "swamp", 5),
        in_decline(spirit="tritons"),
        phase="conquest",
        regions={2: held_in_decline(1, "tritons")},
    )
    play(state, "conquer 2")
    assert discarded_powers(state) == ["spirit"]
    assert returned_races(state) == ["tritons"]


def test_d9_it_stays_while_one_spirit_stands() -> None:
    state = build_state(
        seat_with("ratmen", "swamp", 5),
        in_decline(spirit="tritons"),
        phase="conquest",
        regions={2: held_in_decline(1, "tritons"), 3: held_in_decline(1, "tritons")},
    )
    play(state, "conquer 2")
    assert discarded_powers(state) == []


def test_d7_a_spirit_race_without_tokens_on_the_map_discards_its_badge_at_once() -> None:
    state = build_state(seat_with("tritons", "spirit", 4))
    play(state, "decline")
    assert discarded_powers(state) == ["spirit"]
    assert returned_races(state) == ["tritons"]
    assert declined_races(state) == []


def test_d7_the_old_declined_race_of_a_wiped_out_race_stays_if_it_is_spirit() -> None:
    state = build_state(
        {**seat_with("orcs", "hill"), **in_decline("giants", spirit="tritons")},
        regions={2: held_in_decline(0, "tritons"), 20: held_in_decline(0, "giants")},
    )
    play(state, "decline")
    assert declined_races(state) == [SPIRIT_TRITONS]
    assert coins_of(state) == 5 + 1


def test_d7_wiped_out_spirits_push_nobody_out() -> None:
    state = build_state(
        {**seat_with("tritons", "spirit"), **in_decline("giants")},
        regions={20: held_in_decline(0, "giants")},
    )
    play(state, "decline")
    assert declined_races(state) == [{"race": "giants"}]


def test_d11_one_badge_means_one_spirit_race() -> None:
    with pytest.raises(BadPosition) as caught:
        build_state(
            {**seat_with("orcs", "spirit"), **in_decline(spirit="tritons")},
            regions={2: held_in_decline(0, "tritons"), 5: held(0)},
        )
    assert caught.value.code == "position.tile_twice"


def test_p11_a_bound_badge_is_not_among_the_reshuffled_ones() -> None:
    column = [
        {"race": race, "power": power}
        for race, power in zip(
            ("amazons", "dwarves", "elves", "ghouls", "giants", "halflings"),
            ("alchemist", "berserk", "bivouacking", "commando", "diplomat", "dragon_master"),
            strict=True,
        )
    ]
    used = [str(combo["power"]) for combo in column]
    state = build_state(
        in_decline(spirit="tritons"),
        column=column,
        regions={2: held_in_decline(0, "tritons")},
        unseen_powers=[],
        discarded_powers=powers_except("spirit", *used),
    )
    play(state, "pick 1")
    assert refusal_of(state, "reveal orcs spirit") == "chance.badge_in_use"
    assert "reveal orcs wealthy" in legal_texts(state)


def test_d12_spirits_score_every_turn() -> None:
    assert income_of(spirits_and("giants")) == {"regions": 1, "hill": 1, "declined": 2}


def test_r8_dwarves_in_decline_are_paid_for_mines_as_spirits_too() -> None:
    state = build_state(
        {**seat_with("orcs", "swamp"), **in_decline(spirit="dwarves")},
        regions={5: held(0), 3: held_in_decline(0, "dwarves")},
    )
    assert income_of(state) == {"regions": 1, "declined": 1, "dwarves": 1}


def test_g11_spirit_ghouls_stay_next_to_another_declined_race() -> None:
    state = build_state(
        {**seat_with("orcs", "hill"), **in_decline(spirit="ghouls")},
        regions={5: held(0), 2: held_in_decline(0, "ghouls", 3)},
    )
    play(state, "decline")
    assert declined_races(state) == [{"race": "orcs"}, {"race": "ghouls", "power": "spirit"}]
    assert region_of(state, 2)["tokens"] == 3


def test_g11_spirit_ghouls_keep_conquering() -> None:
    state = build_state(
        {**seat_with("elves", "hill"), **in_decline("orcs", spirit="ghouls")},
        regions={
            5: held(0),
            20: held_in_decline(0, "orcs"),
            2: held_in_decline(0, "ghouls", 4),
            7: TRIBE,
        },
    )
    play(state, "declined conquer 7")
    assert region_of(state, 7) == {"seat": 0, "tokens": 3, "declined": "ghouls"}


def test_d15_spirit_ghouls_do_not_act_on_the_decline_turn() -> None:
    state = build_state(
        {**seat_with("orcs", "hill"), **in_decline(spirit="ghouls")},
        seat_with("ratmen", "swamp"),
        regions={5: held(0), 2: held_in_decline(0, "ghouls", 3), 17: held(1)},
    )
    play(state, "decline")
    assert int(state.turn) == 1


def test_d15_after_spirit_ghouls_acted_the_active_race_may_not_decline() -> None:
    state = build_state(
        {**seat_with("orcs", "hill"), **in_decline(spirit="ghouls")},
        regions={5: held(0), 2: held_in_decline(0, "ghouls", 3)},
    )
    play(state, "declined conquer 3")
    assert refusal_of(state, "decline") == "decline.after_declined_acted"


def test_d10_three_declines_in_a_row() -> None:
    state = build_state(
        seat_with("tritons", "spirit"),
        seat_with("ratmen", "swamp"),
        regions={2: held(0), 17: held(1)},
    )
    play(state, "decline")
    for region in (5, 20):
        pass_turn(state)
        play(state, "pick 1")
        play(state, legal_texts(state)[0])
        play(state, f"conquer {region}")
        pass_turn(state)
        pass_turn(state)
        play(state, "decline")
    assert len(declined_races(state)) == 2
    assert region_of(state, 2)["declined"] == "tritons"
    assert region_of(state, 5) == {}
    assert region_of(state, 20)["seat"] == 0
