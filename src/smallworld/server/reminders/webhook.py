"""A small, strict HTTPS client that sends one POST to one allowed host.

The name is resolved here, every IP address is checked, and the connection goes to a checked
address, so that a second DNS answer cannot redirect it. Redirects are not followed, only the
status line is read, and everything ends within seconds.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final

from smallworld.server.addresses import Address, address_of, is_public

SECONDS: Final = 10.0  # for everything: DNS, connection, request and response
_MOST_ADDRESSES: Final = 4  # tried per name
_LONGEST_LINE: Final = 1_024  # bytes of the status line
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: [^\r\n]*)?\r\n")

# Resolves a host and port to IP addresses.
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Undelivered(Exception):
    """The POST failed. The message is one word for the log, never the URL."""

    def __init__(self, reason: str, status: int = 0) -> None:
        super().__init__(reason)
        self.status = status  # of the response; 0 without one


async def resolve_host(host: str, port: int) -> list[str]:
    """Return the IP addresses of a host by the system's resolver."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))


def signature(key: str, at: int, body: bytes) -> str:
    """Return the header that proves sender and time to the receiver.

    >>> signature("key", 1, b"{}")[:12]
    't=1,v1=1ba6b'
    """
    signed = hmac.new(key.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},v1={signed.hexdigest()}"


class Webhook:
    """Sends to the hosts the operator allows, and only to public IP addresses."""

    def __init__(
        self,
        places: Collection[str],
        *,
        resolve: Resolve = resolve_host,
        is_allowed: Callable[[str], bool] = is_public,
        trust: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self.places = places
        self._resolve = resolve
        self._is_allowed = is_allowed
        self._trust = trust
        self._seconds = seconds

    async def post(self, text: str, headers: Mapping[str, str], body: bytes) -> None:
        """Send ``body``; ``Undelivered`` unless the response status is 2xx."""
        address = address_of(text)
        if address is None or address.place not in self.places:
            raise Undelivered("not_allowed")
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._exchange(address, headers, body)
        except TimeoutError:
            raise Undelivered("timeout") from None
        except (OSError, EOFError, UnicodeError, asyncio.LimitOverrunError) as error:
            raise Undelivered(type(error).__name__) from None
        if not 200 <= status < 300:
            raise Undelivered(f"status_{status}", status)

    async def _exchange(self, address: Address, headers: Mapping[str, str], body: bytes) -> int:
        reader, writer = await self._connect(address, await self._resolve_checked(address))
        try:
            writer.write(_request(address, headers, body))
            await writer.drain()
            found = _STATUS.fullmatch(await reader.readuntil(b"\n"))
            if found is None:
                raise Undelivered("no_http")
            return int(found[1])
        finally:
            writer.transport.abort()  # the rest of the response is not read

    async def _resolve_checked(self, address: Address) -> list[str]:
        """Resolve the host; a single address that is not allowed rejects all."""
        found = await self._resolve(address.host, address.port)
        if not found:
            raise Undelivered("no_number")
        if not all(self._is_allowed(ip) for ip in found):
            raise Undelivered("not_public")
        return found[:_MOST_ADDRESSES]

    async def _connect(
        self, address: Address, ips: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to a checked IP address; the certificate must match the host name."""
        if self._trust is None:
            self._trust = ssl.create_default_context()
        failure: OSError | None = None
        for ip in ips:
            try:
                return await asyncio.open_connection(
                    ip,
                    address.port,
                    ssl=self._trust,
                    server_hostname=address.host,
                    limit=_LONGEST_LINE,
                )
            except OSError as error:
                failure = error
        assert failure is not None
        raise failure


def _request(address: Address, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = {
        "Host": address.place,
        "User-Agent": "smallworld",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {address.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body
