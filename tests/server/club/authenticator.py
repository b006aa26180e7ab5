"""An authenticator in software: it makes key pairs and signs challenges, also wrongly on demand."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as encoded

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """One key pair at a time. Tests change fields to make it lie."""

    origin: str = "https://tables.example"
    rp_id: str = "tables.example"
    flags: int = PRESENT | VERIFIED
    counts: bool = True  # synchronised passkeys do not count
    counter: int = 0
    id: bytes = b"a credential of Ann"
    user: str = ""
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def create(self, options: Any, **extra: str) -> dict[str, str]:
        """Return the body of ``POST /api/me/passkeys`` for the options of a server."""
        self.user = options["user"]
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + self._public_key()
        data = self._data(self.flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": encoded(self.id),
            "client_data": encoded(self._client_data("webauthn.create", options["challenge"])),
            "attestation": encoded(attestation),
            "name": "Ann",
            **extra,
        }

    def sign(self, options: Any, **extra: str) -> dict[str, str]:
        """Return the body of ``POST /api/me/sign-in`` for the options of a server."""
        self.counter += self.counts
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data(self.flags)
        signed = data + hashlib.sha256(client_data).digest()
        return {
            "id": encoded(self.id),
            "client_data": encoded(client_data),
            "authenticator_data": encoded(data),
            "signature": encoded(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user": self.user,
            **extra,
        }

    def _data(self, flags: int) -> bytes:
        site = hashlib.sha256(self.rp_id.encode()).digest()
        return site + bytes([flags]) + self.counter.to_bytes(4)

    def _client_data(self, kind: str, challenge: str) -> bytes:
        made = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(made).encode()

    def _public_key(self) -> bytes:
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32), point.y.to_bytes(32)
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
