"""``--json``: the shapes that docs/cli.md describes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from smallworld.lab.puzzles.puzzles import puzzles_by_id
from tests.cli.shell import error_of, new_game_file, output_of

MAIN = "from smallworld.cli.main import cli; cli()"


def facts_of(*arguments: object) -> Any:
    """Return the JSON that a command prints."""
    return json.loads(output_of(*arguments))


def begun_game(folder: Path) -> Path:
    """Write a game in which Ann has picked and conquered once."""
    file = new_game_file(folder)
    output_of("do", file, "pick 1, conquer 6", "--seed", 7)
    return file


def test_legal_lists_every_action_with_its_price(tmp_path: Path) -> None:
    file = begun_game(tmp_path)
    facts = facts_of("legal", file, "--json")
    assert set(facts) == {"to_act", "decision", "actions"}
    assert facts["to_act"] == 0
    plain = output_of("legal", file).split("\n")[:-1]
    assert [action["action"] for action in facts["actions"]] == plain
    conquest = next(one for one in facts["actions"] if one["action"].startswith("conquer"))
    assert conquest["price"] == sum(amount for _, amount in conquest["parts"])
    assert conquest["hand"] >= 1
    assert conquest["text"]
    stop = next(one for one in facts["actions"] if one["action"] == "stop")
    assert stop["income"] == sum(coins for _, coins in stop["parts"])


def test_legal_of_a_finished_game_is_empty(tmp_path: Path) -> None:
    facts = facts_of("legal", finished_game(tmp_path), "--json")
    assert facts["to_act"] is None
    assert facts["actions"] == []


def test_advise_prints_the_action_and_all_plans(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    facts = facts_of("advise", file, "--nodes", 60, "--json")
    assert set(facts) == {"bot", "to_act", "decision", "action", "text", "reasons"}
    assert facts["bot"] == "planner"
    assert facts["action"] in output_of("legal", file).split("\n")
    chosen = facts["reasons"]["candidates"][facts["reasons"]["chosen"]]
    assert chosen["actions"][0] == facts["action"]
    assert facts["reasons"]["sentences"]


def test_advise_without_reasons_or_a_decision(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    assert facts_of("advise", file, "--bot", "random", "--json")["reasons"] is None
    over = facts_of("advise", finished_game(tmp_path), "--json")
    assert (over["to_act"], over["action"], over["reasons"]) == (None, None, None)


def test_replay_prints_every_line_with_its_events(tmp_path: Path) -> None:
    file = begun_game(tmp_path)
    facts = facts_of("replay", file, "--json")
    assert set(facts) == {
        "map", "options", "packs", "seats", "lines", "round", "to_act", "decision", "coins",
        "over", "winners",
    }  # fmt: skip
    written = file.read_text().split("\n")
    for line in facts["lines"]:
        who = "*" if line["seat"] is None else line["seat"]
        assert written[line["line"] - 1] == f"{who} {line['action']}"
    assert facts["lines"][-1]["events"][0]["kind"] == "conquered"
    assert (facts["seats"], facts["coins"], facts["over"]) == (["Ann", "Bo"], [5, 5], False)


def test_a_game_file_with_an_illegal_line_stays_an_error(tmp_path: Path) -> None:
    file = begun_game(tmp_path)
    file.write_text(file.read_text() + "0 conquer 6\n")
    assert "conquer 6" in error_of("replay", file, "--json")


def test_rule_prints_one_entry_and_names_the_others() -> None:
    facts = facts_of("rule", "C2", "--json")
    assert facts["entry"]["id"] == "C2"
    assert facts["entry"]["kind"] == "ruling"
    assert facts["entry"]["certainty"]
    many = facts_of("rule", "decline", "--json")
    assert many["others"]
    assert all(set(other) == {"id", "kind", "title"} for other in many["others"])
    example = facts_of("rule", "dragon", "master", "--json")["entry"]["examples"][0]
    assert example["position"]["map"].startswith("base/")
    assert example["lines"]


def test_a_puzzle_hides_its_answer_unless_asked() -> None:
    id = next(iter(puzzles_by_id()))
    facts = facts_of("puzzle", id, "--json")
    assert set(facts) == {"id", "kind", "grade", "map", "question", "position"}
    solved = facts_of("puzzle", id, "--json", "--solution", "--record")
    assert solved["solution"] == puzzles_by_id()[id].solution
    assert solved["record"].startswith("smallworld 1\n")
    listed = facts_of("puzzle", "--list", "--json")["puzzles"]
    assert [one["id"] for one in listed] == list(puzzles_by_id())


@pytest.mark.parametrize(
    "console",
    [
        {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "latin-1"},
        {"PYTHONIOENCODING": "cp1252:strict"},
    ],
)
def test_json_is_utf_8_whatever_the_console(console: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "game.swg"
    output_of("new", file, "--seat", "Žofie 王", "--seat", "Bø", "--seed", 7)
    done = subprocess.run(
        [sys.executable, "-c", MAIN, "replay", str(file), "--json"],
        capture_output=True,
        check=True,
        env={**os.environ, **console},
    )
    assert json.loads(done.stdout.decode("utf-8"))["seats"] == ["Žofie 王", "Bø"]


def finished_game(folder: Path) -> Path:
    """Write a game to its end: every seat passes every turn."""
    file = folder / "over.swg"
    game = play_to_the_end()
    file.write_text(game, encoding="utf-8")
    return file


def play_to_the_end() -> str:
    """Return the game file of a short game."""
    from smallworld.play.game import new_game
    from smallworld.play.record import write_record

    game = new_game(seed=7)
    while not game.over:
        legal = game.legal_actions()
        game.play(next((one for one in ("end", "stop") if one in legal), legal[0]))
    return write_record(game)
