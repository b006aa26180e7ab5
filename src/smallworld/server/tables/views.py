"""Build what a seat or a spectator may see of a table."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.actions import block_of, count_of, written
from smallworld.core.combos import pick_price
from smallworld.core.conquest import hand_when_ready
from smallworld.core.engine import legal_actions
from smallworld.core.events import Event
from smallworld.core.explain import income_parts
from smallworld.core.scoring import tokens_on_the_map
from smallworld.core.state import State
from smallworld.core.view import SPECTATOR, view_of
from smallworld.play.explain import explain
from smallworld.play.game import Game
from smallworld.play.position.write import position_of
from smallworld.play.preview import (
    income_after,
    income_now,
    liked_regions,
    regions_after_pick,
    threats,
)
from smallworld.server.messages.games import (
    EventView,
    GameView,
    LegalAction,
    LogLine,
    SeatClock,
    SeatView,
)
from smallworld.server.storage.rows import LogRow
from smallworld.server.tables.clocks import NO_CLOCK, Times
from smallworld.server.tables.table import Table

# Actions that change the income for certain.
_EARNING: Final = (
    a.ABANDON,
    a.CONQUER,
    a.CONQUER_DRAGON,
    a.CONVERT,
    a.CONQUER_HIRED,
    a.CONQUER_HURL,
    a.DECLINED_ABANDON,
    a.DECLINED_CONQUER,
    a.WITHDRAW,
)


class ViewBuilder:
    """Builds the views of one state of a table; what all of them share is built once.

    The shared part is what a spectator may see. A seat sees in addition its own coins, and what
    it may do.
    """

    def __init__(self, table: Table, now: float, present: frozenset[int] = frozenset()) -> None:
        game = table.game
        clocks = build_clocks(table, now)
        self._table = table
        self._visible = visible_state(table, game.state, None)
        self._shared = GameView(
            game=table.row.id,
            seq=table.seq,
            you=None,
            position=position_of(self._visible, game.names),
            seats=[
                SeatView(player, i in present, clocks.get(i))
                for i, player in enumerate(table.players)
            ],
            table=table.row.table,
            to_act=game.to_act,
            income=income_preview(self._visible),
            hands=hands_of(self._visible),
            declined_hands=declined_hands_of(self._visible),
            prices=prices_of(self._visible),
            over=game.over,
            winners=winners_of(table),
            closed=table.closed or table.broken,
            rematch=table.rematch,
            dealer=table.row.dealer,
            now=now if clocks else None,
        )

    def view(self, seat: int | None, *, is_host: bool = False) -> GameView:
        """Return the view of a seat or a spectator."""
        view = replace(self._shared)
        if is_host:
            view.host = True
            view.seats = [
                replace(shown, unreached=i != seat and self._table.is_unreached(i))
                for i, shown in enumerate(view.seats)
            ]
        if seat is not None:
            self._add_own(view, seat)
        return view

    def _add_own(self, view: GameView, seat: int) -> None:
        """Add what only this seat may see."""
        game, table = self._table.game, self._table
        view.you = seat
        coins = int(view_of(game.state, seat).cells[s.COINS + seat])
        seats = [*view.position.seats]
        seats[seat] = replace(seats[seat], coins=coins)
        view.position = replace(view.position, seats=seats)
        if game.to_act == seat and not table.closed and not table.broken:
            view.legal = explain_legal_actions(game)
            view.threats = build_threats(self._visible, seat)
            view.may_undo = table.may_undo(seat)


def build_view(
    table: Table,
    seat: int | None,
    now: float,
    present: frozenset[int] = frozenset(),
    *,
    is_host: bool = False,
) -> GameView:
    """Build the whole table as ``seat`` may see it, from its view and nothing else."""
    return ViewBuilder(table, now, present).view(seat, is_host=is_host)


def visible_state(table: Table, state: State, seat: int | None) -> State:
    """Return a state as ``seat`` may know it.

    At the end all coins are open, and always where only bots play: no person gains by it.
    """
    visible = view_of(state, SPECTATOR if seat is None else seat).as_state()
    is_show = bool(table.players) and all(player.who == "bot" for player in table.players)
    if table.game.over or table.closed or is_show:
        for other in range(len(table.game.names)):
            visible.cells[s.COINS + other] = state.cells[s.COINS + other]
    return visible


def winners_of(table: Table) -> list[int]:
    """Return who won: also if everybody else gave up, never somebody who did.

    If several seats of bots are left, the one with the most coins, then tokens on the map, wins.
    """
    game = table.game
    fought = [seat for seat, player in enumerate(table.players) if not player.conceded]
    if len(fought) == len(table.players) or not fought:
        return game.winners
    if not (game.over or table.closed):
        return []

    def success(seat: int) -> tuple[int, int]:
        return int(game.state.coins(seat)), int(tokens_on_the_map(game.state, seat))

    best = max(map(success, fought))
    return [seat for seat in fought if success(seat) == best]


def income_preview(visible: State) -> list[tuple[str, int]]:
    """Return the income of the turn if it ended now."""
    return income_parts(visible, int(visible.turn)) if visible.phase <= s.REDEPLOYMENT else []


def hands_of(visible: State) -> list[int]:
    """Return the tokens of each seat's active race off the map.

    For the seat whose turn it is, they include those its first action takes up (T5).
    """
    return [
        int(
            hand_when_ready(visible, s.KINDS * seat)
            if seat == visible.turn
            else visible.cells[s.HAND + s.KINDS * seat] + visible.cells[s.ASIDE + s.KINDS * seat]
        )
        for seat in range(int(visible.box.seats))
    ]


def declined_hands_of(visible: State) -> list[int]:
    """Return the same for each seat's race in decline that still acts; 0 without one."""
    hands = []
    for seat in range(int(visible.box.seats)):
        people = visible.declined_actor(seat)
        if people == s.NOBODY:
            hands.append(0)
        else:
            is_turn = seat == visible.turn
            hands.append(int(hand_when_ready(visible, people) if is_turn else visible.hand(people)))
    return hands


def prices_of(visible: State) -> list[int]:
    """Return the coins that each combo of the column costs."""
    return [int(pick_price(visible, place)) for place in range(int(visible.cells[s.COLUMN_SIZE]))]


def build_threats(visible: State, seat: int) -> dict[str, int]:
    """Return the regions an enemy could take while tokens are placed, with the price."""
    if visible.phase not in (s.REDEPLOYMENT, s.REFUGE):
        return {}
    return {str(region): cost for region, cost in threats(visible, seat).items()}


def build_clocks(table: Table, now: float) -> dict[int, SeatClock]:
    """Build the clocks of the players, if the table has any."""
    limits = table.row.table.clock
    if limits == NO_CLOCK:
        return {}
    times = Times(table, now)
    running = None if table.closed or table.broken else times.deciding
    whole = times.left(table)
    return {
        seat: SeatClock(
            move=times.move_left(table, seat),
            game=whole[seat],
            runs=seat == running and player.who == "person",
        )
        for seat, player in enumerate(table.players)
        if player.who != "bot"
    }


def explain_legal_actions(game: Game) -> list[LegalAction]:
    """Explain every legal action; deployments once per region, with the most."""
    found: list[LegalAction] = []
    deployments: dict[int, int] = {}  # by region; the list has each with 1, 2, 3 … tokens
    income: int | None = None  # without any of them
    for action in legal_actions(game.state):
        if a.DEPLOY <= action < a.DIE:
            deployments[(action - a.DEPLOY) // a.MAX_TOKENS] = action
            continue
        block = int(block_of(action))
        if block == a.PICK:
            found.append(_explain_pick(game, action))
            continue
        explained = explain(game.state, action, is_legal=True)
        earns = None
        if block in _EARNING:
            income = income_now(game.state) if income is None else income
            earns = income_after(game.state, action) - income
        found.append(
            LegalAction(
                action=written(action, game.box),
                price=explained.price,
                parts=list(explained.parts),
                missing=explained.missing or None,
                odds=explained.odds,
                earns=earns,
            )
        )
    for action in deployments.values():
        found.append(LegalAction(action=written(action, game.box), most=int(count_of(action))))
    return found


def _explain_pick(game: Game, action: int) -> LegalAction:
    """Explain a pick: its price, and what the combo could do this turn."""
    return LegalAction(
        action=written(action, game.box),
        price=int(pick_price(game.state, action - a.PICK)),
        likes=liked_regions(game.state, action - a.PICK),
        takes=regions_after_pick(game.state, action),
    )


def event_views(events: list[Event] | tuple[Event, ...]) -> list[EventView]:
    """Convert events to messages; every event is public (V4)."""
    return [EventView(event.kind, event.facts) for event in events]


def events_between(table: Table, first: int, last: int) -> list[EventView]:
    """Return the events of these rows; rows that were undone have none."""
    lines = [table.line_of_row.get(seq) for seq in range(first, last + 1)]
    return [
        view
        for line in lines
        if line is not None and line < len(table.game.log)
        for view in event_views(table.game.log[line].events)
    ]


def build_log_line(table: Table, row: LogRow) -> LogLine:
    """Build the message of one row with its events."""
    line = table.line_of_row.get(row.seq)
    known = line is not None and line < len(table.game.log)
    events = table.game.log[line].events if known and line is not None else ()
    return LogLine(row.seq, row.kind, row.seat, row.text, row.at, event_views(events))


def count_coins(game: Game, seat: int) -> list[int]:
    """Return the coins of all seats as ``seat`` can count them (V4).

    Payments and income are public. Hidden coins of a set position are unknown: the other seats
    are assumed to have started with as many as ``seat``.
    """
    if game.start is None:
        return game.coins
    began = [int(game.start.coins(other)) for other in range(len(game.names))]
    gained = [now - then for now, then in zip(game.coins, began, strict=True)]
    return [max(0, began[seat] + more) for more in gained]
