"""``smallworld analyse``: positions, single lines, whole games, usage errors."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli.shell import error_of, new_game_file, output_of
from tests.kit.paths import BLUNDERS

SHORT = BLUNDERS / "short_pass.swg"
QUICK = ("--playouts", 2, "--careful", 2, "--nodes", 1)


def test_whole_game_by_turn_and_by_seat() -> None:
    output = output_of("analyse", SHORT, *QUICK).splitlines()
    assert output[0].split() == ["line", "round", "turn", "of", "Ann", "Bo", "cost", "luck"]
    turns = [line.split() for line in output[2:6]]
    assert [(words[1], words[2]) for words in turns] == [
        ("9", "Ann"), ("9", "Bo"), ("10", "Ann"), ("10", "Bo"),
    ]  # fmt: skip
    assert "Ann" in output and "Bo" in output
    assert any("the dice" in line.lower() for line in output)
    record = SHORT.read_text().splitlines()
    for number in re.findall(r"Instead, from line (\d+) on", "\n".join(output)):
        assert record[int(number) - 1][:2] in ("0 ", "1 "), "an action of a seat"


def test_json_and_a_single_seat() -> None:
    output = json.loads(output_of("analyse", SHORT, "--seat", 1, "--json", *QUICK))
    assert {turn["seat"] for turn in output["turns"]} == {1}
    assert output["over"] is True and len(output["seats"]) == 2
    assert output["turns"][0]["after"]["seats"][0].keys() == {
        *("win", "win_error", "coins", "coins_error"),
    }


def test_chances_after_a_line_and_of_a_position(tmp_path: Path) -> None:
    last = len(SHORT.read_text().splitlines())
    assert " won with " in output_of("analyse", SHORT, "--line", last, "--playouts", 2)
    output = output_of("analyse", SHORT, "--at", last - 1, "--playouts", 3).splitlines()
    assert [line.split(":")[0] for line in output] == ["Ann", "Bo"]
    assert all(re.search(r"\d+% to win \(± \d+\), about \d+ coins", line) for line in output)
    file = tmp_path / "position.json"
    file.write_text(output_of("show", SHORT, "--line", last - 1, "--json"))
    assert output_of("analyse", file, "--playouts", 3).splitlines() == output
    facts = json.loads(output_of("analyse", file, "--playouts", 3, "--json"))
    assert facts["playouts"] == 3 and len(facts["seats"]) == 2


def test_game_without_turns(tmp_path: Path) -> None:
    output = output_of("analyse", new_game_file(tmp_path), *QUICK)
    assert "no turn was clearly a mistake" in output


def test_usage_errors(tmp_path: Path) -> None:
    assert "numbered 0 to 1" in error_of("analyse", SHORT, "--seat", 2, code=2)
    assert "numbered 1 to" in error_of("analyse", SHORT, "--line", 1000, code=2)
    assert "planner" in error_of("analyse", SHORT, "--bot", "genius", code=2)
    assert "planner" in error_of("analyse", SHORT, "--bot", "random", *QUICK, code=2)
    assert "smallworld new" in error_of("analyse", tmp_path / "none.swg")
    (tmp_path / "bad.json").write_text('{"map": "base/9"}')
    assert "bad.json" in error_of("analyse", tmp_path / "bad.json")
