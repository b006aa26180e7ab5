"""The table at an earlier moment: views, boards and lines."""

from __future__ import annotations

import asyncio
from typing import Final

from smallworld.core.actions import parse_action
from smallworld.core.engine import apply
from smallworld.core.errors import RuleError
from smallworld.core.scoring import winners
from smallworld.core.state import OVER, State
from smallworld.play.game import Game, Line
from smallworld.play.position.write import position_of
from smallworld.server.messages.games import GameView, Moment, Moments, SeatView
from smallworld.server.refusals import NotFound
from smallworld.server.storage.rows import LogRow
from smallworld.server.tables.table import Table
from smallworld.server.tables.views import (
    declined_hands_of,
    hands_of,
    income_preview,
    prices_of,
    visible_state,
)


def build_view_at(table: Table, seat: int | None, seq: int) -> GameView:
    """Build the view after row ``seq`` as ``seat`` may see it; it offers no actions.

    Names are the current ones: they belong to players, not to moments.
    """
    state = state_after(table, seq)
    visible = visible_state(table, state, seat)
    over = int(state.phase) == OVER
    decides = not over and not state.awaits_chance
    closed = [row.text for row in table.log if row.seq <= seq and row.kind == "close"]
    return GameView(
        game=table.row.id,
        seq=seq,
        you=seat,
        position=position_of(visible, table.game.names),
        seats=[SeatView(player) for player in table.players],
        table=table.row.table,
        to_act=int(state.actor) if decides else None,
        income=income_preview(visible),
        hands=hands_of(visible),
        declined_hands=declined_hands_of(visible),
        prices=prices_of(visible),
        over=over,
        winners=winners(state) if over else [],
        closed=closed[-1] if closed else "",
        dealer=table.row.dealer,
    )


def state_after(table: Table, seq: int) -> State:
    """Return the state after row ``seq``.

    Lines that still stand are known already; only those undone since are applied again.
    """
    rows = actions_until(table, seq)
    known = sum(row.seq in table.line_of_row for row in rows)
    state = table.game.state_at(known)
    if known < len(rows):
        state = state.clone()
    for row in rows[known:]:
        try:
            apply(state, parse_action(row.text, table.game.box))
        except RuleError:  # this engine cannot replay the rest of the log
            break
    return state


def lines_until(table: Table, seq: int) -> list[Line]:
    """Return the lines of the game after row ``seq``, if they can be replayed."""
    rows, box = actions_until(table, seq), table.game.box
    try:
        return [Line(row.seat, parse_action(row.text, box), ()) for row in rows]
    except RuleError:
        raise table.read_only() from None


def actions_until(table: Table, seq: int) -> list[LogRow]:
    """Return the action rows that stood after row ``seq``, without undone ones."""
    if not 0 <= seq <= table.seq:
        raise NotFound("table.no_such_moment", {"found": seq, "seq": table.seq})
    rows: list[LogRow] = []
    for row in table.log:
        if row.seq > seq:
            break
        if row.kind == "say":
            rows.append(row)
        elif row.kind == "undo":
            del rows[len(rows) - int(row.text) :]
    return rows


MAX_MOMENTS: Final = 100  # boards in one answer
AT_ONCE: Final = 10  # boards built before other requests have their turn


async def build_moments(table: Table, seat: int | None, after: int, to: int) -> Moments:
    """Build the boards after each standing line, later than ``after`` and up to ``to``."""
    standing = [(seq, line) for seq, line in table.line_of_row.items() if after < seq <= to]
    names = table.game.names
    moments: list[Moment] = []
    for seq, line in standing[:MAX_MOMENTS]:
        if table.line_of_row.get(seq) != line:  # undone while other requests had their turn
            break
        visible = visible_state(table, table.game.state_at(line + 1), seat)
        moments.append(_moment(seq, visible, names))
        if len(moments) % AT_ONCE == 0:
            await asyncio.sleep(0)
    return Moments(moments)


def moments_of_game(game: Game, first: int, last: int) -> list[Moment]:
    """Build the boards after the lines ``first`` to ``last`` of a game."""
    lines = range(first, min(last, len(game.log), first + MAX_MOMENTS - 1) + 1)
    return [_moment(line, game.state_at(line), game.names) for line in lines]


def _moment(seq: int, visible: State, names: list[str]) -> Moment:
    decides = int(visible.phase) != OVER and not visible.awaits_chance
    return Moment(
        seq=seq,
        position=position_of(visible, names),
        to_act=int(visible.actor) if decides else None,
        income=income_preview(visible),
        hands=hands_of(visible),
        declined_hands=declined_hands_of(visible),
    )
