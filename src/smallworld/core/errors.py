"""Refusals as facts: a stable code and what it is about; the sentences are texts."""


class RuleError(Exception):
    """A refusal with a stable ``code`` and the ``facts`` a sentence needs."""

    def __init__(self, code: str, facts: dict[str, object] | None = None) -> None:
        super().__init__(code, facts or {})
        self.code = code
        self.facts: dict[str, object] = facts or {}

    def __str__(self) -> str:
        return f"{self.code} {self.facts}"


class IllegalAction(RuleError):
    """The rules forbid this action now; the state is untouched."""


class BadNotation(RuleError):
    """A text that is no action."""


class BadPosition(RuleError):
    """A position that cannot occur or cannot be read."""


class BadRecord(RuleError):
    """A record that cannot be read or replayed; the facts name the line."""
