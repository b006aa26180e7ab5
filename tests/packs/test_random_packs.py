"""Random packs give games that end, keep all invariants and never get stuck."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from smallworld.core.conquest import price
from smallworld.core.engine import IS_COMPILED
from smallworld.core.explain import price_parts
from smallworld.core.state import ACTIVE, KINDS
from smallworld.core.view import view_of
from smallworld.env.spaces.encoding import decode, encode
from smallworld.packs.mix import box_with
from smallworld.packs.shelf import install, shelf_folder
from smallworld.play.game import Game
from smallworld.play.position.read import read_position
from smallworld.play.position.write import position_json
from smallworld.play.record import read_record, write_record
from tests.kit.expected_prices import expected_price_parts
from tests.kit.invariants import (
    check_invariants,
    check_legal_actions,
    check_refusals_change_nothing,
)
from tests.kit.random_games import random_game_with
from tests.packs.random_packs import random_pack_text

GAMES = 30 if IS_COMPILED else 10
ONE_SHELF = [HealthCheck.function_scoped_fixture]

seeds = st.integers(0, 2**32)
maps = st.sampled_from(["base/2", "base/3", "base/5"])


def check_wild_game(seed: int, map: str, *, bold: bool, often: float) -> None:
    text = random_pack_text(seed)
    note(text)
    shutil.rmtree(shelf_folder(), ignore_errors=True)
    shelf_folder().mkdir()
    file = shelf_folder() / "wild.toml"
    file.write_text(text, encoding="utf-8")
    pack = install(file)
    chance = random.Random(seed)
    for game in random_game_with(box_with(map, [pack]), seed, bold=bold):
        check_invariants(game)
        if chance.random() < often:
            _check_state(game, chance)
    again = read_record(write_record(game))
    assert again.state.snapshot() == game.state.snapshot()
    assert again.box.packs == (pack.label,)


def _check_state(game: Game, chance: random.Random) -> None:
    check_legal_actions(game.state)
    check_refusals_change_nothing(game.state, chance, tries=5)
    position = json.loads(json.dumps(position_json(game.state, game.names)))
    state, _ = read_position(position)
    assert state.snapshot() == game.state.snapshot()
    view = view_of(game.state, int(game.state.turn))
    if max([*game.coins, *(combo.coins for combo in view.column)]) < 256:
        assert decode(encode(view), game.box) == view
    people = KINDS * int(game.state.turn) + ACTIVE
    if game.state.has_active_race(game.state.turn):
        for region, expected in expected_price_parts(game.state, people).items():
            parts = price_parts(game.state, people, region)
            assert parts == expected
            assert sum(amount for _, amount in parts) == price(game.state, people, region)


@settings(max_examples=GAMES, suppress_health_check=ONE_SHELF)
@given(seeds, maps, st.booleans())
def test_games_with_random_packs_keep_invariants(seed: int, map: str, bold: bool) -> None:
    check_wild_game(seed, map, bold=bold, often=0.03)


@pytest.mark.soak
@settings(max_examples=3_000, suppress_health_check=ONE_SHELF)
@given(seeds, maps, st.booleans())
def test_soak_games_with_random_packs_keep_invariants(seed: int, map: str, bold: bool) -> None:
    check_wild_game(seed, map, bold=bold, often=0.05)


@pytest.mark.parametrize("seed", range(40))
def test_random_packs_have_no_faults(seed: int, tmp_path: Path) -> None:
    file = tmp_path / "wild.toml"
    file.write_text(random_pack_text(seed, races=8, powers=8), encoding="utf-8")
    pack = install(file)
    assert len(pack.races) == len(pack.powers) == 8
