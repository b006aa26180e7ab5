"""Errors of the rules: a stable code and facts; the sentences are in ``locales``."""


class RuleError(Exception):
    """An error with a stable ``code`` and the ``facts`` for its sentence."""

    def __init__(self, code: str, facts: dict[str, object] | None = None) -> None:
        super().__init__(code, facts or {})
        self.code = code
        self.facts: dict[str, object] = facts or {}

    def __str__(self) -> str:
        return f"{self.code} {self.facts}"


class IllegalAction(RuleError):
    """The rules forbid this action now; the state is unchanged."""


class BadNotation(RuleError):
    """A text that is not an action."""


class BadPosition(RuleError):
    """A position that cannot occur or cannot be read."""


class BadRecord(RuleError):
    """A game file that cannot be read or replayed; the facts name the line."""
