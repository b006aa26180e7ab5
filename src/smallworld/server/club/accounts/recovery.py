"""Recovery codes bring a player to a new device when all passkeys and devices are lost."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

from smallworld.server.club.people import People
from smallworld.server.club.transfer import plain_code
from smallworld.server.refusals import NotFound, Unprocessable
from smallworld.server.storage.club import recovery as scripts
from smallworld.server.storage.club.people import DeviceRow
from smallworld.server.storage.protocol import Storage
from smallworld.server.tokens import ALPHABET, derive_key, hash_secret

CODES: Final = 10
LENGTH: Final = 16  # characters: 79 random bits, because these codes do not expire
_GROUP: Final = 4


class Recovery:
    """Make and use recovery codes; only keyed hashes are stored."""

    def __init__(
        self, storage: Storage, people: People, now: Callable[[], float], key: bytes
    ) -> None:
        self._storage = storage
        self._people = people
        self._now = now
        self._key = derive_key(key, "recovery codes")

    async def make(self, device: str, name: str) -> list[str]:
        """Return new codes of the player; all earlier ones are void."""
        person = await self._people.find_or_create(device, name)
        codes = ["".join(secrets.choice(ALPHABET) for _ in range(LENGTH)) for _ in range(CODES)]
        hashes = [self._hash(code) for code in codes]
        await self._storage.transact(partial(scripts.replace_codes, person.id, hashes, self._now()))
        return [written(code) for code in codes]

    async def use(self, code: str, device: str, label: str) -> str:
        """Add a device to the player of a code; return the device's new id."""
        at, new = self._now(), secrets.token_urlsafe(18)
        row = DeviceRow(new, "", label, at, at, "recovery")
        joined = await self._storage.transact(
            partial(scripts.use_code, self._hash(plain_code(code)), device, row)
        )
        if joined == "unknown":
            raise NotFound("recovery.unknown")
        if joined == "other person":
            raise Unprocessable("account.other_person")
        await self._storage.announce(joined.games)
        return new

    def _hash(self, code: str) -> str:
        return hash_secret(f"{self._key} {code}")


def written(code: str) -> str:
    """Return a code as it is shown.

    >>> written("abcdefgh23456789")
    'abcd-efgh-2345-6789'
    """
    return "-".join(code[at : at + _GROUP] for at in range(0, LENGTH, _GROUP))
