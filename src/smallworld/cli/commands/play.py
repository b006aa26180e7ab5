"""``smallworld play``: the table in the browser, or a game in the terminal."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from smallworld.cli.commands.serve import serve_with

if TYPE_CHECKING:
    from smallworld.server.settings import Settings
from pathlib import Path
from typing import Final

from click.core import ParameterSource

from smallworld.bots.registry import BOTS, UnknownBot, create_bot
from smallworld.cli.shared.arguments import (
    MAP,
    NAMES,
    OPTION,
    SEED,
    map_for,
    options_of,
    seat_names,
)
from smallworld.cli.shared.files import game_of
from smallworld.cli.shared.output import show
from smallworld.cli.shared.texts import LANG, said
from smallworld.cli.terminal.game import HotSeat, Player
from smallworld.drawing.text.styled import Run, aligned
from smallworld.packs.loader import load_map
from smallworld.play.dealer import Dealer
from smallworld.play.game import new_game

BOT = "bot:"
OPPONENT = "normal"  # who plays if nobody is named
IN_THE_BROWSER: Final = ("port", "database", "browser", "bots")  # the rest is for the terminal
LEVELS: Final = ("easy", "normal", "hard", "master")  # bots whose names are words


@click.command(short_help="Play, in the browser or in the terminal.")
@click.option("--port", type=click.IntRange(0, 65_535), default=0, help="0 is any free one.")
@click.option("--database", help="A SQLite file; by default the one in your data folder.")
@click.option("--browser/--no-browser", default=True, help="Open a browser, or only say where.")
@click.option("--terminal", is_flag=True, help="Play in the terminal; so do the options below.")
@MAP
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="NAME|bot:BOT",
    help=f"Who plays, in turn order. Bots: {', '.join(f'bot:{bot.name}' for bot in BOTS)}.",
)
@SEED
@OPTION
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a saved game.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 3600),
    default=1.0,
    show_default=True,
    help="How long a bot may think about a turn.",
)
@click.option("--reasons", is_flag=True, help="Tell after a bot's turn why it played so.")
@LANG
@click.option("--bots", is_flag=True, help="List all bots and leave.")
@click.pass_context
def play(
    context: click.Context,
    port: int,
    database: str | None,
    browser: bool,
    terminal: bool,
    map: str | None,
    seats: tuple[str, ...],
    seed: int | None,
    option: tuple[str, ...],
    load: Path | None,
    seconds: float,
    reasons: bool,
    bots: bool,
) -> None:
    """Play, in the browser or in the terminal.

    Without options the table opens in your browser; the server behind it listens on this
    machine only and keeps your games. Ctrl-C stops it, and nothing is lost.

    In the terminal you are Ann if no --seat is given, against bots of normal strength;
    ? helps, and hint tells what the planner would do.

    \b
    Example:
      smallworld play
      smallworld play --terminal
      smallworld play --seat Ann --seat bot:hard --reasons
      smallworld play --map base/3 --seat Ann --seat Bo --seat bot:easy
      smallworld play --load game.swg
      smallworld play --terminal --lang fi
    """
    if bots:
        list_bots()
        return
    if not is_for_terminal(context):
        serve_and_open(port, database, browser=browser)
        return
    if load is not None:
        game, _ = game_of(load, dealer=Dealer(seed))
        names = seat_names(seats or game.names, len(game.names))
    else:
        board = map_for(map, seats)
        wanted = load_map(board).seats
        names = seat_names(seats or (NAMES[0], *[f"{BOT}{OPPONENT}"] * (wanted - 1)), wanted)
        game = new_game(board, names, seed=seed, options=options_of(option))
    HotSeat(game, players_of(names, seed, seconds), str(load or ""), reasons=reasons).run()


def is_for_terminal(context: click.Context) -> bool:
    """Was anything said that only a game in the terminal understands?"""
    given = (
        name
        for name in (*context.params, "lang")
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE
    )
    return any(name not in IN_THE_BROWSER for name in given)


def list_bots() -> None:
    """Every bot with what it does."""
    show(aligned([[(Run(f"{BOT}{bot.name}", "name"),), (Run(bot.description),)] for bot in BOTS]))


def players_of(names: list[str], seed: int | None, seconds: float = 1.0) -> list[Player]:
    """Who sits where; a seat called ``bot:random`` is played by that bot."""
    players: list[Player] = []
    for seat, name in enumerate(names):
        if not name.startswith(BOT):
            players.append(Player(name))
            continue
        kind = name.removeprefix(BOT)
        try:
            bot = create_bot(kind, seed=None if seed is None else seed + seat, seconds=seconds)
        except UnknownBot as error:
            raise click.BadParameter(
                f"{str(error)[0].upper()}{str(error)[1:]}.", param_hint="--seat"
            ) from None
        name = shown_name(names, seat)
        about = "" if kind in LEVELS else said("new-who-bot", level=kind, name=name)
        players.append(Player(name, bot, about))
    return players


def shown_name(names: list[str], seat: int) -> str:
    """What the bot of a seat is called at the table; several of a kind are numbered.

    >>> names = ["bot:hard", "Ann", "bot:random", "bot:hard"]
    >>> [shown_name(names, seat) for seat in (0, 2, 3)]
    ['Hard bot 1', 'Random', 'Hard bot 2']
    """
    id = names[seat].removeprefix(BOT)
    name = id.replace("_", " ").capitalize()
    kind = said("new-who-bot", level=id, name=name) if id in LEVELS else name
    number = names[: seat + 1].count(names[seat])
    return kind if names.count(names[seat]) == 1 else f"{kind} {number}"


def serve_and_open(port: int, database: str | None, *, browser: bool) -> None:
    """Serve on loopback until told to stop; the page opens by itself where it can."""

    def announce(settings: Settings, address: str) -> None:
        click.echo(f"Small World is at {address} (Ctrl-C stops it; no game is lost).")
        if browser and not is_opened(address):
            click.echo("No browser could be opened from here: open that address in one.")

    serve_with(announce, host="127.0.0.1", port=port, database=database)


def is_opened(address: str) -> bool:
    """Open the page; false where there is no screen to show it on."""
    if not has_screen(sys.platform, os.environ):
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def has_screen(platform: str, environ: Mapping[str, str]) -> bool:
    """Can a window be shown? Browsers that live in a terminal would take this one.

    >>> has_screen("linux", {}), has_screen("linux", {"DISPLAY": ":0"}), has_screen("darwin", {})
    (False, True, True)
    """
    if platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
