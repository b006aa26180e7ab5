"""Build new tables from a wish, a position or a game file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from smallworld.bots.characters import choose_character
from smallworld.core.actions import is_chance, parse_action, written
from smallworld.core.box import Box
from smallworld.core.pieces import MAX_SEATS
from smallworld.packs.files.maps.write import map_text
from smallworld.packs.files.packs.write import one_file
from smallworld.packs.game_packs import (
    NO_PACK_TEXTS,
    GamePacks,
    PackTexts,
    load_box,
    load_game_packs,
)
from smallworld.packs.loader import map_ids
from smallworld.packs.mapgen.recipe import recipe_of
from smallworld.packs.options import SWITCHES, chosen_options, options_from
from smallworld.play.game import LONGEST_NAME, Game, Line
from smallworld.play.position.write import position_json
from smallworld.server.allowed_bots import BUILT_IN_BOTS, AllowedBots
from smallworld.server.messages.games import Created, NewRecord, NewTable, SeatWish
from smallworld.server.messages.tables import Player
from smallworld.server.refusals import Unprocessable
from smallworld.server.storage.rows import GameRow, LogRow, Secret, SecretRow
from smallworld.server.tables.rated import check_rated
from smallworld.server.tables.table import Table
from smallworld.server.tables.uploads import load_game_file, load_position, map_of_game_file
from smallworld.server.tokens import hash_secret, new_game_id, new_secret
from smallworld.server.words import WordFilter


@dataclass
class TableDraft:
    """A table that is not stored yet, with its first rows and secrets."""

    table: Table
    log: list[LogRow]
    secrets: list[SecretRow] = field(default_factory=list)
    tokens: dict[str, str] = field(default_factory=dict)
    invites: dict[str, str] = field(default_factory=dict)
    watch: str = ""

    @property
    def created(self) -> Created:
        """The answer to the creator; it is the only one with the secrets."""
        return Created(self.table.row.id, self.tokens, self.invites, self.watch)

    def add_token(self, seat: int, device: str, token: str = "") -> str:
        """Add a token for a seat of the creator."""
        token = token or new_secret()
        self.tokens[str(seat)] = token
        self._add("seat", seat, token, device)
        return token

    def add_invite(self, seat: int) -> None:
        """Add a one-time invite for a seat."""
        self.invites[str(seat)] = new_secret()
        self._add("invite", seat, self.invites[str(seat)])

    def add_watch(self) -> None:
        """Add the token of the watch link."""
        self.watch = new_secret()
        self._add("watch", None, self.watch)

    def _add(self, kind: Secret, seat: int | None, secret: str, device: str = "") -> None:
        row = SecretRow(self.table.row.id, kind, seat, hash_secret(secret), device)
        self.secrets.append(row)


def create_table(
    wish: NewTable,
    device: str,
    at: float,
    pack_texts: PackTexts = NO_PACK_TEXTS,
    bots: AllowedBots = BUILT_IN_BOTS,
    id: str = "",
    players: list[Player] | None = None,
    holders: Mapping[int, str] | None = None,
) -> TableDraft:
    """Build the table of a wish; ``Unprocessable`` says what is impossible.

    ``pack_texts`` are the packs and the random board of the wish; ``bots`` are those that may sit
    at a table. Without an ``id`` the game gets a new one, without ``players`` those of the wish.
    ``holders`` own the seats of people; without them the device does.
    """
    start_game = _start_game(wish, pack_texts)
    players = players or build_sittings(wish.seats, bots)
    row = _row(wish, start_game, device, at, pack_texts, id or new_game_id())
    owners = {
        seat: device if holders is None else holders[seat]
        for seat, wanted in enumerate(wish.seats)
        if wanted.me is not None
    }
    if row.table.rated:
        check_rated(row, players, owners, is_continued=start_game is not None)
    made = seat_players(row, players, [] if start_game is None else start_game.log, at)
    for seat, wanted in enumerate(wish.seats):
        if wanted.me is not None:
            made.add_token(seat, owners[seat])
        elif wanted.open:
            made.add_invite(seat)
    made.add_watch()
    return made


def check_names(wish: NewTable, words: WordFilter) -> None:
    """Refuse a table with a name that has a filtered word; workers do not know the words."""
    for seat in wish.seats:
        if seat.me is not None:
            words.refuse_name(seat.me)


def wish_from_game_file(wish: NewRecord) -> NewTable:
    """Convert a request to continue a game file into a wish for a table."""
    if not 2 <= len(wish.seats) <= MAX_SEATS:
        raise Unprocessable("record.who_sits", {"most": MAX_SEATS})
    if (wish.line is None) == (wish.use == "fork"):
        raise Unprocessable("record.fork_line")
    return NewTable(
        seats=wish.seats, table=wish.table, record=wish.record, line=wish.line, packs=wish.packs
    )


def wanted_map(wish: NewTable) -> str:
    """Return the map of a wish as far as it is known without loading anything."""
    if wish.position is not None:
        return wish.position.map
    return wish.map if wish.record is None else map_of_game_file(wish.record)


def pack_texts_of(game: Game) -> PackTexts:
    """Return the packs and the random board a game is played with."""
    packs = [one_file(game.game_packs.pack(label)) for label in game.box.packs]
    return PackTexts(tuple(packs), _board_of(game.box.board.id, game.game_packs))


def _board_of(map: str, game_packs: GamePacks) -> str:
    """Return the map of a random board: it is generated once, then stored."""
    return map_text(game_packs.map(map)) if recipe_of(map) is not None else ""


def seat_players(row: GameRow, players: list[Player], lines: list[Line], at: float) -> TableDraft:
    """Build a table with its players, its first lines and the first deals."""
    table = Table(row)
    for seat, player in enumerate(players):
        table.apply_rows([table.seat_row(seat, player, at)])
    table.apply_rows(table.rows_of(lines, at))
    table.apply_rows(table.deal_rows(at))
    return TableDraft(table, list(table.log))


def _start_game(wish: NewTable, pack_texts: PackTexts) -> Game | None:
    """Load the game that a table continues: a game file up to a line, or a position."""
    if wish.record is not None and wish.position is not None:
        raise Unprocessable("table.two_beginnings")
    if wish.record is not None:
        game = load_game_file(wish.record, pack_texts)
        if wish.line is not None:
            if wish.line > len(game.log):
                raise Unprocessable(
                    "record.no_such_line", {"line": wish.line, "lines": len(game.log)}
                )
            game.cut(wish.line)
    elif wish.position is not None:
        game = load_position(wish.position, pack_texts)
    else:
        return None
    if game.over:
        raise Unprocessable("game.over")
    return game


def _row(
    wish: NewTable,
    start_game: Game | None,
    device: str,
    at: float,
    pack_texts: PackTexts,
    id: str,
) -> GameRow:
    for option in wish.options:
        if option not in SWITCHES:
            raise Unprocessable("new.unknown_option", {"found": option[:60], "known": [*SWITCHES]})
    game_packs, options = load_game_packs(pack_texts), dict(wish.options)
    map = _map_of(wish, start_game, game_packs)
    start, packs = None, list(pack_texts.packs)
    if start_game is None:
        banners = "" if wish.banners == "added" else wish.banners
        box = load_box(pack_texts, map, banners, options_from(options))
    else:
        box = start_game.box
        options = chosen_options(int(box.options))
        packs = list(pack_texts_of(start_game).packs)
        if start_game.start is not None:
            start = msgspec.json.encode(position_json(start_game.start, start_game.names)).decode()
    return GameRow(
        id=id,
        created=at,
        map=map,
        options=options,
        table=wish.table if wish.clock is None else replace(wish.table, clock=wish.clock),
        start=start,
        dealer=_script(wish, start_game, box),
        creator=device,
        packs=packs,
        banners=box.banners,
        board=_board_of(map, game_packs),
    )


def _map_of(wish: NewTable, start_game: Game | None, game_packs: GamePacks) -> str:
    map = wish.map or (f"base/{len(wish.seats)}" if start_game is None else start_game.box.board.id)
    expected = None if start_game is None else start_game.box.board.id
    known = [*map_ids(), *(board.id for pack in game_packs.packs for board in pack.boards)]
    if map != expected and map not in known and not game_packs.has_map(map):
        raise Unprocessable("new.unknown_map", {"found": map[:60], "known": known})
    if expected is not None and map != expected:
        raise Unprocessable("table.other_map", {"map": map, "expected": expected})
    wanted = game_packs.map(map).seats if start_game is None else int(start_game.box.seats)
    if wanted != len(wish.seats):
        facts: dict[str, object] = {"map": map, "wanted": wanted, "found": len(wish.seats)}
        raise Unprocessable("new.seat_count", facts)
    return map


def _script(wish: NewTable, start_game: Game | None, box: Box) -> list[str]:
    """Return the dealer's script; what the dealer did in a game file comes first."""
    if not wish.dealer:
        return []
    if not wish.table.practice:
        raise Unprocessable("table.not_practice")
    for text in wish.dealer:
        if not is_chance(parse_action(text, box)):
            raise Unprocessable("dealer.not_chance", {"text": text})
    dealt = [] if start_game is None else [line for line in start_game.log if line.seat is None]
    return [*(written(line.action, box) for line in dealt), *wish.dealer]


def build_sittings(seats: list[SeatWish], bots: AllowedBots = BUILT_IN_BOTS) -> list[Player]:
    """Build the players of the seats; every bot is a character of its own."""
    players: list[Player] = []
    people = [wish.me for wish in seats if wish.me is not None]
    for seat, wish in enumerate(seats):
        if (wish.me is not None) + (wish.bot is not None) + wish.open != 1:
            raise Unprocessable("seat.wish", {"seat": seat})
        if wish.me is not None:
            players.append(Player(name=clean_name(wish.me), who="person"))
        elif wish.bot is not None:
            bot = check_bot(wish.bot, bots)
            players.append(bot_player(bot, players, people))
        else:
            players.append(Player(name="", who="open"))
    return players


def bot_player(bot: str, others: Sequence[Player], people: Sequence[str] = ()) -> Player:
    """Build the player of a bot: a character, or a number if several bots have none."""
    taken = [*people, *(other.name for other in others), *(other.character for other in others)]
    character = choose_character(bot, taken)
    if character:
        return Player(name=character.capitalize(), who="bot", bot=bot, character=character)
    alike = sum(other.bot == bot for other in others)
    name = f"{bot.capitalize()} {alike + 1}" if alike else bot.capitalize()
    return Player(name=name, who="bot", bot=bot)


def clean_name(name: str, words: WordFilter | None = None) -> str:
    """Return a printable name that fits on one line and has no filtered word, or refuse it."""
    fitting = name.strip()
    if not fitting or len(fitting) > LONGEST_NAME or not fitting.isprintable():
        raise Unprocessable("seat.name", {"longest": LONGEST_NAME})
    if words is not None:
        words.refuse_name(fitting)
    return fitting


def check_bot(name: str, bots: AllowedBots = BUILT_IN_BOTS) -> str:
    """Return the name of a bot that can sit at a table, or refuse it."""
    if name not in bots.names:
        raise Unprocessable("bot.unknown", {"found": name[:60], "known": bots.names})
    return name
