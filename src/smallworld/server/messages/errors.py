"""The error body of the API: a stable code, a sentence and the facts behind it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from smallworld.core.errors import RuleError
from smallworld.play.game import Game
from smallworld.server.refusals import Illegal
from smallworld.texts.names import names_at
from smallworld.texts.refusals import sentence


class Error(Struct, omit_defaults=True):
    """A stable code, a sentence, its facts, and what would be legal."""

    code: str
    message: str
    facts: dict[str, object] = {}
    place: int | None = None  # which of several actions was refused
    legal: list[str] = []


class ErrorBody(Struct):
    """The body of every error response."""

    error: Error


def build_error(refused: RuleError, game: Game | None = None) -> Error:
    """Write a refusal as a sentence, with the names at the table if there is one."""
    names = names_at(game)
    error = Error(
        refused.code, sentence(refused.code, refused.facts, names), to_json_values(refused.facts)
    )
    if isinstance(refused, Illegal):
        error.place, error.legal = refused.place, refused.legal
    return error


def to_json_values(facts: Mapping[str, object]) -> dict[str, object]:
    """Convert facts to JSON values."""
    built = msgspec.to_builtins(dict(facts), enc_hook=str)
    assert isinstance(built, dict)
    return built


def encode_error(refused: RuleError, game: Game | None = None) -> bytes:
    """Encode the body of an error response."""
    return msgspec.json.encode(ErrorBody(build_error(refused, game)))
