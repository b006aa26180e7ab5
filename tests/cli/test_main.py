"""The command itself: help, version, lazy imports, errors in one line."""

import subprocess
import sys

import click
import pytest

from smallworld.cli.main import COMMANDS, cli
from smallworld.core.engine import IS_COMPILED
from smallworld.version import VERSION
from tests.cli.shell import complaint, ok

HEAVY = ("rich", "networkx", "fluent", "babel", "msgspec")


def imported_by(*arguments: str) -> set[str]:
    """All modules that a command line loads, in a process of its own."""
    program = (
        "import sys; from smallworld.cli.main import cli\n"
        "try: cli(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print('LOADED', *sys.modules)"
    )
    told = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True
    ).stdout
    return set(told.rpartition("LOADED")[2].split())


def test_help_imports_no_command_and_nothing_heavy() -> None:
    loaded = imported_by("--help")
    own = {name for name in loaded if name.startswith("smallworld.cli.")}
    assert own == {"smallworld.cli.main"}
    assert not {name for name in loaded if name.split(".")[0] in HEAVY}


def test_bench_needs_no_sentences() -> None:
    loaded = imported_by("bench", "--seconds", "0.01")
    assert not {name for name in loaded if name.split(".")[0] in HEAVY}


def test_without_a_command_help_is_shown() -> None:
    assert ok() == ok("--help")


def test_the_version_tells_the_build() -> None:
    build = "compiled" if IS_COMPILED else "pure Python"
    assert ok("--version") == f"smallworld {VERSION} ({build})\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    told = ok(name, "--help")
    assert "Usage:" in told
    if name != "map":
        assert "Example:" in told


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_what_the_command_says(name: str) -> None:
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    assert command.short_help == COMMANDS[name][1]


@pytest.mark.parametrize("name", ["list", "check", "draw"])
def test_every_word_of_map_explains_itself(name: str) -> None:
    assert "Example:" in ok("map", name, "--help")


def test_an_unknown_command_is_one_line() -> None:
    assert complaint("fly", code=2) == "Error: No such command 'fly'. See: smallworld --help\n"


def test_a_missing_argument_is_one_line() -> None:
    told = complaint("show", code=2)
    assert told == "Error: Missing argument 'FILE'. See: smallworld show --help\n"


def test_every_command_is_registered_once() -> None:
    assert cli.list_commands(click.Context(cli)) == list(COMMANDS)
