"""Download and delete everything that is stored about a player."""

from __future__ import annotations

from functools import partial

from smallworld.server.club.people import People
from smallworld.server.messages.games import Forgotten
from smallworld.server.messages.people import MyData, MySeat
from smallworld.server.storage.club import people as scripts
from smallworld.server.storage.club import personal
from smallworld.server.tables.tables import Tables


async def collect(tables: Tables, people: People, device: str) -> MyData:
    """Return everything that is stored about the player of a device."""
    person = await people.find(device)
    holders = await people.holders(device)
    if not holders:
        return MyData("", "", [], [], [], {})
    of = person.id if person else ""
    found = await tables.storage.query(partial(personal.collect, of, holders))
    described = await people.describe(device)
    return MyData(
        of,
        described.name,
        described.devices,
        found.hosted,
        [MySeat(seat.game, seat.seat, seat.names, seat.chat) for seat in found.seats],
        found.more,
    )


async def forget(tables: Tables, people: People, device: str) -> Forgotten:
    """Delete the player of a device: names, chat, tokens, all devices and the person.

    It can be repeated if it was interrupted: the person is deleted last.
    """
    holders = await people.holders(device)
    if not holders:
        return Forgotten(0)
    person = await people.find(device)
    seats = await tables.storage.query(partial(scripts.all_seats_held, holders))
    for holder in holders:
        await tables.storage.forget_device(holder)
    await tables.storage.transact(
        partial(scripts.delete_person, person.id if person else "", device)
    )
    games = sorted({game for game, _ in seats})
    for game in games:
        tables.drop(game)
    await tables.storage.announce(games)  # connections of all processes are checked again
    return Forgotten(len(seats))
