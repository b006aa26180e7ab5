"""``smallworld new``: begin a game."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.shared.arguments import (
    ANY_MAP,
    BANNERS,
    OPTION,
    PACK,
    SEED,
    map_for,
    options_of,
    packing_of,
    seat_names,
)
from smallworld.cli.shared.files import write
from smallworld.cli.shared.output import say
from smallworld.cli.shared.screen import what_next
from smallworld.cli.shared.texts import LANG, table_of
from smallworld.packs.loader import load_map
from smallworld.play.game import new_game
from smallworld.play.record import write_record


@click.command(short_help="Begin a game and write its record to FILE.")
@click.argument("file", type=click.Path(path_type=Path))
@ANY_MAP
@click.option("--seat", "seats", multiple=True, metavar="NAME", help="A player, in turn order.")
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
    """Begin a game and write its record to FILE.

    The map decides how many seats there are: base/2 is for two, base/5 for five.

    \b
    Example:
      smallworld new game.swg --map base/2 --seat Ann --seat Bo --seed 7
      smallworld new own.swg --pack fenlights --pack deepforge
      smallworld show game.swg
    """
    board = map_for(map, seats)
    names = seat_names(seats, load_map(board).seats)
    packing = packing_of(packs, banners, [board])
    owned = [label.split()[0] for label in packing.labels]
    game = new_game(
        board,
        names,
        seed=seed,
        options=options_of(option),
        packs=owned,
        banners=packing.banners,
    )
    write(file, write_record(game), overwrite=force)
    table = table_of(game)
    texts = table.texts
    players = texts.listed([table.seat(seat) for seat in range(len(names))], "comma")
    say(texts.say("terminal-new", players=players, map=board, file=str(file)))
    say(what_next(game.state, table))
    first, second = f"smallworld show {file}", f"smallworld legal {file} --explain"
    say(texts.say("terminal-next", first=first, second=second), "dim")
