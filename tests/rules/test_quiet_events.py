"""The events that golden games leave out, with all their facts."""

from __future__ import annotations

import pytest

from smallworld.core.events import Event
from tests.kit.positions import Json, build_state, held, held_in_decline, play, seat_with

GHOULS: Json = {"declined": [{"race": "ghouls", "hand": 2}]}


def placed(region: int, race: str, count: int, *, declined: bool = False, seat: int = 0) -> Json:
    return {"seat": seat, "region": region, "race": race, "declined": declined, "count": count}


@pytest.mark.parametrize("seat", [0, 1])
def test_t3_the_end_of_the_conquests(seat: int) -> None:
    orcs: Json = seat_with("orcs", "hill")
    seats: list[Json] = [orcs, {}] if seat == 0 else [{}, orcs]
    state = build_state(*seats, regions={5: held(seat)}, turn=seat, to_act=seat, phase="conquest")
    assert play(state, "stop") == [Event("conquests_ended", {"seat": seat})]


@pytest.mark.parametrize(
    ("action", "kind", "facts"),
    [
        ("deploy 5 2", "deployed", placed(5, "orcs", 2)),
        ("declined deploy 10 1", "deployed", placed(10, "ghouls", 1, declined=True)),
    ],
)
def test_l4_placed_tokens(action: str, kind: str, facts: Json) -> None:
    state = build_state(
        {**seat_with("orcs", "hill", 3), **GHOULS},
        regions={5: held(0), 10: held_in_decline(0, "ghouls")},
        phase="redeployment",
    )
    assert play(state, action) == [Event(kind, facts)]


@pytest.mark.parametrize(
    ("power", "action", "kind"),
    [
        ("bivouacking", "place camp 10", "camp_placed"),
        ("fortified", "place fortress 10", "fortress_placed"),
        ("heroic", "place hero 10", "hero_placed"),
    ],
)
def test_y9_placed_pieces_of_the_second_seat(power: str, action: str, kind: str) -> None:
    state = build_state(
        {},
        seat_with("orcs", power),
        regions={10: held(1)},
        turn=1,
        to_act=1,
        phase="redeployment",
    )
    assert play(state, action) == [Event(kind, placed(10, "orcs", 1, seat=1))]


def test_t6_refuge_and_the_next_turn() -> None:
    state = build_state(
        seat_with("orcs", "hill"),
        seat_with("elves", "swamp", 2),
        regions={5: held(0), 10: held(1)},
        phase="redeployment",
    )
    refuge = play(state, "end")
    assert refuge[-1] == Event("refuge", {"seat": 1})
    deployed, began = play(state, "deploy 10 2", "end")
    assert deployed == Event("deployed", placed(10, "elves", 2, seat=1))
    assert began == Event("turn_began", {"seat": 1, "round": 1})
