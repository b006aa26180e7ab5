"""Errors of the rules: a stable code and facts; the sentences are in ``locales``."""

from __future__ import annotations

from smallworld.core.wording import wording


class RuleError(Exception):
    """An error with a stable ``code`` and the ``facts`` for its sentence.

    ``str(error)`` is the sentence in English and the code; ``sentence`` knows other languages.
    """

    def __init__(self, code: str, facts: dict[str, object] | None = None) -> None:
        super().__init__(code, facts or {})
        self.code = code
        self.facts: dict[str, object] = facts or {}

    def sentence(self, lang: str = "en", game: object = None) -> str:
        """Return what is wrong and what to do; with ``game``, its names of seats and regions."""
        return wording().error(self, game, lang) or f"{self.code} {self.facts}"

    def __str__(self) -> str:
        text = wording().error(self, None, "en")
        return f"{text} ({self.code})" if text else f"{self.code} {self.facts}"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code!r}, {self.facts})"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.code, self.facts))


class IllegalAction(RuleError):
    """The rules forbid this action now; the state is unchanged."""


class BadNotation(RuleError):
    """A text that is not an action."""


class BadPosition(RuleError):
    """A position that cannot occur or cannot be read."""


class BadRecord(RuleError):
    """A game file that cannot be read or replayed; the facts name the line."""
