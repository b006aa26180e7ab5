"""What a conquest would earn and who threatens what, asked before deciding."""

from __future__ import annotations

from typing import Any

from smallworld.core.actions import parse_action
from smallworld.core.conquest import price, targets
from smallworld.core.engine import legal_actions
from smallworld.core.state import KINDS, State
from smallworld.packs.maps import load_map
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game
from smallworld.play.position.read import read_position
from smallworld.play.preview import earned_by, threats

PLAN = load_map("base/2")
MINE = next(region.id for region in PLAN.regions if region.terrain == "hill")
NEXT = next(id for id in PLAN.region(MINE).neighbours if not PLAN.region(id).is_water)


def a_state(race: str = "humans", **piece: bool) -> State:
    """Ann holds a hill, Bo's Orcs stand beside it; Ann conquers."""
    position: dict[str, Any] = {
        "map": "base/2",
        "round": 3,
        "turn": 0,
        "to_act": 0,
        "phase": "conquest",
        "seats": [
            {"name": "Ann", "coins": 5, "race": race, "power": "wealthy", "hand": 6},
            {"name": "Bo", "coins": 5, "race": "orcs", "power": "commando", "hand": 0},
        ],
        "regions": {
            str(MINE): {"seat": 0, "tokens": 1, **piece},
            str(NEXT): {"seat": 1, "tokens": 2},
        },
    }
    state, names = read_position(position)
    game = Game(state.box, names, dealer=Dealer(1), start=state)
    game.deal()
    return game.state


def test_a_conquest_earns_its_region_and_its_bonus() -> None:
    state = a_state()
    empty = [id for id in PLAN.region(MINE).neighbours if id != NEXT]
    land = [PLAN.region(id) for id in empty if not PLAN.region(id).is_water]
    earned = [earned_by(state, parse_action(f"conquer {spec.id}", state.box)) for spec in land]
    assert earned == [2 if spec.terrain == "farmland" else 1 for spec in land]


def test_asking_changes_nothing() -> None:
    state = a_state()
    before = list(state.cells)
    for action in legal_actions(state):
        earned_by(state, action)
    threats(state, 0)
    assert list(state.cells) == before


def test_a_threat_is_the_price_of_the_enemy_beside() -> None:
    state = a_state()
    orcs = KINDS  # the active people of seat 1
    assert int(targets(state, orcs)) >> MINE & 1
    assert threats(state, 0) == {MINE: int(price(state, orcs, MINE))}
    assert list(threats(state, 1)) == [NEXT]


def test_a14_nobody_threatens_a_hole() -> None:
    assert threats(a_state("halflings", hole=True), 0) == {}
