"""Types of push messages: the subscription of a device."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class NewSubscription(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where to send messages for this device, and how to encrypt them; from the browser."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=500)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
    lang: Annotated[str, Meta(max_length=20)] = ""  # of the texts


class PushState(Struct, omit_defaults=True):
    """The public key of the server; ``id`` is that of the device's subscription, if it has one."""

    key: str
    id: str = ""
