"""Estimate whether the labels of the page's buttons fit on a screen of 320 pixels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from smallworld.texts.check.messages import Text
from smallworld.texts.check.typography import HOLE, lines_of

# Action bar: one line, in its short form if there is one. Elsewhere: two lines.
_OFFER: Final = "table-do-"
_SHORT: Final = "short"
_LINE: Final = 224.0  # 320 pixels without the margins, padding and icon
_LINES: Final = 1.8  # what two lines hold, since they break between words
_EM: Final = 16.0
# Advance widths in em of the page's bold serif; other signs are as wide as a digit.
_NARROW: Final = frozenset(" \N{NO-BREAK SPACE}.,:;!’'()[]|ijltfrIíì1-")
_WIDE: Final = frozenset("mwMWÆŒæœшщжюфыШЩЖЮФЫМ%…—")
_HOLE_WIDTH: Final = 4.0  # the name of a race; numbers need less
_ID: Final = re.compile(r'["`]([a-z]\w*-[\w.-]*)(\$\{)?')
_TAG: Final = re.compile(r"<(button|a|label)\b")
_YES: Final = re.compile(r'\byes=\$\{t\("([a-z][\w.-]*)"')


def button_faults(text: Text, forms: set[str]) -> Iterator[str]:
    """Yield the lines of a label that are too long; ``forms`` are all forms of its message."""
    is_offer = text.id.startswith(_OFFER) and text.form in ("", _SHORT)
    if is_offer and text.form == "" and _SHORT in forms:
        return  # small screens use the short form
    if not is_offer and not _is_label(text.name):
        return
    room = _LINE if is_offer else _LINE * _LINES
    for line in lines_of(text.pattern):
        words = line.replace(HOLE, "x").split()
        longest = max((width(word) for word in words), default=0.0)
        if width(line) > room or longest > _LINE:
            wide = max(width(line) / room * _LINE, longest)
            yield f"is a button too long for a phone ({wide:.0f} of {_LINE:.0f} pixels)"


def width(line: str) -> float:
    """Estimate the width of a label in pixels.

    >>> width("will") < width("Wow!") < width("Deploy")
    True
    """
    return _EM * sum(_advance(sign) for sign in line)


def _advance(sign: str) -> float:
    if sign == HOLE:
        return _HOLE_WIDTH
    if sign in _NARROW:
        return 0.31
    if sign in _WIDE:
        return 0.88
    return 0.7 if sign.isupper() else 0.54


def _is_label(name: str) -> bool:
    whole, beginnings = _labels()
    return name in whole or name.startswith(beginnings)


@cache
def _labels() -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the messages shown on buttons: whole names, and beginnings of computed ones."""
    found = {name for source in _scripts(files("smallworld") / "web") for name in labels_in(source)}
    beginnings = tuple(sorted(name[:-1] for name in found if name.endswith("*")))
    return frozenset(found), beginnings


def labels_in(source: str) -> Iterator[str]:
    """Yield the messages that buttons in a module show; a star ends a computed name.

    >>> tag = '<button title=${t("a-b")} onClick=${() => x}>'
    >>> list(labels_in(tag + '${t("c-d")} ${t(`e-${f}`)}</button>'))
    ['c-d', 'e-*']
    """
    yield from _YES.findall(source)
    for match in _TAG.finditer(source):
        inside = _end_of_tag(source, match.end())
        if match[1] == "button" or "button" in source[match.end() : inside]:
            content = source[inside : source.find(f"</{match[1]}>", inside)]
            for id, computed in _ID.findall(content):
                yield f"{id}*" if computed else id


def _end_of_tag(source: str, place: int) -> int:
    """Return the place after the tag's ``>``; those of arrow functions do not count."""
    depth = 0
    while place < len(source):
        if source[place] == "{":
            depth += 1
        elif source[place] == "}":
            depth -= 1
        elif source[place] == ">" and depth == 0:
            return place + 1
        place += 1
    return place


def _scripts(folder: Traversable) -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "vendor":
            yield from _scripts(entry)
        elif entry.name.endswith(".js"):
            yield entry.read_text(encoding="utf-8")
