"""Programs and classes that remember: hello, newgame, events, result, prices, keep."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from smallworld.bots.external.memory import end_kept
from smallworld.cli.engine.protocol import EngineSession
from tests.bots.external.external_bots import EXAMPLES, install, play

RECORDER = Path(__file__).with_name("recorder.py")
REMEMBERS = """
class Bot:
    def __init__(self, seed=None, seconds=1.0):
        self.games, self.events, self.ended = [], 0, []
    def new_game(self, facts):
        assert facts["seat"] == 0 and facts["map"] == "base/2"
        self.games.append(facts["seed"])
    def see_events(self, events):
        assert all("kind" in event for event in events)
        self.events += len(events)
    def end_game(self, coins, winners):
        assert self.events > 100 and len(coins) == 2 and winners
        self.ended.append(coins)
    def choose(self, view, legal, counted_coins=None):
        assert len(self.games) == len(self.ended) + 1
        return legal[0]
"""


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    end_kept()


def recorder(file: Path, wants: str) -> str:
    """Return a player that writes the requests it receives to ``file``."""
    command = shlex.join([sys.executable, "-I", "-S", str(RECORDER), str(file), wants])
    return f"recorder=program:{command}"


def told(file: Path) -> list[dict[str, Any]]:
    """Return all requests that the program has got."""
    return [json.loads(line) for line in file.read_text().split("\n")[:-1]]


@pytest.mark.parametrize("wants", ["", "dies", "tea"])
def test_an_old_program_gets_what_it_always_got(wants: str, tmp_path: Path) -> None:
    outcome = play(recorder(tmp_path / "told", wants), "random")
    assert outcome.faults == [{}, {}]
    requests = told(tmp_path / "told")
    assert [request["cmd"] for request in requests[:3]] == ["hello", "position", "bot"]
    assert {request["cmd"] for request in requests[1:]} == {"position", "bot"}
    keys = {"cmd", "bot", "seconds", "seed", "seat", "legal", "coins", "pid"}
    assert set(requests[2]) == keys


def test_a_program_is_told_what_it_wants(tmp_path: Path) -> None:
    outcome = play(recorder(tmp_path / "told", "newgame,events,result,prices"), "random")
    assert outcome.faults == [{}, {}]
    requests = told(tmp_path / "told")
    assert [request["cmd"] for request in requests[:3]] == ["hello", "newgame", "events"]
    game = requests[1]
    assert (game["map"], game["seat"], game["seats"]) == ("base/2", 0, ["recorder", "random"])
    events = [event for each in requests if each["cmd"] == "events" for event in each["events"]]
    assert [event["kind"] for event in events[:6]] == ["combo_revealed"] * 6
    assert events[-1]["kind"] == "game_over"
    assert sum(event["kind"] == "income" for event in events) == 20
    assert requests[-1]["cmd"] == "result"
    assert requests[-1]["coins"] == outcome.coins
    assert requests[-1]["winners"] == outcome.winners
    for request in requests:
        if request["cmd"] == "bot":
            conquests = [text for text in request["legal"] if text.startswith("conquer ")]
            assert set(conquests) <= set(request["prices"])


def test_a_program_is_kept_between_games_if_it_wants(tmp_path: Path) -> None:
    for wants, processes in (("newgame,result,keep", 1), ("newgame,result", 2)):
        file = tmp_path / f"told{processes}"
        for seed in (1, 2):
            play(recorder(file, wants), "random", seed=seed)
        requests = told(file)
        assert len({request["pid"] for request in requests}) == processes
        assert [each["cmd"] for each in requests].count("newgame") == 2
        assert [each["cmd"] for each in requests].count("hello") == processes


def test_a_class_with_new_game_is_kept_between_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, REMEMBERS, "mindful", "mindful:Bot", monkeypatch)
    for seed in (1, 2):
        assert play("mindful", "random", seed=seed).faults == [{}, {}]


EXAMPLE_COMMANDS = [
    pytest.param(f"{sys.executable} {EXAMPLES / 'memory.py'}", id="python"),
    pytest.param(
        f"node {EXAMPLES / 'memory.mjs'}",
        id="javascript",
        marks=pytest.mark.skipif(shutil.which("node") is None, reason="needs node"),
    ),
]


@pytest.mark.parametrize("command", EXAMPLE_COMMANDS)
def test_the_examples_beat_random(command: str) -> None:
    outcomes = [play(f"memory=program:{command}", "random", seed=seed) for seed in range(3)]
    assert not any(fault for outcome in outcomes for fault in outcome.faults)
    assert sum(outcome.winners == [0] for outcome in outcomes) >= 2


def test_the_engine_lists_prices_with_the_legal_actions() -> None:
    session = EngineSession()
    session.answer({"cmd": "new", "seed": 7})
    session.answer({"cmd": "do", "action": "pick 1"})
    answer: Any = session.answer({"cmd": "legal", "prices": True})
    plain: Any = session.answer({"cmd": "legal"})
    assert answer["actions"] == plain["actions"]
    assert "prices" not in plain
    priced = [text for text in answer["actions"] if text in answer["prices"]]
    assert [text for text in answer["actions"] if text.startswith("conquer")] == [
        text for text in priced if text.startswith("conquer")
    ]
    for text in priced:
        explained: Any = session.answer({"cmd": "explain", "action": text})
        del explained["ok"], explained["legal"]
        assert answer["prices"][text].items() <= explained.items()


def test_the_engine_answers_hello_and_accepts_the_rest() -> None:
    session = EngineSession()
    assert session.answer({"cmd": "hello"})["wants"] == ["newgame", "result", "keep"]
    assert session.answer({"cmd": "newgame", "map": "base/2", "seats": ["a", "b"]})["ok"]
    assert session.answer({"cmd": "events", "events": [{"kind": "game_over"}]})["ok"]
    assert session.answer({"cmd": "result", "coins": [1, 2], "winners": [1]})["ok"]
