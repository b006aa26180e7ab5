"""Change who sits where: claim, leave, concede, hand over, rematch."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from smallworld.core.scoring import tokens_on_the_map
from smallworld.packs.options import chosen_options
from smallworld.server.messages.games import Claim, Claimed, HandedOver, HandOver, Left, SeatWishes
from smallworld.server.messages.tables import Player
from smallworld.server.refusals import Forbidden, Stale, Unprocessable
from smallworld.server.storage.protocol import Conflict
from smallworld.server.storage.rows import GameRow, LogRow, SecretRow
from smallworld.server.tables.clocks import PATIENCE, Times
from smallworld.server.tables.create import (
    TableDraft,
    bot_player,
    check_bot,
    clean_name,
    seat_players,
)
from smallworld.server.tables.rated import (
    check_other_player,
    check_rated_bot,
    is_in_tournament,
)
from smallworld.server.tables.table import HOST_SEAT_CHANGES, MAX_SEAT_CHANGES, Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret, new_game_id, new_secret

STAND_IN = "normal"  # plays for players who left or conceded


async def leave(tables: Tables, game: str, seat: int) -> Left:
    """Leave the table. A bot takes over if the table says so; otherwise the seat is free.

    The invite to a free seat is for any player. After too many changes of the seat there
    is none: only the host can invite then. At a rated table with all its players, leaving is
    conceding; in a tournament a bot always takes over, or the round would never end.
    """
    left = await tables.table(game)
    if left.row.table.rated and all(player.who != "open" for player in left.players):
        await concede(tables, game, seat)  # the seat stays the player's, and loses
        return Left(game, seat)
    waits = left.row.table.absent == "wait" and not await is_in_tournament(tables.storage, game)
    secret = new_secret() if waits and left.seat_changes[seat] < MAX_SEAT_CHANGES else ""
    invites = [SecretRow(game, "invite", seat, hash_secret(secret))] if secret else []

    def rows(table: Table) -> list[LogRow]:
        _check(table, seat)
        name = table.players[seat].name
        free = Player(name="", who="open")
        bot = Player(name=name, who="bot", bot=STAND_IN)
        return _with_end(table, seat, free if waits else bot, tables.now())

    await tables.change(game, rows, invites, forget=seat)
    return Left(game, seat, secret)


async def concede(tables: Tables, game: str, seat: int, after: int | None = None) -> None:
    """Concede. A bot plays the seat to the end, unless only one seat has not conceded.

    With ``after`` only if the game has not changed since that row.
    """

    def rows(table: Table) -> list[LogRow]:
        _check(table, seat, after)
        if table.game.over:
            raise Unprocessable("game.over")
        given_up = replace(table.players[seat], conceded=True, bot=STAND_IN)
        return _with_end(table, seat, given_up, tables.now())

    await tables.change(game, rows)


async def hand_over(
    tables: Tables,
    game: str,
    seat: int,
    wish: HandOver,
    *,
    is_host: bool = False,
    present: frozenset[int] = frozenset(),
) -> HandedOver:
    """Give the seat to a bot, take it back, or invite another device.

    The host may also give a bot the seat of a player who never came or has gone, and invite
    somebody else to a seat that was claimed but never reached.
    """
    if wish.to != "me":
        await _check_rated(tables, game, seat, wish)
        if await is_in_tournament(tables.storage, game):
            raise Forbidden("tournament.hand_over")
    if wish.to == "device":
        wanted = seat if wish.seat is None else wish.seat
        return await _invite(tables, game, seat, wanted, is_host=is_host, present=present)
    if wish.seat not in (None, seat):
        if wish.to != "bot" or not is_host or wish.seat is None:
            raise Forbidden("seat.not_yours", {"seat": wish.seat})
        return await _replace(tables, game, wish.seat, check_bot(wish.bot, tables.bots), present)
    bot = check_bot(wish.bot, tables.bots) if wish.to == "bot" else ""

    def rows(table: Table) -> list[LogRow]:
        if table.players[seat].conceded:
            raise Unprocessable("seat.conceded")
        new = replace(table.players[seat], bot=bot)
        if new == table.players[seat]:
            return _no_rows(table, seat)
        row = _limited_row if bot else _seat_row  # a player can always take the seat back
        return [row(table, seat, new, tables.now())]

    table = await tables.change(game, rows)
    return HandedOver(game, seat, table.players[seat])


async def _check_rated(tables: Tables, game: str, seat: int, wish: HandOver) -> None:
    """At a rated table, only a seat without a player may be given to somebody else or a bot."""
    table = await tables.table(game)
    if not table.row.table.rated:
        return
    wanted = seat if wish.seat is None else wish.seat
    is_free = wanted < len(table.players) and table.players[wanted].who == "open"
    if not is_free and (wish.to == "bot" or wanted == seat):
        raise Forbidden("rated.hand_over")
    if wish.to == "bot":
        check_rated_bot(wish.bot, len(table.players))


async def _replace(
    tables: Tables, game: str, seat: int, bot: str, present: frozenset[int]
) -> HandedOver:
    """Let a bot take an open seat, or stand in for a player who is away too long."""

    def rows(table: Table) -> list[LogRow]:
        if seat >= len(table.players):
            raise Forbidden("seat.not_yours", {"seat": seat})
        _check(table, seat)
        old = table.players[seat]
        waited = Times(table, tables.now()).this_move if table.game.to_act == seat else 0.0
        if old.who == "open":
            new = bot_player(bot, table.players)
        elif old.who == "person" and seat not in present and waited >= PATIENCE:
            new = replace(old, bot=bot)
        else:
            raise Forbidden("seat.not_missed", {"seat": seat, "seconds": int(PATIENCE)})
        return [_seat_row(table, seat, new, tables.now())]

    table = await tables.change(game, rows)
    return HandedOver(game, seat, table.players[seat])


async def _invite(
    tables: Tables, game: str, seat: int, wanted: int, *, is_host: bool, present: frozenset[int]
) -> HandedOver:
    """Create a one-time invite to the player's own seat, or to an open one.

    For the host also to the seat of a player who is not here and never did anything: the answer
    to the claim may have been lost. That player's token is valid until the invite is used.
    """
    secret = new_secret()

    def rows(table: Table) -> list[LogRow]:
        open_seats = [i for i, one in enumerate(table.players) if one.who == "open"]
        free = is_host and wanted not in present and table.is_unreached(wanted)
        if wanted not in (seat, *open_seats) and not free:
            raise Forbidden("seat.not_yours", {"seat": wanted})
        most = HOST_SEAT_CHANGES if is_host and wanted != seat else MAX_SEAT_CHANGES
        return [_limited_row(table, wanted, table.players[wanted], tables.now(), most)]

    invite = SecretRow(game, "invite", wanted, hash_secret(secret))
    table = await tables.change(game, rows, [invite])
    return HandedOver(game, wanted, table.players[wanted], secret)


async def set_up_seat(tables: Tables, game: str, seat: int, wish: SeatWishes) -> Player:
    """Change the name, or whether the engine places returning tokens."""
    name = None if wish.name is None else clean_name(wish.name, tables.words)

    def rows(table: Table) -> list[LogRow]:
        new = table.players[seat]
        if name is not None:
            new = replace(new, name=name)
        if wish.places_by_itself is not None:
            new = replace(new, places_by_itself=wish.places_by_itself)
        if new == table.players[seat]:
            return _no_rows(table, seat)
        return [_limited_row(table, seat, new, tables.now())]

    return (await tables.change(game, rows)).players[seat]


Check = Callable[[TableDraft], Awaitable[None]]  # refuses a table before it is stored


async def accept_any(made: TableDraft) -> None:
    """Refuse no table."""


async def rematch(
    tables: Tables, game: str, seat: int, token: str, device: str, check: Check = accept_any
) -> Claimed:
    """Join the rematch; the first player to ask creates its table, unless ``check`` refuses it.

    The order stays, but the last one of the old game starts. The new token is derived from the
    old one, so that a repeated request gets the same answer.
    """
    table = await tables.table(game)
    if not (table.game.over or table.closed):
        raise Unprocessable("rematch.not_over")
    meeting = table.rematch or await _make_rematch(tables, table, device, check)
    place = (seat - who_starts(table)) % len(table.players)
    new_token = _derived("rematch", meeting, token)
    known = await tables.storage.secret(hash_secret(new_token))
    if known is None:
        secret = SecretRow(meeting, "seat", place, hash_secret(new_token), device)
        name = table.players[seat].name

        def rows(new: Table) -> list[LogRow]:
            if new.players[place].who != "open":
                raise Forbidden("rematch.taken", {"seat": seat})
            return [_limited_row(new, place, Player(name=name, who="person"), tables.now())]

        await tables.change(meeting, rows, [secret])
    return Claimed(meeting, place, new_token)


def who_starts(table: Table) -> int:
    """Return the seat that starts the rematch: conceded, fewest coins, fewest tokens."""
    state = table.game.state

    def success(seat: int) -> tuple[bool, int, int]:
        fought = not table.players[seat].conceded
        return fought, int(state.coins(seat)), int(tokens_on_the_map(state, seat))

    return min(range(len(table.players)), key=success)


async def _make_rematch(tables: Tables, table: Table, device: str, check: Check) -> str:
    """Create the table of a rematch; if two players ask at once, the log decides."""
    made = _same_again(table, device, tables.now())
    await check(made)
    await tables.create(made.table, made.log, made.secrets)
    mine = made.table.row.id

    def rows(old: Table) -> list[LogRow]:
        return [] if old.rematch else [LogRow(old.seq + 1, "rematch", None, mine, tables.now())]

    meeting = (await tables.change(table.row.id, rows)).rematch
    if meeting != mine:
        tables.drop(mine)
        await tables.storage.delete_game(mine)
    return meeting


def _same_again(table: Table, device: str, at: float) -> TableDraft:
    old, first = table.row, who_starts(table)
    row = GameRow(
        id=new_game_id(),
        created=at,
        map=old.map,
        options=chosen_options(int(table.game.box.options)),
        table=replace(old.table, public=False),  # only the old players may sit down
        creator=device,
        rematch_of=old.id,
        packs=old.packs,
        banners=old.banners,
        board=old.board,
    )
    players = [
        replace(player, conceded=False) if player.who == "bot" else Player(name="", who="open")
        for player in (*table.players[first:], *table.players[:first])
    ]
    return seat_players(row, players, [], at)


def _derived(purpose: str, game: str, secret: str) -> str:
    """Derive a token from a secret of its owner; nobody else can."""
    digest = hashlib.sha256(f"{purpose} {game} {secret}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def _check(table: Table, seat: int, after: int | None = None) -> None:
    table.check(seat, after)
    if table.players[seat].conceded:
        raise Unprocessable("seat.conceded")


def _seat_row(table: Table, seat: int, player: Player, at: float) -> LogRow:
    table.check(seat, None)
    return table.seat_row(seat, player, at)


def _no_rows(table: Table, seat: int) -> list[LogRow]:
    """Return no rows, since nothing changes; refuse where a change would be refused."""
    table.check(seat, None)
    return []


def _limited_row(
    table: Table, seat: int, player: Player, at: float, most: int = MAX_SEAT_CHANGES
) -> LogRow:
    """Return the row of a change that somebody can ask for again and again."""
    if table.seat_changes[seat] >= most:
        raise Unprocessable("seat.too_many_changes", {"most": most})
    return _seat_row(table, seat, player, at)


def _with_end(table: Table, seat: int, player: Player, at: float) -> list[LogRow]:
    """Return the row of a seat; also close the table if no opponent is left."""
    rows = [table.seat_row(seat, player, at)]
    after = [*table.players]
    after[seat] = player
    fighting = [one for one in after if not one.conceded]
    people = [one for one in fighting if one.who == "person"]
    reason = ""
    if player.conceded and len(fighting) == 1:
        reason = "conceded"
    elif not people and not table.game.over:
        reason = "nobody is left"
    if reason:
        rows.append(LogRow(table.seq + 2, "close", None, reason, at))
    return rows


async def claim(tables: Tables, game: str, wish: Claim, device: str) -> Claimed:
    """Claim a seat for a new token; all earlier tokens and invites of the seat expire.

    With a request id the token is derived from it, so that a client which lost the answer can
    repeat the request.
    """
    token = new_secret() if wish.request is None else _derived("claim", game, wish.request)
    async with tables.lock(game):
        table = await tables.table(game)
        await tables.refresh(table)
        known = await tables.storage.secret(hash_secret(token))
        if known is not None and known.game == game and known.seat is not None:
            return Claimed(game, known.seat, token)
        table.check(0, None)
        if table.row.table.rated:
            await check_other_player(tables.storage, game, device)
        seat, invite = await _claimable(tables, table, wish)
        secret = SecretRow(game, "seat", seat, hash_secret(token), device)
        if table.seat_changes[seat] >= (MAX_SEAT_CHANGES if invite is None else HOST_SEAT_CHANGES):
            raise Unprocessable("seat.claimed_too_often")
        row = table.seat_row(seat, Player(name=wish.name, who="person"), tables.now())
        if invite is None:
            await tables.store(table, [row], secrets=[secret], forget=seat)
        elif await _trade(tables, table, invite, secret, row):
            await tables.refresh(table)
        else:
            raise Forbidden("invite.used")
        return Claimed(game, seat, token)


async def _trade(tables: Tables, table: Table, invite: str, token: SecretRow, row: LogRow) -> bool:
    try:
        return await tables.storage.use_invite(invite, token, row)
    except Conflict:  # another process was faster; the invite is still valid
        await tables.refresh(table)
        raise Stale("table.stale", {"after": row.seq - 1, "seq": table.seq}) from None


async def _claimable(tables: Tables, table: Table, wish: Claim) -> tuple[int, str | None]:
    """Return the seat that may be claimed, and the hash of its invite if there is one."""
    if wish.invite is not None:
        secret = await tables.storage.secret(hash_secret(wish.invite))
        if secret is None or secret.game != table.row.id or secret.kind != "invite":
            raise Forbidden("invite.unknown")
        assert secret.seat is not None
        return secret.seat, secret.hash
    opened = [i for i, player in enumerate(table.players) if player.who == "open"]
    wanted = opened[0] if wish.seat is None and opened else wish.seat
    if not table.row.table.public or wanted not in opened:
        raise Forbidden("seat.not_open")
    assert wanted is not None
    return wanted, None
