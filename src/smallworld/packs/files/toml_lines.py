"""Find the line of each key in a TOML file, which ``tomllib`` does not report.

The file has been parsed before, so it is known to be TOML; only headings, keys and whatever can
hide them (multi-line strings and lists) are scanned.
"""

from __future__ import annotations

import re
from typing import Final

KeyPath = tuple[str | int, ...]  # keys, and list indexes counted from 0

# Possessive quantifiers (``*+``) never backtrack: a hostile text costs no more than a usual one.
_KEY: Final = r"""[A-Za-z0-9_-]++|"(?:[^"\\\n]++|\\.)*+"|'[^'\n]*+'"""
_KEYS: Final = rf"(?:{_KEY})(?:\s*+\.\s*+(?:{_KEY}))*+"
_DEEPEST: Final = 20  # most dots in a key
_HEADING: Final = re.compile(rf"\s*+(\[\[?)\s*+({_KEYS})\s*+\]")
_SETTING: Final = re.compile(rf"\s*+({_KEYS})\s*+=")
# Strings on one line; one that is not closed ends with its line.
_STRING: Final = r""""(?:[^"\\\n]++|\\[^\n])*+"?|'[^'\n]*+'?"""
# Tokens of a value: multi-line strings first, then short strings, comments and brackets.
_PIECES: Final = re.compile(rf'"{{3}}|\'{{3}}|{_STRING}|#[^\n]*+|[\[\]{{}}]')
# Ends of multi-line strings, and what may hide them.
_ENDS: Final = {'"' * 3: re.compile(r'\\.|("{3})'), "'" * 3: re.compile("('{3})")}
# Tokens of a file, as far as dotted keys need them; group 1 is a part of a key.
_TOKENS: Final = re.compile(
    r'"{3}(?:[^"\\]++|\\.?|"(?!""))*+(?:"{3})?'
    r"|'{3}(?:[^']++|'(?!''))*+(?:'{3})?"
    rf"|#[^\n]*+|([A-Za-z0-9_-]++|{_STRING})|[ \t]++|[^\w\s\"'#.-]++|.",
    re.DOTALL,
)


def too_deep(text: str) -> int:
    """Return the line of a key with too many parts; 0 if there is none.

    ``tomllib`` takes minutes for keys with thousands of parts, so they are refused first.

    >>> too_deep("a.b = 1"), too_deep("x = 1\\n[" + "a." * 40 + "b]")
    (0, 2)
    """
    dots, after_dot = 0, False  # of the key at hand
    for token in _TOKENS.finditer(text):
        if token[1] is not None:
            dots = dots if after_dot else 0
            after_dot = False
        elif token[0] == ".":
            dots, after_dot = dots + 1, True
            if dots > _DEEPEST:
                return text.count("\n", 0, token.start()) + 1
        elif token[0][0] not in " \t":
            dots, after_dot = 0, False
    return 0


class Lines:
    """The line of every table and every key of a file.

    >>> lines = Lines("id = 'isles'\\n[[regions]]\\nid = 1\\n[[regions]]\\nid = 2\\n")
    >>> lines.of(("regions", 1, "id")), lines.of(("regions", 1, "name"))
    (5, 4)
    """

    def __init__(self, text: str) -> None:
        self._found: dict[KeyPath, int] = {}
        self._counts: dict[KeyPath, int] = {}
        self._table: KeyPath = ()
        self._quotes = ""  # quotes of the open multi-line string
        self._depth = 0  # number of open lists and inline tables
        for number, line in enumerate(text.split("\n"), 1):
            self._read(line, number)

    def of(self, path: KeyPath) -> int:
        """Return the line of ``path``, or of its nearest enclosing table in the file."""
        while path and path not in self._found:
            path = path[:-1]
        return self._found.get(path, 1)

    def _read(self, line: str, number: int) -> None:
        at = 0
        if not self._quotes and not self._depth:
            heading, setting = _HEADING.match(line), _SETTING.match(line)
            if heading:
                self._open(_parts(heading[2]), number, of_many=heading[1] == "[[")
                return
            if setting:
                self._note((*self._table, *_parts(setting[1])), number)
                at = setting.end()
        self._skip(line, at)

    def _open(self, names: tuple[str, ...], number: int, *, of_many: bool) -> None:
        """Enter the table of a heading; lists on the way add their index to the path."""
        path: KeyPath = ()
        for place, name in enumerate(names, 1):
            path = (*path, name)
            if place == len(names) and of_many:
                self._counts[path] = self._counts.get(path, 0) + 1
            if path in self._counts:
                self._found.setdefault(path, number)
                path = (*path, self._counts[path] - 1)
        self._table = path
        self._note(path, number)

    def _note(self, path: KeyPath, number: int) -> None:
        """Record the line of a key and, the first time, of the tables around it."""
        for length in range(1, len(path) + 1):
            self._found.setdefault(path[:length], number)

    def _skip(self, line: str, at: int) -> None:
        """Scan a value from ``at`` to the end of its line, tracking what stays open."""
        while at < len(line):
            if self._quotes:
                at = self._skip_string(line, at)
                continue
            piece = _PIECES.search(line, at)
            if piece is None:
                return
            at = piece.end()
            if piece[0] in _ENDS:
                self._quotes = piece[0]
            elif piece[0] in "[{":
                self._depth += 1
            elif piece[0] in "]}":
                self._depth -= 1

    def _skip_string(self, line: str, at: int) -> int:
        """Return where the open string ends in this line, or the end of the line."""
        for end in _ENDS[self._quotes].finditer(line, at):
            if end[1] is not None:
                self._quotes = ""
                return end.end()
        return len(line)


def _parts(written: str) -> tuple[str, ...]:
    found: list[str] = re.findall(_KEY, written)
    return tuple(part[1:-1] if part[0] in "\"'" else part for part in found)
