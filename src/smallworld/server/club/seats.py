"""Give a device tokens for the seats of its player."""

from __future__ import annotations

from functools import partial

from smallworld.server.club.people import People
from smallworld.server.messages.people import OwnSeats
from smallworld.server.refusals import Forbidden
from smallworld.server.storage.club import people as scripts
from smallworld.server.storage.rows import SecretRow
from smallworld.server.tables.tables import Tables
from smallworld.server.tokens import hash_secret, new_secret


async def take_seats(tables: Tables, people: People, game: str, device: str) -> OwnSeats:
    """Give a device tokens for the seats that its player holds; other devices keep theirs."""
    await tables.table(game)  # refuses a game that does not exist
    holders = await people.holders(device)
    seats: list[int] = []
    if holders:
        seats = await tables.storage.query(partial(scripts.seats_held, game, holders))
    taken: dict[int, str] = {}
    for seat in seats:
        token = new_secret()
        row = SecretRow(game, "seat", seat, hash_secret(token), device)
        if await tables.storage.transact(partial(scripts.add_seat_token, row, holders)):
            taken[seat] = token
    if not taken:
        raise Forbidden("seat.none")
    first = min(taken)
    others = {str(seat): token for seat, token in taken.items() if seat != first}
    return OwnSeats(game, first, taken[first], others)
