"""The examples with tables run, and show what happened."""

from __future__ import annotations

import sys
from pathlib import Path

import polars as pl
import pytest

from examples.data import record_as_table, ten_thousand_games
from smallworld import new_game
from smallworld.play.record import write_record


def test_many_games_in_polars(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--games", "6", "--map", "base/2", "--bot", "random", "--folder", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", ["ten_thousand_games.py", *arguments])
    ten_thousand_games.main()
    shown = capsys.readouterr().out
    assert shown.startswith("Tables(seats: 12 rows")
    assert "winners" in shown
    seats = ten_thousand_games.seats_with_intervals(pl.read_parquet(tmp_path / "seats.parquet"))
    assert seats["wins"].sum() == pytest.approx(1)


def test_a_game_file_as_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = new_game("base/2", seats=["Ann", "Bo"], seed=7)
    while not game.over:
        game.play(game.legal_actions()[0])
    (tmp_path / "game.swg").write_text(write_record(game), encoding="utf-8")
    for output in ("game.parquet", "game.csv", None):
        arguments = [str(tmp_path / "game.swg")]
        arguments += [] if output is None else ["--output", str(tmp_path / output)]
        monkeypatch.setattr(sys, "argv", ["record_as_table.py", *arguments])
        record_as_table.main()
    assert "coins_1" in capsys.readouterr().out
    table = pl.read_parquet(tmp_path / "game.parquet")
    assert table.height == len(game.log)
    assert list(table.select("coins_0", "coins_1").row(-1)) == game.coins
    assert table["round"][-1] == game.state.round
    assert pl.read_csv(tmp_path / "game.csv")["action"].equals(table["action"])
