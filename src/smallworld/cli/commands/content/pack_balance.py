"""``smallworld pack balance``: measure whether a race or a power is fair."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

import click
import msgspec

from smallworld.cli.shared.arguments import maps_option
from smallworld.cli.shared.batch import (
    PROCESSES,
    SECONDS,
    parse_players,
    progress_bar,
    report_interruption,
)
from smallworld.cli.shared.errors import failure, usage_error
from smallworld.cli.shared.files import write_file
from smallworld.cli.shared.output import print_rows, print_text
from smallworld.cli.shared.sources import find_pack
from smallworld.cli.shared.texts import LANG, current_language
from smallworld.drawing.text.styled import Run
from smallworld.lab.balance.report import balance_html, ranked
from smallworld.lab.balance.run import GAMES, QUICK, Balance, TooFewGames, balance
from smallworld.lab.balance.situations import MAPS, Setting
from smallworld.lab.balance.text import BalanceText
from smallworld.lab.balance.tiles import Tile, UnknownTile, tile_of, tiles_of
from smallworld.lab.games.journal import journal_beside
from smallworld.lab.games.workers import local_processes
from smallworld.lab.intervals import Estimate
from smallworld.packs.files.packs.pack import Pack
from smallworld.texts.names import Names
from smallworld.texts.packs import texts_with

_ENDINGS: Final = (".html", ".json")
_CHART: Final = 41  # columns; odd, so that zero is in the middle


@click.command("balance", short_help="Measure whether a race or power is balanced.")
@click.argument("pack", metavar="PACK")
@click.option("--trait", metavar="ID", help="The race or power to measure, if PACK has several.")
@click.option(
    "--games",
    type=click.IntRange(4, 1_000_000),
    default=GAMES,
    show_default="4000; 200 in pure Python",
    help="Situations; each is played with up to five token counts.",
)
@maps_option("Only on this map; official tiles are then measured again.")
@click.option(
    "--bots",
    multiple=True,
    metavar="BOT",
    help="The bots, instead of the quick policy; official tiles are then measured again.",
)
@SECONDS
@click.option(
    "--limit", type=click.FloatRange(1), help="Start no new game after this many seconds."
)
@PROCESSES
@click.option(
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write a report: FILE.html for people, FILE.json for programs.",
)
@click.option("--resume", is_flag=True, help="Continue where the journal beside FILE ends.")
@click.option("--force", is_flag=True, help="Overwrite FILE.")
@LANG
def balance_command(
    pack: str,
    trait: str | None,
    games: int,
    maps: tuple[str, ...],
    bots: tuple[str, ...],
    seconds: float,
    limit: float | None,
    processes: int,
    output: Path | None,
    resume: bool,
    force: bool,
) -> None:
    """Measure whether a race or power of PACK is balanced.

    A seat gets the tile in many situations from many games, with every partner tile in turn,
    and the games are played to their end. The results are compared with those of the official
    tiles in the same situations. Other token counts are tried, too, to find a balanced one. See:
    smallworld docs balance

    \b
    Example:
      smallworld pack balance fens.toml
      smallworld pack balance fenlights --trait herons --output herons.html
      smallworld pack balance fens.toml --bots planner:nodes=200,width=2 --games 100
    """
    found = find_pack(pack)
    tile = _tile(found, trait)
    _check_output(output, resume=resume, force=force)
    chosen = () if bots in ((), (QUICK,)) else tuple(parse_players(bots, seconds, False, "--bots"))
    setting = Setting(maps=tuple(dict.fromkeys(maps)) or MAPS, players=chosen)
    with report_interruption(output is not None), progress_bar() as show:
        try:
            result = balance(
                tile,
                local_processes(processes),
                games=games,
                setting=setting,
                journal=journal_beside(output) if output else None,
                resume=resume,
                seconds=limit,
                progress=show,
            )
        except TooFewGames:
            raise failure("cli-longer_limit") from None
    texts = BalanceText(result, Names(texts_with([found], current_language())))
    _print_result(result, texts)
    if output is not None:
        command = _command_line(pack, tile, games, maps, bots)
        write_file(output, _report(output, result, texts, command), overwrite=force or resume)
        print_text(str(output), "dim")


def _tile(pack: Pack, trait: str | None) -> Tile:
    try:
        return tile_of(pack, trait)
    except UnknownTile as error:
        known = ", ".join(tile.id for tile in tiles_of(pack))
        if not known:
            raise failure("cli-nothing_to_measure") from None
        found = error.found or "none"
        raise usage_error("cli-which_trait", pack=pack.id, found=found, known=known) from None


def _check_output(output: Path | None, *, resume: bool, force: bool) -> None:
    if output is None:
        if resume:
            raise usage_error("cli-resume_what")
        return
    if output.suffix not in _ENDINGS:
        raise usage_error("cli-report_name")
    if (output.exists() or journal_beside(output).exists()) and not (resume or force):
        raise usage_error("cli-resume_or_force", file=str(output))


def _command_line(
    pack: str, tile: Tile, games: int, maps: tuple[str, ...], bots: tuple[str, ...]
) -> str:
    arguments = ["smallworld", "pack", "balance", pack, "--trait", tile.id, "--games", str(games)]
    for map in maps:
        arguments += ["--map", map]
    for bot in bots:
        arguments += ["--bots", bot]
    return shlex.join(arguments)


def _report(output: Path, result: Balance, texts: BalanceText, command: str) -> str:
    if output.suffix == ".html":
        return balance_html(result, texts, command)
    return msgspec.json.format(msgspec.json.encode(result), indent=1).decode() + "\n"


def _print_result(result: Balance, texts: BalanceText) -> None:
    print_text(texts.title(), "strong")
    print_text(texts.verdict())
    for line in (*texts.lines(), texts.fair(), *texts.warnings(), *texts.partners()):
        print_text(line)
    print_text()
    print_text(texts.say("chart", kind=result.kind), "dim")
    rows = ranked(result)
    width = max(len(texts.name(id)) for id, _ in rows)
    reach = max(max(-lead.low, lead.high) for _, lead in rows)
    for id, lead in rows:
        own = "strong" if id == result.trait else ""
        value = texts.signed(lead, alone=True)
        print_rows(
            [[Run(f"{texts.name(id):{width}} {value:>6} ", own), Run(bar(lead, reach), own)]]
        )
    print_text(texts.made(), "dim")


def bar(lead: Estimate, reach: float, columns: int = _CHART) -> str:
    """Draw an interval on a scale from minus to plus ``reach``, with zero in the middle.

    >>> bar(Estimate(1.0, 0.0, 2.0), 4.0, 9)
    '    ├●┤  '
    """

    def place(value: float) -> int:
        return round((value + reach) / (2 * reach) * (columns - 1)) if reach else columns // 2

    signs = [" "] * columns
    signs[columns // 2] = "│"
    low, high = place(lead.low), place(lead.high)
    for at in range(low, high + 1):
        signs[at] = "─"
    signs[low], signs[high] = "├", "┤"
    signs[place(lead.value)] = "●"
    return "".join(signs)
