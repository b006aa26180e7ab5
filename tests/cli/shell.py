"""How tests run commands: as the shell would, without a new process."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from click.testing import CliRunner, Result

from smallworld.cli.main import cli

Environment = Mapping[str, str | None]


def run(
    *arguments: object, typed: str | bytes = "", environment: Environment | None = None
) -> Result:
    """Run a command line; ``typed`` is what comes in from the keyboard.

    Variables of ``environment`` are set for it, or unset if they are ``None``.
    """
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(cli, words, input=typed, env=environment)


def ok(*arguments: object, typed: str | bytes = "", environment: Environment | None = None) -> str:
    """The output of a command that must succeed."""
    result = run(*arguments, typed=typed, environment=environment)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return str(result.stdout)


def complaint(*arguments: object, code: int = 1) -> str:
    """The one line on stderr of a command that must fail."""
    result = run(*arguments)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Sorry" not in result.stderr
    return str(result.stderr)


def a_record(folder: Path, *arguments: object, seed: int = 7) -> Path:
    """A new game for Ann and Bo in a file."""
    file = folder / "game.swg"
    ok("new", file, "--seed", seed, *arguments)
    return file
