"""A bot's suggestion with its reasons, thought in a process of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor
from typing import Final

import msgspec

from smallworld.bots.master import (
    CONQUESTS,
    LAST_WORD,
    PICK_AFTER_THE_DECLINED,
    ROLLED,
    MasterBot,
)
from smallworld.bots.planner import PlannerBot
from smallworld.core.actions import written
from smallworld.core.engine import IS_COMPILED
from smallworld.core.imagine import imagine
from smallworld.core.state import AFTER_SCORING, START, State, state_from
from smallworld.core.view import view_of
from smallworld.packs.game_packs import NOTHING, Brought, box_from, kit_from
from smallworld.packs.options import chosen_options, options_from
from smallworld.play.reasons import Reasons
from smallworld.server.advice.counting import counted_coins
from smallworld.server.advice.nudges import moves_of, nudge_of
from smallworld.server.jobs.pool import Workers
from smallworld.server.messages.games import Hint
from smallworld.server.refusals import Forbidden, Unprocessable
from smallworld.server.tables.table import Table
from smallworld.texts.names import Names, map_of
from smallworld.texts.packs import texts_at
from smallworld.texts.reasons import reason_lines

# Nodes, not seconds: whoever asks twice, or sees the same, is told the same.
MASTER_NODES: Final = 250_000 if IS_COMPILED else 2_000  # about a second, on an idle core
PLANNER_NODES: Final = 1_500  # a few tenths of a second, compiled
SECONDS: Final = 60.0  # then the workers are too busy for hints


async def hint_for(table: Table, seat: int, executor: Executor) -> Hint:
    """What the master would do for ``seat``; tables may forbid asking."""
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
        "planner" if is_busy(executor) else "master",
        None,
        table.row.brought,
        game.box.banners,
    )
    try:
        return msgspec.json.decode(await asyncio.wait_for(thought, SECONDS), type=Hint)
    except TimeoutError:
        raise Unprocessable("hint.too_busy") from None


def is_busy(executor: Executor) -> bool:
    """Would a hint have to wait behind other work? Then it had better be a quick one."""
    return isinstance(executor, Workers) and executor.is_busy


def think(
    map: str,
    options: dict[str, bool],
    cells: list[int],
    seat: int,
    counted: list[int],
    names: list[str],
    bot: str,
    settings: dict[str, int] | None = None,
    brought: Brought = NOTHING,
    banners: str = "",
) -> bytes:
    """The hint of a bot as JSON; it is shown the view of the seat only.

    ``settings`` are those of the master, if it shall not think as long as usual.
    """
    box, kit = box_from(brought, map, banners, options_from(options)), kit_from(brought)
    view = view_of(state_from(box, cells), seat)
    state = imagine(view, counted)
    adviser = PlannerBot(seed=0, nodes=PLANNER_NODES)
    if bot == "master":
        adviser = master_for(state, settings or {})
    reasons = adviser.reasons(view, counted)
    hint = _hint(state, reasons, Names(texts_at(box, kit=kit), names, map_of(map, kit)))
    hint.bot = bot
    return msgspec.json.encode(hint)


def master_for(state: State, settings: dict[str, int]) -> MasterBot:
    """A master who thinks as long about what is left of a turn as about a whole one."""
    bot = MasterBot(seed=0, **{"nodes": MASTER_NODES, **settings})
    bot.most_nodes = int(bot.most_nodes * CONQUESTS / _part_of(state))
    return bot


def _part_of(state: State) -> float:
    """The part of its time for a turn that the master takes for a decision like this."""
    if state.phase == START:
        return CONQUESTS
    if state.phase == AFTER_SCORING:
        return LAST_WORD
    return ROLLED if state.has_active_race(state.turn) else PICK_AFTER_THE_DECLINED


def _hint(state: State, reasons: Reasons, names: Names) -> Hint:
    best = reasons.candidates[reasons.chosen].actions if reasons.candidates else ()
    return Hint(
        actions=[written(action, state.box) for action in best],
        sentences=reason_lines(reasons, names),
        reasons=reasons.facts(state.box),
        nudge=nudge_of(state, best, reasons),
        moves=moves_of(state, best),
    )
