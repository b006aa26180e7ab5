"""Find messages that no source file uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

# Built from a kind and an id, so the sources never contain the whole id.
_OF_NAMES: Final = ("race-", "power-", "terrain-", "symbol-", "piece-", "phase-")
_WORD: Final = re.compile(r"[a-z][\w.-]*")
_QUOTED: Final = re.compile(r'"([^"\\\n]*)"|\'([^\'\\\n]*)\'')
_TEMPLATE: Final = re.compile(r"`([a-z](?:[\w.-]|\$\{[^{}`]*\})*)`")
_HOLE: Final = re.compile(r"\$\{[^{}`]*\}")
_GAP: Final = "\0"  # marks a placeholder in a template
_END: Final = re.compile(_GAP + r"[a-z]*-[a-z-]+")


@dataclass(frozen=True)
class MessageUses:
    """The message ids in the sources: whole ids, patterns, and first or last parts."""

    words: frozenset[str]
    patterns: re.Pattern[str]
    beginnings: tuple[str, ...]
    ends: tuple[str, ...]

    def has(self, id: str) -> bool:
        """Return whether a source could use this message."""
        if id in self.words or id.replace("-", ".", 1) in self.words:
            return True
        if id.startswith(_OF_NAMES) or self.patterns.fullmatch(id):
            return True
        # Some functions receive the first part of an id and append the rest,
        parts = id.split("-")
        if any("-".join(parts[:count]) in self.words for count in range(2, len(parts))):
            return True
        # others receive everything but the first part.
        rests = [id.removeprefix(first) for first in self.beginnings if id.startswith(first)]
        return any("-" not in r or r.endswith(self.ends) or self.has(r) for r in rests)


def unused(ids: set[str]) -> set[str]:
    """Return the messages that no source could use."""
    uses = _message_uses()
    return {id for id in ids if not uses.has(id)}


@cache
def _message_uses() -> MessageUses:
    words: set[str] = set()
    for entry in _sources(files("smallworld")):
        text = entry.read_text(encoding="utf-8")
        found = _in_python(text) if entry.name.endswith(".py") else _in_javascript(text)
        words |= {word.partition(".")[0] if "-" in word else word for word in found}
    templates = {word for word in words if _GAP in word and "-" in word.partition(_GAP)[0]}
    vague = {word for word in templates if word.count("-") == 1 and word.endswith(f"-{_GAP}")}
    patterns = [
        ".+".join(re.escape(part) for part in template.split(_GAP))
        for template in sorted(templates - vague)
    ]
    return MessageUses(
        frozenset(words - templates),
        re.compile("|".join(patterns)),
        tuple(sorted(word.removesuffix(_GAP) for word in vague)),
        tuple(sorted(word[1:] for word in words if re.fullmatch(_END, word))),
    )


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            if entry.name not in ("vendor", "__pycache__", "locales"):
                yield from _sources(entry)
        elif entry.name.endswith((".py", ".js")):
            yield entry


def _in_python(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.JoinedStr):
            parts = [str(v.value) if isinstance(v, ast.Constant) else _GAP for v in node.values]
            yield "".join(parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if _WORD.fullmatch(node.value):
                yield node.value


def _in_javascript(text: str) -> Iterator[str]:
    for match in _QUOTED.finditer(text):
        word = match[1] or match[2] or ""
        if _WORD.fullmatch(word):
            yield word
    for match in _TEMPLATE.finditer(text):
        yield _HOLE.sub(_GAP, match[1])
