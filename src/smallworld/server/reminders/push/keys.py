"""The key pair that identifies this server to push services (VAPID, RFC 8292)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from smallworld.server.tokens import hash_secret

if TYPE_CHECKING:  # the libraries are an extra
    from py_vapid import Vapid02


class PushKey:
    """Sign requests to push services; a browser accepts messages only with the key it knows."""

    def __init__(self, pem: bytes, contact: str) -> None:
        from py_vapid import Vapid02

        self._vapid: Vapid02 = Vapid02.from_pem(pem)
        self._contact = contact  # mailto: or https:, for the operator of the push service

    @cached_property
    def public(self) -> str:
        """The public key, as browsers take it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid.utils import b64urlencode

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    @cached_property
    def id(self) -> str:
        """A short name of the key, stored with each subscription."""
        return hash_secret(self.public)[:16]

    def authorization(self, origin: str, now: float) -> str:
        """Return the header that proves to a push service who sends."""
        claims = {"aud": origin, "exp": int(now) + 12 * 3600, "sub": self._contact}
        return str(self._vapid.sign(claims)["Authorization"])


def new_push_key() -> bytes:
    """Return a new private key in PEM."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem())
