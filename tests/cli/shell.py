"""Run commands in tests as the shell does, but in this process."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from click.testing import CliRunner, Result

from smallworld.cli.main import cli

Environment = Mapping[str, str | None]


def run(
    *arguments: object, typed: str | bytes = "", environment: Environment | None = None
) -> Result:
    """Run a command line with ``typed`` as its stdin.

    Variables of ``environment`` are set for it, or unset if they are ``None``.
    """
    words = [str(argument) for argument in arguments]
    return CliRunner().invoke(cli, words, input=typed, env=environment)


def output_of(
    *arguments: object, typed: str | bytes = "", environment: Environment | None = None
) -> str:
    """Return the output of a command that must succeed."""
    result = run(*arguments, typed=typed, environment=environment)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return str(result.stdout)


def error_of(*arguments: object, code: int = 1, prefix: str = "Error: ") -> str:
    """Return the one line on stderr of a command that must fail."""
    result = run(*arguments)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert result.stderr.startswith(prefix)
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Sorry" not in result.stderr
    return str(result.stderr)


def new_game_file(folder: Path, *arguments: object, seed: int = 7) -> Path:
    """Write a new game of Ann and Bo and return its path."""
    file = folder / "game.swg"
    output_of("new", file, "--seed", seed, *arguments)
    return file
