"""Checks that hold in every state of every game: conservation, legal actions, refusals."""

from __future__ import annotations

import random

from smallworld.core import state as cells
from smallworld.core.actions import (
    VOCABULARY,
)
from smallworld.core.bits import members
from smallworld.core.engine import apply, legal_actions
from smallworld.core.errors import IllegalAction
from smallworld.core.pieces import FORTRESSES_IN_BOX, LAIRS_IN_BOX, STARTING_COINS
from smallworld.core.refusals import refusal
from smallworld.core.scoring import regions_held
from smallworld.core.state import ACTIVE, KINDS, NOBODY, State
from smallworld.play.game import Game


def check_invariants(game: Game) -> None:
    """Check that tokens, regions, pieces, tiles and coins add up."""
    _tokens(game.state)
    _regions(game.state)
    _pieces(game.state)
    _tiles(game.state)
    _coins(game)


def _tokens(state: State) -> None:
    """Check board + hands + tray = box for every race."""
    v = state.cells
    used = [0] * len(state.box.races)
    for people in range(KINDS * int(state.box.seats)):
        race = int(v[cells.RACE + people])
        mine = sum(
            int(v[block + people])
            for block in (cells.HAND, cells.WAITING, cells.ASIDE, cells.ON_BOARD)
        )
        assert race != NOBODY or mine == 0
        assert min(int(v[block + people]) for block in (cells.HAND, cells.ON_BOARD)) >= 0
        if race != NOBODY:
            used[race] += mine
    for race, trait in enumerate(state.box.races):
        assert used[race] + int(v[cells.TRAY + race]) == state.box.supply(trait), trait.id
        assert v[cells.TRAY + race] >= 0, trait.id


def _regions(state: State) -> None:
    """Check that region sets and token counts agree with what stands in each region."""
    v = state.cells
    held: dict[int, int] = {}
    tokens: dict[int, int] = {}
    for region in range(1, int(state.box.board.size) + 1):
        people = int(state.people_in(region))
        assert (people == NOBODY) == (state.tokens_in(region) == 0)
        if people != NOBODY:
            held[people] = held.get(people, 0) | 1 << region
            tokens[people] = tokens.get(people, 0) + int(state.tokens_in(region))
            assert not state.has(cells.TRIBES, region)
    for people in range(cells.PEOPLES):
        assert v[cells.REGIONS + people] == held.get(people, 0)
        assert v[cells.ON_BOARD + people] == tokens.get(people, 0)
        quiet = people % KINDS != ACTIVE and not state.race(people).acts_in_decline
        if quiet and v[cells.RACE + people] != NOBODY:
            regions = members(held.get(people, 0))
            is_tower = state.race(people).builds_tower and len(regions) == 1
            assert tokens.get(people, 0) == len(regions) > 0 or is_tower
            assert v[cells.HAND + people] == 0


def _pieces(state: State) -> None:
    """Check that pieces are within the supply and in regions where they may stand."""
    v = state.cells
    everywhere = active = 0
    for seat in range(int(state.box.seats)):
        everywhere |= int(regions_held(state, seat))
        active |= int(v[cells.REGIONS + KINDS * seat])
    assert not int(v[cells.TRIBES]) & ~int(state.box.board.tribes)
    assert not int(v[cells.FORTRESSES] | v[cells.LAIRS]) & ~everywhere
    assert not int(v[cells.HOLES] | v[cells.HEROES] | v[cells.DRAGONS]) & ~active
    assert len(members(int(v[cells.FORTRESSES]))) <= FORTRESSES_IN_BOX
    assert len(members(int(v[cells.LAIRS]))) <= LAIRS_IN_BOX
    for seat in range(int(state.box.seats)):
        _pieces_of(state, seat)


def _pieces_of(state: State, seat: int) -> None:
    v = state.cells
    people = KINDS * seat + ACTIVE
    race, power = state.race(people), state.power(people)
    mine = int(v[cells.REGIONS + people])
    camps = sum(int(state.camps_in(region)) for region in members(mine))
    heroes = len(members(int(v[cells.HEROES]) & mine))
    dragons = members(int(v[cells.DRAGONS]) & mine)
    assert camps + v[cells.CAMPS_IN_HAND + seat] == race.camps + power.camps
    assert heroes + v[cells.HEROES_IN_HAND + seat] == race.heroes + power.heroes
    assert dragons == ([int(v[cells.DRAGON_AT + seat])] if v[cells.DRAGON_AT + seat] else [])
    holes = len(members(int(v[cells.HOLES]) & mine)) + int(v[cells.HOLES_LEFT + seat])
    assert holes <= race.holes + power.holes
    _markers_of(state, seat)


def _markers_of(state: State, seat: int) -> None:
    """Check that markers add up to those of the tiles, except those that were cashed in."""
    v = state.cells
    people = KINDS * seat + ACTIVE
    for which, trait in enumerate((state.race(people), state.power(people))):
        slot = 2 * seat + which
        there = members(int(v[cells.MARKERS + slot]))
        left = int(v[cells.MARKERS_LEFT + slot])
        assert left >= 0
        assert len(there) + left == trait.markers or (
            trait.markers_pay and len(there) + left < trait.markers
        )
    at = int(v[cells.CATAPULT_AT + seat])
    assert at == 0 or (state.people_in(at) == people and state.abilities(people).catapult)
    assert v[cells.CHARGES + seat] == 0 or state.abilities(people).hurls
    assert v[cells.LOSS_ROLLS + seat] == 0 or state.abilities(people).rolls_for_losses


def _tiles(state: State) -> None:
    """Check that every race banner and every power badge is in exactly one place."""
    v = state.cells
    races = members(int(v[cells.UNSEEN_RACES]))
    races += [int(v[cells.RETURNED + i]) for i in range(int(v[cells.RETURNED_COUNT]))]
    powers = members(int(v[cells.UNSEEN_POWERS])) + members(int(v[cells.DISCARDED_POWERS]))
    for place in range(int(v[cells.COLUMN_SIZE])):
        races.append(int(v[cells.COLUMN_RACE + place]))
        powers.append(int(v[cells.COLUMN_POWER + place]))
    for people in range(cells.PEOPLES):
        races += [int(v[cells.RACE + people])] if v[cells.RACE + people] != NOBODY else []
        powers += [int(v[cells.POWER + people])] if v[cells.POWER + people] != NOBODY else []
    assert sorted(races) == list(range(len(state.box.races)))
    assert sorted(powers) == list(range(len(state.box.powers)))


def _coins(game: Game) -> None:
    """Check coins of seats + coins on combos = coins at the start + incomes paid."""
    incomes = 0
    for line in game.log:
        for event in line.events:
            if event.kind in ("income", "coins_gained"):
                coins = event.facts["coins"]
                assert isinstance(coins, int)
                incomes += coins
            if event.kind == "coins_spent":
                coins = event.facts["coins"]
                assert isinstance(coins, int)
                incomes -= coins
    v = game.state.cells
    on_combos = sum(int(v[cells.COLUMN_COINS + place]) for place in range(6))
    assert sum(game.coins) + on_combos == STARTING_COINS * len(game.names) + incomes
    assert min(game.coins) >= 0


def check_legal_actions(state: State) -> None:
    """Check that ``legal_actions`` lists exactly what ``apply`` accepts, over all actions."""
    listed = legal_actions(state)
    accepted = [action for action in range(VOCABULARY) if refusal(state, action) is None]
    assert len(set(listed)) == len(listed), "an action is listed twice"
    assert sorted(listed) == accepted
    if not listed:
        assert state.phase == cells.OVER, "no legal action, but the game is not over"


def check_refusals_change_nothing(state: State, chance: random.Random, tries: int) -> None:
    """Check that a refused action leaves the state bit-identical."""
    before = state.snapshot()
    legal = set(legal_actions(state))
    for action in chance.sample(range(-3, VOCABULARY + 3), tries):
        if action not in legal:
            _must_refuse(state, action)
    assert state.snapshot() == before


def _must_refuse(state: State, action: int) -> None:
    try:
        apply(state, action)
    except IllegalAction as refused:
        assert refused.code and "." in refused.code
    else:
        raise AssertionError(f"accepted {action}")
