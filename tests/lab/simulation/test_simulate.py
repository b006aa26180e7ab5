"""Simulations as tables: independent of processes, and true to the games."""

from __future__ import annotations

import csv
import re
from io import StringIO
from pathlib import Path

import pytest

from smallworld.core.pieces import STARTING_COINS
from smallworld.lab.data.measure import MeasuredGame
from smallworld.lab.games.players import read_players
from smallworld.lab.games.workers import local_processes
from smallworld.lab.simulation.run import JOURNAL, SimulationPlan, simulate
from smallworld.lab.simulation.tables import write_csv
from smallworld.packs.maps import load_map
from tests.cli.shell import error_of, output_of
from tests.kit.paths import DOCS

DOCUMENT = DOCS / "simulate.md"
ARGUMENTS = ("simulate", "--seats", "2,3", "--games", 4, "--bots", "random", "--no-report")
Rows = list[dict[str, str]]


def rows(text: str) -> Rows:
    return list(csv.DictReader(StringIO(text)))


def tables(folder: Path) -> tuple[str, str]:
    return (folder / "games.csv").read_text(), (folder / "races.csv").read_text()


@pytest.fixture(scope="module")
def games() -> list[MeasuredGame]:
    players = tuple(read_players(["random", "greedy:nodes=40"], seconds=1))
    maps = ("base/2", "base/4")
    return list(simulate(SimulationPlan(players, maps, 6), local_processes(1)))


def test_the_tables_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    output_of(*ARGUMENTS, "--processes", 1, "--output", tmp_path / "one")
    output_of(*ARGUMENTS, "--processes", 2, "--output", tmp_path / "two")
    assert tables(tmp_path / "one") == tables(tmp_path / "two")
    played = rows(tables(tmp_path / "one")[0])
    assert [row["game"] for row in played] == [f"base/{n}:{d}" for d in range(4) for n in (2, 3)]


def test_a_simulation_resumes_from_its_journal(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    output_of(*ARGUMENTS, "--processes", 1, "--output", whole)
    lines = (whole / JOURNAL).read_bytes().splitlines(keepends=True)
    part.mkdir()
    kept = lines[0] + lines[6] + lines[2]
    (part / JOURNAL).write_bytes(kept + lines[3][:50])
    assert "--resume" in error_of(*ARGUMENTS, "--output", part, code=2)
    output_of(*ARGUMENTS, "--processes", 1, "--output", part, "--resume")
    assert tables(part) == tables(whole)
    written = (part / JOURNAL).read_bytes()
    assert written.startswith(kept) and len(written.splitlines()) == len(lines) + 1


def test_the_journal_of_other_games_is_refused(tmp_path: Path) -> None:
    output_of(*ARGUMENTS, "--output", tmp_path)
    assert "seed was 1" in error_of(*ARGUMENTS, "--output", tmp_path, "--resume", "--seed", 2)
    output_of("arena", "random", "b=random", "--games", 2, "--output", tmp_path / "a.json")
    (tmp_path / "a.games.jsonl").replace(tmp_path / JOURNAL)
    assert "doesn’t belong" in error_of(*ARGUMENTS, "--output", tmp_path, "--resume")


def test_every_coin_is_assigned_to_the_race_that_earned_it(games: list[MeasuredGame]) -> None:
    for game in games:
        for seat, coins in enumerate(game.outcome.coins):
            lives = [life for life in game.lives if life.seat == seat]
            brought = sum(life.coins + life.collected - life.paid for life in lives)
            assert coins == STARTING_COINS + brought


def test_the_turns_of_a_seat_are_those_of_its_races(games: list[MeasuredGame]) -> None:
    for game in games:
        rounds = int(load_map(game.map).rounds)
        for seat in range(game.outcome.seats):
            lives = [life for life in game.lives if life.seat == seat]
            assert [life.number for life in lives] == list(range(1, len(lives) + 1))
            declines = sum(life.round_declined is not None for life in lives)
            # A turn with a decline has no active race at scoring, unless the decline is late.
            assert rounds - declines <= sum(life.turns_active for life in lives) <= rounds
            for life in lives:
                assert life.round_picked <= (life.round_declined or rounds)
                assert (life.round_declined or 0) <= (life.round_gone or rounds)


def test_the_decisions_of_all_phases_are_all_decisions(games: list[MeasuredGame]) -> None:
    for game in games:
        counted = sum(choices.decisions for choices in game.choices.values())
        assert counted == sum(game.outcome.decisions)
        assert all(choices.most <= choices.actions for choices in game.choices.values())


def test_luck_is_the_difference_from_the_odds(games: list[MeasuredGame]) -> None:
    dice = [dice for game in games for dice in game.dice if dice.attempts]
    assert dice
    for one in dice:
        assert one.won <= one.attempts <= one.rolls
        assert one.attempts / 6 - 0.01 <= one.expected <= one.attempts / 2 + 0.01
        assert one.luck == one.won - one.expected


def test_different_bots_move_on_by_a_seat(games: list[MeasuredGame]) -> None:
    first, second = [game.outcome.players for game in games if game.map == "base/4"][:2]
    assert first == ["random", "greedy:nodes=40"] * 2
    assert second == first[::-1]


def test_every_column_is_documented(games: list[MeasuredGame]) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    pages = StringIO(), StringIO()
    totals = write_csv(games, *pages)
    assert totals == (len(games), sum(len(game.lives) for game in games), 0, "")
    for page, heading in zip(pages, ("games.csv", "races.csv"), strict=True):
        part = text.split(f"## {heading}")[1].split("\n## ")[0]
        shown = set(re.findall(r"`(\w+)`", "\n".join(re.findall(r"^\| (.*?) \|", part, re.M))))
        columns = {re.sub(r"_[0-4]$", "_N", column) for column in rows(page.getvalue())[0]}
        assert columns == shown, heading


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--map", "base/2", "--seats", "2"), "not both"),
        (("--seats", "7"), "2,3,4,5"),
        (("--bots", "nobody"), "no bot called “nobody”"),
    ],
)
def test_errors_are_printed_in_one_line(
    arguments: tuple[str, ...], reason: str, tmp_path: Path
) -> None:
    shown = error_of("simulate", *arguments, "--output", tmp_path / "x", "--no-report", code=2)
    assert reason in shown
    assert not (tmp_path / "x").exists()
