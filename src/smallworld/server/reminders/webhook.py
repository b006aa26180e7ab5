"""One POST to one address: a small and strict client that goes nowhere else.

The name is resolved here, every number it stands for is checked, and the connection goes to a
checked number, so that a second answer of the name server cannot lead elsewhere. Nothing is
followed, hardly anything is read, and everything is over within seconds.
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

SECONDS: Final = 10.0  # for all of it: name, connection, request and answer
_NUMBERS: Final = 4  # of a name that are tried
_LONGEST_LINE: Final = 1_024  # bytes of an answer that are read: its first line
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: [^\r\n]*)?\r\n")

# The numbers a name stands for.
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Undelivered(Exception):
    """It did not arrive. The message is one word for the log, never the address."""


async def resolved(host: str, port: int) -> list[str]:
    """The numbers of a host, as the system knows them."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))


def signature(key: str, at: int, body: bytes) -> str:
    """The header by which the receiver knows who sent this, and when.

    >>> signature("key", 1, b"{}")[:12]
    't=1,v1=1ba6b'
    """
    signed = hmac.new(key.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},v1={signed.hexdigest()}"


class Webhook:
    """Sends to the places the operator allows, and only to public numbers."""

    def __init__(
        self,
        places: Collection[str],
        *,
        resolve: Resolve = resolved,
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
        """Send ``body``; ``Undelivered`` unless the answer says that all is well (2xx)."""
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
            raise Undelivered(f"status_{status}")

    async def _exchange(self, address: Address, headers: Mapping[str, str], body: bytes) -> int:
        reader, writer = await self._connected(address, await self._numbers(address))
        try:
            writer.write(_request(address, headers, body))
            await writer.drain()
            found = _STATUS.fullmatch(await reader.readuntil(b"\n"))
            if found is None:
                raise Undelivered("no_http")
            return int(found[1])
        finally:
            writer.transport.abort()  # whatever else is said is not heard

    async def _numbers(self, address: Address) -> list[str]:
        """What the name stands for: one number that is not allowed spoils all."""
        numbers = await self._resolve(address.host, address.port)
        if not numbers:
            raise Undelivered("no_number")
        if not all(self._is_allowed(number) for number in numbers):
            raise Undelivered("not_public")
        return numbers[:_NUMBERS]

    async def _connected(
        self, address: Address, numbers: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to a checked number; the certificate must be that of the name."""
        if self._trust is None:
            self._trust = ssl.create_default_context()
        failure: OSError | None = None
        for number in numbers:
            try:
                return await asyncio.open_connection(
                    number,
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
