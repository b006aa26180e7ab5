"""Diplomat: peace with one opponent not attacked this turn."""

from __future__ import annotations

from smallworld.core.state import State
from tests.kit.positions import (
    Json,
    after_pick,
    build_state,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    in_decline,
    legal_texts,
    pass_turn,
    phase_of,
    play,
    refusal_of,
    region_of,
    seat_of,
    seat_with,
)


def allies(state: State) -> list[str]:
    return [action for action in legal_texts(state) if action.startswith("ally")]


def at_peace(bo: Json, regions: dict[int, Json], *, turn: int = 1, **ann: object) -> State:
    """Ann's Diplomat Skeletons on 4 are at peace with Bo; it is Bo's turn, or Cy's."""
    return build_state(
        seat_with("skeletons", "diplomat", peace_with=1, **ann),  # type: ignore[arg-type]
        bo,
        seat_with("dwarves", "forest", 6),
        turn=turn,
        phase="conquest",
        regions={4: held(0), **regions},
    )


def after_attack(
    *actions: str, race_and_power: tuple[str, str] = ("skeletons", "diplomat")
) -> State:
    """Ann, on 4, did something to Bo (active on 3, declined on 10) or Cy (5) and has scored."""
    state = build_state(
        seat_with(*race_and_power, hand=7),
        {**seat_with("elves", "hill"), **in_decline("orcs")},
        seat_with("dwarves", "forest"),
        phase="conquest",
        regions={4: held(0), 3: held(1), 10: held_in_decline(1, "orcs"), 5: held(2), 28: held(2)},
    )
    play(state, *actions)
    if phase_of(state) == "conquest":
        play(state, "stop")
    while "end" not in legal_texts(state):
        play(state, legal_texts(state)[0])
    play(state, "end")
    return state


def test_1_1_the_badge_brings_five_tokens() -> None:
    assert hand_of(after_pick("skeletons", "diplomat")) == 11


def test_y14_two_players_may_make_peace() -> None:
    state = build_state(
        seat_with("skeletons", "diplomat"),
        seat_with("orcs", "hill"),
        phase="redeployment",
        regions={5: held(0), 4: held(1, 5)},
    )
    play(state, "end", "ally 1")
    assert refusal_of(state, "conquer 5") == "conquer.peace"


def test_y15_an_opponent_without_a_race_may_be_named_and_his_next_race_is_bound() -> None:
    state = build_state(
        seat_with("skeletons", "diplomat"), phase="redeployment", regions={5: held(0)}
    )
    events = play(state, "end", "ally 1")
    assert facts_of(events, "peace") == [{"seat": 0, "ally": 1}]
    play(state, "pick 1")
    play(state, legal_texts(state)[0])
    assert refusal_of(state, "conquer 5") == "conquer.peace"


def test_y16_the_ally_may_not_conquer() -> None:
    state = at_peace(seat_with("orcs", "hill", 6), {5: held(1)})
    assert refusal_of(state, "conquer 4") == "conquer.peace"


def test_y16_the_ally_may_not_roll() -> None:
    state = at_peace(seat_with("orcs", "hill", 1), {5: held(1)})
    assert refusal_of(state, "conquer 4 die") == "conquer.peace"
    assert "conquer 6 die" in legal_texts(state)


def test_y16_the_ally_may_not_send_his_dragon() -> None:
    state = at_peace(seat_with("orcs", "dragon_master", 1), {5: held(1)})
    assert refusal_of(state, "conquer 4 dragon") == "conquer.peace"


def test_w10_the_ally_may_not_swap() -> None:
    state = at_peace(seat_with("sorcerers", "hill", 1), {5: held(1)})
    assert refusal_of(state, "conquer 4 sorcery") == "conquer.peace"


def test_y16_others_may_attack() -> None:
    state = at_peace(seat_with("orcs", "hill"), {5: held(2)}, turn=2)
    play(state, "conquer 4")
    assert region_of(state, 4)["seat"] == 2


def test_y16_declined_tokens_are_not_covered() -> None:
    state = at_peace(
        seat_with("orcs", "hill", 6),
        {5: held(1), 10: held_in_decline(0, "humans")},
        declined=[{"race": "humans"}],
    )
    play(state, "conquer 10")
    assert region_of(state, 10)["seat"] == 1


def test_y17_whoever_lost_an_active_region_may_not_be_named() -> None:
    state = after_attack("conquer 5")
    assert allies(state) == ["ally 1"]
    assert refusal_of(state, "ally 2") == "ally.attacked"


def test_y17_an_attack_on_a_declined_race_does_not_count() -> None:
    state = after_attack("conquer 10")
    assert allies(state) == ["ally 1", "ally 2"]


def test_w13_a_swap_is_an_attack() -> None:
    state = after_attack("conquer 3 sorcery", race_and_power=("sorcerers", "diplomat"))
    assert refusal_of(state, "ally 1") == "ally.attacked"


def test_f8_a_failed_die_is_an_attack() -> None:
    state = build_state(
        seat_with("skeletons", "diplomat", 1),
        seat_with("elves", "hill"),
        seat_with("dwarves", "forest"),
        phase="conquest",
        regions={4: held(0), 5: held(1), 28: held(2)},
    )
    play(state, "conquer 5 die", "die 0", "deploy 4 1", "end")
    assert region_of(state, 5)["seat"] == 1
    assert allies(state) == ["ally 2"]


def test_y17_an_attack_by_the_own_ghouls_does_not_count() -> None:
    state = build_state(
        {**seat_with("skeletons", "diplomat"), **in_decline("ghouls")},
        seat_with("elves", "hill"),
        regions={5: held_in_decline(0, "ghouls", 5), 10: held(1), 20: held(0), 18: held(1)},
    )
    play(state, "declined conquer 10", "stop", "declined deploy 5 3", "end")
    assert allies(state) == ["ally 1"]


def test_y17_nobody_makes_peace_with_himself() -> None:
    assert refusal_of(after_attack(), "ally 0") == "ally.oneself"


def test_y17_with_everybody_attacked_the_turn_is_over() -> None:
    state = after_attack("conquer 5", "conquer 3")
    assert (phase_of(state), int(state.turn)) == ("start", 1)


def test_y18_he_may_name_nobody() -> None:
    state = after_attack()
    play(state, "end")
    assert "peace_with" not in seat_of(state, 0)
    assert int(state.turn) == 1


def test_y18_the_old_peace_ends_when_his_turn_begins() -> None:
    state = build_state(
        seat_with("skeletons", "diplomat", peace_with=1),
        seat_with("orcs", "hill"),
        turn=1,
        regions={4: held(0), 5: held(1)},
    )
    pass_turn(state)
    assert int(state.turn) == 0
    assert "peace_with" not in seat_of(state, 0)


def test_y18_peace_lasts_through_all_the_opponents_turns() -> None:
    state = build_state(
        seat_with("skeletons", "diplomat", peace_with=2),
        seat_with("orcs", "hill"),
        seat_with("dwarves", "forest"),
        turn=1,
        regions={4: held(0), 5: held(1), 3: held(2, 6)},
    )
    pass_turn(state)
    assert refusal_of(state, "conquer 4") == "conquer.peace"


def test_y19_no_ally_on_the_decline_turn() -> None:
    state = build_state(
        seat_with("skeletons", "diplomat"), seat_with("orcs", "hill"), regions={5: held(0)}
    )
    play(state, "decline")
    assert (phase_of(state), int(state.turn)) == ("start", 1)
    assert "peace_with" not in seat_of(state, 0)


def test_y16_other_powers_make_no_peace() -> None:
    state = build_state(
        seat_with("skeletons", "stout"), phase="after_scoring", regions={5: held(0)}
    )
    assert refusal_of(state, "ally 1") == "ally.no_power"


def test_g10_peace_does_not_bind_the_allys_declined_ghouls() -> None:
    state = build_state(
        seat_with("skeletons", "diplomat", peace_with=1),
        {**seat_with("orcs", "hill"), **in_decline("ghouls")},
        turn=1,
        regions={4: held(0), 5: held_in_decline(1, "ghouls", 4), 20: held(1)},
    )
    play(state, "declined conquer 4")
    assert region_of(state, 4) == {"seat": 1, "tokens": 3, "declined": "ghouls"}


def test_g10_peace_does_not_protect_declined_ghouls() -> None:
    state = build_state(
        {**seat_with("skeletons", "diplomat", peace_with=1), **in_decline("ghouls")},
        seat_with("orcs", "hill", 6),
        turn=1,
        phase="conquest",
        regions={4: held_in_decline(0, "ghouls", 2), 5: held(1), 20: held(0)},
    )
    play(state, "conquer 4")
    assert region_of(state, 4) == {"seat": 1, "tokens": 4}
