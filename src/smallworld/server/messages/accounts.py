"""Types of passkeys and recovery codes. Binary values are in base64url without padding."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from smallworld.server.messages.people import Label, Name

_BASE64URL = "^[A-Za-z0-9_-]*$"
CredentialId = Annotated[str, Meta(min_length=1, max_length=1_400, pattern=_BASE64URL)]
Part = Annotated[str, Meta(min_length=1, max_length=4_000, pattern=_BASE64URL)]
LongPart = Annotated[str, Meta(min_length=1, max_length=12_000, pattern=_BASE64URL)]
Handle = Annotated[str, Meta(max_length=100, pattern=_BASE64URL)]


class PasskeyWish(Struct, forbid_unknown_fields=True):
    """Ask for a passkey for the player of this device, who is called so without a kept name."""

    name: Name


class PasskeyOptions(Struct):
    """What a browser needs to create a passkey (``navigator.credentials.create``)."""

    challenge: str
    rp_id: str
    rp_name: str
    user: str  # the handle that the authenticator stores
    name: str  # shown by the authenticator
    algorithms: list[int]  # COSE, the best first
    known: list[str]  # credential ids of the player's other passkeys
    milliseconds: int  # until the challenge expires


class NewPasskey(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the browser created."""

    id: CredentialId
    client_data: Part
    attestation: LongPart
    name: Name
    label: Label = ""


class SignInOptions(Struct):
    """What a browser needs to sign in (``navigator.credentials.get``); it knows the passkeys."""

    challenge: str
    rp_id: str
    milliseconds: int  # until the challenge expires


class SignIn(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the browser signed with a passkey."""

    id: CredentialId
    client_data: Part
    authenticator_data: Part
    signature: Part
    user: Handle = ""
    label: Label = ""


class RecoveryWish(Struct, forbid_unknown_fields=True):
    """Ask for new recovery codes; the name as for a passkey."""

    name: Name


class RecoveryCodes(Struct):
    """New codes, each valid once; the server stores only hashes and cannot show them again."""

    codes: list[str]


class RecoveryUse(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Sign in with a recovery code."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]
    label: Label = ""
