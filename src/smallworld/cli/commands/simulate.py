"""``smallworld simulate``: play many games and write tables and a report."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from smallworld.cli.shared.arguments import (
    BANNERS,
    OPTION,
    PACK,
    PackChoice,
    choose_packs,
    pack_arguments,
    parse_options,
)
from smallworld.cli.shared.batch import (
    CLUSTER,
    GAME_SEED,
    PROCESSES,
    SECONDS,
    open_runner,
    parse_players,
    parse_seats,
    progress_bar,
    report_interruption,
)
from smallworld.cli.shared.files import write_file
from smallworld.cli.shared.output import print_text
from smallworld.cli.shared.texts import LANG, current_language, translate
from smallworld.lab.simulate.run import JOURNAL, SimulatedGame, SimulationPlan, simulate
from smallworld.lab.simulate.tables import (
    ABOUT,
    GAMES,
    RACES,
    about_json,
    games_csv,
    races_csv,
)
from smallworld.packs.loader import map_ids

REPORT = "report.html"


@click.command("simulate", short_help="Play many games between bots and report on them.")
@click.option(
    "--map",
    "maps",
    multiple=True,
    type=click.Choice(map_ids()),
    help="Play on this map; can be repeated.",
)
@click.option(
    "--seats", help="Play on the maps for these numbers of seats, for example 2,3. Default: 2."
)
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=100,
    show_default=True,
    help="Games per map.",
)
@click.option(
    "--bots",
    multiple=True,
    metavar="BOT",
    default=("planner:nodes=1000,width=4",),
    show_default=True,
    help="The bots; several rotate through the seats.",
)
@GAME_SEED
@SECONDS
@PROCESSES
@CLUSTER
@click.option(
    "--output",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    metavar="FOLDER",
    help="Folder for the tables, the report and the journal.",
)
@click.option("--resume", is_flag=True, help="Continue where the journal in FOLDER ends.")
@click.option("--force", is_flag=True, help="Start again, whatever is in FOLDER.")
@click.option(
    "--report/--no-report", default=True, help="Write the report, which needs matplotlib."
)
@click.option("--trust", is_flag=True, help="Run third-party classes inside the worker processes.")
@OPTION
@PACK
@BANNERS
@LANG
def simulate_command(
    maps: tuple[str, ...],
    seats: str | None,
    games: int,
    bots: tuple[str, ...],
    seed: int,
    seconds: float,
    processes: int,
    cluster: str | None,
    output: Path,
    resume: bool,
    force: bool,
    report: bool,
    trust: bool,
    option: tuple[str, ...],
    packs: tuple[str, ...],
    banners: str,
) -> None:
    """Play many games between bots and report on them.

    Writes games.csv (one row per game), races.csv (one row per picked race) and report.html
    (all plots in one file) to FOLDER. See docs/simulate.md.

    \b
    Example:
      smallworld simulate --map base/4 --games 1000 --output four
      smallworld simulate --seats 2,3,4,5 --games 4000 --bots planner:nodes=1000,width=4 \\
          --output all --resume
      smallworld simulate --games 1000 --cluster tcp://10.0.0.1:8786 --output far
    """
    if report:
        _check_plots()
    boards = _boards(maps, seats)
    packing = choose_packs(packs, banners, boards)
    sample = SimulationPlan(
        players=tuple(parse_players(bots, seconds, trust, "--bots")),
        maps=boards,
        games=games,
        seed=seed,
        options=tuple(sorted(parse_options(option).items())),
        packs=packing.labels,
        banners=packing.banners,
    )
    _check_folder(output, resume=resume, force=force)
    with (
        report_interruption(True),
        open_runner(processes, cluster) as runner,
        progress_bar() as show,
    ):
        played = simulate(sample, runner, folder=output, resume=resume, progress=show)
    command = command_line(sample, bots, seconds, trust)
    write_file(output / ABOUT, about_json(sample, command))
    write_file(output / GAMES, games_csv(played))
    write_file(output / RACES, races_csv(played))
    if report:
        _report(output, played, command)
    _print_summary(played, output, report)


def _boards(maps: tuple[str, ...], seats: str | None) -> tuple[str, ...]:
    if maps and seats:
        raise click.UsageError("Name boards with --map or with --seats, not with both.")
    return tuple(dict.fromkeys(maps)) or tuple(f"base/{n}" for n in parse_seats(seats or "2"))


def _check_plots() -> None:
    from smallworld.lab.report.plots import NoPlots, check_plots

    try:
        check_plots()
    except NoPlots as error:
        raise click.ClickException(f"{error} Or add --no-report.") from None


def _check_folder(folder: Path, *, resume: bool, force: bool) -> None:
    if (folder / JOURNAL).exists() and not (resume or force):
        raise click.UsageError(
            f"{folder / JOURNAL} exists. Add --resume to go on with it, or --force to begin anew."
        )
    folder.mkdir(parents=True, exist_ok=True)


def _report(folder: Path, played: list[SimulatedGame], command: str) -> None:
    from smallworld.lab.report.page import report_html

    write_file(folder / REPORT, report_html(played, command, current_language()))


def command_line(sample: SimulationPlan, bots: tuple[str, ...], seconds: float, trust: bool) -> str:
    """Return the command that plays the same games again."""
    arguments = ["smallworld", "simulate"]
    for map in sample.maps:
        arguments += ["--map", map]
    for bot in bots:
        arguments += ["--bots", bot]
    arguments += [
        "--games",
        str(sample.games),
        "--seed",
        str(sample.seed),
        "--seconds",
        f"{seconds:g}",
    ]
    for name, on in sample.options:
        arguments += ["--option", f"{name}={'on' if on else 'off'}"]
    arguments += pack_arguments(PackChoice(sample.packs, sample.banners))
    return shlex.join([*arguments, "--trust"] if trust else arguments)


def _print_summary(played: list[SimulatedGame], folder: Path, report: bool) -> None:
    """Print what was written, and the number of bot faults if there were any."""
    lives = sum(len(game.lives) for game in played)
    print_text(translate("terminal-simulated.games", count=len(played), file=str(folder / GAMES)))
    print_text(translate("terminal-simulated.races", count=lives, file=str(folder / RACES)))
    if report:
        print_text(translate("terminal-simulated.report", file=str(folder / REPORT)))
    faults = sum(sum(seat.values()) for game in played for seat in game.outcome.faults)
    if faults:
        first = next(text for game in played for text in game.outcome.first_faults if text)
        click.echo(f"Bots failed {faults} times; the first was: {first}", err=True)
