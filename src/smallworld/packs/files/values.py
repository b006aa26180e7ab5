"""Single values of a file: tell numbers from flags, and quote values in faults."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, TypeGuard
from unicodedata import category

# How files begin that are archives.
ARCHIVES: Final = (b"PK\x03\x04", b"\x1f\x8b", b"7z\xbc\xaf", b"BZh", b"\xfd7zXZ", b"Rar!")
# Letters and marks without a shape of their own: fillers, joiners, variation selectors.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0").union(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10)))
)
_PLANE_14: Final = "\U000e0000"  # tags and more variation selectors
_MOST_MARKS: Final = 2  # on one letter


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


def is_plain(text: str) -> bool:
    """Return whether a text is one line that can be seen: no hidden or stacked characters.

    >>> is_plain("Bogfolk"), is_plain("Bog\u200bfolk"), is_plain("\u3164"), is_plain(" Bogfolk")
    (True, False, False, False)
    """
    if text != text.strip() or not text.isprintable() or _BLANK & set(text):
        return False
    marks = 0  # in a row
    for sign in text:
        marks = marks + 1 if category(sign) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS or sign >= _PLANE_14:
            return False
    return True


def listed(words: Iterable[str]) -> str:
    """Join words with commas."""
    return ", ".join(words)


def nearest_few(word: str, known: Iterable[str]) -> str:
    """Return the two or three known words that are most similar, the best first.

    >>> nearest_few("saves_om", ["pays_on", "camps", "saves_on", "lasts"])
    'saves_on, pays_on'
    """
    words = list(known)
    found = get_close_matches(word, words, n=3, cutoff=0.6)
    return listed(found if len(found) > 1 else get_close_matches(word, words, n=2, cutoff=0))


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word that was probably meant; ``none`` if none is similar.

    >>> nearest("saves_om", ["pays_on", "saves_on"])
    'saves_on'
    """
    found = get_close_matches(word, list(known), n=1, cutoff=0.7)
    return found[0] if found else "none"
