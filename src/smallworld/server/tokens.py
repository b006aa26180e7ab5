"""Tokens that cannot be guessed, kept only as hashes; a device's signed cookie."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # easy to read out, nothing looks alike


def new_secret() -> str:
    """A token or invite: 32 bytes from the system, fit for a header or a fragment."""
    return secrets.token_urlsafe(32)


def new_game_id() -> str:
    """Short enough to read out, long enough not to be found by trying (60 bits).

    >>> len(new_game_id())
    12
    """
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


def hash_secret(secret: str) -> str:
    """What is stored of a secret. A full-entropy secret needs no salt and no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def derive_key(key: bytes, purpose: str) -> str:
    """A key for one purpose, made of the server's own: from the one the other cannot be told.

    >>> derive_key(b"key", "a") == derive_key(b"key", "a") != derive_key(b"key", "b")
    True
    """
    return hmac.new(key, f"key {purpose}".encode(), hashlib.sha256).hexdigest()


class Signer:
    """Signs what a cookie carries, so that a device can only be itself."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, value: str) -> str:
        """The value with its signature.

        >>> signer = Signer(b"key"); signer.read(signer.sign("device"))
        'device'
        """
        return f"{value}.{self._mac(value)}"

    def read(self, signed: str) -> str | None:
        """The value, if the signature is right."""
        value, dot, mac = signed.rpartition(".")
        return value if dot and same(mac, self._mac(value)) else None

    def _mac(self, value: str) -> str:
        return hmac.new(self._key, value.encode(), hashlib.sha256).hexdigest()
