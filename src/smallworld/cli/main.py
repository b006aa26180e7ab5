"""The ``smallworld`` command: the list of commands and the handling of errors.

A command's module is imported only when the command runs. Its one-line description is
repeated here so that ``--help`` needs no import.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

import click

from smallworld.extras import MissingExtra
from smallworld.version import VERSION

# Each name with its module and function below ``smallworld.cli``, and its description.
COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "play": ("commands.game.play:play", "Play in the browser or in the terminal."),
    "new": ("commands.game.new:new", "Start a game and write it to FILE."),
    "show": ("commands.game.show:show", "Show the board, the seats and the combos of FILE."),
    "legal": ("commands.game.legal:legal", "List the legal actions."),
    "advise": (
        "commands.learn.advise:advise",
        "Ask a bot for its next move in FILE, with reasons.",
    ),
    "analyse": (
        "commands.learn.analyse:analyse",
        "Estimate chances to win, costly turns and luck in FILE.",
    ),
    "do": ("commands.game.do:do", "Play ACTIONs in the game of FILE."),
    "undo": ("commands.game.undo:undo", "Undo the last action of the turn."),
    "reset": ("commands.game.undo:reset", "Undo the whole turn, as far as possible."),
    "replay": ("commands.game.replay:replay", "Check every line of FILE and show how it ends."),
    "perft": ("commands.measure.perft:perft", "Count all action sequences to a depth."),
    "bench": ("commands.measure.bench:bench", "Measure how fast the rules run here."),
    "map": ("commands.content.map:map_group", "Check, draw and generate maps."),
    "pack": (
        "commands.content.pack:pack_group",
        "Create, check and install your own races and powers.",
    ),
    "traits": ("commands.content.traits:traits", "List all races and powers with their numbers."),
    "lang": ("commands.content.lang:lang", "Check translations, or start a new language."),
    "rule": ("commands.learn.rule:rule", "Look up a race, a power, a piece or a ruling."),
    "puzzle": ("commands.learn.puzzle:puzzle", "Show a puzzle: find the one best turn."),
    "arena": ("commands.measure.arena:arena", "Let bots play each other and rate them."),
    "simulate": (
        "commands.measure.simulate:simulate_command",
        "Play many games between bots and report on them.",
    ),
    "combos": ("commands.measure.combos:combos", "Show what combos are worth, from many games."),
    "serve": ("commands.host.serve:serve", "Run a server for players on the network."),
    "db": ("commands.host.db:db", "Back up, restore, check and export stored games."),
    "admin": ("commands.host.admin:admin", "Manage a running server."),
    "docs": ("commands.learn.docs:docs", "Read the documentation."),
    "engine": ("engine.command:engine", "Answer JSON requests, one per line."),
}

# Commands without ``--lang``: their output and errors are English.
_IN_ENGLISH: Final = frozenset(
    {"map", "lang", "docs", "db", "admin", "serve", "arena", "perft", "bench", "engine"}
)


class LazyGroup(click.Group):
    """A group that imports a command only when it runs."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands, the most used first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the module of a command and return the command."""
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name][0].partition(":")
        command = getattr(import_module(f"smallworld.cli.{module}"), function)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list for ``--help`` without importing any command."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, short) for name, (_, short) in COMMANDS.items()])

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> NoReturn:
        """Run a command and print any error as one line."""
        extra["standalone_mode"] = False
        words = sys.argv[1:] if args is None else list(args)
        try:
            code = super().main(args, *rest, **extra)
            sys.stdout.flush()
        except BaseException as error:
            code = _report_error(error, words)
        sys.exit(code if isinstance(code, int) else 0)


def _report_error(error: BaseException, words: Sequence[str]) -> int:
    """Print an error to stderr and return the exit code."""
    if isinstance(error, SystemExit):
        return error.code if isinstance(error.code, int) else 1
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        click.echo(error.format_message())
        return 0
    if isinstance(error, BrokenPipeError):
        # The reader (``head``, a pager) has gone. Redirect stdout so that no flush fails at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 1
    if _is_unexpected(error) and os.environ.get("SMALLWORLD_TRACEBACK"):
        raise error
    # Imported late: a command without errors does not need them.
    from smallworld.cli.shared.errors import describe_error, language_of
    from smallworld.cli.shared.texts import errors_in

    command = next((word for word in words if not word.startswith("-")), "")
    lang = "en" if command in _IN_ENGLISH else language_of(words, os.environ)
    with errors_in(lang):
        text, code = describe_error(error)
    click.echo(text, err=True)
    return code


def _is_unexpected(error: BaseException) -> bool:
    expected = (click.ClickException, click.Abort, KeyboardInterrupt, MissingExtra)
    return not isinstance(error, expected)


def _show_version(ctx: click.Context, option: click.Parameter, is_asked: bool) -> None:
    """Print the version, how the package was built, and why it is not compiled."""
    if is_asked and not ctx.resilient_parsing:
        from smallworld.build_info import build_name

        click.echo(f"smallworld {VERSION} ({build_name()})")
        ctx.exit()


@click.group("smallworld", cls=LazyGroup, invoke_without_command=True)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version, whether it is compiled, and exit.",
)
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Small World on the command line.

    Start with "smallworld play", or play a game step by step in the shell:

    \b
      smallworld new game.swg --seat Ann --seat Bo
      smallworld show game.swg
      smallworld do game.swg pick 1
    """
    if sys.stdout.encoding and hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
