"""All rules at once: random games on every board, with every option, keep every law."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from smallworld.core.engine import IS_COMPILED
from smallworld.core.imagine import imagine
from smallworld.core.playout import play_games
from smallworld.core.state import COINS, new_state
from smallworld.core.view import SPECTATOR, view_of
from smallworld.packs.loader import base_box, map_ids
from smallworld.packs.options import SWITCHES
from smallworld.play.coin_count import Ledger
from smallworld.play.game import DEALER, Game
from smallworld.play.position.read import read_position
from smallworld.play.position.write import position_json
from smallworld.play.record import read_record, write_record
from tests.kit.invariants import (
    check_invariants,
    check_legal_actions,
    check_refusals_change_nothing,
)
from tests.kit.random_games import LONGEST_GAME, random_game

# About 300 games compiled, 20 interpreted; `make soak` plays tens of thousands.
GAMES = 60 if IS_COMPILED else 4

maps = st.sampled_from(map_ids())
options = st.dictionaries(st.sampled_from(sorted(SWITCHES)), st.booleans())
seeds = st.integers(0, 2**32)
lengths = st.one_of(st.just(LONGEST_GAME), st.integers(0, 400))


def told(game: Game) -> Game:
    """Show the record when a check fails; hypothesis shrinks it to a short one."""
    note(write_record(game))
    return game


@settings(max_examples=GAMES)
@given(maps, options, seeds, st.booleans(), lengths)
def test_nothing_appears_or_vanishes(
    map: str, chosen: dict[str, bool], seed: int, bold: bool, lines: int
) -> None:
    for game in random_game(map, chosen, seed, bold=bold, lines=lines):
        try:
            check_invariants(game)
        except AssertionError:
            told(game)
            raise


@settings(max_examples=GAMES)
@given(maps, options, seeds, st.booleans(), lengths)
def test_legal_actions_are_exactly_what_apply_accepts(
    map: str, chosen: dict[str, bool], seed: int, bold: bool, lines: int
) -> None:
    chance = random.Random(seed)
    for game in random_game(map, chosen, seed, bold=bold, lines=lines):
        if chance.random() < 0.1 or game.over:
            try:
                check_legal_actions(game.state)
                check_refusals_change_nothing(game.state, chance, tries=20)
            except AssertionError:
                told(game)
                raise


@settings(max_examples=GAMES)
@given(maps, options, seeds, st.booleans(), lengths)
def test_positions_are_lossless_and_views_hide_coins(
    map: str, chosen: dict[str, bool], seed: int, bold: bool, lines: int
) -> None:
    chance = random.Random(seed)
    ledger = Ledger([5] * int(map[-1]))
    checked = 0
    for game in random_game(map, chosen, seed, bold=bold, lines=lines):
        for line in game.log[checked:]:
            ledger.add_events(line.events)
        checked = len(game.log)
        if chance.random() < 0.1:
            _check_position(game)
            _check_views(game, ledger)


def _check_position(game: Game) -> None:
    position = json.loads(json.dumps(position_json(game.state, game.names)))
    state, names = read_position(position)
    assert names == game.names
    assert state.snapshot() == game.state.snapshot()


def _check_views(game: Game, ledger: Ledger) -> None:
    """Two states that differ only in what a seat may not see give equal views."""
    other = game.state.clone()
    for seat in range(1, len(game.names)):
        other.cells[COINS + seat] += 7 * seat
    open_coins = bool(game.box.options & SWITCHES["open_coins"]) or game.over
    for seat in (0, SPECTATOR):
        seen, would_see = view_of(game.state, seat), view_of(other, seat)
        assert (seen.snapshot() == would_see.snapshot()) is not open_coins
    assert ledger.coins == game.coins
    imagined = imagine(view_of(game.state, 0), ledger.coins)
    assert imagined.snapshot() == game.state.snapshot()


@settings(max_examples=GAMES)
@given(maps, options, seeds, st.booleans(), lengths)
def test_a_record_replays_to_the_same_state(
    map: str, chosen: dict[str, bool], seed: int, bold: bool, lines: int
) -> None:
    *_, game = random_game(map, chosen, seed, bold=bold, lines=lines)
    text = write_record(game)
    again = read_record(text)
    assert again.state.snapshot() == game.state.snapshot()
    assert write_record(again) == text


@settings(max_examples=GAMES)
@given(maps, options, seeds, st.booleans(), lengths)
def test_undo_restores_the_state_and_stops_at_chance_and_turns(
    map: str, chosen: dict[str, bool], seed: int, bold: bool, lines: int
) -> None:
    chance = random.Random(seed)
    before: list[int] | None = None
    previous: Game | None = None
    for game in random_game(map, chosen, seed, bold=bold, lines=lines):
        if previous is not None and before is not None and game.log:
            last = game.log[-1]
            if game.why_no_undo() is None:
                assert last.seat is not DEALER
                after = game.state.snapshot()
                game.undo()
                assert game.state.snapshot() == before
                game.append(last.seat, last.action)
                assert game.state.snapshot() == after
            elif last.seat is DEALER and not game.over:
                reason = game.why_no_undo()
                assert reason is not None
                if any(line.seat is not DEALER for line in game.log):
                    assert reason.code in ("undo.chance_spoke", "undo.turn_began")
                else:
                    assert reason.code == "undo.nothing"
        if chance.random() < 0.05 and game.why_no_undo() is None:
            _check_reset(game)
        before, previous = game.state.snapshot(), game


def _check_reset(game: Game) -> None:
    lines = list(game.log)
    game.reset_turn()
    assert game.why_no_undo() is not None
    for line in lines[len(game.log) :]:
        game.append(line.seat, line.action)


@pytest.mark.parametrize(
    ("map", "checksum"),
    [("base/2", 1481697705), ("base/3", 293927478), ("base/4", 3080394454), ("base/5", 3575155053)],
)
def test_both_builds_play_the_same_games(map: str, checksum: int) -> None:
    assert play_games(new_state(base_box(map)), 60, seed=7)[1] == checksum


@pytest.mark.soak
@pytest.mark.parametrize("map", map_ids())
@settings(max_examples=5_000)
@given(chosen=options, seed=seeds, bold=st.booleans())
def test_soak_every_state_of_many_games_keeps_the_laws(
    map: str, chosen: dict[str, bool], seed: int, bold: bool
) -> None:
    for game in random_game(map, chosen, seed, bold=bold):
        try:
            check_invariants(game)
        except AssertionError:
            told(game)
            raise


@pytest.mark.soak
@pytest.mark.parametrize("map", map_ids())
@settings(max_examples=150)
@given(chosen=options, seed=seeds, bold=st.booleans())
def test_soak_every_action_in_every_state(
    map: str, chosen: dict[str, bool], seed: int, bold: bool
) -> None:
    chance = random.Random(seed)
    for game in random_game(map, chosen, seed, bold=bold):
        try:
            check_legal_actions(game.state)
            check_refusals_change_nothing(game.state, chance, tries=20)
            _check_position(game)
        except AssertionError:
            told(game)
            raise
