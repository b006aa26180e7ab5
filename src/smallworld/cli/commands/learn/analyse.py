"""``smallworld analyse``: chances to win, costly turns and luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec

from smallworld.bots.playouts.chances import estimate
from smallworld.bots.registry import BadSetting, NoReasons
from smallworld.cli.shared.advice import bot_errors
from smallworld.cli.shared.arguments import GAME_FILE, complete_bots
from smallworld.cli.shared.errors import bad_option
from smallworld.cli.shared.files import log_line_numbers, read_game, read_text
from smallworld.cli.shared.output import print_json, print_rows, print_text
from smallworld.cli.shared.texts import LANG, current_names, game_names, refusal_text, translate
from smallworld.core.errors import RuleError
from smallworld.core.state import State
from smallworld.drawing.text.styled import Line, Run, align_columns
from smallworld.lab.analysis.game import Progress
from smallworld.lab.analysis.game import analyse as analyse_game
from smallworld.lab.analysis.turn_cost import AnalysisSettings
from smallworld.play.analysis import Analysis, Chances, TurnFacts
from smallworld.play.game import Game
from smallworld.play.position.read import read_position_text
from smallworld.texts.analysis import chance_lines, seat_lines
from smallworld.texts.names import Names


@click.command(short_help="Estimate chances to win, costly turns and luck in FILE.")
@GAME_FILE
@click.option(
    "--seat", type=click.IntRange(0), help="Only the turns of this seat (0 is the first)."
)
@click.option("--line", "--at", type=int, help="Only the chances after this line of FILE.")
@click.option(
    "--playouts",
    type=click.IntRange(2, 100_000),
    default=200,
    show_default=True,
    help="Playouts per estimate; four times as many halve the error.",
)
@click.option(
    "--careful",
    type=click.IntRange(2, 100_000),
    default=80,
    show_default=True,
    help="Slow playouts per estimate when a turn is checked again.",
)
@click.option(
    "--bot",
    default="planner",
    show_default=True,
    shell_complete=complete_bots,
    help="The bot whose plans turns are compared with.",
)
@click.option(
    "--nodes",
    type=click.IntRange(1),
    default=1_500,
    show_default=True,
    help="States that bot may search per turn.",
)
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="Seed of the playouts."
)
@click.option("--json", "as_json", is_flag=True, help="Print all facts as JSON.")
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
    """Analyse a game: chances to win, costly turns, decline and luck.

    FILE is a game file, finished or not, or a position as JSON. For a position, or with
    --line, only the chances of each seat are printed. Everything is estimated by playouts;
    ± is one standard error. See: smallworld docs analysis

    \b
    Example:
      smallworld analyse game.swg
      smallworld analyse game.swg --seat 0 --playouts 800
      smallworld analyse game.swg --line 60
      smallworld analyse position.json --json
    """
    text = read_text(file)
    if text.lstrip().startswith("{"):
        state, names = _position(file, text)
        _print_chances(state, Names(current_names().texts, names), playouts, seed, as_json)
        return
    game, text = read_game(file)
    if seat is not None and seat >= len(game.names):
        raise bad_option("--seat", "cli-seat_range", last=len(game.names) - 1)
    if line is not None:
        state = _state_after(game, text, line)
        _print_chances(state, game_names(game), playouts, seed, as_json)
        return
    settings = AnalysisSettings(playouts=playouts, careful=careful, seed=seed, bot=bot, nodes=nodes)
    with _bot_errors(bot), _progress() as watch:
        analysis = analyse_game(game, settings, seat=seat, progress=watch)
    if as_json:
        print_json(msgspec.to_builtins(analysis))
        return
    print_analysis(analysis, game_names(game), log_line_numbers(text, len(game.log)), seat)


def _position(file: Path, text: str) -> tuple[State, list[str]]:
    try:
        return read_position_text(text)
    except RuleError as error:
        raise click.ClickException(f"{file}: {refusal_text(error)}") from None


def _state_after(game: Game, text: str, line: int) -> State:
    """Return the state after a line of the file."""
    last = text.rstrip("\n").count("\n") + 1
    if not 1 <= line <= last:
        raise bad_option("--line", "cli-line_range", last=last)
    return game.state_at(sum(number <= line for number in log_line_numbers(text, len(game.log))))


def _print_chances(state: State, names: Names, playouts: int, seed: int, as_json: bool) -> None:
    chances = estimate(state, playouts=playouts, seed=seed)
    if as_json:
        print_json(msgspec.to_builtins(chances))
        return
    for line_text in chance_lines(chances, names):
        print_text(line_text)


@contextmanager
def _bot_errors(bot: str) -> Iterator[None]:
    """Turn errors about the bot into one-line usage errors."""
    try:
        with bot_errors("--bot"):
            yield
    except (NoReasons, BadSetting, TypeError):
        raise bad_option("--bot", "cli-no_plans", bot=bot) from None


@contextmanager
def _progress() -> Iterator[Progress]:
    """Show a progress bar on stderr if it is a terminal."""
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


def print_analysis(
    analysis: Analysis, names: Names, numbers: Sequence[int], seat: int | None = None
) -> None:
    """Print the analysis; ``numbers`` are the file lines of the log lines."""
    _print_curve(analysis, names, numbers)
    for facts in analysis.seats:
        if seat not in (None, facts.seat):
            continue
        print_text()
        print_text(names.seat(facts.seat), "strong")
        for line in seat_lines(analysis, facts.seat, names):
            print_text(f"  {line}")
        _print_better_plans(analysis, facts.costliest, names, numbers)


def _print_curve(analysis: Analysis, names: Names, numbers: Sequence[int]) -> None:
    """Print for each turn the chances after it, its cost and its luck."""
    seats = [names.seat(facts.seat) for facts in analysis.seats]
    columns = ("line", "round", "seat", "cost", "luck")
    titles = [names.texts.say(f"terminal-turns.{column}") for column in columns]
    head = [*titles[:3], *seats, *titles[3:]]
    rows: list[list[Line]] = [[(Run(title, "dim"),) for title in head]]
    rows.append(_row("", "", "", analysis.start, "", ""))
    for turn in analysis.turns:
        line = str(numbers[turn.first]) if turn.first < len(numbers) else ""
        cost = "" if turn.better is None or turn.cost is None else _percent(turn.cost.win)
        name = names.seat(turn.seat)
        rows.append(_row(line, str(turn.round), name, turn.after, cost, _dice_luck(turn)))
    count = len(seats)
    print_rows(align_columns(rows, right=(0, 1, *range(3, 5 + count))))


def _row(line: str, round: str, name: str, chances: Chances, cost: str, luck: str) -> list[Line]:
    wins = [_percent(seat.win) for seat in chances.seats]
    return [(Run(cell),) for cell in (line, round, name, *wins, cost, luck)]


def _dice_luck(turn: TurnFacts) -> str:
    """Return what the rolls of a turn changed for its own seat."""
    rolls = [luck.seats[turn.seat].win for luck in turn.luck if luck.kind == "die"]
    return _signed(sum(rolls)) if rolls else ""


def _print_better_plans(
    analysis: Analysis, costliest: Sequence[int], names: Names, numbers: Sequence[int]
) -> None:
    """Print the better actions for the costliest turns."""
    turns = {turn.number: turn for turn in analysis.turns}
    for number in costliest:
        better = turns[number].better
        if better is not None:
            plan = ", ".join(better.actions)
            where = names.texts.say("terminal-instead", line=str(numbers[better.line]))
            print_rows([[Run(f"  {where} ", "dim"), Run(plan, "name")]])


def _percent(chance: float) -> str:
    return translate("coach-percent", percent=f"{100 * chance:.0f}")


def _signed(chance: float) -> str:
    """Format a change of a chance in percent.

    >>> _signed(-0.126), _signed(0.001), _signed(0.05)
    ('−13%', '0%', '+5%')
    """
    whole = round(100 * chance)
    return translate("coach-percent", percent=f"{whole:+d}".replace("-", "−") if whole else "0")
