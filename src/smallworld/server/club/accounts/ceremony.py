"""Verify what a browser created or signed, with the library ``webauthn``.

The library checks the kind of the ceremony, challenge, origin, site, presence and verification of
the user, and the signature. Clients can send anything, and the library parses it: whatever it
raises means that the answer is not valid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from webauthn import (
    base64url_to_bytes,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, parse_client_data_json
from webauthn.helpers.cose import COSEAlgorithmIdentifier
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    RegistrationCredential,
)

from smallworld.server.addresses import Site
from smallworld.server.messages.accounts import NewPasskey, SignIn

Result = TypeVar("Result")

ALGORITHMS: Final = [
    COSEAlgorithmIdentifier.EDDSA,
    COSEAlgorithmIdentifier.ECDSA_SHA_256,
    COSEAlgorithmIdentifier.RSASSA_PKCS1_v1_5_SHA_256,
]


class Unverified(Exception):
    """The answer of a browser does not prove what it should."""


class CreatedKey(NamedTuple):
    """A new public key."""

    id: str
    public_key: str
    counter: int


def challenge_in(client_data: str) -> bytes:
    """Return the challenge that a browser answers."""
    return _verified(lambda: parse_client_data_json(base64url_to_bytes(client_data)).challenge)


def verify_new(site: Site, challenge: bytes, answer: NewPasskey) -> CreatedKey:
    """Return the key that an authenticator created for this challenge."""

    def verify() -> CreatedKey:
        response = AuthenticatorAttestationResponse(
            client_data_json=base64url_to_bytes(answer.client_data),
            attestation_object=base64url_to_bytes(answer.attestation),
        )
        id = base64url_to_bytes(answer.id)
        found = verify_registration_response(
            credential=RegistrationCredential(answer.id, id, response),
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            require_user_verification=True,
            supported_pub_key_algs=ALGORITHMS,
        )
        if found.credential_id != id:
            raise Unverified
        public_key = bytes_to_base64url(found.credential_public_key)
        return CreatedKey(answer.id, public_key, found.sign_count)

    return _verified(verify)


def verify_sign_in(site: Site, challenge: bytes, answer: SignIn, public_key: str) -> int:
    """Return the counter that was signed with the key of a passkey for this challenge."""

    def verify() -> int:
        response = AuthenticatorAssertionResponse(
            client_data_json=base64url_to_bytes(answer.client_data),
            authenticator_data=base64url_to_bytes(answer.authenticator_data),
            signature=base64url_to_bytes(answer.signature),
        )
        found = verify_authentication_response(
            credential=AuthenticationCredential(answer.id, base64url_to_bytes(answer.id), response),
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(public_key),
            credential_current_sign_count=0,  # it is compared where it is stored
            require_user_verification=True,
        )
        return found.new_sign_count

    return _verified(verify)


def _verified(verify: Callable[[], Result]) -> Result:
    try:
        return verify()
    except Exception as error:
        raise Unverified(str(error)[:200]) from error
