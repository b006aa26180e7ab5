"""Errors with an HTTP status, a stable code and facts; sentences are in the texts."""

from __future__ import annotations

from smallworld.core.errors import RuleError


class Refused(RuleError):
    """A request that cannot be carried out; ``status`` is its HTTP status."""

    status = 400


class NotFound(Refused):
    """The game does not exist, or this client may not know of it."""

    status = 404


class Forbidden(Refused):
    """Not your seat, not your turn, or not allowed at this table."""

    status = 403


class Stale(Refused):
    """The table has changed since the client looked."""

    status = 409


class TooOften(Refused):
    """The client must wait; the fact ``seconds`` says how long."""

    status = 429


class Unprocessable(Refused):
    """The request is valid, but the rules of the game or of the table forbid it."""

    status = 422


class Illegal(Unprocessable):
    """The rules forbid the action at ``place`` of a list; ``legal`` lists what would pass."""

    def __init__(
        self, code: str, facts: dict[str, object], place: int = 0, legal: list[str] | None = None
    ) -> None:
        super().__init__(code, facts)
        self.place = place
        self.legal = legal or []
