"""Single values of a file: tell numbers from flags, and quote values in faults."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TypeGuard


def is_whole(value: object) -> TypeGuard[int]:
    """A whole number; in Python the truth values would pass for one."""
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """A value as it may be quoted in an error: never long, and never an error itself."""
    try:
        return shortened(repr(value))
    except (ValueError, RecursionError):  # a number of thousands of digits, a bottomless list
        return type(value).__name__


def shortened(text: str) -> str:
    """The beginning of a text too long to quote."""
    return text if len(text) <= 100 else text[:99] + "…"


def listed(words: Iterable[str]) -> str:
    """Words with commas between them."""
    return ", ".join(words)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant; ``none`` if no one is near.

    >>> nearest("saves_om", ["pays_on", "saves_on"])
    'saves_on'
    """
    found = get_close_matches(word, list(known), n=1, cutoff=0.7)
    return found[0] if found else "none"
