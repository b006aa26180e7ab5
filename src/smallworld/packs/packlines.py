"""On which line of a pack file a key stands: the parser of the standard library does not say."""

from __future__ import annotations

import re
from typing import Final

Path = tuple[str | int, ...]

_HEADER: Final = re.compile(r"\s*(\[\[?)\s*(.*?)\s*\]\]?\s*(#.*)?$")
_KEYS: Final = re.compile(r"""\s*("[^"]*"|'[^']*'|[\w-]+)\s*(\.|=|$)""")
_QUOTES: Final = ('"""', "'''", '"', "'")


class Lines:
    """The lines of one TOML text, found once; made for texts that the parser accepts."""

    def __init__(self, text: str) -> None:
        self._found: dict[Path, int] = {}
        self._counts: dict[Path, int] = {}
        self._table: Path = ()
        self._depth = 0  # open brackets of the value at hand
        self._quote = ""  # the string that is still open
        for number, line in enumerate(text.split("\n"), start=1):
            if self._depth or self._quote:
                self._skip(line)
            else:
                self._read(number, line)

    def of(self, path: Path) -> int:
        """The line of a key, or of the nearest table around it.

        >>> lines = Lines('[pack]\\nid = "x"\\n[[race]]\\n[[race]]\\ntokens = 5')
        >>> lines.of(("race", 1, "tokens")), lines.of(("race", 0, "tokens"))
        (5, 3)
        """
        while path:
            if path in self._found:
                return self._found[path]
            path = path[:-1]
        return 1

    def _read(self, number: int, line: str) -> None:
        header = _HEADER.match(line)
        if header and "=" not in header[2]:
            self._table = self._placed(self._keys(header[2])[0], array=header[1] == "[[")
            for path in (self._table, self._table[:-1]):
                self._found.setdefault(path, number)
            return
        keys, rest = self._keys(line)
        if keys:
            self._found.setdefault((*self._table, *keys), number)
            self._skip(rest)

    def _keys(self, text: str) -> tuple[Path, str]:
        """The keys before the equals sign, and what follows it."""
        keys: list[str] = []
        while match := _KEYS.match(text):
            keys.append(match[1].strip("\"'"))
            text = text[match.end() :]
            if match[2] != ".":
                break
        return tuple(keys), text

    def _placed(self, keys: Path, *, array: bool) -> Path:
        """The path of a table, with the places of the lists of tables it lies in."""
        path: Path = ()
        for at, key in enumerate(keys):
            path = (*path, key)
            if array and at == len(keys) - 1:
                self._counts[path] = self._counts.get(path, 0) + 1
            if path in self._counts:
                path = (*path, self._counts[path] - 1)
        return path

    def _skip(self, text: str) -> None:
        """Follow strings and brackets to know where a value ends."""
        at = 0
        while at < len(text):
            if self._quote:
                at = self._through_string(text, at)
                continue
            opened = next((quote for quote in _QUOTES if text.startswith(quote, at)), "")
            if text[at] == "#":
                return
            if opened:
                self._quote = opened
            elif text[at] in "[{":
                self._depth += 1
            elif text[at] in "]}":
                self._depth -= 1
            at += len(opened) or 1
        if len(self._quote) == 1:  # such a string cannot go on in the next line
            self._quote = ""

    def _through_string(self, text: str, at: int) -> int:
        if text[at] == "\\" and self._quote[0] == '"':
            return at + 2
        if text.startswith(self._quote, at):
            at += len(self._quote)
            self._quote = ""
            return at
        return at + 1
