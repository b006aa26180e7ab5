"""Believe forwarded headers only from trusted proxies."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from smallworld.server.addresses import parse_networks

if TYPE_CHECKING:
    from litestar.types import Scope

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

_FORWARDED: Final = (b"forwarded", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto")
_SECURE: Final = {"http": "https", "ws": "wss"}


def address_of(text: str) -> Address | None:
    """Parse the address of one hop, with or without port; ``None`` if it is none.

    >>> str(address_of(" 192.0.2.7:4711")), str(address_of("[2001:db8::7]:80")), address_of("me")
    ('192.0.2.7', '2001:db8::7', None)
    """
    bare = text.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ipaddress.ip_address(bare)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


class Proxies:
    """The proxies an operator trusts."""

    def __init__(self, trusted: str) -> None:
        self._networks = parse_networks(trusted)

    def is_trusted(self, text: str) -> bool:
        """Return whether this is the address of a trusted proxy."""
        address = address_of(text)
        return address is not None and any(address in network for network in self._networks)

    def resolve(self, scope: Scope) -> Scope:
        """Return the request as the outermost trusted proxy received it.

        Forwarded headers from untrusted peers are removed, so that later code cannot use them.
        """
        client = scope["client"]
        headers = list(scope["headers"])
        if client is None or not self.is_trusted(client[0]):
            headers = [pair for pair in headers if pair[0] not in _FORWARDED]
            return cast("Scope", {**scope, "headers": headers})
        resolved: dict[str, object] = {"client": (self._client_address(headers, client[0]), 0)}
        if _header_values(headers, b"x-forwarded-proto")[-1:] == ["https"]:
            resolved["scheme"] = _SECURE.get(scope["scheme"], scope["scheme"])
        return cast("Scope", {**scope, **resolved})

    def _client_address(self, headers: Iterable[tuple[bytes, bytes]], nearest: str) -> str:
        """Return the last address that is not a trusted proxy; clients can forge earlier ones."""
        for hop in reversed(_header_values(headers, b"x-forwarded-for")):
            address = address_of(hop)
            if address is None:
                break
            nearest = str(address)
            if not self.is_trusted(nearest):
                break
        return nearest


def _header_values(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> list[str]:
    """Return all values of a header that may repeat and hold comma-separated lists."""
    texts = [value.decode("latin-1") for name, value in headers if name == wanted]
    return [part.strip() for part in ",".join(texts).split(",") if part.strip()]


def forwarded_host(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """Return the host name the nearest trusted proxy was asked for, if it says."""
    return (_header_values(headers, b"x-forwarded-host") or [""])[-1]
