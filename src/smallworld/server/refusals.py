"""Why a request is refused: a status, a stable code, facts; the sentences are texts."""

from __future__ import annotations

from smallworld.core.errors import RuleError


class Refused(RuleError):
    """A request that cannot be carried out; ``status`` is the one of HTTP."""

    status = 400


class NotFound(Refused):
    """No such game, or none that this client may know of."""

    status = 404


class Forbidden(Refused):
    """Not your seat, not your turn, or not at this table."""

    status = 403


class Stale(Refused):
    """The table has moved on since the client looked."""

    status = 409


class Unprocessable(Refused):
    """Understood, but the rules of the game or of the table forbid it."""

    status = 422


class Illegal(Unprocessable):
    """The rules forbid the action at ``place`` of a list; ``legal`` would pass there."""

    def __init__(
        self, code: str, facts: dict[str, object], place: int = 0, legal: list[str] | None = None
    ) -> None:
        super().__init__(code, facts)
        self.place = place
        self.legal = legal or []
