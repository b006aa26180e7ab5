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
from smallworld.cli.shared.errors import extra_sentence, file_sentence, usage_error
from smallworld.cli.shared.files import write_file
from smallworld.cli.shared.output import print_text
from smallworld.cli.shared.texts import LANG, current_language, translate
from smallworld.extras import MissingExtra
from smallworld.lab.data.frames import check_frames, replacing, write_tables
from smallworld.lab.data.measure import MeasuredGame
from smallworld.lab.games.journal import StoredGames
from smallworld.lab.simulation.run import JOURNAL, SimulationPlan, simulate
from smallworld.lab.simulation.tables import (
    ABOUT,
    GAMES,
    RACES,
    Totals,
    about_json,
    write_csv,
)

REPORT = "report.html"


@click.command("simulate", short_help="Play many games between bots and report on them.")
@maps_option("Play on this map; can be repeated.")
@click.option(
    "--seats", help="Play on the maps for these numbers of seats, for example 2,3. Default: 2."
)
@games_option("Games per map.")
@click.option(
    "--bots",
    multiple=True,
    metavar="BOT",
    default=("planner:nodes=1000,width=4",),
    show_default=True,
    shell_complete=complete_bots,
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
@click.option("--force", is_flag=True, help="Start again, even if FOLDER has files in it.")
@click.option(
    "--report/--no-report", default=True, help="Write the report, which needs matplotlib."
)
@click.option(
    "--parquet/--no-parquet",
    default=None,
    help="Write the tables as Parquet, too, which needs polars. Default: if it is installed.",
)
@TRUST
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
    parquet: bool | None,
    trust: bool,
    option: tuple[str, ...],
    packs: tuple[str, ...],
    banners: str,
) -> None:
    """Play many games between bots and report on them.

    Writes games.csv (one row per game), races.csv (one row per picked race), the same and more
    as Parquet (seats, lives and turns) and report.html (all plots in one file) to FOLDER. See:
    smallworld docs simulate, smallworld docs data

    \b
    Example:
      smallworld simulate --map base/4 --games 1000 --output four
      smallworld simulate --seats 2,3,4,5 --games 4000 --bots planner:nodes=1000,width=4 \\
          --output all --resume
      smallworld simulate --games 1000 --cluster tcp://10.0.0.1:8786 --output far
    """
    if report:
        _check_plots()
    parquet = _check_parquet(parquet)
    boards = chosen_maps(maps, seats)
    chosen = choose_packs(packs, banners, boards)
    sample = SimulationPlan(
        players=tuple(parse_players(bots, seconds, trust, "--bots")),
        maps=boards,
        games=games,
        seed=seed,
        options=tuple(sorted(parse_options(option).items())),
        packs=chosen.labels,
        banners=chosen.banners,
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
    totals, paths = _write_tables(output, played, parquet)
    if report:
        _report(output, played, command)
    _print_summary(totals, output, report)
    if paths:
        click.echo(f"Parquet: {', '.join(map(str, paths))}")


def _check_plots() -> None:
    from smallworld.lab.report.plots import check_plots

    try:
        check_plots()
    except MissingExtra as error:
        sentence = f"{extra_sentence(error)} {translate('cli-missing_extra.report')}"
        raise click.ClickException(sentence) from None


def _check_parquet(wanted: bool | None) -> bool:
    """Return whether to write Parquet: as asked for, else if polars is installed."""
    if wanted is False:
        return False
    try:
        check_frames()
    except MissingExtra:
        if wanted:
            raise
        return False
    return True


def _write_tables(
    folder: Path, played: StoredGames[MeasuredGame], parquet: bool
) -> tuple[Totals, list[Path]]:
    """Write the tables; return what they contain, and the paths of the Parquet files."""
    try:
        with (
            replacing(folder / GAMES) as games_path,
            replacing(folder / RACES) as races_path,
            games_path.open("w", encoding="utf-8", newline="") as games_file,
            races_path.open("w", encoding="utf-8", newline="") as races_file,
        ):
            totals = write_csv(played, games_file, races_file)
        return totals, write_tables(folder, played) if parquet else []
    except OSError as error:
        sentence = f"{file_sentence(folder, error)} {translate('cli-tables_later', file=JOURNAL)}"
        raise click.ClickException(sentence) from None


def _check_folder(folder: Path, *, resume: bool, force: bool) -> None:
    if (folder / JOURNAL).exists() and not (resume or force):
        raise usage_error("cli-resume_or_force", file=str(folder / JOURNAL))
    folder.mkdir(parents=True, exist_ok=True)


def _report(folder: Path, played: StoredGames[MeasuredGame], command: str) -> None:
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


def _print_summary(totals: Totals, folder: Path, report: bool) -> None:
    """Print what was written, and the number of bot faults if there were any."""
    print_text(translate("terminal-simulated.games", count=totals.games, file=str(folder / GAMES)))
    print_text(translate("terminal-simulated.races", count=totals.lives, file=str(folder / RACES)))
    if report:
        print_text(translate("terminal-simulated.report", file=str(folder / REPORT)))
    if totals.faults:
        first = totals.first_fault
        click.echo(translate("cli-bot_faults", count=totals.faults, first=first), err=True)
