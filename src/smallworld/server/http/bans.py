"""Recognise banned and muted clients by cookie and address, before a request is routed."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Scope

from smallworld.server.club.moderation.bans import Bans
from smallworld.server.http.devices import Devices
from smallworld.server.http.guard import SAFE_METHODS
from smallworld.server.messages.people import MyBan
from smallworld.server.refusals import Refused
from smallworld.server.storage.club.moderation.bans import BanKind

_OWN_DATA: Final = "/api/me"  # everybody may delete their own data


class BanCheck:
    """What the guard and the live connections ask."""

    def __init__(self, bans: Bans, devices: Devices) -> None:
        self._bans = bans
        self._devices = devices

    def refusal(self, scope: Scope) -> Refused | None:
        """Return why a request that changes something is refused; ``None`` if it may pass.

        A live connection is opened first, so that its page gets the reason.
        """
        path = scope["path"]
        if scope["type"] == ScopeType.WEBSOCKET or not path.startswith("/api/"):
            return None
        method = scope["method"]
        if method in SAFE_METHODS or (method == "DELETE" and path.startswith(_OWN_DATA)):
            return None
        return self._refusal("ban", scope)

    def check_joining(self, scope: Scope) -> None:
        """Refuse a live connection of a banned client."""
        refused = self._refusal("ban", scope)
        if refused is not None:
            raise refused

    def check_chat(self, scope: Scope, holder: str) -> None:
        """Refuse a chat message of a muted client; ``holder`` has the seat."""
        self._bans.refuse("mute", holder)
        refused = self._refusal("mute", scope)
        if refused is not None:
            raise refused

    def own_ban(self, scope: Scope) -> MyBan | None:
        """Return what a banned client may know about its ban."""
        refused = self._refusal("ban", scope)
        return None if refused is None else msgspec.convert(refused.facts, MyBan)

    def _refusal(self, kind: BanKind, scope: Scope) -> Refused | None:
        if not self._bans.rows:
            return None
        cookie = ASGIConnection(scope).cookies.get(self._devices.name, "")
        client = scope["client"]
        address = client[0] if client else ""
        return self._bans.refusal(kind, self._devices.read(cookie), address)
