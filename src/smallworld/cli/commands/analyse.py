"""``smallworld analyse``: who stands how, what turns cost, and what luck had to do with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec

from smallworld.bots.playouts.chances import estimate
from smallworld.bots.registry import NoReasons, UnknownBot
from smallworld.cli.commands.analyse_text import show_analysis
from smallworld.cli.shared.arguments import LANG, RECORD
from smallworld.cli.shared.colors import say
from smallworld.cli.shared.files import game_of, log_lines, text_of
from smallworld.cli.shared.texts import refused, spoken_names, table_of
from smallworld.core.errors import RuleError
from smallworld.core.state import State
from smallworld.lab.analysis.game import Watcher
from smallworld.lab.analysis.game import analyse as analysis_of
from smallworld.lab.analysis.turn_cost import Lens
from smallworld.play.game import Game
from smallworld.play.position.read import read_position_text
from smallworld.texts.analysis import chance_lines
from smallworld.texts.names import Names


@click.command(short_help="Tell chances to win, costly turns and luck in FILE.")
@RECORD
@click.option(
    "--seat", type=click.IntRange(0), help="Only the turns of this seat (0 is the first)."
)
@click.option("--line", "--at", type=int, help="Only the chances after this line of FILE.")
@click.option(
    "--playouts",
    type=click.IntRange(2, 100_000),
    default=200,
    show_default=True,
    help="For each estimate; four times as many, half the error.",
)
@click.option(
    "--careful",
    type=click.IntRange(2, 100_000),
    default=80,
    show_default=True,
    help="Slow playouts for each estimate of a second look.",
)
@click.option("--bot", default="planner", show_default=True, help="Whose plans turns are held to.")
@click.option(
    "--nodes",
    type=click.IntRange(1),
    default=1_500,
    show_default=True,
    help="States that bot may look at for a turn.",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Of playouts.")
@click.option("--json", "as_json", is_flag=True, help="All facts as JSON.")
@LANG
def analyse(
    file: Path,
    seat: int | None,
    line: int | None,
    playouts: int,
    careful: int,
    bot: str,
    nodes: int,
    seed: int,
    as_json: bool,
) -> None:
    """Tell how a game went: chances to win, costly turns, decline and luck.

    FILE is the record of a game, finished or not, or a position as JSON. Of a position, or
    with --line, only what each seat may expect is told. Everything is estimated by
    playouts; ± is one standard error. See docs/analysis.md.

    \b
    Example:
      smallworld analyse game.swg
      smallworld analyse game.swg --seat 0 --playouts 800
      smallworld analyse game.swg --line 60
      smallworld analyse position.json --json
    """
    text = text_of(file)
    if text.lstrip().startswith("{"):
        state, names = _position(file, text)
        _tell_chances(state, Names(spoken_names().texts, names), playouts, seed, as_json)
        return
    game, text = game_of(file)
    if seat is not None and seat >= len(game.names):
        raise click.BadParameter(
            f"The game has seats 0 to {len(game.names) - 1}.", param_hint="--seat"
        )
    if line is not None:
        state = _state_after(game, text, line)
        _tell_chances(state, table_of(game), playouts, seed, as_json)
        return
    lens = Lens(playouts=playouts, careful=careful, seed=seed, bot=bot, nodes=nodes)
    with _asking(bot), _progress() as watch:
        found = analysis_of(game, lens, seat=seat, watch=watch)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    show_analysis(found, table_of(game), log_lines(text, len(game.log)), seat)


def _position(file: Path, text: str) -> tuple[State, list[str]]:
    try:
        return read_position_text(text)
    except RuleError as error:
        raise click.ClickException(f"{file}: {refused(error)}") from None


def _state_after(game: Game, text: str, line: int) -> State:
    """The state after a line of the file."""
    last = text.rstrip("\n").count("\n") + 1
    if not 1 <= line <= last:
        raise click.BadParameter(f"The file has lines 1 to {last}.", param_hint="--line")
    return game.state_at(sum(number <= line for number in log_lines(text, len(game.log))))


def _tell_chances(state: State, names: Names, playouts: int, seed: int, as_json: bool) -> None:
    chances = estimate(state, playouts=playouts, seed=seed)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(chances), indent=1))
        return
    for told in chance_lines(chances, names):
        say(told)


@contextmanager
def _asking(bot: str) -> Iterator[None]:
    """Whatever is wrong with the bot is said in a line."""
    try:
        yield
    except UnknownBot as error:
        message = f"{str(error)[0].upper()}{str(error)[1:]}."
        raise click.BadParameter(message, param_hint="--bot") from None
    except (NoReasons, TypeError):
        raise click.BadParameter(
            f"The bot {bot} tells no plans to compare with. Ask planner.", param_hint="--bot"
        ) from None


@contextmanager
def _progress() -> Iterator[Watcher]:
    """A bar on the terminal; nothing where nobody watches."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done, pieces: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("")
        yield lambda done, pieces: progress.update(task, completed=done, total=pieces)
