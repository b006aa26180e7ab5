"""A device without an account: a random name in a signed cookie."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from smallworld.server.tokens import Signer

YEAR: Final = 365 * 86_400


class Devices:
    """Reads and writes the cookie that says which device this is."""

    def __init__(self, key: bytes, *, secure: bool) -> None:
        self._signer = Signer(key)
        self._secure = secure
        # Browsers take a cookie of this name only over TLS, from the host itself.
        self.name = "__Host-device" if secure else "device"

    def current(self, request: Request[Any, Any, Any]) -> str:
        """The device that asks; empty if it has no cookie of ours."""
        return self._signer.read(request.cookies.get(self.name, "")) or ""

    def current_or_new(self, request: Request[Any, Any, Any]) -> str:
        """The device that asks, given a name if it has none."""
        return self.current(request) or secrets.token_urlsafe(18)

    def cookie(self, device: str) -> Cookie:
        """The cookie that lets a device be known again."""
        return self._cookie(self._signer.sign(device), YEAR)

    def expired_cookie(self) -> Cookie:
        """The cookie that makes a browser forget."""
        return self._cookie("", 0)

    def _cookie(self, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=self.name,
            value=value,
            max_age=seconds,
            httponly=True,
            samesite="lax",
            secure=self._secure,
            path="/",
        )
