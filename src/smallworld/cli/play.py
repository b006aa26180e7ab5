"""``smallworld play``: a game at the terminal, for one or for several at one screen."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.bots.registry import BOTS, UnknownBot, create_bot
from smallworld.cli.arguments import MAP, NAMES, OPTION, SEED, map_for, options_of, seat_names
from smallworld.cli.files import game_of
from smallworld.cli.hotseat import HotSeat, Player
from smallworld.packs.loader import load_map
from smallworld.play.dealer import Dealer
from smallworld.play.game import new_game

BOT = "bot:"


@click.command(short_help="Play in the terminal, against bots or friends.")
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
def play(
    map: str | None,
    seats: tuple[str, ...],
    seed: int | None,
    option: tuple[str, ...],
    load: Path | None,
) -> None:
    """Play in the terminal, against bots or with friends at one screen.

    Without --seat you are Ann and play against random bots. In the game, ? helps.

    \b
    Example:
      smallworld play
      smallworld play --map base/3 --seat Ann --seat Bo --seat bot:random
      smallworld play --load game.swg
    """
    if load is not None:
        game, _ = game_of(load, dealer=Dealer(seed))
        names = seat_names(seats or game.names, len(game.names))
    else:
        board = map_for(map, seats)
        wanted = load_map(board).seats
        names = seat_names(seats or (NAMES[0], *[f"{BOT}random"] * (wanted - 1)), wanted)
        game = new_game(board, names, seed=seed, options=options_of(option))
    HotSeat(game, players_of(names, seed), str(load or "")).run()


def players_of(names: list[str], seed: int | None) -> list[Player]:
    """Who sits where; a seat called ``bot:random`` is played by that bot."""
    players: list[Player] = []
    for seat, name in enumerate(names):
        if not name.startswith(BOT):
            players.append(Player(name))
            continue
        kind = name.removeprefix(BOT)
        try:
            bot = create_bot(kind, seed=None if seed is None else seed + seat)
        except UnknownBot as error:
            raise click.BadParameter(
                f"{str(error)[0].upper()}{str(error)[1:]}.", param_hint="--seat"
            ) from None
        alike = sum(other == name for other in names[:seat])
        shown = f"{kind.capitalize()} {alike + 1}" if alike else kind.capitalize()
        players.append(Player(shown, bot))
    return players
