"""Recognise a device by a random id in a signed cookie; there are no accounts."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from smallworld.server.tokens import Signer

YEAR: Final = 365 * 86_400


class Devices:
    """Read and write the cookie of a device."""

    def __init__(self, key: bytes, *, secure: bool) -> None:
        self._signer = Signer(key)
        self._secure = secure
        # Browsers take a cookie of this name only over TLS, from the host itself.
        self.name = "__Host-device" if secure else "device"

    def current(self, request: Request[Any, Any, Any]) -> str:
        """Return the device of a request; empty without a valid cookie."""
        return self.read(request.cookies.get(self.name, ""))

    def read(self, cookie: str) -> str:
        """Return the device of a cookie; empty if its signature is wrong."""
        return self._signer.read(cookie) or ""

    def current_or_new(self, request: Request[Any, Any, Any]) -> str:
        """Return the device of a request, with a new id if it has none."""
        return self.current(request) or secrets.token_urlsafe(18)

    def cookie(self, device: str) -> Cookie:
        """Return the cookie that identifies a device."""
        return self._cookie(self._signer.sign(device), YEAR)

    def expired_cookie(self) -> Cookie:
        """Return the cookie that makes a browser delete its id."""
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
