"""Fork a game against bots: a new table from an earlier moment."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec.structs import replace

from smallworld.core.engine import apply
from smallworld.core.options import OPEN_COINS
from smallworld.core.state import COINS
from smallworld.play.game import Line
from smallworld.play.position.write import position_json
from smallworld.server.messages.games import Fork
from smallworld.server.messages.tables import Player
from smallworld.server.refusals import Forbidden, Unprocessable
from smallworld.server.tables.create import TableDraft, seat_players
from smallworld.server.tables.history import lines_until
from smallworld.server.tables.rated import is_in_tournament
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import new_game_id


async def fork(tables: Tables, game: str, seat: int, wish: Fork, device: str) -> TableDraft:
    """Build a table with the same seats from a line or a row on; with new chance.

    The old game stays as it is. All seats but ``seat`` must be bots.
    """
    table = await tables.table(game)
    others = [player for other, player in enumerate(table.players) if other != seat]
    if any(player.who != "bot" for player in others):
        raise Forbidden("fork.people")
    if not (table.game.over or table.closed):
        if table.row.table.rated:
            raise Forbidden("fork.rated")
        if await is_in_tournament(tables.storage, game):
            raise Forbidden("fork.tournament")
    lines = lines_until(table, seq_of(table, wish))
    return await asyncio.to_thread(_another_try, table, seat, lines, device, tables.now())


def _another_try(table: Table, seat: int, lines: list[Line], device: str, at: float) -> TableDraft:
    row = replace(
        table.row,
        start=_known_start(table, seat, lines),
        id=new_game_id(),
        created=at,
        table=replace(table.row.table, public=False, rated=False),
        creator=device,
        origin="",
        rematch_of="",
    )
    players = list(table.players)
    players[seat] = Player(name=players[seat].name, who="person")
    made = seat_players(row, players, lines, at)
    if made.table.broken:
        raise table.read_only()
    if made.table.game.over:
        raise Unprocessable("game.over")
    made.add_token(seat, device)
    made.add_watch()
    return made


def _known_start(table: Table, seat: int, lines: list[Line]) -> str | None:
    """Return the set position of a running game as ``seat`` knows it.

    A fork must not tell the coins that the game still hides (V4): the others get as many as
    ``seat`` has, or as many as they have spent since.
    """
    game = table.game
    if game.start is None or game.over or table.closed or int(game.box.options) & OPEN_COINS:
        return table.row.start
    others = [other for other in range(len(game.names)) if other != seat]
    known, state = game.start.clone(), game.start.clone()
    for other in others:
        known.cells[COINS + other] = known.coins(seat)
    for line in lines:
        apply(state, line.action)
        for other in others:
            spent = game.start.coins(other) - state.coins(other)
            known.cells[COINS + other] = max(known.coins(other), spent)
    return msgspec.json.encode(position_json(known, game.names)).decode()


def seq_of(table: Table, wish: Fork) -> int:
    """Return the row to fork after, given as a row or as a number of lines."""
    if (wish.line is None) == (wish.seq is None):
        raise Unprocessable("fork.where")
    if wish.seq is not None:
        return wish.seq
    assert wish.line is not None
    lines = len(table.game.log)
    if wish.line > lines:
        raise Unprocessable("record.no_such_line", {"line": wish.line, "lines": lines})
    before = [seq for seq, line in table.line_of_row.items() if line < wish.line]
    return max(before, default=0)
