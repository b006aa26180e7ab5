"""Markers, catapults and moved coins at a table of three: each seat has its own."""

from __future__ import annotations

import pytest

from smallworld.core.conquest import immune
from smallworld.core.explain import price_parts
from smallworld.core.markers import closed_by_markers
from smallworld.core.state import MARKERS, MARKERS_LEFT, State
from smallworld.packs.loader import base_box
from tests.kit.positions import (
    Json,
    build_state,
    coins_of,
    hand_of,
    held,
    held_in_decline,
    income_of,
    pass_turn,
    place_and_end,
    play,
    price_of,
    region_of,
    seat_of,
    tray_of,
)
from tests.packs.files.pack_builder import install_pack, power, race

BOARD = base_box("base/3").board
LAND = [r for r in range(1, int(BOARD.size) + 1) if BOARD.land >> r & 1]
PAIRS = [(r, o) for r in LAND for o in LAND if BOARD.neighbours[r] >> o & 1]


def apart(count: int, *taken: int) -> list[int]:
    """Return land regions that touch neither each other nor those taken."""
    found = list(taken)
    for region in LAND:
        if region not in found and not any(BOARD.neighbours[f] >> region & 1 for f in found):
            found.append(region)
    return found[len(taken) :][:count]


def three(
    keys: dict[str, str], regions: dict[int, Json], turn: int = 0, phase: str = "conquest"
) -> State:
    """Seat 0 plays bogfolk, 1 marshfolk with misty, 2 peatfolk; all have tokens in hand."""
    races = [race(id, f"supply = 20\n{keys.get(id, '')}") for id in FOLK]
    powers = power(keys=keys.get("misty", ""))
    label = install_pack("".join(races) + powers).label
    seats: list[Json] = [
        {"race": id, "power": badge, "hand": 8 if seat == turn else 0}
        for seat, (id, badge) in enumerate(zip(FOLK, ("hill", "misty", "stout"), strict=True))
    ]
    return build_state(*seats, packs=[label], regions=regions, turn=turn, phase=phase)


FOLK = ("bogfolk", "marshfolk", "peatfolk")
FIVE = (*FOLK, "fenfolk", "reedfolk")


# --- markers
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_markers_pay_their_owner_alone_when_its_turn_begins(seat: int) -> None:
    places = apart(6)
    regions: dict[int, Json] = {
        places[0]: held(0, markers=["bogfolk"]),
        places[1]: held(0, markers=["bogfolk"]),
        places[2]: held(1, markers=["marshfolk", "misty"]),
        places[3]: held(1, markers=["marshfolk"]),
        places[4]: held(2, markers=["peatfolk"]),
    }
    pays = "markers = 4\nmarkers_pay = 2"
    keys = {id: pays for id in (*FOLK, "misty")}
    keys["misty"] = "markers = 4\nmarkers_pay = 3"
    state = three(keys, regions, turn=(seat + 2) % 3)
    before = [coins_of(state, other) for other in range(3)]
    events = pass_turn(state)
    if int(state.turn) != seat:  # the stout seat may still decline
        events += play(state, "end")
    assert int(state.turn) == seat
    gained = {event.facts["seat"]: 0 for event in events if event.kind == "coins_gained"}
    for event in events:
        if event.kind == "coins_gained":
            gained[event.facts["seat"]] += int(str(event.facts["coins"]))
    assert gained == {seat: (4, 7, 2)[seat]}
    assert coins_of(state, seat) == before[seat] + (4, 7, 2)[seat]
    left = [region for region in places if "markers" in region_of(state, region)]
    own = ([0, 1], [2, 3], [4])[seat]
    assert left == [place for at, place in enumerate(places[:5]) if at not in own]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_markers_that_close_come_back_to_their_owner_alone(seat: int) -> None:
    places = apart(4)
    regions: dict[int, Json] = {
        places[0]: held(0, markers=["bogfolk"]),
        places[1]: held(1, markers=["marshfolk"]),
        places[2]: held(1, markers=["misty"]),
        places[3]: held(2, markers=["peatfolk"]),
    }
    closes = "markers = 2\nmarkers_close = true"
    state = three({id: closes for id in (*FOLK, "misty")}, regions, turn=(seat + 2) % 3)
    for other in range(3):
        closed = int(immune(state, 3 * other))
        assert all(closed >> place & 1 for place in places), "nobody may enter, not even its owner"
    pass_turn(state)
    if int(state.turn) != seat:
        play(state, "end")
    counts = [seat_of(state, other)["markers_left"] for other in range(3)]
    assert counts == [2 if other == seat else 1 for other in range(3)]
    assert seat_of(state, 1)["power_markers_left"] == (2 if seat == 1 else 1)
    closed = int(immune(state, 3 * seat))
    mine = ([0], [1, 2], [3])[seat]
    assert [at for at, place in enumerate(places) if not closed >> place & 1] == mine


@pytest.mark.parametrize("victim", [0, 1, 2])
def test_a_conqueror_is_paid_for_the_markers_in_the_region(victim: int) -> None:
    mine, theirs = next(pair for pair in PAIRS)
    other = apart(1, mine, theirs)[0]
    taker = (victim + 1) % 3
    markers = [[FOLK[0]], [FOLK[1], "misty"], [FOLK[2]]][victim]
    third = 3 - taker - victim
    regions: dict[int, Json] = {
        mine: held(taker),
        theirs: held(victim, markers=markers),
        other: held(third, markers=[FOLK[third]]),
    }
    keys = {id: "markers = 3\nmarkers_pay = 2" for id in FOLK}
    keys["misty"] = "markers = 3\nmarkers_pay = 3"
    state = three(keys, regions, turn=taker)
    before = [coins_of(state, seat) for seat in range(3)]
    play(state, f"conquer {theirs}")
    looted = (2, 5, 2)[victim]
    after = [coins_of(state, seat) for seat in range(3)]
    assert after == [coins + (looted if seat == taker else 0) for seat, coins in enumerate(before)]
    assert "markers" not in region_of(state, theirs)
    assert region_of(state, other)["markers"] == [FOLK[third]]


def test_markers_of_all_seats_defend_and_cost_by_their_own_numbers() -> None:
    mine, theirs = next(pair for pair in PAIRS)
    keys = {
        "bogfolk": "markers = 3\nmarkers_defend = 1\nmarkers_cost = 1\nmarkers_near = true",
        "marshfolk": "markers = 3\nmarkers_defend = 2\nmarkers_cost = 2\nmarkers_near = true",
        "misty": "markers = 3\nmarkers_near = true",
        "peatfolk": "markers = 3\nmarkers_defend = 1\nmarkers_bonus = 2",
    }
    plain = three(keys, {mine: held(0), theirs: held(2)})
    regions: dict[int, Json] = {
        mine: held(0),
        theirs: held(2, markers=["bogfolk", "marshfolk", "peatfolk", "misty"]),
    }
    state = three(keys, regions)
    assert price_of(state, theirs) == price_of(plain, theirs) + 4
    assert income_of(state, 2) == {"regions": 1, "marker": -1}  # 2 of its own, 1 and 2 of others
    assert "marker" not in income_of(state, 0)


def test_only_markers_of_seats_that_play_count() -> None:
    """What a table of five has off the map, and in its cells beyond, are no markers."""
    keys = "supply = 20\nmarkers = 7\nmarkers_near = true\nmarkers_defend = 2\nmarkers_bonus = 2"
    more = "markers_cost = 2"
    label = install_pack("".join(race(id, f"{keys}\n{more}") for id in FIVE)).label
    powers = ("hill", "swamp", "stout", "mounted", "forest")
    seats: list[Json] = [
        {"race": id, "power": badge, "hand": 0, "markers_left": 7}
        for id, badge in zip(FIVE, powers, strict=True)
    ]
    seats[0]["hand"] = 8
    board = base_box("base/5").board
    land = [r for r in range(1, int(board.size) + 1) if board.land >> r & 1]
    regions: dict[int, Json] = {place: held(seat) for seat, place in enumerate(land[:5])}
    state = build_state(*seats, packs=[label], regions=regions, phase="conquest", map="base/5")
    assert int(state.cells[MARKERS_LEFT]) == 7 and not any(state.cells[MARKERS:MARKERS_LEFT])
    for place in land[:5]:
        assert "marker" not in dict(price_parts(state, 0, place))
    for seat in range(5):
        assert "marker" not in income_of(state, seat)
    assert not int(closed_by_markers(state))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_pick_brings_the_markers_of_both_tiles(seat: int) -> None:
    keys = "markers = 5\nmarkers_pay = 1"
    label = install_pack(race(keys=keys) + power(keys="markers = 7\nmarkers_pay = 1")).label
    column = [{"race": "bogfolk", "power": "misty"}]
    column += [
        {"race": race_id, "power": power_id}
        for race_id, power_id in (
            *(("elves", "hill"), ("orcs", "forest"), ("dwarves", "swamp")),
            *(("giants", "stout"), ("humans", "alchemist")),
        )
    ]
    seats: list[Json] = [{}, {}, {}]
    state = build_state(*seats, packs=[label], turn=seat, column=column)
    play(state, "pick 1")
    own = seat_of(state, seat)
    assert (own["markers_left"], own["power_markers_left"]) == (5, 7)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_late_decline_takes_markers_and_the_catapult_off(seat: int) -> None:
    places = apart(4)
    label = install_pack(
        race(keys="catapult = true\nmarkers = 3\nmarkers_defend = 1\nmarkers_near = true")
        + race("marshfolk", "markers = 3\nmarkers_defend = 1\nmarkers_near = true")
    ).label
    seats: list[Json] = [{"race": "elves", "power": "hill"}, {}, {}]
    seats[(seat + 1) % 3] = {"race": "marshfolk", "power": "forest"}
    seats[(seat + 2) % 3] = {"race": "elves", "power": "hill"}
    seats[seat] = {"race": "bogfolk", "power": "stout", "hand": 2}
    regions: dict[int, Json] = {
        places[0]: held(seat, markers=["bogfolk"]),
        places[1]: held((seat + 1) % 3, markers=["marshfolk"]),
        places[2]: held((seat + 2) % 3),
    }
    state = build_state(*seats, packs=[label], regions=regions, turn=seat, phase="conquest")
    play(state, f"place catapult {places[0]}", "stop")
    place_and_end(state)
    closed = int(immune(state, 3 * ((seat + 1) % 3)))
    assert closed >> places[0] & 1
    play(state, "decline")
    assert "catapult" not in region_of(state, places[0])
    assert "markers" not in region_of(state, places[0])
    assert region_of(state, places[1])["markers"] == ["marshfolk"]
    assert not int(immune(state, 3 * ((seat + 1) % 3))) >> places[0] & 1


# --- coins and tokens that change hands
def test_each_side_of_a_conquest_pays_the_other_by_its_own_numbers() -> None:
    mine, theirs = next(pair for pair in PAIRS)
    keys = {
        "bogfolk": "takes_per_conquest = 1\nvictims_grow = 2",
        "marshfolk": "pays_per_loss = 1\nrewards_attackers = 2",
        "misty": "charges_attackers = 3",
    }
    state = three(keys, {mine: held(0), theirs: held(1, 2)})
    tray = tray_of(state, "marshfolk")
    play(state, f"conquer {theirs}")
    # Seat 0: takes 1, pays 3, gets 2; seat 1: hands over 1, gets 3 and 1. Both had 5.
    assert [coins_of(state, seat) for seat in range(3)] == [5 + 1 - 3 + 2, 5 - 1 + 3 + 1, 5]
    assert hand_of(state, 1) == 1 + 2 and tray_of(state, "marshfolk") == tray - 2 + 1


@pytest.mark.parametrize("taker", [0, 1, 2])
def test_a_conqueror_of_a_race_in_decline_pays_its_seat(taker: int) -> None:
    mine, theirs = next(pair for pair in PAIRS)
    loser = (taker + 2) % 3
    label = install_pack(race(keys="charges_in_decline = 2")).label
    seats: list[Json] = [{}, {}, {}]
    seats[taker] = {"race": "orcs", "power": "forest", "hand": 8}
    seats[loser] = {"declined": [{"race": "bogfolk"}]}
    regions: dict[int, Json] = {mine: held(taker), theirs: held_in_decline(loser, "bogfolk")}
    state = build_state(*seats, packs=[label], regions=regions, turn=taker, phase="conquest")
    play(state, f"conquer {theirs}")
    wanted = {taker: 3, loser: 7}
    assert [coins_of(state, seat) for seat in range(3)] == [
        wanted.get(seat, 5) for seat in range(3)
    ]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_lost_tokens_are_exchanged_for_sets_of_the_number_of_players(seat: int) -> None:
    place = apart(1)[0]
    label = install_pack(race(keys="supply = 20\ncollects_losses = 2")).label
    seats: list[Json] = [{"race": "orcs", "power": "forest"} for _ in range(3)]
    seats[seat] = {"race": "bogfolk", "power": "hill", "stock": 7}
    seats[(seat + 2) % 3] = {"race": "elves", "power": "swamp"}
    state = build_state(
        *seats, packs=[label], regions={place: held(seat)}, turn=(seat + 2) % 3, phase="conquest"
    )
    tray = tray_of(state, "bogfolk")
    pass_turn(state)
    assert int(state.turn) == seat
    assert hand_of(state, seat) == 4 and tray_of(state, "bogfolk") == tray - 4
    assert seat_of(state, seat)["stock"] == 1


@pytest.mark.parametrize(("tray", "gained", "left"), [(3, 2, 4), (1, 0, 7), (4, 4, 1)])
def test_no_more_tokens_are_exchanged_than_the_tray_has(tray: int, gained: int, left: int) -> None:
    place = apart(1)[0]
    label = install_pack(race(keys="supply = 20\ncollects_losses = 2")).label
    seats: list[Json] = [
        {"race": "orcs", "power": "forest"},
        {"race": "bogfolk", "power": "hill", "stock": 7},
        {"race": "elves", "power": "swamp"},
    ]
    regions = {place: held(1, 20 - tray)}
    state = build_state(*seats, packs=[label], regions=regions, phase="conquest")
    assert tray_of(state, "bogfolk") == tray
    pass_turn(state)
    assert (hand_of(state, 1), tray_of(state, "bogfolk")) == (gained, tray - gained)
    assert seat_of(state, 1)["stock"] == left


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_neighbours_hand_over_coins_after_the_income(seat: int) -> None:
    mine = next(r for r in LAND if sum(BOARD.neighbours[r] >> o & 1 for o in LAND) >= 3)
    near = [o for o in LAND if BOARD.neighbours[mine] >> o & 1][:2]
    label = install_pack(race(keys="takes_from_neighbours = 2")).label
    others = [(seat + 1) % 3, (seat + 2) % 3]
    seats: list[Json] = [{}, {}, {}]
    seats[seat] = {"race": "bogfolk", "power": "seafaring"}
    seats[others[0]] = {"race": "elves", "power": "swamp", "coins": 1}
    seats[others[1]] = {"race": "orcs", "power": "mounted"}
    regions: dict[int, Json] = {
        mine: held(seat),
        near[0]: held(others[0]),
        near[1]: held(others[1]),
    }
    state = build_state(*seats, packs=[label], regions=regions, turn=seat, phase="conquest")
    pass_turn(state)
    assert coins_of(state, seat) == 5 + 1 + 1 + 2
    assert (coins_of(state, others[0]), coins_of(state, others[1])) == (0, 3)


def test_markers_of_a_power_defend_cost_and_pay_like_those_of_a_race() -> None:
    mine, theirs = next(pair for pair in PAIRS)
    own = apart(1, mine, theirs)[0]
    numbers = "markers_defend = 2\nmarkers_cost = 1\nmarkers_bonus = 1"
    keys = {"misty": f"markers = 3\nmarkers_near = true\n{numbers}"}
    regions: dict[int, Json] = {
        mine: held(0),
        theirs: held(2, markers=["misty"]),
        own: held(1, markers=["misty"]),
    }
    state = three(keys, regions)
    plain = three(keys, {mine: held(0), theirs: held(2), own: held(1)})
    assert price_of(state, theirs) == price_of(plain, theirs) + 2
    assert income_of(state, 1) == {"regions": 1, "marker": 1}
    assert income_of(state, 2) == {"regions": 1, "marker": -1}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_catapult_of_each_seat_stands_until_its_next_turn(seat: int) -> None:
    places = apart(3)
    label = install_pack(race(keys="catapult = true")).label
    seats: list[Json] = [{"race": "elves", "power": "forest"} for _ in range(3)]
    seats[(seat + 2) % 3] = {"race": "orcs", "power": "swamp"}
    seats[seat] = {"race": "bogfolk", "power": "hill"}
    regions: dict[int, Json] = {
        place: held(other, catapult=other == seat) for other, place in enumerate(places)
    }
    state = build_state(
        *seats, packs=[label], regions=regions, turn=(seat + 1) % 3, phase="conquest"
    )
    for _ in range(2):
        assert region_of(state, places[seat])["catapult"] is True
        assert int(immune(state, 3 * ((seat + 1) % 3))) >> places[seat] & 1
        pass_turn(state)
    assert int(state.turn) == seat and "catapult" not in region_of(state, places[seat])


def test_a_power_pays_for_far_conquests_only() -> None:
    mine = next(r for r in LAND if far_from(r))
    near = next(o for o in LAND if BOARD.neighbours[mine] >> o & 1)
    far = far_from(mine)[0]
    keys = {"misty": "reaches_two_steps = true\npays_per_far_conquest = 2"}
    state = three(keys, {mine: held(1)}, turn=1)
    play(state, f"conquer {near}")
    assert coins_of(state, 1) == 5
    again = three(keys, {mine: held(1)}, turn=1)
    play(again, f"conquer {far}")
    assert coins_of(again, 1) == 7
    first = three(keys, {}, turn=1)
    play(first, f"conquer {next(r for r in LAND if BOARD.entry >> r & 1)}")
    assert coins_of(first, 1) == 5, "the first region is next to nothing, but not far"


def far_from(region: int) -> list[int]:
    """Return flat land two steps away over land."""
    near = [o for o in LAND if BOARD.neighbours[region] >> o & 1]
    steps = [o for n in near for o in LAND if BOARD.neighbours[n] >> o & 1]
    return [o for o in steps if o != region and o not in near]


def test_the_second_seat_takes_coins_at_conquests_too() -> None:
    mine, theirs = next(pair for pair in PAIRS)
    keys = {"marshfolk": "takes_per_conquest = 2\nvictims_grow = 1"}
    state = three(keys, {mine: held(1), theirs: held(2, 2)}, turn=1)
    play(state, f"conquer {theirs}")
    assert [coins_of(state, seat) for seat in range(3)] == [5, 7, 3]
    assert hand_of(state, 2) == 1 + 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_pays_for_taking_a_region_of_its_own_race_in_decline(seat: int) -> None:
    mine, theirs = next(pair for pair in PAIRS)
    label = install_pack(race(keys="charges_in_decline = 2")).label
    seats: list[Json] = [{}, {}, {}]
    seats[seat] = {
        **{"race": "orcs", "power": "forest", "hand": 8},
        "declined": [{"race": "bogfolk"}],
    }
    regions: dict[int, Json] = {mine: held(seat), theirs: held_in_decline(seat, "bogfolk")}
    state = build_state(*seats, packs=[label], regions=regions, turn=seat, phase="conquest")
    events = play(state, f"conquer {theirs}")
    assert "coins_handed_over" not in [event.kind for event in events]


@pytest.mark.parametrize("collector", [0, 1, 2])
def test_tokens_lost_between_others_are_collected_by_each_seat(collector: int) -> None:
    mine, theirs = next(pair for pair in PAIRS)
    taker, loser = (seat for seat in range(3) if seat != collector)
    label = install_pack(race(keys="collects_losses = 1")).label
    seats: list[Json] = [{}, {}, {}]
    seats[collector] = {"race": "bogfolk", "power": "hill"}
    seats[taker] = {"race": "orcs", "power": "forest", "hand": 8}
    seats[loser] = {"race": "humans", "power": "swamp"}
    regions: dict[int, Json] = {mine: held(taker), theirs: held(loser, 2)}
    state = build_state(*seats, packs=[label], regions=regions, turn=taker, phase="conquest")
    play(state, f"conquer {theirs}")
    assert [seat_of(state, seat).get("stock", 0) for seat in range(3)] == [
        int(seat == collector) for seat in range(3)
    ]
