"""What the host allows single addresses, networks and devices: blocked, or other limits."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections.abc import Callable
from typing import Final

from litestar.connection import ASGIConnection
from litestar.types import Scope

from smallworld.server.addresses import Network
from smallworld.server.background import repeat
from smallworld.server.http.devices import Devices
from smallworld.server.http.proxies import address_of
from smallworld.server.refusals import Refused
from smallworld.server.storage.protocol import Storage, Unavailable
from smallworld.server.storage.rows import QuotaRow

REFRESH: Final = 5.0  # seconds after which a process knows what another one was told
_REMEMBERED: Final = 20_000  # addresses whose quota was looked up

_log = logging.getLogger(__name__)


def subject_of(kind: str, name: str) -> str:
    """Return the canonical name of an address, network or device; ``ValueError`` for no address.

    >>> subject_of("address", "192.0.2.7"), subject_of("address", "2001:db8::7/48")
    ('address 192.0.2.7/32', 'address 2001:db8::/48')
    """
    if kind == "device":
        if not name or len(name) > 100 or not name.isascii():
            raise ValueError(name[:100])
        return f"device {name}"
    network = ipaddress.ip_network(name, strict=False)
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > 64:
        network = network.supernet(new_prefix=64)  # a household has a whole /64
    return f"address {network}"


def read_subject(kind: str, name: str) -> str:
    """Return the canonical name that a request means, or refuse it."""
    try:
        return subject_of(kind, name)
    except ValueError:
        raise wrong_subject(kind, name) from None


def wrong_subject(kind: str, name: str) -> Refused:
    """Return the error for a name that no client can have."""
    facts: dict[str, object] = {"reason": "value.form", "facts": {"key": "name"}}
    return Refused("request.wrong", {"detail": f"no {kind[:10]}: {name[:100]}", **facts})


class Quotas:
    """The quotas in memory, read again every few seconds."""

    def __init__(
        self, storage: Storage, devices: Devices, now: Callable[[], float] = time.time
    ) -> None:
        self.storage = storage
        self.rows: list[QuotaRow] = []
        self.on_change: Callable[[], None] = lambda: None
        self._devices = devices
        self._now = now
        self._networks: list[tuple[Network, float]] = []
        self._blocked_devices: frozenset[str] = frozenset()
        self._known: dict[str, float] = {}

    async def refresh(self) -> None:
        """Read the quotas of the database."""
        now = self._now()
        rows = [r for r in await self.storage.quotas() if r.until is None or r.until > now]
        if rows == self.rows:
            return
        self.rows, self._known = rows, {}
        devices = [r.subject for r in rows if r.subject.startswith("device ") and not r.factor]
        self._blocked_devices = frozenset(name.partition(" ")[2] for name in devices)
        networks = [
            (ipaddress.ip_network(row.subject.partition(" ")[2]), row.factor)
            for row in rows
            if row.subject.startswith("address ")
        ]
        # The smallest network decides.
        self._networks = sorted(networks, key=lambda pair: -pair[0].prefixlen)
        self.on_change()

    async def keep_refreshing(self) -> None:
        """Refresh until cancelled."""
        # The next request that needs the database reports that it is unavailable.
        await repeat(self.refresh, REFRESH, _log, "the quotas cannot be read", unlogged=Unavailable)

    def factor(self, scope: Scope) -> float:
        """Return by how much the limits of a client are multiplied; 0 if it is blocked."""
        if not self.rows:
            return 1.0
        if self._blocked_devices:
            cookie = ASGIConnection(scope).cookies.get(self._devices.name, "")
            if self._devices.read(cookie) in self._blocked_devices:
                return 0.0
        client = scope["client"]
        return self._factor_of(client[0]) if client else 1.0

    def _factor_of(self, address: str) -> float:
        if address not in self._known:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            parsed = address_of(address)
            found = (factor for network, factor in self._networks if parsed in network)
            self._known[address] = 1.0 if parsed is None else next(found, 1.0)
        return self._known[address]
