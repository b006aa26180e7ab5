"""Random games that check every law of conservation as they go."""

from __future__ import annotations

import random
from collections.abc import Iterator

from smallworld.core import state as cells
from smallworld.core.actions import (
    ABANDON,
    DECLINE,
    DECLINED_ABANDON,
    STOP,
    VOCABULARY,
    block_of,
)
from smallworld.core.bits import members
from smallworld.core.box import Box
from smallworld.core.engine import apply, legal_actions
from smallworld.core.errors import IllegalAction
from smallworld.core.pieces import FORTRESSES_IN_BOX, LAIRS_IN_BOX, STARTING_COINS
from smallworld.core.refusals import refusal
from smallworld.core.scoring import regions_held
from smallworld.core.state import ACTIVE, KINDS, NOBODY, State
from smallworld.packs.loader import base_box
from smallworld.packs.options import options_from
from smallworld.play.dealer import Dealer
from smallworld.play.game import DEALER, Game

LONGEST_GAME = 20_000
TIMID = (STOP, DECLINE, ABANDON, DECLINED_ABANDON)


def walk(
    map: str,
    options: dict[str, bool],
    seed: int,
    *,
    bold: bool = False,
    lines: int = LONGEST_GAME,
) -> Iterator[Game]:
    """A random game, yielded before each line; it ends, or after so many lines.

    A bold player rarely stops or declines, so that the map fills up.
    """
    return walk_with(base_box(map, options_from(options)), seed, bold=bold, lines=lines)


def walk_with(
    box: Box, seed: int, *, bold: bool = False, lines: int = LONGEST_GAME
) -> Iterator[Game]:
    """The same with any box."""
    names = [f"Seat {seat}" for seat in range(int(box.seats))]
    game = Game(box, names, dealer=Dealer(seed))
    chance = random.Random(seed)
    while not game.over and len(game.log) < lines:
        yield game
        answer = game.dealer.answer(game.state)
        if answer is not None:
            game.say(DEALER, answer)
        else:
            game.say(game.to_act, _choice(legal_actions(game.state), chance, bold))
    if lines == LONGEST_GAME:
        assert game.over, "the game does not end"
    yield game


def _choice(actions: list[int], chance: random.Random, bold: bool) -> int:
    if bold and chance.random() < 0.8:
        actions = [action for action in actions if block_of(action) not in TIMID] or actions
    return chance.choice(actions)


def check_laws(game: Game) -> None:
    """Nothing appears or vanishes, whatever was played."""
    _tokens(game.state)
    _regions(game.state)
    _pieces(game.state)
    _tiles(game.state)
    _coins(game)


def _tokens(state: State) -> None:
    """Board + hands + tray = box, for every race."""
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
        assert used[race] + int(v[cells.TRAY + race]) == trait.supply, trait.id
        assert v[cells.TRAY + race] >= 0, trait.id


def _regions(state: State) -> None:
    """One owner a region; sets and counts agree with what stands there."""
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
            assert tokens.get(people, 0) == len(members(held.get(people, 0))) > 0
            assert v[cells.HAND + people] == 0


def _pieces(state: State) -> None:
    """Markers within the box and in regions where they may stand."""
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


def _tiles(state: State) -> None:
    """Every banner and every badge is in exactly one place."""
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
    """Coins of the seats and on the combos = coins at the start + incomes paid."""
    incomes = 0
    for line in game.log:
        for event in line.events:
            if event.kind == "income":
                coins = event.facts["coins"]
                assert isinstance(coins, int)
                incomes += coins
    v = game.state.cells
    on_combos = sum(int(v[cells.COLUMN_COINS + place]) for place in range(6))
    assert sum(game.coins) + on_combos == STARTING_COINS * len(game.names) + incomes
    assert min(game.coins) >= 0


def check_vocabulary(state: State) -> None:
    """``legal_actions`` is exactly what ``apply`` accepts, over every action there is."""
    listed = legal_actions(state)
    accepted = [action for action in range(VOCABULARY) if refusal(state, action) is None]
    assert len(set(listed)) == len(listed), "an action is listed twice"
    assert sorted(listed) == accepted
    if not listed:
        assert state.phase == cells.OVER, "a dead end"


def check_refusals_change_nothing(state: State, chance: random.Random, tries: int) -> None:
    """A refused action leaves the state bit-identical."""
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
