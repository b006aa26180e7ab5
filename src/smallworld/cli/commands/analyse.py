"""``smallworld analyse``: who stands how, what turns cost, and what luck had to do with it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec

from smallworld.bots.playouts.chances import estimate
from smallworld.bots.registry import NoReasons, UnknownBot
from smallworld.cli.shared.arguments import RECORD
from smallworld.cli.shared.files import game_of, log_lines, text_of
from smallworld.cli.shared.output import say, show
from smallworld.cli.shared.texts import LANG, refused, spoken_names, table_of
from smallworld.core.errors import RuleError
from smallworld.core.state import State
from smallworld.drawing.text.styled import Line, Run, aligned
from smallworld.lab.analysis.game import Progress
from smallworld.lab.analysis.game import analyse as analysis_of
from smallworld.lab.analysis.turn_cost import AnalysisSettings
from smallworld.play.analysis import Analysis, Chances, TurnFacts
from smallworld.play.game import Game
from smallworld.play.position.read import read_position_text
from smallworld.texts.analysis import chance_lines, seat_lines
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
    settings = AnalysisSettings(playouts=playouts, careful=careful, seed=seed, bot=bot, nodes=nodes)
    with _asking(bot), _progress() as progress:
        found = analysis_of(game, settings, seat=seat, progress=progress)
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
def _progress() -> Iterator[Progress]:
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


def show_analysis(
    analysis: Analysis, names: Names, numbers: Sequence[int], seat: int | None = None
) -> None:
    """The whole analysis; ``numbers`` are the lines of the file for each line of the log."""
    _show_curve(analysis, names, numbers)
    for facts in analysis.seats:
        if seat not in (None, facts.seat):
            continue
        say()
        say(names.seat(facts.seat), "strong")
        for line in seat_lines(analysis, facts.seat, names):
            say(f"  {line}")
        _show_tries(analysis, facts.costliest, names, numbers)


def _show_curve(analysis: Analysis, names: Names, numbers: Sequence[int]) -> None:
    """After each turn the chances of all, what the turn cost its seat, and its luck."""
    seats = [names.seat(facts.seat) for facts in analysis.seats]
    columns = ("line", "round", "seat", "cost", "luck")
    titles = [names.texts.say(f"terminal-turns.{column}") for column in columns]
    head = [*titles[:3], *seats, *titles[3:]]
    rows: list[list[Line]] = [[(Run(title, "dim"),) for title in head]]
    rows.append(_row("", "", "", analysis.start, "", ""))
    for turn in analysis.turns:
        line = str(numbers[turn.first]) if turn.first < len(numbers) else ""
        cost = "" if turn.better is None or turn.cost is None else _whole(turn.cost.win)
        name = names.seat(turn.seat)
        rows.append(_row(line, str(turn.round), name, turn.after, cost, _dice_of(turn)))
    count = len(seats)
    show(aligned(rows, right=(0, 1, *range(3, 5 + count))))


def _row(line: str, round: str, name: str, chances: Chances, cost: str, luck: str) -> list[Line]:
    wins = [f"{100 * seat.win:.0f} %" for seat in chances.seats]
    return [(Run(cell),) for cell in (line, round, name, *wins, cost, luck)]


def _dice_of(turn: TurnFacts) -> str:
    """What the rolls of a turn brought to its own seat."""
    rolls = [luck.seats[turn.seat].win for luck in turn.luck if luck.kind == "die"]
    return _signed(sum(rolls)) if rolls else ""


def _show_tries(
    analysis: Analysis, costliest: Sequence[int], names: Names, numbers: Sequence[int]
) -> None:
    """What to do with the record to try the better way."""
    turns = {turn.number: turn for turn in analysis.turns}
    for number in costliest:
        better = turns[number].better
        if better is not None:
            words = ", ".join(better.actions)
            where = names.texts.say("terminal-instead", line=str(numbers[better.line]))
            show([[Run(f"  {where} ", "dim"), Run(words, "name")]])


def _whole(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def _signed(chance: float) -> str:
    """A chance more or less in percent.

    >>> _signed(-0.126), _signed(0.001), _signed(0.05)
    ('−13 %', '0 %', '+5 %')
    """
    whole = round(100 * chance)
    return f"{whole:+d} %".replace("-", "−") if whole else "0 %"
