"""Find the words of the host's lists in names and chat messages, in linear time.

A list has one word or phrase a line; ``#`` starts a comment. A word counts only as a whole word,
unless a ``*`` at its beginning or end stands for more letters. Case and diacritics do not matter.
"""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from smallworld.server.refusals import Unprocessable

STAR: Final = "*"
LONGEST: Final = 100  # characters of a word or phrase
_SPACE: Final = " "  # stands for everything between two words


class BadWordList(ValueError):
    """A list that cannot be used; the message names the file and line."""


class _Node:
    """A place in the tree of words: where letters lead, and the word that ends here."""

    __slots__ = ("fallback", "length", "next")

    def __init__(self) -> None:
        self.next: dict[str, _Node] = {}
        self.fallback: _Node = self
        self.length = 0  # of the longest word that ends here


class WordFilter:
    """The words of some lists, as an automaton (Aho and Corasick): one step per character."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self._root = _Node()
        self._is_empty = True
        for word in words:
            self._add(word)
        self._link()

    def _add(self, word: str) -> None:
        pattern = _pattern(word)
        if not pattern.strip():
            raise BadWordList(word)
        node = self._root
        for letter in pattern:
            node = node.next.setdefault(letter, _Node())
        node.length = len(pattern)
        self._is_empty = False

    def _link(self) -> None:
        """Let every node know where to go on when the next letter does not fit."""
        waiting = deque(self._root.next.values())
        for node in waiting:
            node.fallback = self._root
        while waiting:
            node = waiting.popleft()
            for letter, child in node.next.items():
                child.fallback = self._step(node.fallback, letter)
                child.length = child.length or child.fallback.length
                waiting.append(child)

    def _step(self, node: _Node, letter: str) -> _Node:
        while letter not in node.next and node is not self._root:
            node = node.fallback
        return node.next.get(letter, self._root)

    def star(self, text: str) -> str:
        """Return a text with the letters of listed words replaced by stars.

        >>> WordFilter(["darn", "heck*"]).star("Dárn it, what the HECKLER! Darned.")
        '**** it, what the *******! Darned.'
        """
        hidden = self._found(text)
        if not hidden:
            return text
        letters = (STAR if place in hidden else letter for place, letter in enumerate(text))
        return "".join(letters)

    def refuse_name(self, name: str) -> None:
        """Refuse a name that contains a listed word."""
        if self._found(name):
            raise Unprocessable("seat.bad_word")

    def _found(self, text: str) -> set[int]:
        """Return the places of the letters of listed words, of whole words only."""
        if self._is_empty:
            return set()
        folded, places = _folded(text)
        node, ends = self._root, [0] * len(folded)  # length of the word that ends here
        for at, letter in enumerate(folded):
            node = self._step(node, letter)
            ends[at] = node.length
        hidden: set[int] = set()
        first = len(folded)  # from here on, letters belong to a word that was found
        for at in range(len(folded) - 1, -1, -1):
            if ends[at]:
                first = min(first, at - ends[at] + 1)
            if at >= first and folded[at] != _SPACE:
                hidden.add(places[at])
        return _whole_words(text, hidden)


def _pattern(word: str) -> str:
    """Return what is looked for: a space at either end stands for the end of a word.

    >>> _pattern("Heck*"), _pattern("son  of a gun")
    (' heck', ' son of a gun ')
    """
    word = word.strip()
    folded = _folded(word.strip(STAR))[0].strip(_SPACE)
    before = "" if word.startswith(STAR) else _SPACE
    after = "" if word.endswith(STAR) else _SPACE
    return f"{before}{folded}{after}" if folded else ""


def _folded(text: str) -> tuple[str, list[int]]:
    """Return small letters without diacritics, between spaces, and where each stands in the text.

    >>> _folded("Ä-b!")
    (' a b ', [0, 0, 1, 2, 3])
    """
    letters, places = [_SPACE], [0]
    for place, original in enumerate(text):
        for letter in unicodedata.normalize("NFKD", original).casefold():
            if unicodedata.category(letter) in ("Mn", "Cf"):
                continue
            plain = letter if letter.isalnum() else _SPACE
            if plain != _SPACE or letters[-1] != _SPACE:
                letters.append(plain)
                places.append(place)
    if letters[-1] != _SPACE:
        letters.append(_SPACE)
        places.append(max(0, len(text) - 1))
    return "".join(letters), places


def _whole_words(text: str, hidden: set[int]) -> set[int]:
    """Add the other letters of words of which a part is hidden."""
    found, word = set(hidden), set[int]()
    for place, letter in enumerate((*text, _SPACE)):
        is_in_word = letter.isalnum() or unicodedata.category(letter) in ("Mn", "Cf")
        if is_in_word:
            word.add(place)
            continue
        if word & hidden:
            found |= word
        word = set()
    return found


def load_words(files: Sequence[str]) -> WordFilter:
    """Load the lists of the host; ``BadWordList`` says what is wrong."""
    words = []
    for name in files:
        try:
            lines = Path(name).read_text(encoding="utf-8-sig").splitlines()
        except (OSError, UnicodeError) as error:
            raise BadWordList(f"{name}: {error}") from None
        for number, line in enumerate(lines, 1):
            word = line.partition("#")[0].strip()
            if not word:
                continue
            if len(word) > LONGEST or STAR in word.strip(STAR) or not _pattern(word):
                raise BadWordList(f"{name}, line {number}: not a word or phrase: {word[:LONGEST]}")
            words.append(word)
    return WordFilter(words)
