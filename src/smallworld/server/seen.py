"""What a seat or a spectator is shown of a table."""

from __future__ import annotations

from smallworld.core.actions import (
    DECLINED_DEPLOY,
    DEPLOY,
    block_of,
    count_of,
    region_of,
    written,
)
from smallworld.core.engine import legal_actions
from smallworld.core.events import Event
from smallworld.core.explain import income_parts
from smallworld.core.state import REDEPLOYMENT
from smallworld.core.view import SPECTATOR
from smallworld.play.explain import explain
from smallworld.play.game import Game
from smallworld.play.position import position_of
from smallworld.server.rows import LogRow
from smallworld.server.shapes import EventView, GameView, LegalAction, LogLine, SeatView
from smallworld.server.table import Table


def view_for(table: Table, seat: int | None, present: frozenset[int] = frozenset()) -> GameView:
    """The whole table as ``seat`` may see it, built from its view and nothing else."""
    game = table.game
    seen = game.view(SPECTATOR if seat is None else seat).as_state()
    acting = seat is not None and game.to_act == seat and not table.closed and not table.broken
    planning = game.state.phase <= REDEPLOYMENT and not game.over
    return GameView(
        game=table.row.id,
        seq=table.seq,
        you=seat,
        position=position_of(seen, game.names),
        seats=[SeatView(sitting, i in present) for i, sitting in enumerate(table.sittings)],
        table=table.row.table,
        to_act=game.to_act,
        legal=legal_for(game) if acting else [],
        income=income_parts(seen, int(seen.turn)) if planning else [],
        may_undo=acting and game.why_no_undo() is None,
        over=game.over,
        winners=game.winners,
        closed=table.closed or table.broken,
        rematch=table.rematch,
        dealer=table.row.dealer,
    )


def legal_for(game: Game) -> list[LegalAction]:
    """Every legal action with its explanation; deployments once a region, with the most."""
    found: list[LegalAction] = []
    most: dict[tuple[int, int], int] = {}
    for action in legal_actions(game.state):
        block = int(block_of(action))
        if block in (DEPLOY, DECLINED_DEPLOY):
            place = (block, int(region_of(action)))
            most[place] = max(most.get(place, 0), int(count_of(action)))
            continue
        told = explain(game.state, action)
        found.append(
            LegalAction(
                action=written(action, game.box),
                price=told.price,
                parts=list(told.parts),
                missing=told.missing or None,
                odds=told.odds,
            )
        )
    for (block, region), count in most.items():
        word = "deploy" if block == DEPLOY else "declined deploy"
        found.append(LegalAction(action=f"{word} {region} {count}", most=count))
    return found


def events_seen(events: list[Event] | tuple[Event, ...]) -> list[EventView]:
    """Events as the wire has them; every event is public (V4)."""
    return [EventView(event.kind, event.facts) for event in events]


def line_seen(table: Table, row: LogRow) -> LogLine:
    """One row of the log with what came of it."""
    line = table.line_of_row.get(row.seq)
    known = line is not None and line < len(table.game.log)
    events = table.game.log[line].events if known and line is not None else ()
    return LogLine(row.seq, row.kind, row.seat, row.text, row.at, events_seen(events))
