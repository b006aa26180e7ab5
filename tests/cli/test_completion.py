"""Completion in the shell: what is offered, and the scripts that the shells read."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from click.shell_completion import BashComplete

from smallworld.cli.main import cli

MAIN = "from smallworld.cli.main import cli; cli(prog_name='smallworld')"


def completions(line: str) -> list[str]:
    """Return what is offered for the last word of ``line``."""
    *words, incomplete = line.split(" ")[1:]
    shell = BashComplete(cli, {}, "smallworld", "_SMALLWORLD_COMPLETE")
    return [item.value for item in shell.get_completions(words, incomplete)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("smallworld adv", "advise"),
        ("smallworld advise game.swg --bot pl", "planner"),
        ("smallworld analyse game.swg --bot ma", "master"),
        ("smallworld play --seat bot:no", "bot:normal"),
        ("smallworld new game.swg --seat bot:h", "bot:hard"),
        ("smallworld arena gre", "greedy"),
        ("smallworld simulate --bots mas", "master"),
        ("smallworld play --map base/", "base/4"),
        ("smallworld new game.swg --map base/", "base/5"),
        ("smallworld show game.swg --lang f", "fi"),
        ("smallworld new game.swg --pack fen", "fenlights"),
        ("smallworld puzzle to", "today"),
    ],
)
def test_completion(line: str, expected: str) -> None:
    assert expected in completions(line)


def test_bash_reads_the_script_and_gets_answers() -> None:
    asked = {"COMP_WORDS": "smallworld advise x --bot pl", "COMP_CWORD": "4"}
    for instruction, expected in (
        ("bash_source", "COMP_WORDS"),
        ("bash_complete", "plain,planner"),
    ):
        done = subprocess.run(
            [sys.executable, "-c", MAIN],
            capture_output=True,
            env={**os.environ, **asked, "_SMALLWORLD_COMPLETE": instruction},
            text=True,
        )
        assert expected in done.stdout, done.stderr
