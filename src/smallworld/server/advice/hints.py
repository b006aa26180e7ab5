"""A bot's plan with reasons, computed in a worker process."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from smallworld.bots.registry import create_adviser
from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.actions import block_of, region_of, written
from smallworld.core.combos import pick_price
from smallworld.core.engine import IS_COMPILED, perform
from smallworld.core.explain import income_parts
from smallworld.core.imagine import imagine
from smallworld.core.state import State
from smallworld.core.terrain import SYMBOLS, TERRAINS
from smallworld.core.view import view_of
from smallworld.packs.game_packs import load_game_packs
from smallworld.play.explain import explain
from smallworld.play.reasons import Reasons
from smallworld.server.jobs.position import SeatPosition, position_of
from smallworld.server.jobs.scheduler import Purpose, Scheduler
from smallworld.server.jobs.worker import OutOfTime
from smallworld.server.messages.advice import AdvisedMove, Hint
from smallworld.server.refusals import Forbidden, Unprocessable
from smallworld.server.tables.table import Table
from smallworld.texts.names import Names, map_of
from smallworld.texts.packs import texts_at
from smallworld.texts.reasons import reason_lines

# Nodes, not seconds: the same view always gets the same hint.
BEST_NODES: Final = 250_000 if IS_COMPILED else 2_000  # about a second, on an idle core
PLANNER_NODES: Final = 1_500  # a few tenths of a second, compiled
SECONDS: Final = 60.0  # until the request is refused as too busy
Nudge = dict[str, object]  # a kind and the facts of its sentence

CLOSE: Final = 3  # coins: mention keeping the race if declining was this close
DICE: Final = (a.ROLL, a.CONQUER_DIE, a.DECLINED_CONQUER_DIE)
# Actions that change the income; attempts with the die are left out before.
PAYING: Final = (*a.CONQUESTS, *a.DECLINED_CONQUESTS, a.ABANDON, a.DECLINED_ABANDON)
OF_THE_DECLINED: Final = (
    *(a.DECLINED_ABANDON, a.DECLINED_CONQUER, a.DECLINED_CONQUER_DIE),
    a.DECLINED_DEPLOY,
)
# Actions that are a nudge by themselves, most important first.
PLAIN: Final[dict[int, str]] = {
    a.DECLINE: "decline",
    a.DECLINE_AT: "decline",
    a.ROLL: "roll",
    a.ABANDON: "leave",
    a.STOP: "stop",
}
# Remarks about guards → the kind of nudge.
GUARDS: Final = {"guard_near": "guard", "guard_edge": "edge", "guard": "calm"}


async def request_hint(table: Table, seat: int, scheduler: Scheduler) -> Hint:
    """Request the grandmaster's plan for ``seat``; tables may forbid hints."""
    table.check(seat, None)
    if not table.row.table.hints:
        raise Forbidden("hint.forbidden")
    if table.game.over:
        raise Unprocessable("game.over")
    if table.game.to_act != seat:
        raise Forbidden("seat.not_to_act", {"seat": seat, "to_act": table.game.to_act})
    # A hint that has to wait is computed by a quick bot.
    bot = "planner" if scheduler.is_busy(Purpose.TURN) else "grandmaster"
    computing = scheduler.run(
        Purpose.TURN, compute_hint, position_of(table, seat), bot, table=table.row.id
    )
    try:
        done = await asyncio.wait_for(computing, SECONDS)
        return msgspec.json.decode(done.result, type=Hint)
    except (TimeoutError, OutOfTime):
        raise Unprocessable("hint.too_busy") from None


def compute_hint(position: SeatPosition, bot: str, settings: dict[str, int] | None = None) -> bytes:
    """Return the hint of a bot as JSON; runs in a worker process.

    ``settings`` override those of the grandmaster, for a shorter search.
    """
    box, game_packs = position.box, load_game_packs(position.pack_texts)
    view = view_of(position.state(), position.seat)
    state = imagine(view, position.coins)
    budget = {"nodes": PLANNER_NODES}
    if bot == "grandmaster":
        budget = {"nodes": BEST_NODES, **(settings or {})}
    reasons = create_adviser(bot, seed=0, **budget).advise(view, position.coins)
    names = Names(
        texts_at(box, game_packs=game_packs), position.names, map_of(position.map, game_packs)
    )
    hint = _hint(state, reasons, names)
    hint.bot = bot
    return msgspec.json.encode(hint)


def _hint(state: State, reasons: Reasons, names: Names) -> Hint:
    best = reasons.candidates[reasons.chosen].actions if reasons.candidates else ()
    return Hint(
        actions=[written(action, state.box) for action in best],
        sentences=reason_lines(reasons, names),
        reasons=reasons.facts(state.box),
        nudge=choose_nudge(state, best, reasons),
        moves=explain_moves(state, best),
    )


# --- where to look
def choose_nudge(state: State, actions: Sequence[int], reasons: Reasons) -> Nudge:
    """Choose one thing to think about; it does not give the plan away."""
    if not actions:
        return {"kind": "stop"}
    if state.phase == s.REFUGE:
        return {"kind": "refuge"}
    if state.phase == s.AFTER_SCORING:
        return _after_scoring(actions[0])
    if state.phase == s.REDEPLOYMENT:
        return _placing(actions, reasons)
    first = int(block_of(actions[0]))
    if first == a.PICK:
        return _pick(state, actions[0] - a.PICK)
    if first in OF_THE_DECLINED:
        return {"kind": "declined", "race": _declined_race(state)}
    if first in PLAIN:
        return {"kind": PLAIN[first]}
    return _conquests(state, actions, reasons)


def _after_scoring(word: int) -> Nudge:
    if block_of(word) == a.ALLY:
        return {"kind": "ally"}
    return {"kind": "late"} if a.is_decline(word) else {"kind": "end"}


def _placing(actions: Sequence[int], reasons: Reasons) -> Nudge:
    if any(block_of(action) == a.WITHDRAW for action in actions):
        return {"kind": "withdraw"}
    remarked = {remark.kind for remark in reasons.remarks}
    for remark, kind in GUARDS.items():
        if remark in remarked:
            return {"kind": kind}
    return {"kind": "pieces"} if len(actions) > 1 else {"kind": "end"}


def _pick(state: State, place: int) -> Nudge:
    if state.cells[s.COLUMN_COINS + place]:
        return {"kind": "pick_coins"}
    return {"kind": "pick_dear"} if place else {"kind": "pick_free"}


def _declined_race(state: State) -> str:
    people = state.declined_actor(state.actor)
    return str(state.race(people).id) if people != s.NOBODY else ""


def _conquests(state: State, actions: Sequence[int], reasons: Reasons) -> Nudge:
    taken = [action for action in actions if block_of(action) in a.CONQUESTS]
    regions = [int(region_of(action)) for action in taken]
    kinds = {int(block_of(action)) for action in taken}
    if _was_close(reasons):
        return {"kind": "keep"}
    if a.CONVERT in kinds:
        return {"kind": "sorcery"}
    if a.CONQUER_DRAGON in kinds:
        return {"kind": "dragon"}
    if kinds == {a.CONQUER_DIE}:
        return {"kind": "die"}
    if feature := _bonus(state, regions):
        return {"kind": "bonus", "feature": feature[0], "regions": feature[1]}
    if rival := _rival(state, regions):
        return {"kind": "rival", "seat": rival[0], "regions": rival[1]}
    return {"kind": "area", "regions": regions}


def _was_close(reasons: Reasons) -> bool:
    """Return whether declining was nearly as good."""
    for remark in reasons.remarks:
        if remark.kind == "decline_even":
            return True
        if remark.kind == "decline_worse":
            coins = remark.facts["coins"]
            return isinstance(coins, int) and coins <= CLOSE
    return False


def _bonus(state: State, regions: list[int]) -> tuple[str, list[int]] | None:
    """Return the terrain or symbol that pays the race in most of ``regions``."""
    people = s.KINDS * int(state.turn) + s.ACTIVE
    if not state.has_active_race(state.turn):
        return None
    paid = int(state.abilities(people).pays_on)
    features = state.box.board.features
    found = {
        name: [region for region in regions if features[region] & kind]
        for name, kind in (SYMBOLS | TERRAINS).items()
        if paid & kind
    }
    best = max(found, key=lambda name: len(found[name]), default=None)
    return (best, found[best]) if best is not None and found[best] else None


def _rival(state: State, regions: list[int]) -> tuple[int, list[int]] | None:
    """Return the seat that loses most of ``regions``, if it loses at least half."""
    held: dict[int, list[int]] = {}
    for region in regions:
        people = int(state.people_in(region))
        if people != s.NOBODY and people // s.KINDS != int(state.turn):
            held.setdefault(people // s.KINDS, []).append(region)
    if not held:
        return None
    seat = max(held, key=lambda other: len(held[other]))
    return (seat, held[seat]) if 2 * len(held[seat]) >= len(regions) else None


# --- the moves
def explain_moves(state: State, actions: Sequence[int]) -> list[AdvisedMove]:
    """Explain every action of a plan: price, odds, and the income after it."""
    ahead = state.clone()
    moves = []
    for action in actions:
        moves.append(_move(ahead, action))
        if block_of(action) in DICE:
            break  # the result is unknown
        if ahead.phase <= s.CONQUEST:
            perform(ahead, action)
        if block_of(action) in PAYING:
            moves[-1].coins = sum(coins for _, coins in income_parts(ahead, int(ahead.turn)))
    return moves


def _move(state: State, action: int) -> AdvisedMove:
    move = AdvisedMove(action=written(action, state.box))
    if block_of(action) == a.PICK:
        place = action - a.PICK
        move.price = int(pick_price(state, place))
        move.race = state.box.race(state.cells[s.COLUMN_RACE + place]).id
        move.power = state.box.power(state.cells[s.COLUMN_POWER + place]).id
        return move
    if block_of(action) in OF_THE_DECLINED:
        move.race = _declined_race(state)
    explained = explain(state, action)
    move.price = explained.price
    if block_of(action) in (a.CONQUER_DIE, a.DECLINED_CONQUER_DIE):
        move.odds = explained.odds
    if a.is_decline(action) and state.phase <= s.CONQUEST:
        move.coins = explained.income
    return move
