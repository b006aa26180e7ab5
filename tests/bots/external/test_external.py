"""Bots of other people: they may die, hang and talk rubbish, and the game goes on."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from smallworld.bots.external.bot import ExternalBot, default_timeout
from smallworld.bots.external.faults import fallback
from smallworld.bots.registry import UnknownBot, create_bot, entry_point
from smallworld.core.actions import parse_action, written
from smallworld.core.engine import legal_actions
from smallworld.lab.games.match import Outcome
from smallworld.play.game import new_game
from tests.bots.external.outsiders import EXAMPLES, install, install_the_example, misbehaving, play

ENGINE = shlex.join(
    [sys.executable, "-c", "from smallworld.cli.engine.command import engine; engine()"]
)
GONE_BAD = """
import os, sys, time
class Bad:
    def __init__(self, seed, seconds, *, how):
        self.how = how
        self.asked = 0
    def choose(self, view, legal, counted_coins=None):
        self.asked += 1
        print("I am asked for the", self.asked, "th time")
        if self.how == "raises":
            raise ValueError("what now?")
        if self.how == "exits":
            sys.exit("enough")
        if self.how == "dies":
            os._exit(4)
        if self.how == "hangs":
            while True:
                pass
        if self.how == "cheats":
            return 10**30
        return "pick 1" if self.how == "talks" else legal[self.asked % len(legal)]
"""


def is_running(pid: int) -> bool:
    """Is the process there, and no zombie?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def faults_of_the_first(outcome: Outcome) -> dict[str, int]:
    """What the first seat did wrong, after checking that all else is well."""
    assert not any(outcome.faults[1:])
    assert outcome.winners
    assert outcome.rounds == 10
    assert sum(outcome.faults[0].values()) <= outcome.decisions[0]
    return outcome.faults[0]


# --- programs


@pytest.mark.parametrize(
    ("how", "kind"),
    [
        ("talks rubbish", "rubbish"),
        ("is no UTF-8", "rubbish"),
        ("invents actions", "rubbish"),
        ("cheats", "illegal"),
        ("refuses", "refused"),
    ],
)
def test_a_bad_answer_forfeits_each_move(how: str, kind: str) -> None:
    outcome = play(misbehaving(how), "random")
    assert faults_of_the_first(outcome) == {kind: outcome.decisions[0]}


@pytest.mark.parametrize(
    ("how", "kind", "timeout"),
    [
        ("dies", "died", None),
        ("closes its output", "died", None),
        ("never ends its line", "rubbish", None),
        ("hangs", "timeout", 0.3),
        ("does not listen", "timeout", 0.3),
    ],
)
def test_a_program_that_ends_is_started_once_more(
    how: str, kind: str, timeout: float | None
) -> None:
    outcome = play(misbehaving(how, timeout=timeout), "random")
    assert faults_of_the_first(outcome) == {kind: 2, "gone": outcome.decisions[0] - 2}


def test_the_fault_tells_exit_code_and_last_words() -> None:
    outcome = play(misbehaving("dies"), "random")
    assert outcome.first_faults[0].startswith("died: ")
    assert "exit code 3" in outcome.first_faults[0]
    assert outcome.first_faults[0].endswith("out of ideas")


def test_talking_without_being_asked_answers_nothing() -> None:
    """Whether it is cut off for it depends on how fast it talks."""
    faults = faults_of_the_first(play(misbehaving("never stops talking"), "random"))
    assert faults["rubbish"] >= 2
    assert set(faults) <= {"rubbish", "gone"}


def test_shouting_on_stderr_is_no_fault() -> None:
    assert faults_of_the_first(play(misbehaving("shouts on stderr"), "random")) == {}


def test_a_program_that_cannot_be_started_loses_its_moves() -> None:
    bot = ExternalBot(["no-such-program-anywhere"])
    game = new_game(seed=7)
    with pytest.raises(Exception, match="cannot be started"):
        bot.choose(game.view(0), legal_actions(game.state))


def test_nothing_that_was_started_stays(tmp_path: Path) -> None:
    """Neither the program nor what it has started itself."""
    pids = tmp_path / "pids"
    play(misbehaving("leaves a child", str(pids), timeout=1.0), "random")
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) >= 2
    deadline = time.monotonic() + 5
    while any(map(is_running, started)) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(map(is_running, started))


def test_the_engine_as_a_program_plays_as_the_bot_itself() -> None:
    """The view of a seat gets through unchanged: the random bot draws from every cell of it."""
    for seats in (2, 4):
        here = play("random", *["random"] * (seats - 1), seed=seats)
        there = play(f"program:bot=random {ENGINE}", *["random"] * (seats - 1), seed=seats)
        assert there.coins == here.coins
        assert there.decisions == here.decisions
        assert not any(there.faults)


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_the_example_in_javascript_beats_random() -> None:
    eager = f"eager=program:node {shlex.quote(str(EXAMPLES / 'eager.mjs'))}"
    outcomes = [play(eager, "random", seed=seed) for seed in range(4)]
    assert not any(fault for outcome in outcomes for fault in outcome.faults)
    assert sum(outcome.winners == [0] for outcome in outcomes) >= 3


def test_a_bot_has_ten_times_its_time_and_two_seconds_at_least() -> None:
    assert [default_timeout(seconds) for seconds in (0.01, 0.2, 0.5)] == [2.0, 2.0, 5.0]


# --- classes by entry point


def test_the_example_in_python_beats_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_the_example(tmp_path, monkeypatch)
    outcomes = [play("settler:modest=5", "random", seed=seed) for seed in range(2)]
    assert not any(fault for outcome in outcomes for fault in outcome.faults)
    assert all(outcome.winners == [0] for outcome in outcomes)


def test_a_class_by_entry_point_is_a_bot_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_the_example(tmp_path, monkeypatch)
    game = new_game(seed=7)
    bot = create_bot("settler", seed=1, modest=3)
    legal = legal_actions(game.state)
    assert bot.choose(game.view(0), legal, game.coins) in legal


@pytest.mark.parametrize(
    ("how", "kind", "always"),
    [
        ("raises", "exception", True),
        ("talks", "rubbish", True),
        ("cheats", "rubbish", True),
        ("exits", "died", False),
        ("dies", "died", False),
        ("hangs", "timeout", False),
    ],
)
def test_a_class_may_do_what_it_likes(
    how: str, kind: str, always: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, GONE_BAD, "bad", "gonebad:Bad", monkeypatch)
    timeout = ",timeout=0.6" if how == "hangs" else ""
    outcome = play(f"bad:how={how}{timeout}", "random")
    faults = faults_of_the_first(outcome)
    count = outcome.decisions[0]
    assert faults == ({kind: count} if always else {kind: 2, "gone": count - 2})


def test_what_a_class_prints_and_remembers_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, GONE_BAD, "bad", "gonebad:Bad", monkeypatch)
    outcomes = [play("bad:how=well", "random") for _ in range(2)]
    assert faults_of_the_first(outcomes[0]) == {}
    assert outcomes[0].coins == outcomes[1].coins


def test_other_packages_are_looked_into_only_for_an_unknown_name() -> None:
    program = (
        "import sys; from smallworld.bots.registry import create_bot; create_bot('random')\n"
        "assert 'importlib.metadata' not in sys.modules\n"
        "assert 'smallworld.bots.external.bot' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_name_that_nobody_has_is_unknown() -> None:
    assert entry_point("nobody") is None
    with pytest.raises(UnknownBot):
        create_bot("nobody")


# --- what is played instead


@pytest.mark.parametrize(
    ("legal", "expected"),
    [
        (["pick 1", "pick 2"], "pick 1"),
        (["decline", "abandon 3", "conquer 9", "conquer 7 die", "stop"], "conquer 9"),
        (["decline", "roll", "conquer 7 die", "stop"], "stop"),
        (["deploy 4 1", "deploy 4 2", "deploy 4 3", "deploy 6 1"], "deploy 4 3"),
        (["ally 1", "decline", "end"], "end"),
        (["withdraw 5", "withdraw 6"], "withdraw 5"),
    ],
)
def test_the_fallback_is_plain_and_throws_nothing_away(legal: list[str], expected: str) -> None:
    assert written(fallback([parse_action(text) for text in legal])) == expected
