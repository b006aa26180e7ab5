"""Making tables: from wishes, a position or a record; the same people once more."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from smallworld.bots.registry import bot_names
from smallworld.core.actions import is_chance, parse_action, written
from smallworld.core.pieces import MAX_SEATS
from smallworld.packs.loader import load_map, map_ids
from smallworld.packs.switches import SWITCHES, chosen_options
from smallworld.play.game import LONGEST_NAME, Game, Line
from smallworld.play.position import position_json
from smallworld.play.position_read import read_position
from smallworld.play.record import read_record
from smallworld.server.refused import Unprocessable
from smallworld.server.rows import GameRow, LogRow, Secret, SecretRow, Sitting
from smallworld.server.shapes import Created, NewRecord, NewTable, SeatWish
from smallworld.server.table import Table
from smallworld.server.tokens import hash_of, new_game_id, new_secret


@dataclass
class Made:
    """A table that is not stored yet, with its first rows and what opens its seats."""

    table: Table
    log: list[LogRow]
    secrets: list[SecretRow] = field(default_factory=list)
    tokens: dict[str, str] = field(default_factory=dict)
    invites: dict[str, str] = field(default_factory=dict)
    watch: str = ""

    @property
    def created(self) -> Created:
        """What its creator is told, once."""
        return Created(self.table.row.id, self.tokens, self.invites, self.watch)

    def add_token(self, seat: int, device: str, token: str = "") -> str:
        """A token for a seat, known to the creator."""
        token = token or new_secret()
        self.tokens[str(seat)] = token
        self._add("seat", seat, token, device)
        return token

    def add_invite(self, seat: int) -> None:
        """A one-time invite for a seat."""
        self.invites[str(seat)] = new_secret()
        self._add("invite", seat, self.invites[str(seat)])

    def add_watch(self) -> None:
        """What lets others watch."""
        self.watch = new_secret()
        self._add("watch", None, self.watch)

    def _add(self, kind: Secret, seat: int | None, secret: str, device: str = "") -> None:
        row = SecretRow(self.table.row.id, kind, seat, hash_of(secret), device)
        self.secrets.append(row)


def make_table(wish: NewTable, device: str, at: float, *, rematch_of: str = "") -> Made:
    """The table somebody wishes for; ``Unprocessable`` says what cannot be."""
    beginning = _beginning(wish)
    sittings = sittings_of(wish.seats)
    row = _row(wish, beginning, device, at, rematch_of)
    made = seated(row, sittings, [] if beginning is None else beginning.log, at)
    for seat, wanted in enumerate(wish.seats):
        if wanted.me is not None:
            made.add_token(seat, device)
        elif wanted.open:
            made.add_invite(seat)
    made.add_watch()
    return made


def wish_of(wish: NewRecord) -> NewTable:
    """The table that goes on with a record, from its end or from a line."""
    if not 2 <= len(wish.seats) <= MAX_SEATS:
        raise Unprocessable("record.who_sits", {"most": MAX_SEATS})
    if (wish.line is None) == (wish.use == "fork"):
        raise Unprocessable("record.fork_line")
    return NewTable(seats=wish.seats, table=wish.table, record=wish.record, line=wish.line)


def seated(row: GameRow, sittings: list[Sitting], lines: list[Line], at: float) -> Made:
    """A table with its people, the lines it begins with and what the dealer does first."""
    table = Table(row)
    for seat, sitting in enumerate(sittings):
        table.hear([table.seat_row(seat, sitting, at)])
    table.hear(table.rows_of(lines, at))
    table.hear(table.deal_rows(at))
    return Made(table, list(table.log))


def _beginning(wish: NewTable) -> Game | None:
    """The game a table goes on with: of a record up to a line, or of a position."""
    if wish.record is not None and wish.position is not None:
        raise Unprocessable("table.two_beginnings")
    if wish.record is not None:
        game = read_record(wish.record)
        if wish.line is not None:
            if wish.line > len(game.log):
                raise Unprocessable(
                    "record.no_such_line", {"line": wish.line, "lines": len(game.log)}
                )
            game.cut(wish.line)
    elif wish.position is not None:
        state, names = read_position(msgspec.to_builtins(wish.position))
        game = Game(state.box, names, start=state)
    else:
        return None
    if game.over:
        raise Unprocessable("game.over")
    if game.box.packs:
        raise Unprocessable("pack.not_at_tables")
    return game


def _row(
    wish: NewTable, beginning: Game | None, device: str, at: float, rematch_of: str
) -> GameRow:
    map, options = _map_of(wish, beginning), dict(wish.options)
    start = None
    if beginning is not None:
        options = chosen_options(int(beginning.box.options))
        if beginning.start is not None:
            start = msgspec.json.encode(position_json(beginning.start, beginning.names)).decode()
    for option in wish.options:
        if option not in SWITCHES:
            raise Unprocessable("new.unknown_option", {"found": option[:60], "known": [*SWITCHES]})
    return GameRow(
        id=new_game_id(),
        created=at,
        map=map,
        options=options,
        table=wish.table if wish.clock is None else replace(wish.table, clock=wish.clock),
        start=start,
        dealer=_script(wish, beginning),
        creator=device,
        rematch_of=rematch_of,
    )


def _map_of(wish: NewTable, beginning: Game | None) -> str:
    map = wish.map or (f"base/{len(wish.seats)}" if beginning is None else beginning.box.board.id)
    if map not in map_ids():
        raise Unprocessable("new.unknown_map", {"found": map[:60], "known": map_ids()})
    if beginning is not None and map != beginning.box.board.id:
        raise Unprocessable("table.other_map", {"map": map, "expected": beginning.box.board.id})
    wanted = load_map(map).seats
    if wanted != len(wish.seats):
        facts: dict[str, object] = {"map": map, "wanted": wanted, "found": len(wish.seats)}
        raise Unprocessable("new.seat_count", facts)
    return map


def _script(wish: NewTable, beginning: Game | None) -> list[str]:
    """The dealer's script; what the dealer said in a record comes first and is done already."""
    if not wish.dealer:
        return []
    if not wish.table.practice:
        raise Unprocessable("table.not_practice")
    box = beginning.box if beginning is not None else Table(_any_row(wish)).game.box
    for text in wish.dealer:
        if not is_chance(parse_action(text, box)):
            raise Unprocessable("dealer.not_chance", {"text": text})
    said = [] if beginning is None else [line for line in beginning.log if line.seat is None]
    return [*(written(line.action, box) for line in said), *wish.dealer]


def _any_row(wish: NewTable) -> GameRow:
    return GameRow("", 0.0, _map_of(wish, None), {}, wish.table)


def sittings_of(seats: list[SeatWish]) -> list[Sitting]:
    """Who sits where, as wished; bots of one kind are numbered."""
    sittings: list[Sitting] = []
    for seat, wish in enumerate(seats):
        if (wish.me is not None) + (wish.bot is not None) + wish.open != 1:
            raise Unprocessable("seat.wish", {"seat": seat})
        if wish.me is not None:
            sittings.append(Sitting(name=plain_name(wish.me), who="person"))
        elif wish.bot is not None:
            alike = sum(other.bot == wish.bot for other in sittings)
            bot = known_bot(wish.bot)
            name = f"{bot.capitalize()} {alike + 1}" if alike else bot.capitalize()
            sittings.append(Sitting(name=name, who="bot", bot=bot))
        else:
            sittings.append(Sitting(name="", who="open"))
    return sittings


def plain_name(name: str) -> str:
    """A name that fits on one line anywhere: plain, printable, not endless."""
    fitting = name.strip()
    if not fitting or len(fitting) > LONGEST_NAME or not fitting.isprintable():
        raise Unprocessable("seat.name", {"longest": LONGEST_NAME})
    return fitting


def known_bot(name: str) -> str:
    """A bot that can sit at a table."""
    if name not in bot_names():
        raise Unprocessable("bot.unknown", {"found": name[:60], "known": bot_names()})
    return name
