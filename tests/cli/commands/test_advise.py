"""What a bot would do in a record, and why."""

from pathlib import Path

import pytest

from smallworld.bots.registry import bot_names
from smallworld.play.record import read_record, write_record
from tests.cli.shell import a_record, complaint, ok


def advise(file: Path, *arguments: object) -> list[str]:
    return ok("advise", file, "--nodes", 200, *arguments).splitlines()


def test_the_action_the_reasons_and_the_table(tmp_path: Path) -> None:
    told = advise(a_record(tmp_path))
    assert told[0] == "Ann: pick a combo from the column"
    assert told[1].startswith("pick ")
    assert told[2].startswith("  Pick ") and told[2].endswith("coins this turn.")
    head = told.index("  coins  behind  later  others  plan")
    assert len(told[head + 1 :]) == 6
    assert told[head + 1].split()[1] == "0.0"
    assert told[-1].startswith("  … and ")


def test_all_plans_if_asked_for(tmp_path: Path) -> None:
    file = a_record(tmp_path)
    few, all_of_them = advise(file), advise(file, "--all")
    more = int(few[-1].split()[2])
    assert len(all_of_them) == len(few) - 1 + more


def test_the_plan_can_be_done_as_it_is_told(tmp_path: Path) -> None:
    file = a_record(tmp_path)
    for _ in range(12):
        (line,) = [line for line in advise(file) if line.startswith("  In actions: ")]
        plan = line.removeprefix("  In actions: ")
        ok("do", file, *plan.split(), "--seed", 3)
    assert read_record(file.read_text()).state.round > 1


@pytest.mark.parametrize("name", bot_names())
def test_every_bot_may_be_asked(name: str, tmp_path: Path) -> None:
    told = advise(a_record(tmp_path), "--bot", name, "--seed", 1)
    assert told[1].startswith("pick ")
    silent = name in ("random", "learned")
    assert (f"  The bot {name} gives no reasons." in told) == silent


def test_seconds_will_do_too(tmp_path: Path) -> None:
    assert "In actions" in ok("advise", a_record(tmp_path), "--seconds", 0.05)


def test_mistakes_in_the_call_are_told(tmp_path: Path) -> None:
    file = a_record(tmp_path)
    assert "planner" in complaint("advise", file, "--bot", "genius", code=2)
    assert complaint("advise", file, "--seconds", 0, code=2)
    assert complaint("advise", file, "--nodes", 0, code=2)
    assert "smallworld new" in complaint("advise", tmp_path / "none.swg")


def test_nothing_to_advise_when_the_game_is_over(tmp_path: Path) -> None:
    game = read_record(a_record(tmp_path).read_text())
    while not game.over:
        game.play(game.legal_actions()[-1])
    file = tmp_path / "over.swg"
    file.write_text(write_record(game))
    (line,) = advise(file)
    assert line.startswith("The game is over.")
