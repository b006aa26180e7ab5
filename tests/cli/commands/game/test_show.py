import json
from pathlib import Path

import pytest

from smallworld.packs.maps import load_map
from smallworld.play.position.read import read_position
from tests.cli.shell import error_of, new_game_file, output_of


@pytest.fixture
def file(tmp_path: Path) -> Path:
    record = new_game_file(tmp_path)
    output_of("do", record, "pick 2, conquer 3", "--reveal", "halflings pillaging")
    return record


def test_board_seats_combos_and_decision(file: Path) -> None:
    output = output_of("show", file)
    assert all(region.name in output for region in load_map("base/2").regions)
    assert "Round 1 of 10, Ann’s turn" in output
    assert "Pillaging" in output
    assert output.rstrip().endswith(
        "Ann: conquer with the Berserk Skeletons or stop (8 tokens in hand)"
    )


def test_no_colours_outside_a_terminal(file: Path) -> None:
    assert "\x1b" not in output_of("show", file)


def test_a_seat_sees_only_its_own_coins(file: Path) -> None:
    rows = [line for line in output_of("show", file, "--seat", 1).splitlines() if "coin" in line]
    ann = next(row for row in rows if " Ann " in row)
    bo = next(row for row in rows if " Bo " in row)
    assert "coins hidden" in ann
    assert "5 coins" in bo


def test_the_position_as_json_can_be_read_back(file: Path) -> None:
    position = json.loads(output_of("show", file, "--json"))
    state, names = read_position(position)
    assert names == ["Ann", "Bo"]
    assert state.tokens_in(3) == 2


def test_hidden_coins_are_null_in_json(file: Path) -> None:
    seats = json.loads(output_of("show", file, "--json", "--seat", 0))["seats"]
    assert seats[0]["coins"] == 4
    assert seats[1].get("coins") is None


def test_an_earlier_line(file: Path) -> None:
    assert "pick a combo" in output_of("show", file, "--line", 11)
    assert "10 tokens in hand" in output_of("show", file, "--line", 13)
    assert "numbered 1 to 14" in error_of("show", file, "--line", 15, code=2)
    assert error_of("show", file, "--line", 0, code=2)


def test_the_board_as_a_table(file: Path) -> None:
    output = output_of("show", file, "--table")
    assert " 3  Fendril" in output
    assert "2 4 7 8 9 edge" in output


def test_unknown_seat_is_refused(file: Path) -> None:
    assert "numbered 0 to 1" in error_of("show", file, "--seat", 2, code=2)
    assert error_of("show", file, "--seat", -1, code=2)


@pytest.mark.parametrize("command", ["show", "legal", "replay", "do", "undo", "reset"])
def test_invalid_game_files_are_refused(tmp_path: Path, command: str) -> None:
    more = ["pick", "1"] if command == "do" else []
    assert "smallworld new" in error_of(command, tmp_path / "none.swg", *more)
    assert "is a folder" in error_of(command, tmp_path, *more)
    for content in (b"", b"\xff\xfe\x00", b"\0" * 50, b"smallworld 1\n", b"hello\nworld\n"):
        (tmp_path / "bad.swg").write_bytes(content)
        assert "bad.swg" in error_of(command, tmp_path / "bad.swg", *more)
        assert (tmp_path / "bad.swg").read_bytes() == content
