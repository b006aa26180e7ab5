"""Bots of installed packages are known wherever bots are named; faulty ones hurt nobody else."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from smallworld.bots.registry import BrokenBot, all_bot_names, bot_names, create_bot
from smallworld.cli.engine.protocol import EngineSession
from smallworld.play.game import new_game
from tests.bots.external.external_bots import install, install_example
from tests.cli.shell import error_of, new_game_file, output_of
from tests.cli.test_completion import completions

RAISES = """
class Bot:
    def __init__(self, seed=None, seconds=1.0):
        pass
    def choose(self, view, legal, counted_coins=None):
        raise RuntimeError("no idea")
"""
CHEATS = RAISES.replace('raise RuntimeError("no idea")', "return 10**9")
FAULTS = {
    "import": ("import no_such_module_anywhere", "broken:Bot", "No module named"),
    "exit": ("raise SystemExit(3)", "broken:Bot", "SystemExit"),
    "name": ("", "broken:Missing", "Missing"),
    "class": ("Bot = 7", "broken:Bot", "is no class"),
    "method": ("class Bot:\n    def __init__(self, seed, seconds): pass", "broken:Bot", "choose"),
    "arguments": ("class Bot:\n    pass", "broken:Bot", "cannot be created"),
}


def test_it_is_listed_wherever_bots_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_example(tmp_path, monkeypatch)
    assert all_bot_names() == [*bot_names(), "settler"]
    listed = output_of("play", "--bots")
    assert "bot:settler" in listed
    assert "settler 1.0" in listed
    helped = EngineSession().answer({"cmd": "help"})["bots"]
    assert isinstance(helped, dict)
    assert "settler" in helped
    assert "settler" in completions("smallworld arena set")
    assert "settler" in error_of("arena", "random", "setler", code=2)
    assert "settler" in error_of("advise", new_game_file(tmp_path), "--bot", "setler", code=2)


def test_it_advises_and_plays_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_example(tmp_path, monkeypatch)
    file = new_game_file(tmp_path)
    advice = json.loads(output_of("advise", file, "--bot", "settler", "--json"))
    assert advice["action"] in output_of("legal", file).split("\n")
    bots = ("--seat", "bot:settler", "--seat", "bot:settler", "--seed", 7)
    assert "Settler 1" in output_of("play", *bots)


@pytest.mark.parametrize("kind", FAULTS)
def test_a_faulty_class_is_blamed_on_its_package(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target, said = FAULTS[kind]
    install(tmp_path, source, "faulty", target, monkeypatch)
    monkeypatch.delitem(sys.modules, "broken", raising=False)
    with pytest.raises(BrokenBot, match=r"faulty 1\.0") as raised:
        create_bot("faulty")
    assert said in str(raised.value)
    assert "install another version" in str(raised.value)
    assert create_bot("greedy") is not None
    assert "faulty" in all_bot_names()


def test_the_arena_reports_it_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "import no_such_module_anywhere", "faulty", "broken:Bot", monkeypatch)
    said = error_of("arena", "faulty", "random", "--games", 2, code=2)
    assert "faulty 1.0" in said
    assert "no_such_module_anywhere" in said


@pytest.mark.parametrize(("source", "said"), [(RAISES, "no idea"), (CHEATS, "not a legal action")])
def test_a_bot_that_fails_in_play_is_reported_and_replaced(
    source: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, source, "faulty", "broken:Bot", monkeypatch)
    monkeypatch.delitem(sys.modules, "broken", raising=False)
    advice = error_of("advise", new_game_file(tmp_path), "--bot", "faulty")
    assert "faulty 1.0" in advice
    assert said in advice
    shown = output_of("play", "--seat", "bot:faulty", "--seat", "bot:random", "--seed", 7)
    assert shown.count("faulty 1.0") == 1
    assert "the bot normal plays for Faulty" in shown
    session = EngineSession()
    session.answer({"cmd": "new", "seed": 7})
    error = session.answer({"cmd": "bot", "bot": "faulty"})["error"]
    assert isinstance(error, dict)
    assert (error["code"], error["distribution"]) == ("bot.failed", "faulty 1.0")
    assert session.answer({"cmd": "bot", "bot": "random"})["ok"]


def test_a_built_in_name_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, RAISES, "greedy", "broken:Bot", monkeypatch)
    game = new_game(seed=7)
    assert all_bot_names().count("greedy") == 1
    assert create_bot("greedy", seed=1).choose(game.view(0), [0, 1], game.coins) is not None
