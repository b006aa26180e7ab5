"""Errors of the tools above the rules: English text for programmers, code and facts for players."""

from __future__ import annotations


class CodedError(Exception):
    """An error with an English text, and a ``code`` with ``facts`` for its sentence."""

    def __init__(self, text: str, code: str, **facts: object) -> None:
        super().__init__(text)
        self.code = code
        self.facts: dict[str, object] = facts
