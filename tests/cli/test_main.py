"""The command itself: help, version, lazy imports, one-line errors."""

import subprocess
import sys

import click
import pytest

from smallworld.cli.main import COMMANDS, cli
from smallworld.core.engine import IS_COMPILED
from smallworld.version import VERSION
from tests.cli.shell import error_of, output_of

HEAVY = ("rich", "networkx", "fluent", "babel", "msgspec")


def imported_by(*arguments: str) -> set[str]:
    """Return all modules that a command line loads in a fresh process."""
    program = (
        "import sys; from smallworld.cli.main import cli\n"
        "try: cli(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print('LOADED', *sys.modules)"
    )
    output = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True
    ).stdout
    return set(output.rpartition("LOADED")[2].split())


def test_help_imports_no_command_and_nothing_heavy() -> None:
    loaded = imported_by("--help")
    own = {name for name in loaded if name.startswith("smallworld.cli.")}
    assert own == {"smallworld.cli.main"}
    assert not {name for name in loaded if name.split(".")[0] in HEAVY}


def test_bench_imports_nothing_heavy() -> None:
    loaded = imported_by("bench", "--seconds", "0.01")
    assert not {name for name in loaded if name.split(".")[0] in HEAVY}


def test_the_package_can_be_run_as_a_module() -> None:
    command = [sys.executable, "-m", "smallworld", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"smallworld {VERSION} (")


def test_no_command_prints_help() -> None:
    assert output_of() == output_of("--help")


def test_version_names_the_build() -> None:
    build = "compiled" if IS_COMPILED else "pure Python, because it runs from its source"
    assert output_of("--version") == f"smallworld {VERSION} ({build})\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str) -> None:
    output = output_of(name, "--help")
    assert "Usage:" in output
    assert "Example:" in output


@pytest.mark.parametrize("name", COMMANDS)
def test_list_and_command_have_the_same_short_help(name: str) -> None:
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    assert command.short_help == COMMANDS[name][1]


@pytest.mark.parametrize("name", ["list", "check", "draw"])
def test_every_map_command_has_an_example(name: str) -> None:
    assert "Example:" in output_of("map", name, "--help")


def test_an_unknown_command_is_one_line() -> None:
    error = "Error: There is no command “fly”. For help: smallworld --help\n"
    assert error_of("fly", code=2) == error


def test_a_missing_argument_is_one_line() -> None:
    output = error_of("show", code=2)
    assert output == "Error: FILE is missing. Add it. For help: smallworld show --help\n"


def test_every_command_is_registered_once() -> None:
    assert cli.list_commands(click.Context(cli)) == list(COMMANDS)
