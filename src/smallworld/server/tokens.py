"""Random tokens, stored as hashes only, and signed values."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # no characters that look alike


def new_secret() -> str:
    """Return a new token or invite: 32 random bytes, safe in headers and URL fragments."""
    return secrets.token_urlsafe(32)


def new_game_id() -> str:
    """Return a new game id: short enough to read out, 60 random bits.

    >>> len(new_game_id())
    12
    """
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def hash_secret(secret: str) -> str:
    """Return what is stored of a secret. Random secrets need no salt and no slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def equal_secrets(one: str, other: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def derive_key(key: bytes, purpose: str) -> str:
    """Derive a key for one purpose; it reveals neither the key nor its siblings.

    >>> derive_key(b"key", "a") == derive_key(b"key", "a") != derive_key(b"key", "b")
    True
    """
    return hmac.new(key, f"key {purpose}".encode(), hashlib.sha256).hexdigest()


class Signer:
    """Sign and verify the value of a cookie."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, value: str) -> str:
        """Return the value with its signature.

        >>> signer = Signer(b"key"); signer.read(signer.sign("device"))
        'device'
        """
        return f"{value}.{self._mac(value)}"

    def read(self, signed: str) -> str | None:
        """Return the value; ``None`` if the signature is wrong."""
        value, dot, mac = signed.rpartition(".")
        return value if dot and equal_secrets(mac, self._mac(value)) else None

    def _mac(self, value: str) -> str:
        return hmac.new(self._key, value.encode(), hashlib.sha256).hexdigest()
