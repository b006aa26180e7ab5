"""Better turns are playable: every action of them is legal."""

from __future__ import annotations

import pytest

from smallworld.core.actions import CONQUER_HIRED, CONQUER_HURL, STOP, written
from smallworld.lab.analysis.plans import difference, plans_for, with_placement
from smallworld.lab.analysis.turn_cost import AnalysisSettings, analyse_turn
from smallworld.lab.analysis.turns import Replay, turns_of
from smallworld.packs.mix import box_with
from smallworld.packs.shelf import packs_with_origin
from smallworld.play.game import Game
from tests.bots.advice import follow
from tests.kit.random_games import random_game, random_game_with

LENS = AnalysisSettings(playouts=2, careful=2, nodes=1)
BOARDS = ("base/2", "base/3", "base/4", "base/5")


def games_of(count: int, seed: int) -> list[Game]:
    """Return random games on all boards."""
    return [
        [*random_game(BOARDS[number % len(BOARDS)], {}, seed + number, bold=number % 3 > 0)][-1]
        for number in range(count)
    ]


def games_with_expansions(count: int, seed: int) -> list[Game]:
    """Return random games in which every tile is one of the expansions."""
    packs = [pack for origin, pack in packs_with_origin() if origin == "expansion"]
    boxes = [box_with(map, packs, "only") for map in BOARDS]
    return [
        [*random_game_with(boxes[number % len(boxes)], seed + number, bold=number % 3 > 0)][-1]
        for number in range(count)
    ]


def check_plans(games: list[Game], every: int) -> int:
    """Follow all plans of every ``every``-th turn to its end; return their number."""
    followed = 0
    for number, game in enumerate(games):
        for turn in turns_of(game)[number % every :: every]:
            for moment in Replay(game, turn).moments:
                for plan in plans_for(moment.state, LENS.bot, LENS.nodes, LENS.seed, LENS.plans):
                    words = with_placement(moment.state, plan)
                    follow(game.state_at(moment.line), [written(word, game.box) for word in words])
                    followed += 1
    return followed


def test_no_better_turn_is_illegal() -> None:
    assert check_plans(games_of(8, 3), every=4) >= 60


def test_no_better_turn_with_tiles_of_expansions_is_illegal() -> None:
    assert check_plans(games_with_expansions(4, 5), every=6) >= 15


def test_turns_with_tiles_of_expansions_are_analysed() -> None:
    for game in games_with_expansions(2, 40):
        for turn in turns_of(game)[::7]:
            analyse_turn(game, turn, LENS)


def test_a_conquest_for_a_coin_is_not_idle() -> None:
    hired, other = CONQUER_HIRED + 3, CONQUER_HURL + 2
    assert difference([hired, STOP], [other, STOP]) == "regions"
    assert difference([STOP], [hired, STOP]) == "idle"
    assert difference([hired, STOP], [hired, STOP]) == "placing"


def test_a_better_turn_begins_where_it_says() -> None:
    for game in games_of(2, 40):
        last = turns_of(game)[-1]
        better = analyse_turn(game, last, LENS).better
        assert better is not None and last.first <= better.line < last.last
        follow(game.state_at(better.line), better.actions)


@pytest.mark.soak
def test_no_better_turn_of_many_games_is_illegal() -> None:
    check_plans(games_with_expansions(12, 300), every=1)
    assert check_plans(games_of(24, 300), every=1) >= 500
