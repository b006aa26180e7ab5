"""``smallworld simulate``: many games for their own sake, as tables and as a report."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from smallworld.cli.shared.arguments import (
    BANNERS,
    OPTION,
    PACK,
    Packing,
    options_of,
    packing_of,
    packing_words,
)
from smallworld.cli.shared.batch import (
    CLUSTER,
    GAME_SEED,
    PROCESSES,
    SECONDS,
    players_of,
    progress,
    runner_for,
    seats_of,
    stopping_well,
)
from smallworld.cli.shared.files import write
from smallworld.cli.shared.output import say
from smallworld.cli.shared.texts import LANG, said, spoken_language
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


@click.command("simulate", short_help="Play many games and report on them.")
@click.option("--map", "maps", multiple=True, type=click.Choice(map_ids()), help="A board.")
@click.option("--seats", help="The boards for so many: 2,3,4,5. Without it and --map: 2.")
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=100,
    show_default=True,
    help="On each board.",
)
@click.option(
    "--bots",
    multiple=True,
    metavar="BOT",
    default=("planner:nodes=1000,width=4",),
    show_default=True,
    help="Who plays; several take turns in the seats.",
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
    help="Where the tables, the report and the journal go.",
)
@click.option("--resume", is_flag=True, help="Go on where the journal in FOLDER ends.")
@click.option("--force", is_flag=True, help="Begin anew, whatever is in FOLDER.")
@click.option("--report/--no-report", default=True, help="Draw the report, which needs matplotlib.")
@click.option("--trust", is_flag=True, help="Ask third-party classes in our own processes.")
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
    """Play many games and tell what happened in them.

    Writes games.csv (one row a game), races.csv (one row for each race that was picked) and
    report.html (plots, in one file) into FOLDER. See docs/simulate.md.

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
    packing = packing_of(packs, banners, boards)
    sample = SimulationPlan(
        players=tuple(players_of(bots, seconds, trust, "--bots")),
        maps=boards,
        games=games,
        seed=seed,
        options=tuple(sorted(options_of(option).items())),
        packs=packing.labels,
        banners=packing.banners,
    )
    _check_folder(output, resume=resume, force=force)
    with stopping_well(True), runner_for(processes, cluster) as runner, progress() as show:
        played = simulate(sample, runner, folder=output, resume=resume, progress=show)
    command = command_line(sample, bots, seconds, trust)
    write(output / ABOUT, about_json(sample, command))
    write(output / GAMES, games_csv(played))
    write(output / RACES, races_csv(played))
    if report:
        _report(output, played, command)
    _tell(played, output, report)


def _boards(maps: tuple[str, ...], seats: str | None) -> tuple[str, ...]:
    if maps and seats:
        raise click.UsageError("Name boards with --map or with --seats, not with both.")
    return tuple(dict.fromkeys(maps)) or tuple(f"base/{n}" for n in seats_of(seats or "2"))


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

    write(folder / REPORT, report_html(played, command, spoken_language()))


def command_line(sample: SimulationPlan, bots: tuple[str, ...], seconds: float, trust: bool) -> str:
    """The command that plays the same games again."""
    words = ["smallworld", "simulate"]
    for map in sample.maps:
        words += ["--map", map]
    for bot in bots:
        words += ["--bots", bot]
    words += ["--games", str(sample.games), "--seed", str(sample.seed), "--seconds", f"{seconds:g}"]
    for name, on in sample.options:
        words += ["--option", f"{name}={'on' if on else 'off'}"]
    words += packing_words(Packing(sample.packs, sample.banners))
    return shlex.join([*words, "--trust"] if trust else words)


def _tell(played: list[SimulatedGame], folder: Path, report: bool) -> None:
    """What was written, and the faults of bots if there were any."""
    lives = sum(len(game.lives) for game in played)
    say(said("terminal-simulated.games", count=len(played), file=str(folder / GAMES)))
    say(said("terminal-simulated.races", count=lives, file=str(folder / RACES)))
    if report:
        say(said("terminal-simulated.report", file=str(folder / REPORT)))
    faults = sum(sum(seat.values()) for game in played for seat in game.outcome.faults)
    if faults:
        first = next(text for game in played for text in game.outcome.first_faults if text)
        click.echo(f"Bots failed {faults} times; the first was: {first}", err=True)
