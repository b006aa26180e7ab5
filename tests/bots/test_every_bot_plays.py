"""Every bot finishes its games legally on every board and uses only its view."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from smallworld.bots.registry import bot_names
from smallworld.core.engine import IS_COMPILED, legal_actions
from smallworld.core.redeploy import must_withdraw
from smallworld.core.state import (
    ACTIVE,
    COINS,
    CONQUEST,
    KINDS,
    NOBODY,
    PENDING_ROLL,
    PHASE_NAMES,
    REDEPLOYMENT,
    START,
    State,
)
from smallworld.packs.loader import map_ids
from smallworld.packs.options import SWITCHES
from smallworld.play.dealer import Dealer
from smallworld.play.game import Game
from tests.bots.tables import checked_choice, moves, new_game, play_on, small_bot
from tests.kit.positions import build_state
from tests.kit.random_games import random_game

GAMES = 4 if IS_COMPILED else 1
SOAK = 200 if IS_COMPILED else 4
WALKS = 16 if IS_COMPILED else 8  # per board
ASKED = 60 if IS_COMPILED else 6  # states of each kind
KINDS_OF_STATES = {
    "start without a race",
    "start with a race",
    "conquest",
    "conquest with a roll",
    "conquest without a race",
    "redeployment",
    "withdrawal",
    "after_scoring",
    "refuge",
}


def some_options(seed: int) -> dict[str, bool]:
    """Draw options by a seed."""
    chance = random.Random(seed)
    return {name: chance.random() < 0.5 for name in SWITCHES}


@pytest.mark.parametrize("map", map_ids())
@pytest.mark.parametrize("name", bot_names())
def test_finishes_its_games(name: str, map: str) -> None:
    for seed in range(GAMES):
        game = new_game(map, seed, some_options(seed) if seed % 2 else None)
        bots = [small_bot(name, seed=seed + seat) for seat in range(len(game.names))]
        assert play_on(game, bots).winners


@pytest.mark.soak
@pytest.mark.parametrize("map", map_ids())
@pytest.mark.parametrize("name", bot_names())
def test_finishes_many_games(name: str, map: str) -> None:
    for seed in range(1000, 1000 + SOAK):
        game = new_game(map, seed, some_options(seed) if seed % 2 else None)
        bots = [small_bot(name, seed=seed + seat) for seat in range(len(game.names))]
        assert play_on(game, bots, counting=seed % 3 != 0).winners


@pytest.mark.parametrize("map", map_ids())
def test_different_bots_share_a_table(map: str) -> None:
    names = bot_names()
    game = new_game(map, 5, {"open_coins": True})
    bots = [small_bot(names[seat % len(names)]) for seat in range(len(game.names))]
    assert play_on(game, bots).winners


@pytest.mark.parametrize("name", bot_names())
def test_one_bot_may_sit_in_every_seat_of_several_games(name: str) -> None:
    """It keeps seats and boards apart, also in interleaved games."""
    bot = small_bot(name)
    tables = [(game := new_game(map, 3), moves(game, [bot] * 5)) for map in ("base/2", "base/3")]
    while any(next(turns, None) for _, turns in tables):
        pass
    for game, _ in tables:
        assert game.over
        assert game.coins == play_on(new_game(game.box.board.id, 3), [small_bot(name)] * 5).coins


@pytest.mark.parametrize("games", [2 * GAMES, pytest.param(8 * GAMES, marks=pytest.mark.soak)])
def test_one_bot_may_play_game_after_game(games: int) -> None:
    """State kept from an earlier game changes nothing in the next."""
    bot = small_bot("planner")
    for seed in range(games):
        map = ("base/2", "base/3")[seed % 2]
        coins = play_on(new_game(map, seed), [bot] * 3).coins
        assert coins == play_on(new_game(map, seed), [small_bot("planner")] * 3).coins


@pytest.mark.parametrize("name", bot_names())
def test_hidden_coins_are_hidden_from_it(name: str) -> None:
    """Two states that differ only in hidden coins get the same action."""
    for seed in range(3):
        game = new_game("base/3", seed)
        bots = [small_bot(name, seed) for _ in range(3)]
        for asked, (seat, _) in enumerate(moves(game, bots, counting=False)):
            if asked % 5 == 0:
                other = game.state.clone()
                for neighbour in (1, 2):
                    other.cells[COINS + (seat + neighbour) % 3] += 20 * neighbour
                assert game.view(seat).coins.count(None) == 2
                fresh = [
                    checked_choice(small_bot(name, seed), state) for state in (game.state, other)
                ]
                assert fresh[0] == fresh[1]
            if asked > 60:
                break


def kind_of(state: State) -> str:
    """Classify the decision."""
    seat = int(state.actor)
    people = KINDS * seat + ACTIVE
    kind = PHASE_NAMES[int(state.phase)]
    if state.phase == START:
        return f"{kind} with{'' if state.has_active_race(seat) else 'out'} a race"
    if state.phase == CONQUEST and not state.has_active_race(seat):
        return "conquest without a race"
    if state.phase == CONQUEST and state.cells[PENDING_ROLL] != NOBODY:
        return "conquest with a roll"
    if state.phase == REDEPLOYMENT and must_withdraw(state, people):
        return "withdrawal"
    return kind


def odd_states() -> Iterator[tuple[str, State]]:
    """Yield states of random games on every board with all sorts of options, and their kinds."""
    for map in map_ids():
        for seed in range(WALKS):
            for game in random_game(map, some_options(seed), seed, bold=seed % 3 != 0):
                if game.to_act is not None:
                    yield kind_of(game.state), game.state
    for seed in range(WALKS):
        yield from states_with_a_declined_race_that_acts(seed)


def states_with_a_declined_race_that_acts(seed: int) -> Iterator[tuple[str, State]]:
    """Yield a turn of Ghouls in decline, and of the race picked before or after they act."""
    state = build_state(
        {"declined": [{"race": "ghouls"}]},
        {"race": "orcs", "power": "hill"},
        regions={
            3: {"seat": 0, "declined": "ghouls", "tokens": 4},
            9: {"seat": 0, "declined": "ghouls", "tokens": 3},
            7: {"seat": 1, "tokens": 2},
            13: {"seat": 1, "tokens": 1},
        },
        options=some_options(seed),
        round=4,
    )
    chance = random.Random(seed)
    game = Game(state.box, ["", ""], start=state, dealer=Dealer(seed))
    while game.state.round < 6:
        yield kind_of(game.state), game.state
        game.play(chance.choice(legal_actions(game.state)))


def some_odd_states() -> list[State]:
    """Return an equal number of states of each kind, evenly distributed."""
    found: dict[str, list[State]] = {}
    for kind, state in odd_states():
        found.setdefault(kind, []).append(state)
    assert set(found) == KINDS_OF_STATES
    assert min(len(states) for states in found.values()) >= 5
    return [
        state
        for states in found.values()
        for state in states[:: max(1, len(states) // ASKED)][:ASKED]
    ]


@pytest.fixture(scope="module")
def strange() -> list[State]:
    return some_odd_states()


@pytest.mark.parametrize("name", bot_names())
def test_chooses_legally_in_any_state(name: str, strange: list[State]) -> None:
    """In the middle of a turn that it did not plan, in every phase."""
    bot = small_bot(name)
    for asked, state in enumerate(strange):
        counted = [int(state.coins(seat)) for seat in range(int(state.box.seats))]
        checked_choice(bot, state, counted if asked % 2 else None)
