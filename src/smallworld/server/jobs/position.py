"""A position as one seat knows it, in the form that worker processes receive."""

from __future__ import annotations

from msgspec import Struct

from smallworld.core.box import Box
from smallworld.core.state import State, state_from
from smallworld.packs.game_packs import NO_PACK_TEXTS, PackTexts, load_box
from smallworld.packs.options import chosen_options, options_from
from smallworld.server.tables.table import Table
from smallworld.server.tables.views import count_coins


class SeatPosition(Struct, frozen=True):
    """What the player at ``seat`` knows; nothing hidden from the seat is in here."""

    seat: int
    map: str
    cells: list[int]  # the state vector of the seat's view
    coins: list[int]  # of all seats, as the seat has counted them
    names: list[str]
    options: dict[str, bool] = {}
    banners: str = ""  # how pack tiles are mixed with those of the box
    pack_texts: PackTexts = NO_PACK_TEXTS  # packs and board that the worker may not have

    @property
    def box(self) -> Box:
        """The box it is played with."""
        return load_box(self.pack_texts, self.map, self.banners, options_from(self.options))

    def state(self) -> State:
        """Return a new state, with what the seat does not know left out."""
        return state_from(self.box, self.cells)


def position_of(table: Table, seat: int) -> SeatPosition:
    """Return the current position of a table as ``seat`` knows it."""
    game = table.game
    return SeatPosition(
        seat=seat,
        map=game.box.board.id,
        cells=game.view(seat).snapshot(),
        coins=count_coins(game, seat),
        names=list(game.names),
        options=chosen_options(int(game.box.options)),
        banners=game.box.banners,
        pack_texts=table.row.pack_texts,
    )
