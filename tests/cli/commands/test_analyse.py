"""``smallworld analyse``: positions, moments, whole games, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli.shell import a_record, complaint, ok
from tests.kit.paths import BLUNDERS

SHORT = BLUNDERS / "short_pass.swg"
QUICK = ("--playouts", 2, "--careful", 2, "--nodes", 1)


def test_a_game_is_told_turn_by_turn_and_seat_by_seat() -> None:
    told = ok("analyse", SHORT, *QUICK).splitlines()
    assert told[0].split() == ["line", "round", "turn", "of", "Ann", "Bo", "cost", "luck"]
    turns = [line.split() for line in told[2:6]]
    assert [(words[1], words[2]) for words in turns] == [
        ("9", "Ann"), ("9", "Bo"), ("10", "Ann"), ("10", "Bo"),
    ]  # fmt: skip
    assert "Ann" in told and "Bo" in told
    assert any(line.startswith("  The dice ") for line in told)
    record = SHORT.read_text().splitlines()
    for number in re.findall(r"Instead of line (\d+) on", "\n".join(told)):
        assert record[int(number) - 1][:2] in ("0 ", "1 "), "a line that a seat said"


def test_facts_come_as_json_and_one_seat_alone() -> None:
    told = json.loads(ok("analyse", SHORT, "--seat", 1, "--json", *QUICK))
    assert {turn["seat"] for turn in told["turns"]} == {1}
    assert told["over"] is True and len(told["seats"]) == 2
    assert told["turns"][0]["after"]["seats"][0].keys() == {
        *("win", "win_error", "coins", "coins_error"),
    }


def test_a_moment_and_a_position_have_chances(tmp_path: Path) -> None:
    last = len(SHORT.read_text().splitlines())
    assert "has won with" in ok("analyse", SHORT, "--line", last, "--playouts", 2)
    told = ok("analyse", SHORT, "--at", last - 1, "--playouts", 3).splitlines()
    assert [line.split(":")[0] for line in told] == ["Ann", "Bo"]
    assert all(re.search(r"\d+ % to win \(± \d+\), about \d+ coins", line) for line in told)
    file = tmp_path / "position.json"
    file.write_text(ok("show", SHORT, "--line", last - 1, "--json"))
    assert ok("analyse", file, "--playouts", 3).splitlines() == told
    facts = json.loads(ok("analyse", file, "--playouts", 3, "--json"))
    assert facts["playouts"] == 3 and len(facts["seats"]) == 2


def test_a_game_without_a_turn_has_nothing_to_tell(tmp_path: Path) -> None:
    told = ok("analyse", a_record(tmp_path), *QUICK)
    assert "no turn cost anything" in told


def test_mistakes_in_the_call_are_told(tmp_path: Path) -> None:
    assert "seats 0 to 1" in complaint("analyse", SHORT, "--seat", 2, code=2)
    assert "lines 1 to" in complaint("analyse", SHORT, "--line", 1000, code=2)
    assert "planner" in complaint("analyse", SHORT, "--bot", "genius", code=2)
    assert "planner" in complaint("analyse", SHORT, "--bot", "random", *QUICK, code=2)
    assert "smallworld new" in complaint("analyse", tmp_path / "none.swg")
    (tmp_path / "bad.json").write_text('{"map": "base/9"}')
    assert "bad.json" in complaint("analyse", tmp_path / "bad.json")
