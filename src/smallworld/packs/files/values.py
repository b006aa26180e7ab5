"""Single values of a file: tell numbers from flags, and quote values in faults."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TypeGuard


def is_whole(value: object) -> TypeGuard[int]:
    """Return whether ``value`` is an int and not a bool."""
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """Return ``repr(value)`` for an error message, shortened; never raises."""
    try:
        return shortened(repr(value))
    except (ValueError, RecursionError):  # a huge number or a very deep list
        return type(value).__name__


def shortened(text: str) -> str:
    """Cut a text that is too long to quote."""
    return text if len(text) <= 100 else text[:99] + "…"


def listed(words: Iterable[str]) -> str:
    """Join words with commas."""
    return ", ".join(words)


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word that was probably meant; ``none`` if none is similar.

    >>> nearest("saves_om", ["pays_on", "saves_on"])
    'saves_on'
    """
    found = get_close_matches(word, list(known), n=1, cutoff=0.7)
    return found[0] if found else "none"
