"""What a conquest would earn and who threatens what, asked before deciding."""

from __future__ import annotations

from typing import Any

from smallworld.core.actions import parse_action
from smallworld.core.conquest import price, targets
from smallworld.core.engine import apply, legal_actions
from smallworld.core.state import KINDS, State
from smallworld.packs.maps import load_map
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game
from smallworld.play.position.read import read_position
from smallworld.play.preview import earned_by, liked_regions, regions_after_pick, threats

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


def a_pick(*combos: tuple[str, str]) -> State:
    """Ann is to pick one of these combos on an empty board."""
    position: dict[str, Any] = {
        "map": "base/2",
        "seats": [{"name": "Ann", "coins": 5}, {"name": "Bo", "coins": 5}],
        "column": [{"race": race, "power": power} for race, power in combos],
    }
    state, names = read_position(position)
    game = Game(state.box, names, dealer=Dealer(1), start=state)
    game.deal()
    return game.state


def test_a_combo_likes_the_terrain_and_symbols_it_names() -> None:
    state = a_pick(("humans", "hill"), ("dwarves", "commando"), ("orcs", "seafaring"))
    hills_and_fields = [r.id for r in PLAN.regions if r.terrain in ("hill", "farmland")]
    assert liked_regions(state, 0) == hills_and_fields
    assert liked_regions(state, 1) == [r.id for r in PLAN.regions if "mine" in r.symbols]
    assert liked_regions(state, 2) == [r.id for r in PLAN.regions if r.is_water]


def test_a_combo_takes_the_cheapest_regions_until_its_tokens_run_out() -> None:
    state = a_pick(("humans", "alchemist"), ("giants", "flying"))
    before = list(state.cells)
    for place in range(2):
        pick = parse_action(f"pick {place + 1}", state.box)
        taken = regions_after_pick(state, pick)
        after = state.clone()
        apply(after, pick)
        while after.awaits_chance:
            apply(after, legal_actions(after)[0])
        for region in taken:
            conquests = [parse_action(f"conquer {region}", state.box)]
            assert conquests[0] in legal_actions(after)
            apply(after, conquests[0])
        assert taken
        assert not [a for a in legal_actions(after) if a in range(*conquer_block(state))]
    assert list(state.cells) == before


def conquer_block(state: State) -> tuple[int, int]:
    """The numbers of all conquests without the die."""
    first = parse_action("conquer 1", state.box)
    return first, first + int(state.box.board.size)
