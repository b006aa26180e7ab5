"""Add passkeys to a player, and sign in with them at a new device.

A ceremony has two requests: the server sends a challenge, the browser an answer. The challenge is
stored, so that any process can verify the answer; it is valid once, for one device and a few
minutes. It is used up before the answer is verified: an answer cannot be tried twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Final

from webauthn.helpers import bytes_to_base64url

from smallworld.server.addresses import Site
from smallworld.server.club.accounts import ceremony
from smallworld.server.club.accounts.ceremony import Unverified
from smallworld.server.club.people import People
from smallworld.server.messages.accounts import NewPasskey, PasskeyOptions, SignIn, SignInOptions
from smallworld.server.refusals import Forbidden, NotFound, Unprocessable
from smallworld.server.storage.club import passkeys as scripts
from smallworld.server.storage.club.passkeys import ChallengeRow, Kind, Passkey
from smallworld.server.storage.club.people import DeviceRow
from smallworld.server.storage.protocol import Storage
from smallworld.server.tokens import hash_secret

VALID: Final = 300.0  # seconds
SITE_NAME: Final = "Small World"
_HANDLE: Final = 32  # random bytes of a user handle
_NOBODY: Final = "-"  # the handle of a challenge to sign in: the browser chooses the passkey


class Passkeys:
    """The ceremonies of passkeys. The caller says for which site they are."""

    def __init__(self, storage: Storage, people: People, now: Callable[[], float]) -> None:
        self._storage = storage
        self._people = people
        self._now = now

    async def start_adding(self, site: Site, device: str, name: str) -> PasskeyOptions:
        """Return what the browser needs to create a passkey."""
        person = await self._people.find(device)
        known = await self._known(person.id) if person is not None else []
        handle = known[0].handle if known else secrets.token_urlsafe(_HANDLE)
        return PasskeyOptions(
            challenge=await self._challenge("add", device, handle),
            rp_id=site.id,
            rp_name=SITE_NAME,
            user=handle,
            name=(person.name if person is not None else "") or name,
            algorithms=[int(one) for one in ceremony.ALGORITHMS],
            known=[passkey.id for passkey in known],
            milliseconds=int(VALID * 1000),
        )

    async def add(self, site: Site, device: str, answer: NewPasskey) -> str:
        """Add a passkey to the player of a device; return the device's new id.

        The id is new so that nobody who knew the old one shares the account (session fixation).
        """
        challenge, handle = await self._use("add", device, answer.client_data)
        try:
            created = await asyncio.to_thread(ceremony.verify_new, site, challenge, answer)
        except Unverified:
            raise Forbidden("passkey.refused") from None
        at, new = self._now(), secrets.token_urlsafe(18)
        passkey = Passkey(
            id=created.id,
            person=secrets.token_hex(8),
            handle=handle,
            public_key=created.public_key,
            counter=created.counter,
            label=answer.label,
            added=at,
            used=at,
        )
        added = await self._storage.transact(
            partial(scripts.add_passkey, passkey, answer.name, device, new)
        )
        if added == "taken":
            raise Forbidden("passkey.refused")
        if added == "too many":
            raise Unprocessable("passkey.too_many", {"most": scripts.MOST})
        await self._storage.announce(added)
        return new

    async def start_sign_in(self, site: Site, device: str) -> SignInOptions:
        """Return what the browser needs to sign in; it names no player and no passkey."""
        challenge = await self._challenge("sign in", device, _NOBODY)
        return SignInOptions(challenge, site.id, int(VALID * 1000))

    async def sign_in(self, site: Site, device: str, answer: SignIn) -> str:
        """Add a device to the player of a passkey; return the device's new id."""
        challenge, _ = await self._use("sign in", device, answer.client_data)
        passkey = await self._storage.query(partial(scripts.find_passkey, answer.id))
        if passkey is None or answer.user not in ("", passkey.handle):
            raise Forbidden("passkey.refused")
        verify = partial(ceremony.verify_sign_in, site, challenge, answer, passkey.public_key)
        try:
            counter = await asyncio.to_thread(verify)
        except Unverified:
            raise Forbidden("passkey.refused") from None
        at, new = self._now(), secrets.token_urlsafe(18)
        row = DeviceRow(new, passkey.person, answer.label, at, at, "passkey")
        joined = await self._storage.transact(
            partial(scripts.sign_in, passkey.id, counter, device, row)
        )
        if joined == "unknown":
            raise Forbidden("passkey.refused")
        if joined == "copied":
            raise Forbidden("passkey.copied")
        if joined == "other person":
            raise Unprocessable("account.other_person")
        await self._storage.announce(joined.games)
        return new

    async def remove(self, device: str, short_id: str) -> None:
        """Remove a passkey of the player."""
        person = await self._people.find(device)
        known = await self._known(person.id) if person is not None else []
        found = next((one for one in known if self._people.short_id(one.id) == short_id), None)
        if found is None or not await self._storage.transact(
            partial(scripts.remove_passkey, found.person, found.id)
        ):
            raise NotFound("passkey.unknown")

    async def _known(self, person: str) -> list[Passkey]:
        return await self._storage.query(partial(scripts.passkeys_of, person))

    async def _challenge(self, kind: Kind, device: str, handle: str) -> str:
        challenge, now = secrets.token_urlsafe(32), self._now()
        row = ChallengeRow(hash_secret(challenge), kind, device, handle, now + VALID)
        await self._storage.transact(partial(scripts.add_challenge, row, now))
        return challenge

    async def _use(self, kind: Kind, device: str, client_data: str) -> tuple[bytes, str]:
        """Use up the challenge of an answer; return it with its handle."""
        try:
            challenge = ceremony.challenge_in(client_data)
        except Unverified:
            raise Forbidden("passkey.refused") from None
        hash = hash_secret(bytes_to_base64url(challenge))
        use = partial(scripts.use_challenge, hash, kind, device, secrets.token_hex(8), self._now())
        handle = await self._storage.transact(use)
        if not handle:
            raise Forbidden("passkey.expired")
        return challenge, handle
