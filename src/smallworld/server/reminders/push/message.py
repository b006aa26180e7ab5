"""Texts of push messages in the reader's language, encrypted for one browser (RFC 8291)."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from smallworld.server.storage.club.push import Kind, Subscription
from smallworld.texts.fluent import texts_for

_POINT: Final = 65  # bytes of a public key
_AUTH: Final = 16
_LONGEST: Final = 200  # letters of names


class Message(Struct):
    """What the service worker shows. It has no secret: the link opens no seat by itself."""

    title: str
    body: str
    url: str
    tag: str  # a later message with the same tag replaces the earlier one


def build_message(kind: Kind, ref: str, game: str, names: Sequence[str], lang: str) -> Message:
    """Build the message of a notice; ``names`` are the other players."""
    texts = texts_for(lang)
    others = ", ".join(name for name in names if name)[:_LONGEST]
    url = "/join" if kind == "challenge" else f"/table/{game}"
    title, body = texts.say(f"push-{kind}"), texts.say(f"push-{kind}-about", names=others)
    return Message(title, body, url, f"{kind} {ref}")


def is_valid_key(p256dh: str, auth: str) -> bool:
    """Return whether these are keys of a browser: a point of P-256, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric.ec import (
        SECP256R1,
        EllipticCurvePublicKey,
    )

    try:
        point, secret = _decode(p256dh), _decode(auth)
        if len(point) != _POINT or len(secret) != _AUTH:
            return False
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        return False
    return True


def encrypt(message: Message, to: Subscription) -> bytes:
    """Encrypt a message so that only the subscribed browser can read it."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    return bytes(
        http_ece.encrypt(
            msgspec.json.encode(message),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_decode(to.p256dh),
            auth_secret=_decode(to.auth),
        )
    )


def _decode(text: str) -> bytes:
    try:
        padded = text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4)
        return base64.b64decode(padded, altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError(str(error)) from None
