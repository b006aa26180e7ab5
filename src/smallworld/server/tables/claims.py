"""Sitting down: an invite, or an open seat of a public table, is traded for a seat token."""

from __future__ import annotations

from smallworld.server.messages.games import Claim, Claimed
from smallworld.server.refusals import Forbidden, Stale
from smallworld.server.storage.protocol import Conflict
from smallworld.server.storage.rows import LogRow, SecretRow, Sitting
from smallworld.server.tables.table import Table
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_of, new_secret


async def claim(tables: Tables, game: str, wish: Claim, device: str) -> Claimed:
    """The seat's new token. Whoever sat there before, or has an invite still, is out with it."""
    async with tables.lock(game):
        table = await tables.table(game)
        await tables.refresh(table)
        table.check(0, None)
        seat, invite = await _claimable(tables, table, wish)
        token = new_secret()
        secret = SecretRow(game, "seat", seat, hash_of(token), device)
        row = table.seat_row(seat, Sitting(name=wish.name, who="person"), tables.now())
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
    except Conflict:  # another process was faster; the invite is not spent
        await tables.refresh(table)
        raise Stale("table.stale", {"after": row.seq - 1, "seq": table.seq}) from None


async def _claimable(tables: Tables, table: Table, wish: Claim) -> tuple[int, str | None]:
    """The seat that may be claimed, and the hash of the invite if there is one."""
    if wish.invite is not None:
        secret = await tables.storage.secret(hash_of(wish.invite))
        if secret is None or secret.game != table.row.id or secret.kind != "invite":
            raise Forbidden("invite.unknown")
        assert secret.seat is not None
        return secret.seat, secret.hash
    opened = [i for i, sitting in enumerate(table.sittings) if sitting.who == "open"]
    wanted = opened[0] if wish.seat is None and opened else wish.seat
    if not table.row.table.public or wanted not in opened:
        raise Forbidden("seat.not_open")
    assert wanted is not None
    return wanted, None
