"""Coins and tokens that change hands, rules of decline, of the column and of redeployment."""

from __future__ import annotations

import pytest

from smallworld.core.conquest import targets
from smallworld.core.state import State
from smallworld.core.terrain import FOREST, HILL, SEA
from smallworld.core.view import view_of
from smallworld.play.coin_count import Ledger
from smallworld.play.position.read import read_position
from smallworld.play.position.write import position_json
from tests.kit.pack_tables import (
    BOARD,
    FLAT,
    LAND,
    MINE,
    THEIRS,
    apart,
    in_decline_at_bo,
    joined,
    two_seats,
)
from tests.kit.positions import (
    Json,
    build_state,
    coins_of,
    column_of,
    column_with,
    declined_races,
    discarded_powers,
    facts_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    legal_texts,
    pass_turn,
    place_and_end,
    play,
    price_of,
    refusal_of,
    returned_races,
    tokens_in,
    tray_of,
    turn_key,
)
from tests.packs.files.pack_builder import install_pack, power, race


# --- conquests
@pytest.mark.parametrize(("has", "pays"), [(5, 2), (1, 1), (0, 0)])
def test_the_loser_of_an_active_region_pays_as_far_as_possible(has: int, pays: int) -> None:
    state = two_seats("takes_per_conquest = 2", coins=(5, has))
    events = play(state, f"conquer {THEIRS}")
    assert (coins_of(state, 0), coins_of(state, 1)) == (5 + pays, has - pays)
    paid = {"seat": 0, "giver": 1, "coins": pays, "trait": "bogfolk"}
    assert facts_of(events, "coins_handed_over") == ([paid] if pays else [])


def test_nobody_pays_for_a_region_of_a_race_in_decline() -> None:
    bo: Json = {"declined": [{"race": "elves"}]}
    state = two_seats("takes_per_conquest = 1", theirs=held_in_decline(1, "elves"), bo=bo)
    play(state, f"conquer {THEIRS}")
    assert coins_of(state, 1) == 5


def test_who_takes_an_active_region_may_have_to_pay_its_owner() -> None:
    state = two_seats("", "charges_attackers = 1", coins=(5, 5))
    play(state, f"conquer {THEIRS}")
    assert (coins_of(state, 0), coins_of(state, 1)) == (4, 6)


def test_who_takes_a_region_in_decline_may_have_to_pay_its_owner() -> None:
    state = in_decline_at_bo("charges_in_decline = 1")
    play(state, f"conquer {THEIRS}")
    assert (coins_of(state, 0), coins_of(state, 1)) == (4, 6)
    active = two_seats("", "charges_in_decline = 1")
    play(active, f"conquer {THEIRS}")
    assert coins_of(active, 0) == 5


@pytest.mark.parametrize(
    ("key", "coins"), [("rewards_attackers", (6, 5)), ("pays_per_loss", (5, 6))]
)
def test_the_bank_pays_one_side_of_a_conquest(key: str, coins: tuple[int, int]) -> None:
    state = two_seats("", f"{key} = 1")
    events = play(state, f"conquer {THEIRS}")
    assert (coins_of(state, 0), coins_of(state, 1)) == coins
    assert facts_of(events, "coins_gained")[0]["trait"] == "marshfolk"


def test_coins_that_change_hands_can_be_counted_from_the_events() -> None:
    state = two_seats("takes_per_conquest = 2", "pays_per_loss = 1\ncharges_attackers = 3")
    ledger = Ledger([5, 5])
    ledger.add_events(play(state, f"conquer {THEIRS}"))
    assert ledger.coins == [coins_of(state, 0), coins_of(state, 1)] == [5 + 2 - 3, 5 - 2 + 1 + 3]


def test_both_sides_grow_by_a_region_taken_from_an_active_race() -> None:
    state = two_seats("grows_per_active = 1\nvictims_grow = 1")
    before = tray_of(state, "marshfolk")
    play(state, f"conquer {THEIRS}")
    assert hand_of(state, 1) == 2 - 1 + 1  # one lost, one new
    assert tray_of(state, "marshfolk") == before
    assert turn_key(state, "from_active") == [THEIRS]
    hand = hand_of(state)
    spare = tokens_in(state, THEIRS) - 1
    events = play(state, "stop")
    assert facts_of(events, "reinforced")[0]["tokens"] == 1
    assert hand_of(state) == hand + spare + 1


def test_regions_two_steps_away_are_in_reach_but_not_over_a_sea() -> None:
    plain = two_seats()
    far = two_seats("reaches_two_steps = true\npays_per_far_conquest = 1")
    near = int(targets(plain, 0))
    both = int(targets(far, 0))
    land = int(BOARD.union_of_neighbours(BOARD.neighbours[MINE] & ~BOARD.having(SEA)))
    assert both == (near | land & BOARD.land) & ~(1 << MINE)
    assert both != near
    there = next(r for r in LAND if both >> r & 1 and not near >> r & 1 and price_of(far, r) <= 8)
    events = play(far, f"conquer {there}")
    assert facts_of(events, "coins_gained") == [{"seat": 0, "coins": 1, "trait": "bogfolk"}]


# --- abandoning
def test_abandoned_regions_pay_and_stay_closed_for_the_turn() -> None:
    label = install_pack(race(keys="pays_per_abandoned = 1")).label
    one, two = joined(2)
    ann: Json = {"race": "bogfolk", "power": "hill"}
    state = build_state(ann, regions={one: held(0, 3), two: held(0, 3)}, packs=[label])
    play(state, f"abandon {two}")
    assert income_of(state)["bogfolk"] == 1
    assert refusal_of(state, f"conquer {two}") == "conquer.abandoned"
    assert turn_key(state, "abandoned") == [two]
    pass_turn(state)
    assert turn_key(state, "abandoned") is None


def test_official_races_do_not_remember_what_they_abandoned() -> None:
    one, two = joined(2)
    ann: Json = {"race": "orcs", "power": "hill"}
    state = build_state(ann, regions={one: held(0, 3), two: held(0, 3)})
    play(state, f"abandon {two}")
    assert turn_key(state, "abandoned") is None
    assert f"conquer {two}" in legal_texts(state)


# --- picks and declines
def test_a_pick_pays_for_each_race_in_decline() -> None:
    label = install_pack(power(keys="pays_at_pick = 1\npays_per_decline = 1")).label
    ann: Json = {"declined": [{"race": "orcs"}]}
    bo: Json = {"race": "elves", "power": "stout", "declined": [{"race": "trolls"}]}
    regions = {
        LAND[0]: held_in_decline(0, "orcs"),
        LAND[1]: held_in_decline(1, "trolls"),
        LAND[2]: held(1),
    }
    column = column_with("ratmen misty", seats=(ann, bo))
    state = build_state(ann, bo, regions=regions, packs=[label], column=column)
    events = play(state, "pick 1")
    assert facts_of(events, "coins_gained") == [{"seat": 0, "coins": 2, "trait": "misty"}]


@pytest.mark.parametrize("tile", ["race", "power"])
def test_every_decline_pays_also_the_own_one(tile: str) -> None:
    pack = race if tile == "race" else power
    label = install_pack(pack(keys="pays_per_decline = 1")).label
    ann: Json = {"race": "ratmen", "power": "misty"}
    if tile == "race":
        ann = {"race": "bogfolk", "power": "hill"}
    bo: Json = {"race": "elves", "power": "stout"}
    regions = {LAND[0]: held(0), LAND[1]: held(1)}
    state = build_state(ann, bo, regions=regions, packs=[label], turn=1)
    play(state, "decline")
    assert coins_of(state, 0) == 6
    play(state, "decline")
    assert coins_of(state, 0) == 6 + 1 + 1  # and the region


def test_neighbours_pay_after_the_income() -> None:
    state = two_seats("takes_from_neighbours = 1")
    pass_turn(state)
    assert coins_of(state, 1) == 4
    assert coins_of(state, 0) == 5 + 1 + int(BOARD.features[MINE] & HILL != 0) + 1


# --- decline
def test_a_power_goes_on_paying_and_stays_with_its_race() -> None:
    keys = "pays_each_turn_in_decline = 2"
    label = install_pack(power(keys=keys)).label
    ann: Json = {"race": "ratmen", "power": "misty"}
    state = build_state(ann, regions={LAND[0]: held(0)}, packs=[label])
    events = play(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 1), ("misty", 2)]
    assert declined_races(state) == [{"race": "ratmen", "power": "misty"}]
    again = build_again(state)
    assert again.snapshot() == state.snapshot()
    assert "misty" not in discarded_powers(state)


def build_again(state: State) -> State:
    return read_position(position_json(state))[0]


def test_a_power_pays_for_regions_in_decline() -> None:
    label = install_pack(power(keys='pays_on = "forest"\npays_in_decline = true')).label
    forest = next(r for r in LAND if BOARD.features[r] & FOREST)
    ann: Json = {"race": "ratmen", "power": "misty"}
    state = build_state(ann, regions={forest: held(0)}, packs=[label])
    events = play(state, "decline")
    assert facts_of(events, "income")[0]["parts"] == [("declined", 1), ("misty", 1)]


def test_the_badge_of_a_race_that_dies_in_decline_is_discarded() -> None:
    content = race() + power(keys="pays_each_turn_in_decline = 2")
    label = install_pack(content).label
    ann: Json = {"race": "orcs", "power": "hill", "hand": 8}
    bo: Json = {"declined": [{"race": "bogfolk", "power": "misty"}]}
    regions = {MINE: held(0), THEIRS: held_in_decline(1, "bogfolk")}
    state = build_state(ann, bo, regions=regions, packs=[label], phase="conquest")
    play(state, f"conquer {THEIRS}")
    assert discarded_powers(state) == ["misty"]
    assert returned_races(state) == ["bogfolk"]


def test_a_race_vanishes_for_coins() -> None:
    label = install_pack(power(keys="vanishes_for = 2")).label
    one, two = joined(2)
    ann: Json = {"race": "ratmen", "power": "misty"}
    state = build_state(ann, regions={one: held(0, 2), two: held(0, 3)}, packs=[label])
    events = play(state, "decline")
    assert coins_of(state) == 5 + 4
    assert facts_of(events, "coins_gained")[0]["coins"] == 4
    assert declined_races(state) == []
    assert tray_of(state, "ratmen") == 13


def test_regions_can_be_immune_while_active_and_in_decline() -> None:
    kinds = 'immune_on = "anywhere"'
    active = two_seats("", kinds)
    assert refusal_of(active, f"conquer {THEIRS}") == "conquer.protected"
    declined = in_decline_at_bo(kinds)
    assert f"conquer {THEIRS}" in legal_texts(declined)
    ladies = in_decline_at_bo('immune_in_decline = "anywhere"')
    assert refusal_of(ladies, f"conquer {THEIRS}") == "conquer.protected"
    assert refusal_of(ladies, f"conquer {THEIRS} die") == "conquer.protected"


def after_a_decline(keys: str) -> State:
    """Ann's ratmen with a power have just gone into decline; Bo conquers next to them."""
    label = install_pack(power(keys=keys)).label
    ann: Json = {"race": "ratmen", "power": "misty"}
    bo: Json = {"race": "elves", "power": "stout"}
    state = build_state(ann, bo, regions={MINE: held(1, 8), THEIRS: held(0)}, packs=[label])
    play(state, "decline")
    assert state.turn == 1
    return state


def test_a_power_can_protect_its_race_in_decline() -> None:
    state = after_a_decline('immune_in_decline = "anywhere"')
    assert refusal_of(state, f"conquer {THEIRS}") == "conquer.protected"
    assert f"conquer {THEIRS}" in legal_texts(after_a_decline('immune_on = "anywhere"'))


def test_a_power_can_charge_attackers_of_its_race_in_decline() -> None:
    state = after_a_decline("charges_in_decline = 2")
    coins = coins_of(state, 0)
    play(state, f"conquer {THEIRS}")
    assert (coins_of(state, 0), coins_of(state, 1)) == (coins + 2, 3)


def test_visitors_of_a_race_that_stays_put_come_back_once_a_turn() -> None:
    state = two_seats("stays_put = true\nvisitors = 2")
    for _ in range(3):
        play(state, "stop")
        assert hand_of(state, 0) == 8
        play(state, "end")
        pass_turn(state)  # Bo's, who could decline late
        play(state, "end")


# --- the column
def test_who_skips_a_combo_may_have_to_put_more_coins_on_it() -> None:
    label = install_pack(power(keys="skip_coins = 3", tokens=0)).label
    column = column_with("ratmen misty", "elves hill", "orcs swamp")
    state = build_state({"coins": 3}, packs=[label], column=column)
    assert [text for text in legal_texts(state) if "pick" in text] == ["pick 1", "pick 2"]
    assert refusal_of(state, "pick 3") == "pick.too_dear"
    assert [combo.price for combo in view_of(state, 0).column][:3] == [0, 3, 4]
    events = play(state, "pick 2")
    assert facts_of(events, "combo_picked")[0]["paid"] == 3
    assert coins_of(state) == 0
    assert column_of(state)[0] == "ratmen misty 3"


@pytest.mark.parametrize(("coins", "tokens"), [(0, 6 + 4), (2, 6 + 4 + 2), (14, 20)])
def test_tokens_join_a_combo_that_is_skipped(coins: int, tokens: int) -> None:
    label = install_pack(race(keys="gathers_tokens = 1\nsupply = 20")).label
    state = build_state({}, packs=[label], column=column_with(f"bogfolk hill {coins}"))
    assert view_of(state, 0).column[0].tokens == tokens
    play(state, "pick 1")
    assert hand_of(state) == tokens


def test_a_dear_combo_gathers_one_token_each_time() -> None:
    content = race(keys="gathers_tokens = 1\nsupply = 20") + power(keys="skip_coins = 3")
    label = install_pack(content).label
    state = build_state({}, packs=[label], column=column_with("bogfolk misty 6"))
    assert view_of(state, 0).column[0].tokens == 6 + 4 + 2


# --- tokens in regions
def test_no_region_is_taken_or_held_with_fewer_tokens() -> None:
    label = install_pack(race(keys='least_tokens = 2\nsaves_on = "anywhere"', tokens=11)).label
    ann: Json = {"race": "bogfolk", "power": "hill", "hand": 3}
    state = build_state(ann, packs=[label], regions={FLAT[0]: held(0, 2)}, phase="conquest")
    near = next(r for r in FLAT if BOARD.neighbours[FLAT[0]] >> r & 1)
    assert price_of(state, near) == 2
    play(state, f"conquer {near}", "stop")
    assert tokens_in(state, FLAT[0]) == tokens_in(state, near) == 2
    assert hand_of(state) == 1
    place_and_end(state)


def test_the_die_needs_the_least_tokens() -> None:
    label = install_pack(race(keys="least_tokens = 2", tokens=11)).label
    for hand, allowed in ((1, False), (2, True)):
        ann: Json = {"race": "bogfolk", "power": "hill", "hand": hand}
        state = build_state(ann, packs=[label], phase="conquest")
        mountain = next(r for r in LAND if BOARD.mountains >> r & 1 and BOARD.entry >> r & 1)
        assert (f"conquer {mountain} die" in legal_texts(state)) == allowed


def test_scattered_tokens_wait_off_the_map() -> None:
    label = install_pack(race(keys="scatters = true")).label
    one, two = joined(2)
    ann: Json = {"race": "bogfolk", "power": "hill", "hand": 5}
    bo: Json = {"race": "elves", "power": "stout", "hand": 5}
    state = build_state(ann, bo, packs=[label], regions={one: held(0, 2)}, phase="conquest")
    play(state, f"conquer {two}")
    taken = tokens_in(state, two)
    play(state, "stop")
    assert legal_texts(state) == ["end"]
    play(state, "end")
    assert tokens_in(state, one) == tokens_in(state, two) == 1
    assert hand_of(state) == 5 - taken + (taken - 1) + 1
    assert build_again(state).snapshot() == state.snapshot()


def test_tokens_that_stay_put_are_not_redeployed() -> None:
    label = install_pack(race(keys="stays_put = true")).label
    one, two = joined(2)
    ann: Json = {"race": "bogfolk", "power": "hill", "hand": 5}
    state = build_state(ann, packs=[label], regions={one: held(0, 2)}, phase="conquest")
    play(state, f"conquer {two}")
    taken = tokens_in(state, two)
    play(state, "stop")
    assert legal_texts(state) == ["end"]
    play(state, "end")
    assert (tokens_in(state, one), tokens_in(state, two)) == (2, taken)
    assert hand_of(state) == 5 - taken
    assert build_again(state).snapshot() == state.snapshot()


def test_survivors_of_a_race_that_stays_put_wait_too() -> None:
    state = two_seats("", "stays_put = true", theirs=held(1, 3))
    other = next(r for r in apart(8) if r not in (MINE, THEIRS))
    content = position_json(state)
    regions = content["regions"]
    assert isinstance(regions, dict)
    regions[str(other)] = held(1, 2)
    state = read_position(content)[0]
    play(state, f"conquer {THEIRS}", "stop")
    place_and_end(state)
    assert int(state.turn) == 1 and hand_of(state, 1) == 2


def test_survivors_return_but_tokens_left_over_wait() -> None:
    one, two, other = joined(3)
    label = install_pack(race(keys="stays_put = true\nsurvivors_return = true")).label
    ann: Json = {"race": "bogfolk", "power": "hill", "hand": 5}
    bo: Json = {"race": "orcs", "power": "commando"}
    regions = {one: held(0, 3), two: held(0, 2), other: held(1, 8)}
    state = build_state(ann, bo, packs=[label], regions=regions, phase="conquest")
    play(state, "stop")
    assert legal_texts(state) == ["end"]
    play(state, "end")
    assert (hand_of(state), aside_of(state)) == (0, 5)
    assert build_again(state).snapshot() == state.snapshot()
    lost = one if BOARD.neighbours[other] >> one & 1 else two
    kept, survivors = (two, 2) if lost == one else (one, 1)
    play(state, f"conquer {lost}", "stop")
    place_and_end(state)
    assert int(state.actor) == 0 and hand_of(state) == survivors
    assert {text.split()[0] for text in legal_texts(state)} == {"deploy"}
    stood = tokens_in(state, kept)
    play(state, f"deploy {kept} {survivors}", "end")
    assert tokens_in(state, kept) == stood + survivors
    assert (hand_of(state), aside_of(state)) == (0, 5)


def test_scattered_tokens_stay_off_the_map_when_a_region_is_lost() -> None:
    one, two, other = joined(3)
    label = install_pack(race(keys="scatters = true")).label
    ann: Json = {"race": "bogfolk", "power": "hill", "hand": 5}
    bo: Json = {"race": "orcs", "power": "commando", "hand": 7}
    regions = {one: held(0), two: held(0), other: held(1)}
    state = build_state(ann, bo, packs=[label], regions=regions, turn=1, phase="conquest")
    play(state, f"conquer {one if BOARD.neighbours[other] >> one & 1 else two}", "stop")
    place_and_end(state)
    assert int(state.turn) == 0 and hand_of(state) == 5


def aside_of(state: State) -> object:
    seats = position_json(state)["seats"]
    assert isinstance(seats, list)
    return seats[0].get("aside", 0)
