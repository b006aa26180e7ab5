"""A webhook receiver on loopback with its own certificate."""

from __future__ import annotations

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

HOST = "hooks.example"
MISSING = "SKIPPED: openssl is not installed, so no certificate can be made"
FINE = b"HTTP/1.1 204 No Content\r\n\r\n"


class Certificate(NamedTuple):
    """A certificate for one host name, and a context that trusts only it."""

    server: ssl.SSLContext
    trust: ssl.SSLContext


def a_certificate(folder: Path, name: str = HOST) -> Certificate:
    """Create a certificate; skip the test without openssl."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip(MISSING)
    key, file = folder / f"{name}.key", folder / f"{name}.pem"
    command = [
        *(openssl, "req", "-x509", "-nodes", "-days", "2", "-subj", f"/CN={name}"),
        *("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
        *("-addext", f"subjectAltName=DNS:{name}", "-keyout", str(key), "-out", str(file)),
    ]
    subprocess.run(command, check=True, capture_output=True)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file, key)
    return Certificate(server, ssl.create_default_context(cafile=str(file)))


class Received(NamedTuple):
    """One received request."""

    line: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Responds with the queued answers, then with 204."""

    def __init__(self) -> None:
        self.port = 0
        self.connections = 0
        self.names: list[str | None] = []  # SNI names of the TLS handshakes
        self.received: list[Received] = []
        self.answers: list[bytes | None] = []  # None: no response until the client disconnects

    @property
    def place(self) -> str:
        return f"{HOST}:{self.port}"

    @property
    def address(self) -> str:
        return f"https://{self.place}/turn?for=bo"

    def named(self, _: object, name: str | None, __: object) -> None:
        self.names.append(name)

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.split(": ", 1) for line in head[1:] if line)
            body = await reader.readexactly(int(headers["Content-Length"]))
            self.received.append(Received(head[0], headers, body))
            answer = self.answers.pop(0) if self.answers else FINE
            if answer is None:
                await reader.read()
            else:
                writer.write(answer)
                await writer.drain()
        except (OSError, EOFError):
            pass
        finally:
            writer.transport.abort() if writer.transport.is_closing() else writer.close()


@asynccontextmanager
async def a_receiver(certificate: Certificate) -> AsyncIterator[Receiver]:
    """Run a receiver for the block."""
    receiver = Receiver()
    certificate.server.sni_callback = receiver.named
    server = await asyncio.start_server(receiver.receive, "127.0.0.1", 0, ssl=certificate.server)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()


class Names:
    """A resolver that returns given addresses and records the queried names."""

    def __init__(self, *numbers: str) -> None:
        self.numbers = list(numbers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        return list(self.numbers)


def is_loopback(number: str) -> bool:
    """Return True for loopback addresses, which the tests allow."""
    return number.startswith("127.")
