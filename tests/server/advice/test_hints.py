"""Hints: every advised action is legal in its turn, in every phase, on every board."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence

import pytest

from smallworld.core.actions import parse_action
from smallworld.core.state import PHASE_NAMES, State, state_from
from smallworld.core.view import view_of
from smallworld.packs.files.packs.pack import Pack
from smallworld.packs.files.packs.write import one_file
from smallworld.packs.game_packs import PackTexts
from smallworld.packs.loader import base_box
from smallworld.packs.mix import box_with
from smallworld.packs.options import options_from
from smallworld.packs.shelf import pack_labelled, pack_named, packs_with_origin
from smallworld.play.reasons import Reasons
from smallworld.server.advice.hints import choose_nudge, compute_hint, explain_moves
from smallworld.server.jobs.position import SeatPosition
from tests.bots.advice import follow
from tests.bots.tables import SMALL
from tests.kit.pack_tables import MINE, THEIRS, expansion_table
from tests.kit.positions import TRIBE, build_state, column_with, held, price_of
from tests.kit.random_games import random_game_with
from tests.server.playing import Json

EXPANSIONS = [pack for origin, pack in packs_with_origin() if origin == "expansion"]
BOARDS = ("base/2", "base/3", "base/4", "base/5")
PHASES = ("start", "conquest", "redeployment", "after_scoring", "refuge")
KINDS = {
    *("area", "bonus", "rival", "keep", "decline", "leave", "stop", "die", "dragon", "sorcery"),
    *("roll", "declined", "pick_coins", "pick_dear", "pick_free", "withdraw", "guard", "edge"),
    *("calm", "pieces", "refuge", "ally", "late", "end"),
}
OTHERS_COINS = 7  # assumed coins of the others


def positions(games: int, each: int, seed: int, packs: list[Pack]) -> Iterator[tuple[str, State]]:
    """Return states of all phases from random games; with ``packs``, only their tiles are in."""
    chance = random.Random(seed)
    for number in range(games):
        map, bold = BOARDS[number % len(BOARDS)], number // len(BOARDS) % 3 > 0
        found: dict[int, list[list[int]]] = {}
        box = box_with(map, packs, "only") if packs else base_box(map, options_from({}))
        for game in random_game_with(box, seed + number, bold=bold):
            if not game.over and game.to_act is not None:
                found.setdefault(int(game.state.phase), []).append(game.state.snapshot())
        for cells in found.values():
            for checked_choice in chance.sample(cells, min(each, len(cells))):
                yield map, state_from(box, checked_choice)


def hint_at(map: str, state: State) -> Json:
    """Return the hint for the seat to act."""
    seat, seats = int(state.actor), range(int(state.box.seats))
    counted = [int(state.coins(one)) if one == seat else OTHERS_COINS for one in seats]
    names = [f"Seat {one}" for one in seats]
    cells = view_of(state, seat).snapshot()
    packs = PackTexts(tuple(one_file(pack_labelled(label)) for label in state.box.packs))
    position = SeatPosition(
        seat, map, cells, counted, names, banners=state.box.banners, pack_texts=packs
    )
    hint: Json = json.loads(compute_hint(position, "grandmaster", SMALL["grandmaster"]))
    return hint


def check(games: int, each: int, seed: int, packs: Sequence[Pack] = ()) -> list[str]:
    """Follow the hints of many positions; return their phases."""
    phases = []
    for map, state in positions(games, each, seed, list(packs)):
        hint = hint_at(map, state)
        assert hint["actions"], f"no advice in {PHASE_NAMES[int(state.phase)]}"
        follow(state, hint["actions"])
        assert [move["action"] for move in hint["moves"]] == hint["actions"]
        assert hint["nudge"]["kind"] in KINDS
        phases.append(PHASE_NAMES[int(state.phase)])
    return phases


def test_no_advice_is_illegal() -> None:
    phases = check(games=12, each=2, seed=11)
    assert len(phases) >= 60
    assert set(phases) == set(PHASES), "every decision a seat can face"


def test_no_advice_on_tiles_of_expansions_is_illegal() -> None:
    phases = check(games=4, each=2, seed=11, packs=EXPANSIONS)
    assert set(phases) >= {"start", "conquest", "redeployment", "refuge"}


@pytest.mark.soak
def test_no_advice_is_illegal_in_five_hundred_positions() -> None:
    check(games=20, each=4, seed=1_000, packs=EXPANSIONS)
    phases = check(games=40, each=4, seed=1_000)
    assert len(phases) >= 500
    assert set(phases) == set(PHASES)


def test_a_quick_bot_computes_a_hint_that_would_have_to_wait() -> None:
    state = build_state({"race": "orcs", "power": "flying", "hand": 3}, regions={2: TRIBE})
    position = SeatPosition(0, "base/2", state.snapshot(), [5, 5], ["Ann", "Bo"])
    assert json.loads(compute_hint(position, "planner"))["bot"] == "planner"


def test_hidden_coins_do_not_change_the_advice() -> None:
    seats: list[Json] = [{"race": "orcs", "power": "flying", "hand": 4}, {"coins": 5}]
    poor, rich = build_state(*seats), build_state(seats[0], {"coins": 50})
    assert poor.snapshot() != rich.snapshot()
    assert hint_at("base/2", poor) == hint_at("base/2", rich)


# --- nudges and explained moves


def nudged(state: State, *words: str) -> Json:
    return choose_nudge(state, [parse_action(word, state.box) for word in words], Reasons((), None))


def test_a_nudge_speaks_of_what_pays_or_whose_it_is() -> None:
    farmers = build_state({"race": "humans", "power": "alchemist", "hand": 9})
    assert nudged(farmers, "conquer 2", "conquer 3", "stop")["feature"] == "farmland"
    theirs: Json = {"seat": 1, "tokens": 2}
    people: list[Json] = [
        {"race": "orcs", "power": "alchemist", "hand": 9},
        {"race": "elves", "power": "hill"},
    ]
    against = build_state(*people, regions={2: theirs})
    assert nudged(against, "conquer 2", "stop") == {"kind": "rival", "seat": 1, "regions": [2]}
    assert nudged(against, "conquer 3", "stop") == {"kind": "area", "regions": [3]}
    assert nudged(against, "decline") == {"kind": "decline"}


def test_a_conquest_for_a_coin_counts_as_one() -> None:
    regions = {MINE: held(0), THEIRS: held(1, 2)}
    bo: Json = {"race": "orcs", "power": "commando"}
    state = expansion_table("be_not_afraid", "ratmen", "mercenary", regions, bo)
    hire = f"conquer {THEIRS} hired"
    assert nudged(state, hire, "stop") == {"kind": "rival", "seat": 1, "regions": [THEIRS]}
    (move,) = explain_moves(state, [parse_action(hire, state.box)])
    assert (move.price, move.coins) == (price_of(state, THEIRS) - 2, 2)


def test_a_pick_costs_what_skipping_costs() -> None:
    column = column_with("ratmen cursed", "elves hill")
    state = build_state({}, packs=[pack_named("cursed").label], column=column)
    (move,) = explain_moves(state, [parse_action("pick 2", state.box)])
    assert move.price == 3


def test_moves_have_prices_odds_and_what_the_turn_brings() -> None:
    state = build_state({"race": "orcs", "power": "alchemist", "hand": 3})
    words = ["conquer 2", "conquer 3 die"]
    first, last = explain_moves(state, [parse_action(word, state.box) for word in words])
    assert (first.price, first.coins, first.odds) == (2, 3, None)
    assert last.price == 2 and last.odds is not None and last.coins is None
