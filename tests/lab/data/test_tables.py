"""Games as tables: typed, complete, true to the games, and independent of how they were played."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import duckdb
import msgspec
import polars as pl
import pytest
from polars.testing import assert_frame_equal

from smallworld import lab
from smallworld.core.actions import parse_action
from smallworld.core.events import Event
from smallworld.core.pieces import STARTING_COINS
from smallworld.extras import MissingExtra
from smallworld.lab.data.frames import Tables, polars_schema, read_tables, write_tables
from smallworld.lab.data.measure import GameRecorder, MeasuredGame
from smallworld.lab.data.schema import SCHEMAS, TURNS
from smallworld.lab.data.tracker import Turn
from smallworld.lab.games.players import BadPlayer, read_players
from smallworld.lab.games.workers import local_processes
from smallworld.lab.simulation.run import JOURNAL, SimulationPlan, simulate
from smallworld.lab.simulation.tables import write_csv
from smallworld.packs.loader import UnknownMap
from smallworld.packs.shelf import packs_with_origin
from smallworld.play.record import read_record
from tests.cli.shell import error_of, output_of
from tests.kit.pack_tables import MINE, THEIRS, expansion_table
from tests.kit.positions import Json, held, play, price_of

ARGUMENTS = ("simulate", "--seats", "2,3", "--games", 4, "--bots", "random", "--no-report")


@pytest.fixture(scope="module")
def games() -> list[MeasuredGame]:
    players = tuple(read_players(["random", "greedy:nodes=20"], seconds=1))
    return list(simulate(SimulationPlan(players, ("base/2", "base/5"), 4), local_processes(1)))


@pytest.fixture(scope="module")
def tables(games: list[MeasuredGame], tmp_path_factory: pytest.TempPathFactory) -> Tables:
    folder = tmp_path_factory.mktemp("tables")
    write_tables(folder, games)
    return read_tables(folder)


@pytest.fixture(scope="module")
def pack_tables(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    """Games in which every tile is one of the expansions."""
    folder = tmp_path_factory.mktemp("packs")
    packs = tuple(pack.label for origin, pack in packs_with_origin() if origin == "expansion")
    players = tuple(read_players(["random", "greedy:nodes=20"], seconds=1))
    plan = SimulationPlan(players, ("base/2", "base/5"), 8, packs=packs, banners="only")
    write_tables(folder, simulate(plan, local_processes(1)))
    return read_tables(folder)


def assert_same(one: Tables, other: Tables) -> None:
    for schema in SCHEMAS:
        assert_frame_equal(getattr(one, schema.name), getattr(other, schema.name))


# --- columns


def test_the_files_have_the_types_of_the_schema(tables: Tables) -> None:
    for schema in SCHEMAS:
        assert getattr(tables, schema.name).schema == polars_schema(schema)


def test_the_columns_of_a_turn_are_its_fields_in_order() -> None:
    fields = [field.name for field in msgspec.structs.fields(Turn)]
    names = [column.name for column in TURNS.columns]
    assert names == ["game", "map", "seats", "bot", *fields, "won", "win_share"]


def test_only_rounds_that_never_came_are_null(tables: Tables) -> None:
    for schema in SCHEMAS:
        counts = getattr(tables, schema.name).null_count().row(0, named=True)
        assert {name for name, count in counts.items() if count} <= {
            "round_declined",
            "round_gone",
        }


# --- rows


def test_there_is_a_row_for_every_seat_race_and_turn(
    tables: Tables, games: list[MeasuredGame]
) -> None:
    assert tables.seats.height == sum(game.outcome.seats for game in games)
    assert tables.lives.height == sum(len(game.lives) for game in games)
    assert tables.turns.height == sum(game.outcome.turns for game in games)
    per_game = tables.turns.group_by("game", maintain_order=True).agg("round", "seat")
    for _, rounds, seats in per_game.iter_rows():
        assert rounds == sorted(rounds)
        assert seats == list(range(max(seats) + 1)) * max(rounds)


def test_the_coins_of_all_turns_are_the_coins_in_the_end(tables: Tables) -> None:
    flow = pl.col("coins") + pl.col("collected") - pl.col("paid")
    brought = tables.turns.group_by("game", "seat").agg(
        brought=flow.sum() + STARTING_COINS, last=pl.col("coins_total").last()
    )
    joined = tables.seats.join(brought, on=["game", "seat"], how="left")
    assert joined["brought"].to_list() == joined["last"].to_list() == joined["coins"].to_list()


def test_the_parts_of_an_income_add_up(tables: Tables) -> None:
    parts = pl.sum_horizontal(f"coins_{part}" for part in ("regions", "race", "power", "declined"))
    assert tables.turns.filter(parts != pl.col("coins")).is_empty()
    for part in ("coins_regions", "coins_race", "coins_power", "coins_declined", "conquests"):
        assert tables.turns[part].sum() == tables.lives[part].sum()


def test_tiles_of_packs_are_paid_in_and_outside_the_income(pack_tables: Tables) -> None:
    lives, turns, seats = pack_tables.lives, pack_tables.turns, pack_tables.seats
    parts = pl.sum_horizontal(f"coins_{part}" for part in ("regions", "race", "power", "declined"))
    assert turns.filter(parts != pl.col("coins")).is_empty()
    for part in ("coins_regions", "coins_race", "coins_power", "coins_declined"):
        assert turns[part].sum() == lives[part].sum()
    for moved in (pl.col("coins_moved") > 0, pl.col("coins_moved") < 0):
        assert lives.filter(moved).height
    key = ["game", "seat"]
    flow = pl.col("coins") + pl.col("collected") - pl.col("paid")
    by_lives = lives.group_by(key).agg(brought=flow.sum() + STARTING_COINS)
    joined = seats.join(by_lives, on=key, how="left")
    assert joined["brought"].to_list() == joined["coins"].to_list()
    by_turns = turns.group_by(key).agg(
        brought=(flow + pl.col("coins_moved")).sum() + STARTING_COINS,
        last=pl.col("coins_total").last(),
    )
    assert by_turns["brought"].to_list() == by_turns["last"].to_list()


@pytest.mark.parametrize(("last", "won"), [("stop", 0), (f"conquer {THEIRS} hired", 1)])
def test_an_attempt_that_is_decided_after_the_roll_counts_when_it_ends(last: str, won: int) -> None:
    regions = {MINE: held(0), THEIRS: held(1, 3)}
    bo: Json = {"race": "orcs", "power": "commando"}
    state = expansion_table("be_not_afraid", "ratmen", "mercenary", regions, bo, hand=1)
    recorder = GameRecorder(2)
    for seat, race in enumerate(("ratmen", "orcs")):
        picked = {"seat": seat, "race": race, "power": "", "place": 1, "tokens": 9}
        event = Event("combo_picked", {**picked, "paid": 0, "collected": 0})
        recorder.tracker.record(state, [event])
    missing = price_of(state, THEIRS) - 1
    for text in (f"conquer {THEIRS} die", f"die {missing - 2}", last):
        actor = None if state.awaits_chance else 0
        recorder.before(state, actor, parse_action(text), 2)
        assert recorder.dice[0].attempts == 0
        recorder.after(state, play(state, text))
    dice = recorder.dice[0]
    assert (dice.rolls, dice.attempts, dice.won) == (1, 1, won)
    assert dice.expected == 0.3333  # two faces of six


def test_official_tiles_move_no_coins_outside_the_income(tables: Tables) -> None:
    assert tables.lives["coins_moved"].unique().to_list() == [0]
    assert tables.turns["coins_moved"].unique().to_list() == [0]


def test_turns_and_lives_tell_the_same_of_a_race(tables: Tables) -> None:
    key = ["game", "seat", "number"]
    turns = tables.turns.group_by(key).agg(
        round_picked=pl.col("round").filter(pl.col("picked")).first(),
        round_declined=pl.col("round").filter(pl.col("declined")).first(),
        peak=pl.col("regions").max(),
        race=pl.col("race").first(),
    )
    joined = tables.lives.join(turns, on=key, how="left", suffix="_in_turns")
    assert joined["round_picked"].equals(joined["round_picked_in_turns"])
    assert joined["round_declined"].equals(joined["round_declined_in_turns"], null_equal=True)
    assert joined["race"].equals(joined["race_in_turns"])
    assert joined["peak_regions"].equals(joined["peak"])


def test_the_rolls_and_wins_of_turns_are_those_of_the_seats(tables: Tables) -> None:
    sums = tables.turns.group_by("game", "seat").agg(pl.col("rolls", "pips").sum())
    joined = tables.seats.join(sums, on=["game", "seat"], how="left", suffix="_in_turns")
    assert joined["rolls"].to_list() == joined["rolls_in_turns"].to_list()
    assert joined["pips"].to_list() == joined["pips_in_turns"].to_list()
    shares = tables.seats.group_by("game").agg(pl.col("win_share").sum(), pl.col("won").any())
    assert shares["won"].all()
    assert shares["win_share"].to_list() == pytest.approx([1.0] * shares.height)


def test_more_games_than_a_chunk_keep_their_order(
    games: list[MeasuredGame], tmp_path: Path
) -> None:
    def many() -> Iterator[MeasuredGame]:
        for deal in range(1203):
            game = games[deal % 2]
            outcome = msgspec.structs.replace(game.outcome, deal=deal)
            yield msgspec.structs.replace(game, outcome=outcome, lives=[], turns=game.turns[:1])

    class Many:
        def __iter__(self) -> Iterator[MeasuredGame]:
            return many()

    write_tables(tmp_path, Many())
    found = read_tables(tmp_path)
    assert found.turns["game"].to_list() == [f"{game.map}:{game.outcome.deal}" for game in many()]
    assert found.lives.is_empty() and found.lives.schema == polars_schema(SCHEMAS[1])


# --- the commands


def test_the_rows_do_not_depend_on_processes_or_interruptions(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    shown = output_of(*ARGUMENTS, "--processes", 1, "--output", one)
    assert str(one / "turns.parquet") in shown
    two.mkdir()
    lines = (one / JOURNAL).read_bytes().splitlines(keepends=True)
    (two / JOURNAL).write_bytes(lines[0] + lines[6] + lines[2] + lines[3][:50])
    output_of(*ARGUMENTS, "--processes", 2, "--output", two, "--resume")
    assert_same(read_tables(one), read_tables(two))
    assert_same(lab.simulate(["base/2", "base/3"], 4, "random"), read_tables(one))


def test_the_tables_of_an_arena_are_those_of_its_game_files(tmp_path: Path) -> None:
    arena = ("arena", "random", "b=random", "--games", 4, "--seats", "2,3", "--processes", 1)
    folders = ("--tables", tmp_path / "tables", "--records", tmp_path / "records")
    output_of(*arena, *folders, "--output", tmp_path / "a.json")
    tables = lab.read_tables(tmp_path / "tables")
    replayed = [
        read_record(path.read_text(encoding="utf-8")) for path in (tmp_path / "records").iterdir()
    ]
    assert tables.seats["game"].n_unique() == len(replayed)
    in_files = sorted((game.names, game.coins, game.winners) for game in replayed)
    by_game = tables.seats.group_by("game", maintain_order=True).agg("bot", "coins", "seat", "won")
    in_tables = sorted(
        (bots, coins, [seat for seat, won in zip(seats, wins, strict=True) if won])
        for _, bots, coins, seats, wins in by_game.iter_rows()
    )
    assert in_tables == in_files
    incomes = [
        int(str(event.facts["coins"]))
        for game in replayed
        for line in game.log
        for event in line.events
        if event.kind == "income"
    ]
    assert sorted(tables.turns["coins"].to_list()) == sorted(incomes)
    # Resumed from its journal, and refused from one without measures.
    before = tables
    output_of(*arena, *folders, "--output", tmp_path / "a.json", "--resume")
    assert_same(lab.read_tables(tmp_path / "tables"), before)
    output_of(*arena, "--output", tmp_path / "b.json")
    shown = error_of(*arena, *folders, "--output", tmp_path / "b.json", "--resume")
    assert "doesn’t belong to games like these" in shown


# --- in Python


def test_a_simulation_in_a_folder_is_continued(tmp_path: Path) -> None:
    few = lab.simulate(games=2, bots=["random", "b=random"], folder=tmp_path)
    more = lab.simulate(games=4, bots=["random", "b=random"], folder=tmp_path, resume=True)
    assert_frame_equal(more.seats.head(few.seats.height), few.seats)
    assert (more.seats.height, lab.read_tables(tmp_path).seats.height) == (8, 8)
    assert repr(few) == (
        f"Tables(seats: 4 rows, lives: {few.lives.height} rows, turns: {few.turns.height} rows)"
    )
    assert_frame_equal(lab.simulate(games=4, bots=["random", "b=random"]).turns, more.turns)


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="games and processes are 1 or more"):
        lab.simulate(games=0)
    with pytest.raises(ValueError, match="name one board"):
        lab.simulate([])
    with pytest.raises(BadPlayer, match="no bot is called"):
        lab.simulate(bots="nobody")


def test_without_polars_everything_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    advice = "pip install 'smallworld-game[data]'"
    for call in (lab.simulate, lambda: lab.read_tables(tmp_path)):
        with pytest.raises(MissingExtra) as caught:
            call()
        assert advice in str(caught.value)


# --- CSV


def test_polars_and_duckdb_read_the_csv_files_without_options(
    games: list[MeasuredGame], tmp_path: Path
) -> None:
    """Types are guessed from the first rows; a shared win comes much later."""

    def won_by(game: MeasuredGame, *winners: int) -> MeasuredGame:
        outcome = msgspec.structs.replace(game.outcome, winners=list(winners))
        return msgspec.structs.replace(game, outcome=outcome)

    files = StringIO(), StringIO()
    write_csv([*[won_by(game, 0) for game in games] * 40, won_by(games[0], 0, 1)], *files)
    for name, written in zip(("games.csv", "races.csv"), files, strict=True):
        path = tmp_path / name
        path.write_text(written.getvalue(), encoding="utf-8", newline="")
        frame = pl.read_csv(path)
        query = f"SELECT * FROM read_csv_auto('{path}')"
        relation = duckdb.sql(query)
        assert relation is not None
        kinds = dict(zip(frame.columns, relation.types, strict=True))
        text = {"game", "map", "winners", "bot", "race", "power"}
        for column in frame.columns:
            is_text = column in text or column.startswith("bot_")
            assert (frame.schema[column] == pl.String) == is_text, column
            assert (str(kinds[column]) == "VARCHAR") == is_text, column
        assert len(relation.fetchall()) == frame.height
        if name == "games.csv":
            assert frame["winners"].to_list()[-2:] == ["[0]", "[0 1]"]
        else:
            assert set(frame["won"].unique()) == {0.0, 0.5, 1.0}


def test_wrong_arguments_are_named() -> None:
    run: Any = lab.simulate
    with pytest.raises(BadPlayer, match="'nobody'; there are: random, greedy"):
        run(bots=["nobody"])
    with pytest.raises(BadPlayer, match="no setting 'depth'; there are: nodes, width"):
        run(bots="planner:depth=3")
    with pytest.raises(BadPlayer, match="nodes is a whole number from 0 on, not -1"):
        run(bots="planner:nodes=-1")
    with pytest.raises(BadPlayer, match="random has no setting 'nodes'; there are: none"):
        run(bots="random:nodes=1")
    with pytest.raises(BadPlayer, match="such as 'planner', not None"):
        run(bots=None)
    with pytest.raises(UnknownMap, match="9; there are: base/2"):
        run(maps=9, bots="random", games=1)
    with pytest.raises(ValueError, match="games and processes are 1 or more, not 'x' and 1"):
        run(bots="random", games="x")
    with pytest.raises(TypeError, match="a seed is a whole number, not 'x'"):
        run(bots="random", seed="x")
    with pytest.raises(ValueError, match="True or False, not 'no'"):
        run(bots="random", options={"open_coins": "no"})
