"""Take a player to another device by a one-time code."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

from smallworld.server.messages.people import TransferCode
from smallworld.server.refusals import NotFound, Unprocessable
from smallworld.server.storage.club import transfers as scripts
from smallworld.server.storage.club.people import DeviceRow
from smallworld.server.storage.club.transfers import CodeRow
from smallworld.server.storage.protocol import Storage
from smallworld.server.tokens import ALPHABET, derive_key, hash_secret

VALID: Final = 600.0  # seconds
LENGTH: Final = 10  # characters: 50 random bits
_GROUP: Final = LENGTH // 2
# Of one address: ten codes at once, then one a minute. Guessing one of a thousand valid codes
# takes a million addresses some ten thousand years.
GUESSES_BURST: Final = 10.0
GUESSES_PER_SECOND: Final = 1 / 60


class Transfers:
    """Make and use transfer codes."""

    def __init__(self, storage: Storage, now: Callable[[], float], key: bytes) -> None:
        self._storage = storage
        self._now = now
        self._key = derive_key(key, "transfer codes")

    async def make(self, device: str, name: str, label: str) -> TransferCode:
        """Return a new code for another device; the earlier one of this device expires."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        at = self._now()
        row = CodeRow(self._hash(code), device, name, label, at + VALID)
        await self._storage.transact(partial(scripts.add_code, row, at))
        return TransferCode(f"{code[:_GROUP]}-{code[_GROUP:]}", row.expires)

    async def use(self, code: str, device: str, label: str) -> str:
        """Add a device to the person of a code; return the device's new id.

        The id is new so that nobody who knew the old one comes along (session fixation).
        """
        at, new = self._now(), secrets.token_urlsafe(18)
        row = DeviceRow(new, secrets.token_hex(8), label, at, at, "code")
        used = partial(scripts.use_code, self._hash(plain_code(code)), device, row, at)
        joined = await self._storage.transact(used)
        if joined == "unknown":
            raise NotFound("transfer.unknown")
        if joined == "same device":
            raise Unprocessable("transfer.same_device")
        if joined == "other person":
            raise Unprocessable("transfer.other_person")
        await self._storage.announce(joined.games)
        return new

    def _hash(self, code: str) -> str:
        """Return what is stored of a code. The key protects short codes in stolen databases."""
        return hash_secret(f"{self._key} {code}")


def plain_code(code: str) -> str:
    """Return a code as it was made, however it was typed.

    >>> plain_code(" ABCDE-23456 ")
    'abcde23456'
    """
    return "".join(letter for letter in code.lower() if letter.isalnum())
