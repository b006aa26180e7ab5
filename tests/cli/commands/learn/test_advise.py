"""``smallworld advise``: the bot's action, its reasons and its plans."""

from pathlib import Path

import pytest

from smallworld.bots.registry import bot_names
from smallworld.play.record import read_record, write_record
from tests.cli.shell import error_of, new_game_file, output_of


def advise(file: Path, *arguments: object) -> list[str]:
    return output_of("advise", file, "--nodes", 200, *arguments).splitlines()


def test_the_action_the_reasons_and_the_table(tmp_path: Path) -> None:
    output = advise(new_game_file(tmp_path))
    assert output[0] == "Ann: pick a combo"
    assert output[1].startswith("pick ")
    assert output[2].startswith("  Pick ") and output[2].endswith("coins this turn.")
    head = output.index("  coins  behind  later  others  plan")
    assert len(output[head + 1 :]) == 6
    assert output[head + 1].split()[1] == "0.0"
    assert output[-1].startswith("  … and ")


def test_option_all_lists_every_plan(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    few, all_of_them = advise(file), advise(file, "--all")
    more = int(few[-1].split()[2])
    assert len(all_of_them) == len(few) - 1 + more


def test_do_accepts_the_advised_plan(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    for _ in range(12):
        (line,) = [line for line in advise(file) if line.startswith("  In actions: ")]
        plan = line.removeprefix("  In actions: ")
        output_of("do", file, *plan.split(), "--seed", 3)
    assert read_record(file.read_text()).state.round > 1


@pytest.mark.parametrize("name", bot_names())
def test_every_bot_gives_advice(name: str, tmp_path: Path) -> None:
    output = advise(new_game_file(tmp_path), "--bot", name, "--seed", 1)
    assert output[1].startswith("pick ")
    silent = name in ("random", "learned")
    assert (f"  The bot {name} doesn’t give reasons." in output) == silent


def test_advice_within_seconds(tmp_path: Path) -> None:
    assert "In actions" in output_of("advise", new_game_file(tmp_path), "--seconds", 0.05)


def test_usage_errors(tmp_path: Path) -> None:
    file = new_game_file(tmp_path)
    assert "planner" in error_of("advise", file, "--bot", "genius", code=2)
    assert error_of("advise", file, "--seconds", 0, code=2)
    assert error_of("advise", file, "--nodes", 0, code=2)
    assert "smallworld new" in error_of("advise", tmp_path / "none.swg")


def test_nothing_to_advise_when_the_game_is_over(tmp_path: Path) -> None:
    game = read_record(new_game_file(tmp_path).read_text())
    while not game.over:
        game.play(game.legal_actions()[-1])
    file = tmp_path / "over.swg"
    file.write_text(write_record(game))
    (line,) = advise(file)
    assert line.startswith("Game over.")
