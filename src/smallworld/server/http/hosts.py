"""Authenticate the host: by the key of the key file, or by a short session in a cookie."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from smallworld.server.http.auth import HttpRequest
from smallworld.server.http.guard import SAFE_METHODS, method_of
from smallworld.server.refusals import Forbidden, NotFound
from smallworld.server.tokens import Signer, derive_key, equal_secrets

SESSION: Final = 3_600.0  # seconds
_PATH: Final = "/api/admin"

KEY: Final = "key"  # the command line and other programs, in the audit log
PAGE: Final = "page"

_Connection = ASGIConnection[Any, Any, Any, Any]


class HostSessions:
    """Sessions of the host's page: a signed time until which each is valid.

    The signature depends on the key, so that a new key file ends all of them.
    """

    def __init__(self, key: str, *, secure: bool, now: Callable[[], float] = time.time) -> None:
        self._key = key
        self._signer = Signer(derive_key(key.encode(), "sessions of the host").encode())
        self._secure = secure
        self._now = now
        self.name = "__Secure-host" if secure else "host"

    def is_key(self, key: str) -> bool:
        """Return whether this is the key of the key file."""
        return equal_secrets(key, self._key)

    def is_open(self, cookie: str) -> bool:
        """Return whether a cookie is that of a session which is not over."""
        until = self._signer.read(cookie)
        return until is not None and until.isdigit() and int(until) > self._now()

    def open(self) -> Cookie:
        """Return the cookie of a new session."""
        until = int(self._now() + SESSION)
        return self._cookie(self._signer.sign(str(until)), int(SESSION))

    def closed(self) -> Cookie:
        """Return the cookie that makes the browser delete the session."""
        return self._cookie("", 0)

    def _cookie(self, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=self.name,
            value=value,
            max_age=seconds,
            httponly=True,
            samesite="strict",
            secure=self._secure,
            path=_PATH,
        )


def host_sessions(connection: _Connection) -> HostSessions:
    """Return the sessions; refuse where the host wants no administration."""
    found = connection.app.state.host_sessions
    if found is None:
        raise NotFound("admin.off")
    assert isinstance(found, HostSessions)
    return found


def check_host(connection: _Connection, _: BaseRouteHandler) -> None:
    """Admit only requests with the key, or of an open session.

    A session changes something only for requests that name their origin, which the guard has
    compared with our own: browsers always do.
    """
    sessions = host_sessions(connection)
    header = connection.headers.get("authorization")
    if header is not None:
        if not sessions.is_key(header.removeprefix("Bearer ")):
            raise Forbidden("admin.key")
        return
    if not sessions.is_open(connection.cookies.get(sessions.name, "")):
        raise Forbidden("admin.key")
    if method_of(connection.scope) not in SAFE_METHODS and "origin" not in connection.headers:
        raise Forbidden("request.foreign_origin")


def who_asks(request: HttpRequest) -> str:
    """Return who stands behind a request of the host, for the audit log."""
    return KEY if "authorization" in request.headers else PAGE
