"""``smallworld arena``: let bots play many games and rate them."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, cast

import click

from smallworld.cli.shared.arguments import (
    BANNERS,
    OPTION,
    PACK,
    PackChoice,
    choose_packs,
    complete_bots,
    maps_option,
    pack_arguments,
    parse_options,
)
from smallworld.cli.shared.batch import (
    CLUSTER,
    GAME_SEED,
    PROCESSES,
    SECONDS,
    TRUST,
    chosen_maps,
    games_option,
    open_runner,
    parse_players,
    progress_bar,
    report_interruption,
)
from smallworld.cli.shared.errors import usage_error
from smallworld.cli.shared.files import write_file
from smallworld.lab.arena.plot import ladder_svg
from smallworld.lab.arena.run import result_text, run_arena
from smallworld.lab.arena.summary import Faults, Matchup, Pace, Rating, Summary, pace_of, summary_of
from smallworld.lab.data.frames import check_frames
from smallworld.lab.games.journal import journal_beside
from smallworld.lab.games.plan import MODES, Mode, Plan
from smallworld.lab.games.players import Player
from smallworld.lab.intervals import Estimate
from smallworld.packs.maps import load_map

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command(short_help="Let bots play each other and rate them.")
@click.argument(
    "bots", nargs=-1, required=True, metavar="BOT BOT [BOT]...", shell_complete=complete_bots
)
@click.option("--seats", help="Numbers of seats, for example 2,3,4,5. Default: 2.")
@maps_option("Play on this map instead; can be repeated for other numbers of seats.")
@games_option("Minimum number of games for each mix of bots and number of seats.")
@click.option(
    "--ladder", "mode", flag_value="ladder", help="Each BOT plays only the next one in the list."
)
@click.option(
    "--round-robin",
    "mode",
    flag_value="round-robin",
    default=True,
    help="Every BOT plays every other one (default).",
)
@GAME_SEED
@SECONDS
@PROCESSES
@CLUSTER
@click.option("--output", type=FILE, help="Write the result as JSON, and a journal beside it.")
@click.option("--resume", is_flag=True, help="Continue where the journal of --output ends.")
@click.option("--force", is_flag=True, help="Overwrite the --output file.")
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder for the game file of every game.",
)
@click.option(
    "--tables",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder for seats, lives of races and turns as Parquet; see: smallworld docs data",
)
@click.option("--plot", type=FILE, help="Write a plot of the ratings as SVG.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the tables as Markdown.")
@TRUST
@OPTION
@PACK
@BANNERS
def arena(
    bots: tuple[str, ...],
    seats: str | None,
    maps: tuple[str, ...],
    games: int,
    mode: str,
    seed: int,
    seconds: float,
    processes: int,
    cluster: str | None,
    output: Path | None,
    resume: bool,
    force: bool,
    records: Path | None,
    tables: Path | None,
    plot: Path | None,
    as_markdown: bool,
    trust: bool,
    option: tuple[str, ...],
    packs: tuple[str, ...],
    banners: str,
) -> None:
    """Let bots play each other and rate their strength.

    A BOT is a name with settings (planner:nodes=2000), the name of a third-party class, or
    program:COMMAND; LABEL=BOT gives it another name. Every deal is played once per seat
    rotation, so that each bot plays each seat. See: smallworld docs arena

    \b
    Example:
      smallworld arena random other=random --games 200
      smallworld arena planner greedy random --ladder --seats 2,3,4,5 --games 400 \\
          --output result.json --plot ladder.svg
      smallworld arena random "mine=program:node my-bot.js" --seats 2
    """
    if tables is not None:
        check_frames()
    boards = _boards(maps, seats)
    chosen = choose_packs(packs, banners, boards.values())
    plan = Plan(
        players=tuple(_players(bots, seconds, trust)),
        seats=tuple(boards),
        maps=tuple(boards.values()) if maps else (),
        games=games,
        mode=cast(Mode, mode),
        seed=seed,
        options=tuple(sorted(parse_options(option).items())),
        packs=chosen.labels,
        banners=chosen.banners,
    )
    _check_output(output, resume=resume, force=force)
    for folder in (records, tables):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    with (
        report_interruption(output is not None),
        open_runner(processes, cluster) as runner,
        progress_bar() as show,
    ):
        outcomes = run_arena(
            plan,
            runner=runner,
            output=output,
            resume=resume,
            records=records,
            tables=tables,
            progress=show,
        )
    labels = [player.label for player in plan.players]
    summary, pace = summary_of(outcomes, labels, seed), pace_of(outcomes, labels)
    command = command_line(plan, bots, seconds, trust)
    if output is not None:
        write_file(output, result_text(plan, outcomes, summary, pace, command))
    if plot is not None:
        write_file(plot, ladder_svg(summary.ratings, "Strength of the bots"))
    _print_tables(build_tables(summary, pace), command if as_markdown else None)


def _boards(maps: tuple[str, ...], seats: str | None) -> dict[int, str]:
    """Return the map for each number of seats."""
    boards: dict[int, str] = {}
    for map in chosen_maps(maps, seats):
        other = boards.setdefault(int(load_map(map).seats), map)
        if other != map:
            raise click.UsageError(
                f"{other} and {map} have the same number of seats. Run one arena for each."
            )
    return dict(sorted(boards.items()))


def _players(bots: tuple[str, ...], seconds: float, trust: bool) -> list[Player]:
    if len(bots) < 2:
        raise usage_error("cli-two_bots")
    return parse_players(bots, seconds, trust, "BOT")


def _check_output(output: Path | None, *, resume: bool, force: bool) -> None:
    if output is None:
        if resume:
            raise usage_error("cli-resume_what")
        return
    if not output.parent.is_dir():
        raise usage_error("cli-no_folder", folder=str(output.parent))
    there = [path for path in (output, journal_beside(output)) if path.exists()]
    if there and not (resume or force):
        raise usage_error("cli-resume_or_force", file=str(there[0]))


def command_line(plan: Plan, bots: tuple[str, ...], seconds: float, trust: bool) -> str:
    """Return the command that repeats this arena."""
    arguments = ["smallworld", "arena", *bots]
    for board in plan.maps:
        arguments += ["--map", board]
    arguments += [] if plan.maps else ["--seats", ",".join(map(str, plan.seats))]
    arguments += ["--games", str(plan.games), "--seed", str(plan.seed), "--seconds", f"{seconds:g}"]
    arguments += [f"--{plan.mode}"] if plan.mode != MODES[0] else []
    for name, on in plan.options:
        arguments += ["--option", f"{name}={'on' if on else 'off'}"]
    arguments += pack_arguments(PackChoice(plan.packs, plan.banners))
    return shlex.join([*arguments, "--trust"] if trust else arguments)


def _print_tables(tables: list[Table], command: str | None) -> None:
    """Print all tables; as Markdown, after ``command``, if it is given."""
    if command is not None:
        click.echo(f"```sh\n{command}\n```\n")
    for table in tables:
        if command is not None:
            click.echo(markdown(table))
        else:
            print_table(table)


_WIDTH_WITHOUT_TERMINAL = 140


class Table(NamedTuple):
    """A table of texts; columns that start with ``>`` are right-aligned."""

    title: str
    head: list[str]
    rows: list[list[str]]


def build_tables(summary: Summary, pace: Sequence[Pace]) -> list[Table]:
    """Build all tables of an arena; one of faults only if there were any."""
    tables = [_wins(summary.contests), _strengths(summary.ratings), _paces(pace)]
    return tables + ([_faults(summary.faults)] if summary.faults else [])


def _wins(matchups: Sequence[Matchup]) -> Table:
    rows = []
    for matchup in matchups:
        for place, showing in enumerate(matchup.bots):
            alike = matchup.mix.count(showing.bot)
            rows.append(
                [
                    str(matchup.seats) if place == 0 else "",
                    f"{showing.bot} × {alike}" if alike > 1 else showing.bot,
                    str(matchup.games) if place == 0 else "",
                    _percent(showing.share),
                    _ratio(showing.ratio),
                    f"{showing.coins:.1f}",
                ]
            )
    head = [">seats", "bot", ">games", ">wins", ">× fair share", ">coins"]
    return Table("Wins of one seat, with 95 % intervals", head, rows)


def _strengths(ratings: Sequence[Rating]) -> Table:
    tables = list(dict.fromkeys(rating.seats for rating in ratings))
    found = {(rating.bot, rating.seats): rating.elo for rating in ratings}
    last = {bot: elo.value for (bot, _), elo in found.items()}
    rows = [
        [bot, *[_elo(found.get((bot, seats))) for seats in tables]]
        for bot in sorted(last, key=lambda bot: -last[bot])
    ]
    head = [">all tables" if seats is None else f">{seats} seats" for seats in tables]
    return Table("Elo (Bradley–Terry), with 95 % intervals", ["bot", *head], rows)


def _paces(pace: Sequence[Pace]) -> Table:
    rows = [
        [str(each.seats), each.bot, f"{each.seconds_a_turn:.4f}", f"{each.longest_turn:.3f}"]
        for each in pace
    ]
    return Table("Thinking", [">seats", "bot", ">seconds a turn", ">longest turn"], rows)


def _faults(faults: Sequence[Faults]) -> Table:
    rows = [
        [
            each.bot,
            ", ".join(f"{kind} {count}" for kind, count in each.kinds.items()),
            str(each.decisions),
            each.first,
        ]
        for each in faults
    ]
    head = ["bot", "faults", ">of decisions", "the first one"]
    return Table("Faults: a plain legal action was played instead", head, rows)


def _percent(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low:.1%} – {share.high:.1%})"


def _ratio(ratio: Estimate) -> str:
    return f"{ratio.value:.2f} ({ratio.low:.2f} – {ratio.high:.2f})"


def _elo(elo: Estimate | None) -> str:
    return "" if elo is None else f"{elo.value:.0f} ({elo.low:.0f} – {elo.high:.0f})"


def markdown(table: Table) -> str:
    """Format a table as Markdown."""
    head = [name.removeprefix(">") for name in table.head]
    rule = ["---:" if name.startswith(">") else "---" for name in table.head]
    lines = [f"| {' | '.join(map(_escaped, row))} |" for row in (head, *table.rows)]
    lines.insert(1, f"|{'|'.join(rule)}|")
    return "\n".join([f"{table.title}:", "", *lines, ""])


def _escaped(cell: str) -> str:
    return cell.replace("|", "\\|")


def print_table(table: Table) -> None:
    """Print a table on the terminal."""
    from rich.console import Console
    from rich.table import Table as Drawn
    from rich.text import Text

    drawn = Drawn(title=table.title, title_justify="left")
    for name in table.head:
        right = name.startswith(">")
        drawn.add_column(name.removeprefix(">"), justify="right" if right else "left")
    for row in table.rows:
        drawn.add_row(*map(Text, row))
    width = None if sys.stdout.isatty() else _WIDTH_WITHOUT_TERMINAL
    Console(width=width, highlight=False).print(drawn)
