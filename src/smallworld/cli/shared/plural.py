"""Numbers with their words, for commands that speak English only."""

from __future__ import annotations


def counted(count: int, one: str, many: str = "") -> str:
    """A number with its word.

    >>> counted(1, "fault"), counted(3, "fault")
    ('1 fault', '3 faults')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"
