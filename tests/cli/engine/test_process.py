"""The engine as a process: one JSON object per line, and how it ends."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest
from click.testing import CliRunner

from smallworld.cli.engine.command import engine
from smallworld.cli.engine.requests import LONGEST_LINE
from tests.cli.engine.session import Json, well_formed

COMMAND = [sys.executable, "-c", "from smallworld.cli.engine.command import engine; engine()"]
NEW = b'{"cmd":"new","map":"base/2","seats":["Ann","Bo"],"seed":7}\n'
SHOW = b'{"cmd":"show"}\n'
LEGAL = b'{"cmd":"legal"}\n'


def answers_to(text: bytes) -> list[Json]:
    """All answers of a process that reads ``text`` to its end, and ends well."""
    done = subprocess.run(COMMAND, input=text, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == b"" or done.stdout.endswith(b"\n")
    return [well_formed(line) for line in done.stdout.splitlines()]


def code_of(answer: Json) -> object:
    assert isinstance(answer["error"], dict)
    return answer["error"]["code"]


@pytest.fixture
def process() -> Iterator[subprocess.Popen[bytes]]:
    """A running engine; whatever a test leaves of it is cleared away."""
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        yield running
        running.kill()


def test_empty_input_gives_empty_output() -> None:
    assert answers_to(b"") == []


def test_a_game_is_played_line_by_line(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None

    def ask(**request: object) -> Json:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        process.stdin.flush()
        return well_formed(process.stdout.readline().rstrip(b"\n"))

    assert ask(cmd="new", map="base/2", seats=["Ann", "Bo"], seed=7) == {"ok": True}
    for _ in range(20):
        actions = ask(cmd="legal")["actions"]
        assert isinstance(actions, list)
        assert ask(cmd="do", action=actions[-1])["ok"] is True
    assert ask(cmd="quit") == {"ok": True}
    assert process.wait(timeout=10) == 0


def test_after_quit_nothing_is_read() -> None:
    assert answers_to(b'{"cmd":"quit"}\n' + LEGAL) == [{"ok": True}]


def test_the_end_of_the_input_ends_it_even_in_the_middle_of_a_line() -> None:
    answers = answers_to(NEW + b'{"cmd":"leg')
    assert [answer["ok"] for answer in answers] == [True, False]
    assert [answer["ok"] for answer in answers_to(NEW + LEGAL.rstrip())] == [True, True]


def test_every_line_has_one_answer_also_an_empty_one() -> None:
    answers = answers_to(b"\n\n" + NEW + b"\r\n" + LEGAL)
    assert [answer["ok"] for answer in answers] == [False, False, True, False, True]


def test_a_line_of_ten_megabytes_is_refused_and_the_next_one_is_read() -> None:
    long = b'{"cmd":"' + b"x" * 10_000_000 + b'"}\n'
    answers = answers_to(NEW + SHOW + long + SHOW + long + LEGAL + long.rstrip(b"\n"))
    assert len(answers) == 7
    assert [code_of(answers[i]) for i in (2, 4, 6)] == ["request.too_long"] * 3
    assert answers[1] == answers[3]
    assert answers[5]["to_act"] == 0


def test_a_line_may_be_just_as_long_as_allowed() -> None:
    for length, output_of in ((LONGEST_LINE, True), (LONGEST_LINE + 1, False)):
        line = b'{"cmd":"help"' + b" " * (length - 14) + b"}\n"
        assert len(line) == length + 1
        assert [answer["ok"] for answer in answers_to(line + NEW)] == [output_of, True]


def test_what_is_cut_off_a_long_line_is_not_taken_for_a_request() -> None:
    blanks = b" \r" * LONGEST_LINE
    answers = answers_to(NEW + b'{"cmd":"do","action":"pick 1"}' + blanks + b"!\n" + LEGAL)
    assert code_of(answers[1]) == "request.too_long"
    assert "pick 1" in str(answers[2])


def test_garbage_gets_one_answer_per_line_and_changes_nothing() -> None:
    chance = random.Random(1)
    lines = [chance.randbytes(chance.randrange(60)).replace(b"\n", b" ") for _ in range(500)]
    answers = answers_to(NEW + SHOW + b"\n".join(lines) + b"\n" + SHOW)
    assert len(answers) == 503
    assert answers[1] == answers[-1]


def test_closed_output_ends_the_process_quietly(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    process.stdin.write(NEW + LEGAL * 100)
    process.stdin.close()
    assert process.wait(timeout=10) == 0
    assert process.stderr.read() == b""


@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_without_stdin_or_stdout_there_is_nothing_to_do(closed: str) -> None:
    shell = ["/bin/sh", "-c", f'exec "$@" {closed}', "sh", *COMMAND]
    done = subprocess.run(shell, input=LEGAL, stderr=subprocess.PIPE, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_help_describes_the_engine() -> None:
    shown = CliRunner().invoke(engine, ["--help"])
    assert shown.exit_code == 0
    assert "JSON" in shown.output
