"""Check spaces, quotes, percent signs and ellipses against the habits of a language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Final

from fluent.syntax import ast as syntax

from smallworld.texts.languages import ABOUT

HOLE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for a variable
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_APOSTROPHE: Final = "’"
_QUOTES: Final = re.compile(r"[\"'`«»„“”‚‘’‹›]")
_IN_WORD: Final = re.compile(rf"(?<=[\w{HOLE}]){_APOSTROPHE}")
# Code keeps its straight quotes: viewBox="0 0 64 64", {"cmd":"help"}.
_CODE: Final = re.compile(r'\w="[^"]*"|"\w+":"\w+"')
_DOUBLED: Final = re.compile(rf"[ {_NO_BREAK}]{{2,}}")
_BEFORE_MARK: Final = re.compile(r"\s(?:[,;:!]|\.(?!\w))(?:\s|$)")
_HYPHEN: Final = re.compile(r"\s-\s")
_DOTS: Final = re.compile(r"\.\.\.")
_PERCENT: Final = re.compile(rf"[\d{HOLE}](\s*)%")
_ELLIPSIS: Final = re.compile(rf"(?<=[^\W\d_])([ {_NO_BREAK}]?)…")


@dataclass(frozen=True)
class Style:
    """How a language writes, as the table ``style`` of its ``language.toml`` says."""

    quotes: str = ""  # the opening and the closing mark; empty: not checked
    percent: str | None = None  # what stands between a number and its percent sign
    ellipsis: str | None = None  # what stands between a word and the dots after it
    avoid: Mapping[str, str] = field(default_factory=dict)  # words, and what to write instead


def read_style(folder: Traversable) -> Style | None:
    """Read the style of a language; ``None`` if it does not say any."""
    about = folder / ABOUT
    if not about.is_file():
        return None
    told = tomllib.loads(about.read_text(encoding="utf-8"))
    if "style" not in told:
        return None
    return Style(**told["style"], avoid=told.get("avoid", {}))


def lines_of(pattern: syntax.Pattern) -> Iterator[str]:
    r"""Yield the text of a pattern and of each of its branches; holes stand for variables.

    >>> from fluent.syntax import FluentParser
    >>> branches = '[1] Day\n *[other] { $n }{ " " }days'
    >>> entry = FluentParser().parse_entry(f"x = {{ $n ->\n {branches}\n }}, so")
    >>> [line.replace(HOLE, "·") for line in lines_of(entry.value)]
    ['Day', '· days', '·, so']
    """
    line = ""
    for element in pattern.elements:
        if isinstance(element, syntax.TextElement):
            line += element.value
            continue
        inner = element.expression
        if isinstance(inner, syntax.SelectExpression):
            for variant in inner.variants:
                yield from lines_of(variant.value)
        line += str(inner.parse()["value"]) if isinstance(inner, syntax.StringLiteral) else HOLE
    yield line


def typography_faults(line: str, style: Style) -> Iterator[str]:
    """Yield what is wrong with the spaces and marks of one line."""
    if _DOUBLED.search(line):
        yield "has two spaces in a row"
    if _BEFORE_MARK.search(line):
        yield "has a space before a punctuation mark"
    if _HYPHEN.search(line):
        yield "has a hyphen as a dash: write – or —"
    if _DOTS.search(line):
        yield "has three dots: write …"
    yield from _quote_faults(_CODE.sub("", line), style.quotes)
    if style.percent is not None and {*_PERCENT.findall(line)} - {style.percent}:
        yield f"needs {_spoken(style.percent)} before %"
    dots = {space.replace(_NO_BREAK, " ") for space in _ELLIPSIS.findall(line)}
    if style.ellipsis is not None and dots - {style.ellipsis}:
        yield f"needs {_spoken(style.ellipsis)} before …"


def _quote_faults(line: str, quotes: str) -> Iterator[str]:
    """Yield straight quotes, those of another language, and pairs that do not match."""
    if not quotes:
        return
    first, last = quotes[0], quotes[-1]
    marks = _QUOTES.findall(_IN_WORD.sub("", line))
    foreign = [mark for mark in marks if mark not in quotes]
    for mark in dict.fromkeys(foreign):
        instead = _APOSTROPHE if mark == "'" else f"{first}…{last}"
        yield f"has {mark} where this language writes {instead}"
    if not foreign and "".join(marks) != quotes * (len(marks) // 2):
        yield f"has a quote that is not {first}opened and closed{last}"


def _spoken(space: str) -> str:
    return {"": "no space", " ": "a space"}.get(space, "a no-break space (U+00A0)")
