import os
import random
from pathlib import Path

import pytest

from smallworld.play.record import read_record
from tests.cli.shell import error_of, new_game_file, output_of


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return new_game_file(tmp_path)


def test_actions_append_lines_and_print_events(file: Path) -> None:
    before = file.read_text()
    output = output_of("do", file, "pick", "1", "--reveal", "halflings pillaging")
    assert file.read_text() == before + "0 pick 1\n* reveal halflings pillaging\n"
    assert "Ann takes Commando Giants for free and gets 10 tokens." in output
    assert "Ann: conquer with the Commando Giants" in output


def test_several_actions_by_comma_or_semicolon(file: Path) -> None:
    output_of("do", file, "pick", "1,", "conquer", "6;", "conquer", "7,")
    assert file.read_text().endswith("0 conquer 6\n0 conquer 7\n")


def test_all_or_none(file: Path) -> None:
    before = file.read_text()
    assert "Nothing was changed" in error_of("do", file, "pick 1, conquer 6, conquer 16")
    assert file.read_text() == before


def test_die_result_can_be_given(file: Path) -> None:
    output_of(
        "do", file, "pick 1, conquer 6, conquer 12, conquer 17, conquer 18, conquer 13, conquer 2"
    )
    output = output_of("do", file, "conquer", 19, "die", "--die", 0)
    assert "fail to take Sumpera" in output
    assert file.read_text().endswith("0 conquer 19 die\n* die 0\n")


def test_unused_forced_chance_is_refused(file: Path) -> None:
    before = file.read_text()
    assert "die 2" in error_of("do", file, "pick 1", "--die", 2)
    assert "giants" in error_of("do", file, "pick 1", "--reveal", "giants hill").lower()
    assert error_of("do", file, "pick 1", "--reveal", "nobody hill")
    assert error_of("do", file, "pick 1", "--reveal", "")
    assert error_of("do", file, "pick 1", "--die", 4, code=2)
    assert file.read_text() == before


def test_a_seed_makes_chance_repeatable(tmp_path: Path, file: Path) -> None:
    twin = tmp_path / "twin.swg"
    twin.write_text(file.read_text())
    output_of("do", file, "pick 1", "--seed", 4)
    output_of("do", twin, "pick 1", "--seed", 4)
    assert file.read_text() == twin.read_text()


@pytest.mark.parametrize(
    "text",
    ["pick 9", "pick", "conquer 6", "fly", "die 2", "reveal giants hill", "pick 1 1", "\x00"],
)
def test_bad_actions_change_nothing(file: Path, text: str) -> None:
    before = file.read_text()
    assert error_of("do", file, text)
    assert file.read_text() == before


def test_no_action_is_a_usage_error(file: Path) -> None:
    assert "pick 1" in error_of("do", file, code=2)


def test_comments_and_file_mode_are_preserved(file: Path) -> None:
    file.write_text(file.read_text() + "# a remark")
    os.chmod(file, 0o640)
    output_of("do", file, "pick 1")
    assert "# a remark\n0 pick 1\n" in file.read_text()
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_link_stays_a_link(tmp_path: Path, file: Path) -> None:
    link = tmp_path / "link.swg"
    link.symlink_to(file)
    output_of("do", link, "pick 1")
    assert link.is_symlink()
    assert "0 pick 1" in file.read_text()


def test_pending_chance_is_dealt(file: Path) -> None:
    file.write_text(file.read_text() + "0 pick 1\n")
    assert "dealer" in output_of("show", file)
    output_of("do", file)
    assert len(read_record(file.read_text()).log) == 8


def test_undo_and_reset(file: Path) -> None:
    output_of("do", file, "pick 1")
    start = file.read_text()
    output_of("do", file, "conquer 6, conquer 7, conquer 2")
    assert "1 action undone." in output_of("undo", file)
    assert file.read_text().endswith("0 conquer 6\n0 conquer 7\n")
    file.write_text(file.read_text() + "# kept\n")
    assert "2 actions undone." in output_of("reset", file)
    assert file.read_text() == start + "# kept\n"
    assert "die roll" in error_of("undo", file)
    assert error_of("reset", file)


def test_a_whole_game_from_the_shell(tmp_path: Path) -> None:
    file = new_game_file(tmp_path, seed=11)
    chance = random.Random(11)
    for step in range(600):
        actions = output_of("legal", file).splitlines()
        if not actions:
            break
        output_of("do", file, chance.choice(actions), "--seed", step)
    assert "Game over." in output_of("show", file)
    game = read_record(file.read_text())
    assert game.over
    assert "Game over" in output_of("replay", file)
    assert error_of("do", file, "end")
    assert error_of("undo", file)
