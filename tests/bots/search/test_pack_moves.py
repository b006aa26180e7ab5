"""The planner uses what only tiles of packs can do: regroup, spend, shoot, place markers, build."""

from __future__ import annotations

from smallworld.bots.playouts.pool import rollout_for
from smallworld.core.actions import written
from smallworld.core.chance import deal
from smallworld.core.engine import apply, legal_actions
from smallworld.core.playout import Xorshift
from smallworld.core.state import AFTER_SCORING, State
from smallworld.core.terrain import FARMLAND, MAGIC
from smallworld.core.view import view_of
from tests.bots.tables import small_bot
from tests.kit.pack_tables import BOARD, FLAT, LAND, MINE, THEIRS, joined
from tests.kit.pack_tables import expansion_table as table
from tests.kit.positions import Json, held

BO: Json = {"race": "orcs", "power": "commando"}


def turn_of(state: State) -> list[str]:
    """Let the planner play the rest of Ann's turn; return its actions."""
    bot = small_bot("planner", 1)
    played: list[str] = []
    while state.turn == 0 and state.actor == 0 and state.phase <= AFTER_SCORING:
        action = bot.choose(view_of(state, 0), legal_actions(state))
        played.append(written(action, state.box))
        apply(state, action)
        deal(state, Xorshift(3))
    return played


def test_it_regroups_when_its_hand_is_too_small_for_more() -> None:
    state = table("cursed", "ratmen", "marauding", {MINE: held(0)}, BO, hand=6)
    assert "regroup" in turn_of(state)


# A region that pays Humans two coins every turn, and one next to it.
FARM = next(r for r in FLAT if BOARD.features[r] & FARMLAND)
BESIDE = next(r for r in FLAT if BOARD.neighbours[FARM] >> r & 1)


def test_it_pays_a_coin_for_a_region_that_brings_more() -> None:
    state = table("be_not_afraid", "humans", "mercenary", {BESIDE: held(0)}, BO, hand=1)
    assert f"conquer {FARM} hired" in turn_of(state)


def test_it_pays_after_a_roll_if_that_takes_the_region() -> None:
    regions = {BESIDE: held(0), FARM: held(1, 2)}
    state = table("be_not_afraid", "humans", "mercenary", regions, BO, hand=1)
    for text in (f"conquer {FARM} die", "die 1"):
        apply(state, next(a for a in legal_actions(state) if written(a) == text))
    assert turn_of(state)[0] == f"conquer {FARM} hired"


def test_it_throws_its_missiles() -> None:
    regions = {MINE: held(0), THEIRS: held(1, 2)}
    state = table("royal_bonus", "ratmen", "fireball", regions, BO, hand=3, ann={"charges": 4})
    assert any("hurl" in action for action in turn_of(state))


def test_it_hides_pots_where_no_enemy_is_near_and_places_winter() -> None:
    state = table("be_not_afraid", "leprechauns", "hill", {MINE: held(0)}, {}, hand=0)
    assert f"place marker {MINE}" in turn_of(state)
    magic = next(r for r in LAND if BOARD.features[r] & MAGIC)
    witches = table("spiders_web", "ice_witches", "hill", {magic: held(0)}, {}, hand=0)
    assert any(action.startswith("place marker") for action in turn_of(witches))


def test_it_places_the_catapult_at_the_latest_when_it_redeploys() -> None:
    state = table("be_not_afraid", "ratmen", "catapult", {FLAT[0]: held(0)}, BO, hand=0)
    assert f"place catapult {FLAT[0]}" in turn_of(state)


def test_it_declines_with_a_tower() -> None:
    one, two, three, four = joined(4)
    regions = {region: held(0) for region in (one, two, three, four)}
    state = table("grand_dames", "priestesses", "hill", regions, BO, hand=0, phase="start", round=5)
    [action] = turn_of(state)
    assert action.startswith("decline ")


def test_the_quick_policy_swaps_no_token_for_a_region_that_costs_more_than_it_brings() -> None:
    *own, theirs = joined(5)
    regions = {region: held(0) for region in own} | {theirs: held(1)}
    more = {"hand": 1, "round": 10}
    state = table("be_not_afraid", "sorcerers", "barricade", regions, BO, **more)
    assert f"conquer {theirs} sorcery" in [written(action) for action in legal_actions(state)]
    rollout_for(state.box).fast_turns.play(state, Xorshift(1))
    assert state.people_in(theirs) != 0
