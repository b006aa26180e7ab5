"""The messages of one language, each parsed when it is first used.

Parsing a whole language takes most of a second, and a command or a request needs few messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class LazyBundle(FluentBundle):
    """A bundle of Fluent files; of messages with the same id the first one counts."""

    def __init__(self, lang: str, files: Iterable[str]) -> None:
        super().__init__([lang], use_isolating=False)
        self._unparsed: dict[str, str] = {}  # by id; terms with their hyphen
        for text in files:
            starts = [*_ENTRY.finditer(text)]
            ends = [match.start() for match in starts[1:]] + [len(text)]
            for match, end in zip(starts, ends, strict=True):
                self._unparsed.setdefault(match[1], text[match.start() : end])

    def has_message(self, message_id: str) -> bool:
        """Return whether there is such a message that could be parsed."""
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        # References inside messages come here, too.
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, id: str) -> None:
        source = self._unparsed.get(id)
        if source is not None:
            self.add_resource(FluentResource(source))
            self._unparsed.pop(id, None)  # afterwards, since other threads look for it
