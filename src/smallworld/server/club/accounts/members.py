"""Who may sit down if the host requires an account."""

from __future__ import annotations

from functools import partial

from smallworld.server.refusals import Forbidden
from smallworld.server.storage.club import passkeys as scripts
from smallworld.server.storage.protocol import Storage


class Members:
    """Refuse players without an account where the host requires one.

    An account is a kept name and a passkey. Players who sit at a table already play on.
    """

    def __init__(self, storage: Storage, *, required: bool) -> None:
        self._storage = storage
        self._required = required

    async def check(self, device: str) -> None:
        """Refuse the player of a device if an account is required and missing."""
        if self._required and not await self._storage.query(partial(scripts.may_play, device)):
            raise Forbidden("account.required")
