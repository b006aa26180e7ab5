"""Find out who a device belongs to, and change which devices are a person's.

A device is somebody without asking for anything: its seats and results are its own. A player gets
a row of people only when one is needed: for a second device, a name that stays, a rating.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from smallworld.server.messages.people import Me, MyDevice, MyPasskey
from smallworld.server.refusals import NotFound, Unprocessable
from smallworld.server.storage.club import passkeys, recovery
from smallworld.server.storage.club import people as scripts
from smallworld.server.storage.club.people import DeviceRow, Person
from smallworld.server.storage.protocol import Storage
from smallworld.server.tokens import derive_key

SEEN_EVERY: Final = 300.0  # seconds between two notes that a device is in use
_REMEMBERED: Final = 10_000  # devices whose last note is known without the database


class People:
    """Look up and change people and their devices."""

    def __init__(self, storage: Storage, now: Callable[[], float], key: bytes = b"") -> None:
        self._storage = storage
        self._now = now
        self._key = key
        self._noted: OrderedDict[str, float] = OrderedDict()

    async def find(self, device: str) -> Person | None:
        """Return the person a device belongs to; ``None`` for a device of its own."""
        return await self._storage.query(partial(scripts.find_person, device)) if device else None

    async def find_or_create(self, device: str, name: str, label: str = "") -> Person:
        """Return the person a device belongs to; create one with this name if there is none."""
        found = await self.find(device)
        if found is not None:
            return found
        at = self._now()
        person = Person(secrets.token_hex(8), name, at)
        row = DeviceRow(device, person.id, label, at, at)
        return await self._storage.transact(partial(scripts.add_person, person, row))

    async def by_id(self, ids: Sequence[str]) -> dict[str, Person]:
        """Return the people with these ids."""
        if not ids:
            return {}
        found = await self._storage.query(partial(scripts.find_people, sorted(set(ids))))
        return {person.id: person for person in found}

    async def holders(self, device: str) -> list[str]:
        """Return what ``SecretRow.device`` may be at the seats of this player."""
        return await self._storage.query(partial(scripts.holders_of, device)) if device else []

    async def describe(self, device: str) -> Me:
        """Return what a player is shown of themselves."""
        person = await self.find(device)
        if person is None:
            return Me()
        rows = await self._storage.query(partial(scripts.devices_of, person.id))
        keys = await self._storage.query(partial(passkeys.passkeys_of, person.id))
        return Me(
            True,
            person.name,
            [self.describe_device(row, device) for row in rows],
            [
                MyPasskey(self.short_id(key.id), key.label, key.added, key.used, bool(key.refused))
                for key in keys
            ],
            await self._storage.query(partial(recovery.count_unused, person.id)),
        )

    def describe_device(self, row: DeviceRow, current: str) -> MyDevice:
        """Return a device as its player sees it; the real id is a secret of the device."""
        shown = self.short_id(row.device)
        return MyDevice(shown, row.label, row.added, row.seen, row.device == current, row.how)

    def short_id(self, id: str) -> str:
        """Return a name for a device or passkey from which nobody can derive its id."""
        return derive_key(self._key, f"device {id}")[:12]

    async def rename(self, device: str, name: str) -> None:
        """Keep a name for the player of a device, who becomes a person if necessary."""
        person = await self.find_or_create(device, name)
        await self._storage.transact(partial(scripts.rename, person.id, name))

    async def remove_device(self, device: str, short_id: str) -> str:
        """Remove a device of the player; return its id.

        Its tokens expire at once, everywhere. Its seats stay with the person.
        """
        person, rows = await self._devices(device)
        found = next((row.device for row in rows if self.short_id(row.device) == short_id), None)
        if person is None or found is None:
            raise NotFound("device.unknown")
        await self._remove(person, [found])
        return found

    async def remove_others(self, device: str) -> None:
        """Remove all devices of the player but this one."""
        person, rows = await self._devices(device)
        if person is not None:
            await self._remove(person, [row.device for row in rows if row.device != device])

    async def _devices(self, device: str) -> tuple[Person | None, list[DeviceRow]]:
        person = await self.find(device)
        if person is None:
            return None, []
        return person, await self._storage.query(partial(scripts.devices_of, person.id))

    async def _remove(self, person: Person, devices: Sequence[str]) -> None:
        salt = secrets.token_hex(16)
        remove = partial(scripts.remove_devices, person.id, devices, salt)
        games = await self._storage.transact(remove)
        if games is None:
            raise Unprocessable("device.last")
        await self._storage.announce(games)

    async def note_use(self, device: str) -> None:
        """Store that a device of a person is in use, at most every few minutes."""
        at = self._now()
        if not device or at - self._noted.get(device, -SEEN_EVERY) < SEEN_EVERY:
            return
        self._noted[device] = at
        if len(self._noted) > _REMEMBERED:
            self._noted.popitem(last=False)
        if await self.find(device) is not None:
            await self._storage.transact(partial(scripts.note_seen, device, at))
