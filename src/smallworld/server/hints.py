"""A bot's suggestion with its reasons, thought in a process of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from typing import Final

import msgspec

from smallworld.bots.planner import PlannerBot
from smallworld.core.actions import written
from smallworld.core.state import State, state_from
from smallworld.core.view import view_of
from smallworld.packs.loader import base_box
from smallworld.packs.switches import chosen_options, options_from
from smallworld.play.reasons import Reasons
from smallworld.server.counting import counted_coins
from smallworld.server.refused import Forbidden, Unprocessable
from smallworld.server.shapes import Hint
from smallworld.server.table import Table
from smallworld.texts.names import Names, map_of
from smallworld.texts.reasons import reason_lines

NODES: Final = 1_500  # a few tenths of a second, compiled
SECONDS: Final = 60.0  # then the workers are too busy for hints


async def hint_for(table: Table, seat: int, executor: Executor) -> Hint:
    """What the planner would do for ``seat``; tables may forbid asking."""
    table.check(seat, None)
    if not table.row.table.hints:
        raise Forbidden("hint.forbidden")
    if table.game.over:
        raise Unprocessable("game.over")
    if table.game.to_act != seat:
        raise Forbidden("seat.not_to_act", {"seat": seat, "to_act": table.game.to_act})
    game = table.game
    thought = asyncio.get_running_loop().run_in_executor(
        executor,
        think,
        game.box.board.id,
        chosen_options(int(game.box.options)),
        game.view(seat).snapshot(),
        seat,
        counted_coins(game, seat),
        list(game.names),
    )
    try:
        return msgspec.json.decode(await asyncio.wait_for(thought, SECONDS), type=Hint)
    except TimeoutError:
        raise Unprocessable("hint.too_busy") from None


def think(
    map: str,
    options: dict[str, bool],
    cells: list[int],
    seat: int,
    counted: list[int],
    names: list[str],
) -> bytes:
    """The hint as JSON; the planner is shown the view of the seat only."""
    box = base_box(map, options_from(options))
    state = state_from(box, cells)
    reasons = PlannerBot(seed=0, nodes=NODES).reasons(view_of(state, seat), counted)
    return msgspec.json.encode(_hint(state, reasons, Names(None, names, map_of(map))))


def _hint(state: State, reasons: Reasons, names: Names) -> Hint:
    best = reasons.candidates[reasons.chosen].actions if reasons.candidates else ()
    return Hint(
        actions=[written(action, state.box) for action in best],
        sentences=reason_lines(reasons, names),
        reasons=reasons.facts(state.box),
    )
