"""``smallworld play``: play in the browser or in the terminal."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING

import click

from smallworld.cli.commands.host.serve import serve_with

if TYPE_CHECKING:
    from smallworld.server.settings import Settings
from pathlib import Path
from typing import Final

from click.core import ParameterSource

from smallworld.bots.characters import FIRST, choose_character
from smallworld.bots.registry import BOTS, all_bots, create_bot
from smallworld.cli.shared.advice import bot_errors
from smallworld.cli.shared.arguments import (
    MAP,
    NAMES,
    OPTION,
    SEED,
    choose_map,
    complete_seats,
    parse_options,
    seat_names,
)
from smallworld.cli.shared.files import read_game
from smallworld.cli.shared.output import print_rows
from smallworld.cli.shared.texts import LANG, translate
from smallworld.cli.terminal.game import Player, TerminalGame
from smallworld.drawing.text.styled import Run, align_columns
from smallworld.packs.maps import load_map
from smallworld.play.dealer import Dealer
from smallworld.play.game import new_game

BOT = "bot:"
DEFAULT_OPPONENT = "normal"  # opponent without --seat
BROWSER_OPTIONS: Final = ("port", "database", "browser", "bots")  # all others are for the terminal


@click.command(short_help="Play in the browser or in the terminal.")
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    default=0,
    help="Port of the server; 0 picks a free one.",
)
@click.option("--database", help="SQLite file. Default: the one in your data folder.")
@click.option(
    "--browser/--no-browser", default=True, help="Open a browser, or only print the address."
)
@click.option(
    "--terminal", is_flag=True, help="Play in the terminal; the options below do so, too."
)
@MAP
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="NAME|bot:BOT",
    shell_complete=complete_seats,
    help=f"A player, in turn order. Bots: {', '.join(f'bot:{bot.name}' for bot in BOTS)}, and"
    " those of installed packages; --bots lists all.",
)
@SEED
@OPTION
@click.option("--load", type=click.Path(path_type=Path), help="Continue a saved game.")
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 3600),
    default=1.0,
    show_default=True,
    help="Thinking time of a bot per turn.",
)
@click.option(
    "--reasons", is_flag=True, help="After each turn of a bot, print why it played that way."
)
@LANG
@click.option("--bots", is_flag=True, help="List all bots and exit.")
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
    """Play in the browser or in the terminal.

    Without options the game opens in your browser. Its server can only be reached from this
    machine and saves your games. Stop it with Ctrl-C; no game is lost.

    In the terminal, without --seat, you are Ann and play against bots of normal strength.
    Type ? for help and hint for the planner's advice.

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
        game, _ = read_game(load, dealer=Dealer(seed))
        names = seat_names(seats or game.names, game.box.board.id, len(game.names))
    else:
        board = choose_map(map, seats)
        wanted = load_map(board).seats
        names = seat_names(
            seats or (NAMES[0], *[f"{BOT}{DEFAULT_OPPONENT}"] * (wanted - 1)), board, wanted
        )
        game = new_game(board, names, seed=seed, options=parse_options(option))
    TerminalGame(game, seat_players(names, seed, seconds), str(load or ""), reasons=reasons).run()


def is_for_terminal(context: click.Context) -> bool:
    """Return True if an option was given that only the terminal game has."""
    given = (
        name
        for name in (*context.params, "lang")
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE
    )
    return any(name not in BROWSER_OPTIONS for name in given)


def list_bots() -> None:
    """Print every bot with its description."""
    print_rows(
        align_columns(
            [[(Run(f"{BOT}{bot.name}", "name"),), (Run(bot.description),)] for bot in all_bots()]
        )
    )


def seat_players(names: list[str], seed: int | None, seconds: float = 1.0) -> list[Player]:
    """Return the player of each seat; ``bot:random`` is played by that bot."""
    players: list[Player] = []
    for seat, name in enumerate(names):
        if not name.startswith(BOT):
            players.append(Player(name))
            continue
        kind = name.removeprefix(BOT)
        with bot_errors("--seat"):
            bot = create_bot(kind, seed=None if seed is None else seed + seat, seconds=seconds)
        name = bot_name(names, seat)
        level = translate("new-who-bot", level=kind, name=name)
        about = f"{name} ({level})" if kind in FIRST else level
        players.append(Player(name, bot, about, kind))
    return players


def bot_name(names: list[str], seat: int) -> str:
    """Return the displayed name of a bot: its character's, or the bot's own with a number.

    >>> names = ["bot:hard", "Ann", "bot:random", "bot:hard", "bot:random"]
    >>> [bot_name(names, seat) for seat in (0, 2, 3, 4)]
    ['Gunda', 'Random 1', 'Rurik', 'Random 2']
    """
    taken = [name for name in names if not name.startswith(BOT)]
    for bot in names[:seat]:
        if bot.startswith(BOT):
            taken.append(choose_character(bot.removeprefix(BOT), taken))
    character = choose_character(names[seat].removeprefix(BOT), taken)
    if character:
        return translate(f"character-{character}")
    name = names[seat].removeprefix(BOT).replace("_", " ").capitalize()
    number = names[: seat + 1].count(names[seat])
    return name if names.count(names[seat]) == 1 else f"{name} {number}"


def serve_and_open(port: int, database: str | None, *, browser: bool) -> None:
    """Serve on loopback until Ctrl-C, and open the page in a browser."""

    def announce(settings: Settings, address: str) -> None:
        click.echo(translate("cli-serving", address=address))
        if browser and not open_browser(address):
            click.echo(translate("cli-no_browser"))

    serve_with(announce, host="127.0.0.1", port=port, database=database, third_party_bots=True)


def open_browser(address: str) -> bool:
    """Open the page; return False if there is no screen."""
    if not has_screen(sys.platform, os.environ):
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def has_screen(platform: str, environ: Mapping[str, str]) -> bool:
    """Return True if windows can be shown; a browser inside the terminal is no use.

    >>> has_screen("linux", {}), has_screen("linux", {"DISPLAY": ":0"}), has_screen("darwin", {})
    (False, True, True)
    """
    if platform in ("win32", "darwin"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
