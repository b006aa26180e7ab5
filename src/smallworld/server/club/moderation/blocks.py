"""Block players: their chat is hidden, and the two are not brought together."""

from __future__ import annotations

from functools import partial

from smallworld.server.club.people import People
from smallworld.server.messages.moderation import BlockedPlayer, BlockedPlayers, BlockedSeats
from smallworld.server.refusals import Forbidden, NotFound, Unprocessable
from smallworld.server.storage.club.holders import held_by, is_person
from smallworld.server.storage.club.moderation import blocks as scripts
from smallworld.server.storage.club.moderation.blocks import MOST_BLOCKS, BlockRow
from smallworld.server.storage.club.people import seats_held
from smallworld.server.tables.tables import Tables


async def other_player(tables: Tables, game: str, seat: int, device: str) -> str:
    """Return the holder of a seat; refuse the player's own seat and seats without a person."""
    table = await tables.table(game)
    if seat >= len(table.players):
        raise Unprocessable("chat.no_such_seat", {"seat": seat})
    found = await tables.storage.query(partial(scripts.seats_of_owners, game))
    mine = await tables.storage.query(partial(scripts.find_owner, device))
    owners = {owner: holder for at, owner, holder in found if at == seat}
    if mine in owners:
        raise Unprocessable("player.yourself")
    if not owners:
        raise Unprocessable("player.nobody", {"seat": seat})
    owner, holder = min(owners.items())
    is_device_of_person = owner != holder and not is_person(holder)
    return held_by(owner) if is_device_of_person else holder


class Blocks:
    """The players that a player blocks: kept with the person, so that all devices know them."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._people = people

    async def add(self, game: str, seat: int, mine: int, device: str) -> BlockedSeats:
        """Block the player at a seat."""
        if not device:
            raise Forbidden("seat.none")
        blocked = await other_player(self._tables, game, seat, device)
        table = await self._tables.table(game)
        person = await self._people.find_or_create(device, table.players[mine].name)
        name, at = table.players[seat].name, self._tables.wall_time()
        row = BlockRow(person.id, blocked, name, at)
        if not await self._storage.transact(partial(scripts.add_block, row)):
            raise Unprocessable("block.too_many", {"most": MOST_BLOCKS})
        return await self.seats(game, device)

    async def remove(self, short_id: str, device: str) -> BlockedPlayers:
        """Unblock a player of the list."""
        person = await self._people.find(device)
        for row in await self._rows(device):
            if self._people.short_id(row.blocked) == short_id and person is not None:
                delete = partial(scripts.delete_block, person.id, row.blocked)
                await self._storage.transact(delete)
                return await self.listed(device)
        raise NotFound("block.unknown")

    async def listed(self, device: str) -> BlockedPlayers:
        """List the players that this player blocks, the latest first."""
        shown = [
            BlockedPlayer(self._people.short_id(row.blocked), row.name, row.at)
            for row in await self._rows(device)
        ]
        return BlockedPlayers(shown)

    async def seats(self, game: str, device: str) -> BlockedSeats:
        """Return the seats at a table of this player whose players this player blocks.

        Elsewhere none: who blocks somebody could follow them from table to table.
        """
        person = await self._people.find(device)
        holders = await self._people.holders(device)
        if person is None or not await self._storage.query(partial(seats_held, game, holders)):
            return BlockedSeats([])
        found = await self._storage.query(partial(scripts.blocked_seats, person.id, game))
        return BlockedSeats(found)

    async def _rows(self, device: str) -> list[BlockRow]:
        person = await self._people.find(device)
        if person is None:
            return []
        return await self._storage.query(partial(scripts.blocks_of, person.id))
