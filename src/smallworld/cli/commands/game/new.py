"""``smallworld new``: start a game."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.shared.arguments import (
    ANY_MAP,
    BANNERS,
    OPTION,
    PACK,
    SEED,
    choose_map,
    choose_packs,
    complete_seats,
    parse_options,
    seat_names,
)
from smallworld.cli.shared.files import write_file
from smallworld.cli.shared.output import print_text
from smallworld.cli.shared.screen import describe_decision
from smallworld.cli.shared.texts import LANG, game_names
from smallworld.packs.maps import load_map
from smallworld.play.game import new_game
from smallworld.play.record import write_record


@click.command(short_help="Start a game and write it to FILE.")
@click.argument("file", type=click.Path(path_type=Path))
@ANY_MAP
@click.option(
    "--seat",
    "seats",
    multiple=True,
    metavar="NAME",
    shell_complete=complete_seats,
    help="Name of a player, in turn order; bot:hard is a seat for that bot in smallworld play.",
)
@SEED
@OPTION
@PACK
@BANNERS
@click.option("--force", is_flag=True, help="Overwrite FILE if it exists.")
@LANG
def new(
    file: Path,
    map: str | None,
    seats: tuple[str, ...],
    seed: int | None,
    option: tuple[str, ...],
    packs: tuple[str, ...],
    banners: str,
    force: bool,
) -> None:
    """Start a game and write it to FILE.

    The map decides the number of seats: base/2 is for two players, base/5 for five.

    \b
    Example:
      smallworld new game.swg --map base/2 --seat Ann --seat Bo --seed 7
      smallworld new own.swg --pack fenlights --pack deepforge
      smallworld show game.swg
    """
    board = choose_map(map, seats)
    names = seat_names(seats, board, load_map(board).seats)
    chosen = choose_packs(packs, banners, [board])
    owned = [label.split()[0] for label in chosen.labels]
    game = new_game(
        board,
        names,
        seed=seed,
        options=parse_options(option),
        packs=owned,
        banners=chosen.banners,
    )
    write_file(file, write_record(game), overwrite=force)
    table = game_names(game)
    texts = table.texts
    players = texts.listed([table.seat(seat) for seat in range(len(names))], "comma")
    print_text(texts.say("terminal-new", players=players, map=board, file=str(file)))
    print_text(describe_decision(game.state, table))
    first, second = f"smallworld show {file}", f"smallworld legal {file} --explain"
    print_text(texts.say("terminal-next", first=first, second=second), "dim")
