"""Read readers' suggestions for better texts, and write them into the files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

_FORMAT: Final = "smallworld suggestions 1"
# Spaces before the lines that follow the first: of a message, and of an attribute.
_DEPTH, _DEPTH_OF_ATTRIBUTE = 2, 6

Outcome = Literal["new", "same", "changed", "unknown", "unreadable"]


class Suggestion(msgspec.Struct, frozen=True):
    """A better text for a message, or for an attribute of one (``kit-close.about``)."""

    language: str
    id: str
    suggestion: str
    current: str = ""
    english: str = ""


class _File(msgspec.Struct):
    format: Literal["smallworld suggestions 1"]
    suggestions: list[Suggestion]


class BadSuggestions(ValueError):
    """The file is not one of suggestions."""


def read_suggestions(text: bytes) -> list[Suggestion]:
    """Read the file that the page saves."""
    try:
        return msgspec.json.decode(text, type=_File).suggestions
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadSuggestions(_FORMAT) from None


@dataclass(frozen=True)
class Place:
    """Where the text of a message is: a file, and the part of it that is replaced."""

    file: Path
    source: str
    start: int
    end: int
    depth: int  # spaces before the lines that follow the first

    @property
    def text(self) -> str:
        """The text as it is, without the indent of its lines."""
        return plain_text(self.source[self.start : self.end])

    def with_text(self, text: str) -> str:
        """Return the file with another text here."""
        lines = text.strip().split("\n")
        rest = [f"{' ' * self.depth}{line}" if line.strip() else "" for line in lines[1:]]
        new = "\n".join([lines[0], *rest])
        return f"{self.source[: self.start]}{new}{self.source[self.end :]}"


def plain_text(text: str) -> str:
    """Remove the common indent of all lines but the first, and spaces at their ends.

    >>> plain_text("{ $n ->\\n    [one] day\\n   *[other] days\\n  }")
    '{ $n ->\\n  [one] day\\n *[other] days\\n}'
    """
    first, *rest = text.strip().split("\n")
    depth = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    return "\n".join([first.strip(), *(line[depth:].rstrip() for line in rest)])


def find_place(folder: Path, id: str) -> Place | None:
    """Find the text of a message in the files of a language."""
    name, _, form = id.partition(".")
    for file in sorted(folder.glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        if f"{name} =" not in source:
            continue
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, syntax.Message) and entry.id.name == name:
                forms = {one.id.name: one.value for one in entry.attributes}
                pattern = forms.get(form) if form else entry.value
                if pattern is not None and pattern.span is not None:
                    depth = _DEPTH_OF_ATTRIBUTE if form else _DEPTH
                    return Place(file, source, pattern.span.start, pattern.span.end, depth)
    return None


def outcome_of(suggestion: Suggestion, place: Place | None) -> Outcome:
    """Compare a suggestion with the text as it is now."""
    if place is None:
        return "unknown"
    if plain_text(suggestion.suggestion) == place.text:
        return "same"
    if not _is_message(place, suggestion):
        return "unreadable"
    return "new" if plain_text(suggestion.current) == place.text else "changed"


def _is_message(place: Place, suggestion: Suggestion) -> bool:
    """Return whether the file has the same messages with the suggestion as without."""
    before = FluentParser().parse(place.source).body
    after = FluentParser().parse(place.with_text(suggestion.suggestion)).body
    return _ids(before) == _ids(after)


def _ids(entries: list[syntax.EntryType]) -> list[str]:
    found = []
    for entry in entries:
        if isinstance(entry, syntax.Message):
            found += [entry.id.name, *(f".{one.id.name}" for one in entry.attributes)]
        elif isinstance(entry, syntax.Junk):
            found.append("junk")
    return found
