"""The learned bot: NumPy computes the same as torch, on any board and with any tiles."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples.learning.curve import picture
from smallworld.bots.learned.bot import LearnedBot
from smallworld.bots.learned.features import (
    COUNTS,
    FeatureExtractor,
    Tiles,
    columns_of_actions,
    scales,
)
from smallworld.bots.learned.network import COINS_PER_UNIT, load_network, save_network
from smallworld.bots.registry import UnknownBot, create_bot
from smallworld.core.actions import ALLY, DEPLOY, VOCABULARY, block_of, count_of, parse_action
from smallworld.core.box import Box
from smallworld.core.engine import apply, legal_actions
from smallworld.core.state import new_state
from smallworld.core.view import view_of
from smallworld.env.spaces.encoding import Bytes, decode, encode
from smallworld.packs.loader import base_box, map_ids
from smallworld.packs.options import options_from
from tests.bots.tables import moves, new_game
from tests.kit.paths import DOCS
from tests.kit.random_games import random_game

POSITIONS = json.loads(Path(__file__).with_name("learned_positions.json").read_text())
OPEN = base_box("base/2", options_from({"open_coins": True}))


def seen_in(position: dict[str, str]) -> Bytes:
    return np.frombuffer(bytes.fromhex(position["seen"]), np.uint8)


def test_numpy_scores_every_action_as_torch_did() -> None:
    """``python -m examples.learning.positions`` wrote torch's outputs."""
    network = load_network()
    extractor = FeatureExtractor(OPEN, network.tiles)
    for position in POSITIONS:
        scores, values = network.scores(extractor.extract(seen_in(position)[None]), extractor)
        found = scores[0, extractor.columns[position["legal"]]]
        np.testing.assert_allclose(found, position["scores"], rtol=1e-3, atol=2e-3)
        shown = [values[0, 0], np.tanh(values[0, 1])]
        np.testing.assert_allclose(shown, position["values"], rtol=1e-3, atol=1e-3)


def test_the_bot_does_what_torch_chose() -> None:
    assert len(POSITIONS) >= 15
    bot = create_bot("learned")
    for position in POSITIONS:
        view = decode(seen_in(position), OPEN)
        assert bot.choose(view, position["legal"]) == position["action"]


def test_expected_results_equal_those_of_torch() -> None:
    bot = LearnedBot()
    for position in POSITIONS:
        coins, win = bot.expected_result(decode(seen_in(position), OPEN))
        assert coins == pytest.approx(COINS_PER_UNIT * position["values"][0], rel=1e-2, abs=0.05)
        assert win == pytest.approx(position["values"][1], rel=1e-2, abs=2e-3)


def test_counted_coins_equal_open_coins() -> None:
    """A bot with counted coins sees as much as with open coins."""
    bot = LearnedBot()
    hidden, shown = new_game("base/2", 3), new_game("base/2", 3, {"open_coins": True})
    for seat, action in moves(hidden, [bot, bot]):
        assert bot.expected_result(hidden.view(seat), hidden.coins) == bot.expected_result(
            shown.view(seat)
        )
        shown.play(action)


def test_every_legal_action_has_a_score_of_its_own() -> None:
    """On every board; only allies and very large deployments share a score."""
    for map in map_ids():
        columns = columns_of_actions(int(base_box(map).board.size))
        for game in random_game(map, {}, 1):
            if game.to_act is not None:
                legal = [action for action in legal_actions(game.state) if is_told_apart(action)]
                assert len({int(columns[action]) for action in legal}) == len(legal)


def is_told_apart(action: int) -> bool:
    if block_of(action) == ALLY:
        return False
    return block_of(action) < DEPLOY or count_of(action) < COUNTS


def test_all_actions_have_a_column() -> None:
    assert len(columns_of_actions(23)) == VOCABULARY


def a_start(box: Box) -> Bytes:
    """Return the observation of seat 1 with combos in the column."""
    state = new_state(box)
    for combo in ("orcs hill", "elves forest", "amazons wealthy", "trolls stout"):
        apply(state, parse_action(f"reveal {combo}", box))
    return encode(view_of(state, 1))


def test_tiles_are_matched_by_name() -> None:
    """The order of tiles in a box does not matter."""
    box = base_box("base/2")
    turned = Box(box.board, box.races[::-1], box.powers[::-1], options=int(box.options))
    tiles = load_network().tiles
    for one, other in zip(
        FeatureExtractor(box, tiles).extract(a_start(box)[None]),
        FeatureExtractor(turned, tiles).extract(a_start(turned)[None]),
        strict=True,
    ):
        np.testing.assert_array_equal(one, other)


def test_unknown_tiles_are_ignored() -> None:
    box = base_box("base/2")
    few = Tiles(("orcs", "unheard-of"), ("hill",))
    features = FeatureExtractor(box, few).extract(a_start(box)[None])
    assert [part.shape[-1] for part in features] == [len(part) for part in scales(few)]
    assert features.combos[0, :4, :3].tolist() == [[1, 0, 1], [0, 0, 0], [0, 0, 0], [0, 0, 0]]


def test_another_network_file_can_be_given(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    known = load_network()
    save_network(file, known.weights, known.tiles, "by a test")
    view = decode(seen_in(POSITIONS[0]), OPEN)
    bot = create_bot("learned", weights=str(file))
    assert bot.choose(view, POSITIONS[0]["legal"]) == POSITIONS[0]["action"]


def test_a_network_of_another_shape_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "odd.npz"
    known = load_network()
    save_network(file, {**known.weights, "deep": np.zeros((3, 3))}, known.tiles, "by a test")
    with pytest.raises(ValueError, match=r"odd\.npz holds a network of another shape"):
        create_bot("learned", weights=str(file))
    with pytest.raises(ValueError, match="there is no file"):
        create_bot("learned", weights=str(tmp_path / "none.npz"))


def test_without_numpy_it_is_missing_and_the_message_says_why() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "from smallworld.bots.registry import bot_names, create_bot\n"
        "assert 'learned' not in bot_names()\n"
        "create_bot('learned')"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "'learned' needs numpy, which is not installed" in shown.stderr
    assert "pip install 'smallworld-game[learned]'" in shown.stderr
    assert UnknownBot.__name__ in shown.stderr


def test_the_learning_curve_is_drawn() -> None:
    with (DOCS / "results/learned.csv").open(newline="", encoding="utf-8") as file:
        rows = [{name: float(cell) for name, cell in row.items()} for row in csv.DictReader(file)]
    assert (DOCS / "pictures/learned.svg").read_text(encoding="utf-8") == picture(rows)
