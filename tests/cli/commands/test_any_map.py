"""Commands that play many games take every map that ``new`` takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import error_of, output_of

PACK_BOARD = "deepforge/the_roots"  # of an example pack, for three seats
MAPS = pytest.mark.parametrize("map", [PACK_BOARD, "random-1/2/7"])


@MAPS
def test_simulate(map: str, tmp_path: Path) -> None:
    options = ("--games", 1, "--bots", "random", "--no-report", "--processes", 1)
    output_of("simulate", "--map", map, *options, "--output", tmp_path / "out")
    assert map in (tmp_path / "out" / "games.csv").read_text("utf-8")


@MAPS
def test_arena(map: str, tmp_path: Path) -> None:
    records = tmp_path / "records"
    options = ("--games", 2, "--processes", 1, "--records", records, "--markdown")
    shown = output_of("arena", "random", "other=random", "--map", map, *options)
    assert f"--map {map}" in shown
    assert all(f"map {map}" in file.read_text("utf-8") for file in records.iterdir())


def test_arena_takes_one_map_for_each_number_of_seats() -> None:
    maps = ("--map", "random-1/2/7", "--map", "random-1/2/8")
    assert "same number of seats" in error_of("arena", "random", "other=random", *maps, code=2)
    both = ("--map", "base/2", "--seats", "2")
    assert "not both" in error_of("arena", "random", "other=random", *both, code=2)


@pytest.mark.soak
@MAPS
def test_balance(map: str) -> None:
    options = ("--trait", "herons", "--games", 4, "--map", map, "--processes", 1)
    assert map in output_of("pack", "balance", "fenlights", *options)


@pytest.mark.parametrize("command", ["simulate", "arena", "new"])
def test_unknown_maps_are_refused(command: str, tmp_path: Path) -> None:
    needed = {
        "simulate": ("simulate", "--output", tmp_path / "out"),
        "arena": ("arena", "random", "other=random"),
        "new": ("new", tmp_path / "game.swg"),
    }
    shown = error_of(*needed[command], "--map", "deepforge/nowhere", code=2)
    assert "no map “deepforge/nowhere”. Choose base/2" in " ".join(shown.split())
