"""The worth of combos: rare ones are shrunk towards their parts, frequent ones are not."""

from __future__ import annotations

import random

import msgspec
import pytest

from smallworld.bots.data.combos import (
    ALWAYS,
    STAGES,
    BoardWorths,
    Combos,
    combos_for,
    stage_of,
    stored_combos,
)
from smallworld.core.box import Box
from smallworld.lab.simulation.combos import (
    Pick,
    ShrunkMean,
    fit_additive,
    shrink_means,
    stage_worths,
)
from smallworld.packs.loader import base_box, map_ids
from smallworld.packs.maps import load_map
from smallworld.packs.mix import box_with
from smallworld.packs.shelf import EXPANSIONS, pack_named
from tests.kit.paths import DOCS, ROOT
from tools.make_combos import COMBOS, COMBOS_EXPANSIONS

WORTH = {"a": 10.0, "b": 20.0, "x": 0.0, "y": 6.0}


def picks(counts: dict[tuple[str, str], int], extra: float = 0.0) -> list[Pick]:
    """Return sums of race and power with noise; ``a y`` earns ``extra`` on top."""
    chance = random.Random(3)
    return [
        Pick(
            race,
            power,
            WORTH[race] + WORTH[power] + extra * (race + power == "ay") + chance.gauss(0, 3),
            float(chance.random() < 0.5),
        )
        for (race, power), count in counts.items()
        for _ in range(count)
    ]


def test_a_sum_is_found_however_unevenly_it_was_sampled() -> None:
    found = [
        (p.race, p.power, p.coins) for p in picks({("a", "x"): 500, ("b", "y"): 50, ("a", "y"): 90})
    ]
    mean = sum(coins for _, _, coins in found) / len(found)
    races, powers = fit_additive(found, mean)
    assert races["b"] - races["a"] == pytest.approx(10, abs=1.5)
    assert powers["y"] - powers["x"] == pytest.approx(6, abs=1.5)


def test_a_combo_that_nobody_picked_is_inferred_with_a_wide_interval() -> None:
    worths = stage_worths(
        picks({("a", "x"): 200, ("b", "y"): 200, ("a", "y"): 200}), ["a", "b"], ["x", "y"]
    )
    unseen, seen = worths.combos["b"]["x"], worths.combos["a"]["x"]
    assert unseen.picked == 0
    assert unseen.coins == pytest.approx(20, abs=1.5)
    assert abs(unseen.coins - 20) <= unseen.coins_reach + 0.5
    assert seen.coins_reach <= unseen.coins_reach


def test_a_frequent_combo_keeps_its_own_mean() -> None:
    counts = {("a", "x"): 300, ("b", "x"): 300, ("b", "y"): 300, ("a", "y"): 300}
    worths = stage_worths(picks(counts, extra=9.0), ["a", "b"], ["x", "y"])
    assert worths.combos["a"]["y"].coins == pytest.approx(25, abs=1)
    assert worths.everything.lift == 1.0
    assert all(worth.picked == 600 for worth in worths.races.values())


def test_rare_combos_are_shrunk_more() -> None:
    noisy = [5.0, -5.0] * 50
    groups = {"often": [10 + x for x in noisy], "seldom": [10 + x for x in noisy[:4]], "z": noisy}
    found = shrink_means(groups, dict.fromkeys([*groups, "never"], ShrunkMean(0.0, 0.0)), 1)
    assert found["never"].value == 0.0
    assert 0 < found["seldom"].value < found["often"].value < 10
    assert found["often"].reach < found["seldom"].reach < found["never"].reach


# --- the shipped file


@pytest.mark.parametrize("map", map_ids())
def test_every_tile_of_every_board_was_measured(map: str) -> None:
    box = base_box(map)
    check_board(stored_combos().boards[map], box)
    assert combos_for(box) is stored_combos()


@pytest.mark.parametrize("map", map_ids())
def test_every_tile_of_the_expansions_was_measured_beside_the_official_ones(map: str) -> None:
    found = stored_combos(expansions=True)
    assert set(found.packs) == {path.name for path in EXPANSIONS.iterdir() if path.is_dir()}
    check_board(found.boards[map], box_with(map, [pack_named(id) for id in found.packs]))


def check_board(board: BoardWorths, box: Box) -> None:
    """Check that the figures cover the tiles of a box."""
    assert board.rounds == load_map(box.board.id).rounds
    assert tuple(board.stages) == STAGES
    for worths in board.stages.values():
        assert list(worths.races) == [race.id for race in box.races]
        assert list(worths.powers) == [power.id for power in box.powers]
        assert {power for row in worths.combos.values() for power in row} == set(worths.powers)
        assert sum(worth.picked for worth in worths.races.values()) == worths.everything.picked
        for row in worths.combos.values():
            assert all(worth.coins_reach > 0 and worth.lift >= 0 for worth in row.values())
    late = board.stages["late"].everything.coins
    assert late < board.stages[ALWAYS].everything.coins < board.stages["early"].everything.coins


def test_an_expansion_decides_which_file_is_read() -> None:
    wide = stored_combos(expansions=True)
    for choice in ("cursed", "cursed+goblins_tribes", "grand_dames"):
        assert combos_for(box_with("base/2", [pack_named(choice)])) is wide
    assert combos_for(box_with("base/2", [pack_named("fenlights")])) is stored_combos()
    both = [pack_named("fenlights"), pack_named("royal_bonus")]
    assert combos_for(box_with("base/2", both)) is wide


@pytest.mark.parametrize("expansions", [False, True])
def test_the_file_describes_how_it_was_made(expansions: bool) -> None:
    found = stored_combos(expansions=expansions)
    assert found.made_by == "tools/make_combos.py"
    assert all(command.startswith("smallworld simulate ") for command in found.games_by)
    assert found.bots and found.version and len(found.made_on) == 10


def test_a_game_is_in_three_stages() -> None:
    assert [stage_of(n, 9) for n in range(1, 10)] == ["early"] * 3 + ["middle"] * 3 + ["late"] * 3
    assert [stage_of(n, 8) for n in (1, 3, 4, 6, 7, 8)] == [
        *("early", "early", "middle", "middle", "late", "late")
    ]
    assert stored_combos().board(base_box("base/3")) is stored_combos().boards["base/3"]


def test_the_tool_writes_the_file_that_is_read() -> None:
    for path, stored in ((COMBOS, False), (COMBOS_EXPANSIONS, True)):
        found = msgspec.json.decode(path.read_bytes(), type=Combos)
        assert stored_combos(expansions=stored) == found
        name = path.relative_to(ROOT)
        assert f"`{name}`" in (DOCS / "simulate.md").read_text(encoding="utf-8")
