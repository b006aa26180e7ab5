"""One table in memory: a game rebuilt from its log, and its players."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from smallworld.core.actions import parse_action, written
from smallworld.core.errors import BadNotation, IllegalAction, RuleError
from smallworld.packs.game_packs import load_box, load_game_packs
from smallworld.packs.options import options_from
from smallworld.play.dealer import Dealer, ScriptedDealer
from smallworld.play.game import Game, Line
from smallworld.play.position.read import read_position_text
from smallworld.server.messages.tables import Player
from smallworld.server.refusals import Forbidden, Illegal, Stale, Unprocessable
from smallworld.server.storage.rows import GameRow, LogRow, StoredGame

OVER = "over"  # the reason to close a finished game
CLOSED_BY_THE_SERVER: Final = ("conceded", "nobody is left", "closed by the host")
MAX_UNDONE: Final = 1_000  # lines that a seat may undo in a game: the log must stay short
MAX_SEAT_CHANGES: Final = 500  # of one seat in a game, for the same reason
HOST_SEAT_CHANGES: Final = 2 * MAX_SEAT_CHANGES  # nobody can use up the invites of the host
# Measured: a new table, and what each row adds with its line, events and states.
_TABLE_BYTES: Final = 24_000
_ROW_BYTES: Final = 700


class Table:
    """A table after ``seq`` rows; only rows change it."""

    def __init__(self, row: GameRow) -> None:
        self.row = row
        self.seq = 0
        self.log: list[LogRow] = []
        self.players: list[Player] = []
        self.closed = ""
        self.rematch = ""  # the game of the rematch
        self.broken = ""  # why the log cannot be replayed by this engine
        self.broken_row = 0  # the row it stops at
        # seq of a ``say`` row → its line in the game, both rising
        self.line_of_row: dict[int, int] = {}
        self.undone: Counter[int | None] = Counter()  # lines that each seat has undone
        self.seat_changes: Counter[int] = Counter()  # rows that changed the player of a seat
        self.game = _empty_game(row)
        self.bytes = _TABLE_BYTES + sum(map(len, row.packs)) + len(row.board)  # an estimate

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild_table, (StoredGame(self.row, self.log),)

    def apply_rows(self, rows: list[LogRow]) -> None:
        """Apply stored rows; skip those applied before."""
        for row in rows:
            if row.seq <= self.seq:
                continue
            self.log.append(row)
            self.seq = row.seq
            self.bytes += _ROW_BYTES + len(row.text)
            if not self.broken:
                try:
                    self._carry_out(row)
                except RuleError as error:  # written by another version of the rules
                    self._stop_at(row, f"{row.text!r}: {error.code}")
                except (ValueError, LookupError, msgspec.MsgspecError) as error:
                    self._stop_at(row, f"{row.kind}: {error}")

    def _stop_at(self, row: LogRow, reason: str) -> None:
        self.broken, self.broken_row = f"row {row.seq}, {reason}", row.seq

    def read_only(self) -> Unprocessable:
        """Return the refusal of changes to a log that this engine cannot replay."""
        return Unprocessable("table.read_only", {"reason": self.broken, "row": self.broken_row})

    def _carry_out(self, row: LogRow) -> None:
        if row.kind == "say":
            self.game.append(row.seat, parse_action(row.text, self.game.box))
            self.line_of_row[row.seq] = len(self.game.log) - 1
        elif row.kind == "undo":
            self._take_back(int(row.text))
            self.undone[row.seat] += int(row.text)
        elif row.kind == "seat" and row.seat is not None:
            player = msgspec.json.decode(row.text, type=Player)
            self.seat_changes[row.seat] += 1
            while len(self.players) <= row.seat:
                self.players.append(Player(name="", who="open"))
            self.players[row.seat] = player
            self.game.names[row.seat] = player.name or f"Seat {row.seat + 1}"
        elif row.kind == "close":
            self.closed = row.text
        elif row.kind == "rematch":
            self.rematch = row.text

    def _take_back(self, lines: int) -> None:
        left = len(self.game.log) - lines
        if left < 0:
            raise ValueError(f"{lines} lines are taken back, there are {len(self.game.log)}")
        self.game.cut(left)
        # New lines will reuse these numbers: undone rows lose theirs.
        while self.line_of_row and next(reversed(self.line_of_row.values())) >= left:
            self.line_of_row.popitem()

    # --- build rows that are not stored yet
    def is_unreached(self, seat: int) -> bool:
        """Return whether a person claimed this open seat and has neither acted nor written."""
        if seat >= len(self.players) or self.players[seat].who != "person":
            return False
        rows = (row for row in self.log if row.seat == seat)
        first = msgspec.json.decode(next(rows).text, type=Player)
        return first.who == "open" and all(row.kind == "seat" for row in rows)

    def check(self, seat: int | None, after: int | None) -> None:
        """Refuse if this seat may not change the table as it saw it."""
        if self.broken:
            raise self.read_only()
        if self.game.over:
            raise Unprocessable("game.over")
        if self.closed:
            raise Unprocessable("table.closed", {"reason": self.closed, "why": _why(self.closed)})
        if after is not None and self.has_moved_on(after):
            raise Stale("table.stale", {"after": after, "seq": self.seq})
        if seat is None:
            raise Forbidden("seat.none")

    def has_moved_on(self, after: int) -> bool:
        """Return whether the game changed since ``after``; chat and seats do not count."""
        if after > self.seq:
            return True
        later = self.log[len(self.log) - (self.seq - after) :] if after < self.seq else []
        return any(row.kind in ("say", "undo") for row in later)

    def _must_act(self, seat: int) -> None:
        if self.game.over:
            raise Unprocessable("game.over")
        if self.game.to_act != seat:
            raise Forbidden("seat.not_to_act", {"seat": seat, "to_act": self.game.to_act})

    def action_rows(self, seat: int, actions: list[str], at: float) -> list[LogRow]:
        """Return the rows of actions and of the dealer's answers, all or none."""
        lines = len(self.game.log)
        self.game.dealer = self._dealer()
        try:
            for place, action in enumerate(actions):
                self._must_act(seat)
                try:
                    self.game.play(action)
                except (IllegalAction, BadNotation) as error:
                    legal = _legal_texts(self.game)
                    raise Illegal(error.code, error.facts, place, legal) from None
            new_lines = self.game.log[lines:]
            over = self.game.over
        finally:
            self.game.cut(lines)
        rows = self.rows_of(new_lines, at)
        if over:
            rows.append(LogRow(rows[-1].seq + 1, "close", None, OVER, at))
        return rows

    def deal_rows(self, at: float) -> list[LogRow]:
        """Return the rows of what the dealer must do before any seat."""
        lines = len(self.game.log)
        self.game.dealer = self._dealer()
        try:
            self.game.deal()
            new_lines = self.game.log[lines:]
        finally:
            self.game.cut(lines)
        return self.rows_of(new_lines, at)

    def rows_of(self, new_lines: list[Line], at: float) -> list[LogRow]:
        """Return lines of a game as rows after the last one."""
        return [
            LogRow(self.seq + 1 + i, "say", line.seat, written(line.action, self.game.box), at)
            for i, line in enumerate(new_lines)
        ]

    def undo_row(self, seat: int, at: float, *, whole_turn: bool) -> LogRow:
        """Return the row that undoes one action, or the whole turn (T8)."""
        self._must_act(seat)
        if not self.has_undo_left(seat):
            raise Unprocessable("undo.too_many", {"most": MAX_UNDONE})
        if self.row.table.rated and (whole_turn or not self.has_just_acted(seat)):
            raise Unprocessable("undo.rated")
        lines = list(self.game.log)
        try:
            if whole_turn:
                self.game.reset_turn()
            else:
                self.game.undo()
            left = len(self.game.log)
        finally:
            for line in lines[len(self.game.log) :]:
                self.game.append(line.seat, line.action)
        return LogRow(self.seq + 1, "undo", seat, str(len(lines) - left), at)

    def has_undo_left(self, seat: int | None) -> bool:
        """Return whether the seat may undo anything more in this game."""
        return self.undone[seat] < MAX_UNDONE

    def has_just_acted(self, seat: int) -> bool:
        """Return whether the last change of the game is an action of this seat."""
        for row in reversed(self.log):
            if row.kind in ("say", "undo"):
                return row.kind == "say" and row.seat == seat
        return False

    def may_undo(self, seat: int) -> bool:
        """Return whether the seat to act may undo its last action."""
        is_last = not self.row.table.rated or self.has_just_acted(seat)
        return self.has_undo_left(seat) and is_last and self.game.why_no_undo() is None

    def seat_row(self, seat: int, player: Player, at: float) -> LogRow:
        """Return the row that puts a player at ``seat``."""
        text = msgspec.json.encode(player).decode()
        return LogRow(self.seq + 1, "seat", seat, text, at)

    def _dealer(self) -> Dealer:
        """Return the dealer; a practice table follows its script first."""
        if not self.row.dealer:
            return Dealer(None)
        played = [line.action for line in self.game.log]
        return ScriptedDealer(self.row.dealer, played=played, skip_illegal=True)


def _why(closed: str) -> str:
    """Return the closing reason as a selector: the server's own ones, or ``other``.

    >>> _why("nobody is left"), _why("insults")
    ('nobody_is_left', 'other')
    """
    return closed.replace(" ", "_") if closed in CLOSED_BY_THE_SERVER else "other"


def rebuild_table(stored: StoredGame) -> Table:
    """Rebuild the table of a stored game."""
    table = Table(stored.row)
    table.apply_rows(stored.log)
    return table


def _empty_game(row: GameRow) -> Game:
    game_packs = load_game_packs(row.pack_texts)
    if row.start is not None:
        state, names = read_position_text(row.start, game_packs)
        return Game(state.box, names, start=state, game_packs=game_packs)
    box = load_box(row.pack_texts, row.map, row.banners, options_from(row.options))
    return Game(box, [""] * int(box.seats), game_packs=game_packs)


def _legal_texts(game: Game) -> list[str]:
    """Return what the seat to act may do; deployments once per region, with the most."""
    found: dict[str, str] = {}
    for text in game.legal_actions():
        found[text.rsplit(" ", 1)[0] if "deploy" in text else text] = text
    return list(found.values())
