"""External bots may crash, hang and answer nonsense, and the game continues."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from smallworld.bots.external.bot import ExternalBot, default_timeout
from smallworld.bots.external.faults import fallback
from smallworld.bots.registry import UnknownBot, create_bot, entry_point
from smallworld.core.actions import parse_action, written
from smallworld.core.engine import legal_actions
from smallworld.lab.games.match import Outcome
from smallworld.play.game import new_game
from tests.bots.external.external_bots import (
    EXAMPLES,
    faulty_player,
    install,
    install_example,
    play,
)
from tests.kit.waiting import poll_until

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
    """Is the process running, and not a zombie?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def first_seat_faults(outcome: Outcome) -> dict[str, int]:
    """Return the faults of the first seat, after checking everything else."""
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
def test_a_bad_answer_is_replaced_by_the_fallback(how: str, kind: str) -> None:
    outcome = play(faulty_player(how), "random")
    assert first_seat_faults(outcome) == {kind: outcome.decisions[0]}


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
def test_a_program_that_exits_is_restarted_once(how: str, kind: str, timeout: float | None) -> None:
    outcome = play(faulty_player(how, timeout=timeout), "random")
    assert first_seat_faults(outcome) == {kind: 2, "gone": outcome.decisions[0] - 2}


def test_a_fault_contains_exit_code_and_last_stderr_line() -> None:
    outcome = play(faulty_player("dies"), "random")
    assert outcome.first_faults[0].startswith("died: ")
    assert "exit code 3" in outcome.first_faults[0]
    assert outcome.first_faults[0].endswith("out of ideas")


def test_unrequested_output_is_not_an_answer() -> None:
    """Whether the program is ended for it depends on its speed."""
    faults = first_seat_faults(play(faulty_player("never stops talking"), "random"))
    assert faults["rubbish"] >= 2
    assert set(faults) <= {"rubbish", "gone"}


def test_much_output_on_stderr_is_no_fault() -> None:
    assert first_seat_faults(play(faulty_player("shouts on stderr"), "random")) == {}


def test_a_program_that_cannot_be_started_loses_its_moves() -> None:
    bot = ExternalBot(["no-such-program-anywhere"])
    game = new_game(seed=7)
    with pytest.raises(Exception, match="cannot be started"):
        bot.choose(game.view(0), legal_actions(game.state))


def test_no_process_is_left_behind(tmp_path: Path) -> None:
    """Neither the program nor its children."""
    pids = tmp_path / "pids"
    play(faulty_player("leaves a child", str(pids), timeout=1.0), "random")
    started = [int(pid) for pid in pids.read_text().split()]
    assert len(started) >= 2
    poll_until(lambda: not any(map(is_running, started)))


def test_the_engine_as_a_program_plays_as_the_bot_itself() -> None:
    """Views are transferred unchanged: the random bot's seed uses every cell of them."""
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
    install_example(tmp_path, monkeypatch)
    outcomes = [play("settler:modest=5", "random", seed=seed) for seed in range(2)]
    assert not any(fault for outcome in outcomes for fault in outcome.faults)
    assert all(outcome.winners == [0] for outcome in outcomes)


def test_a_class_by_entry_point_is_a_bot_like_any_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_example(tmp_path, monkeypatch)
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
def test_a_third_party_class_cannot_break_the_game(
    how: str, kind: str, always: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, GONE_BAD, "bad", "gonebad:Bad", monkeypatch)
    timeout = ",timeout=0.6" if how == "hangs" else ""
    outcome = play(f"bad:how={how}{timeout}", "random")
    faults = first_seat_faults(outcome)
    count = outcome.decisions[0]
    assert faults == ({kind: count} if always else {kind: 2, "gone": count - 2})


def test_a_third_party_class_may_print_and_keep_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, GONE_BAD, "bad", "gonebad:Bad", monkeypatch)
    outcomes = [play("bad:how=well", "random") for _ in range(2)]
    assert first_seat_faults(outcomes[0]) == {}
    assert outcomes[0].coins == outcomes[1].coins


def test_entry_points_are_read_only_for_unknown_names() -> None:
    program = (
        "import sys; from smallworld.bots.registry import create_bot; create_bot('random')\n"
        "assert 'importlib.metadata' not in sys.modules\n"
        "assert 'smallworld.bots.external.bot' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_an_unknown_name_is_refused() -> None:
    assert entry_point("nobody") is None
    with pytest.raises(UnknownBot):
        create_bot("nobody")


# --- the fallback


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
def test_the_fallback_neither_declines_nor_abandons(legal: list[str], expected: str) -> None:
    assert written(fallback([parse_action(text) for text in legal])) == expected
