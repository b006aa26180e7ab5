"""Find wording of our texts that also occurs in a rulebook: eight equal words in a row.

    python -m tools.compare_wording RULEBOOK.txt …

Every text of every language is compared with every file, so one file may contain several
languages. Names of races, powers, pieces and terrain do not count; a placeable matches any one
word. The rulebooks are not part of this project: give your own files.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fluent.syntax import ast as syntax

from smallworld.texts.check.messages import Language, Text, read_language
from smallworld.texts.languages import all_languages, locales

TOO_MANY: Final = 8
_NAMED: Final = ("race-", "power-", "piece-", "terrain-", "symbol-")
_SHORTEST_NAME: Final = 3
ANY: Final = ""  # a placeable: matches any word
_WORD: Final = re.compile(r"\w+(?:[’'-]\w+)*")
_BROKEN: Final = re.compile(r"(?<=\w)[-\u00ad]\n\s*(?=[^\W\d_A-Z])")

Words = tuple[str, ...]


def words_of(text: str) -> Words:
    """Split a text into words, ignoring case and punctuation.

    >>> words_of("Two coins; that's all.")
    ('two', 'coins', "that's", 'all')
    """
    return tuple(_WORD.findall(text.replace("’", "'").casefold()))


@dataclass
class Book:
    """The words of a rulebook, and an index of runs of eight."""

    words: Words
    runs: dict[Words, dict[Words, list[int]]] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> Book:
        """Build a book from its text; words hyphenated at line ends are joined."""
        return cls(words_of(_BROKEN.sub("", text)))

    def places(self, run: Words) -> list[int]:
        """Return where these eight words occur; a wildcard fits everywhere."""
        mask = tuple(ANY if word == ANY else "x" for word in run)
        if mask not in self.runs:
            self.runs[mask] = {}
            for place in range(len(self.words) - TOO_MANY + 1):
                window = self.words[place : place + TOO_MANY]
                masked = tuple(w if m else ANY for w, m in zip(window, mask, strict=True))
                self.runs[mask].setdefault(masked, []).append(place)
        return self.runs[mask].get(run, [])


def longest_common(said: Words, book: Book, names: frozenset[str]) -> Words:
    """Return the longest run of words that a text shares with a book, without names."""
    best: Words = ()
    for start in range(len(said) - TOO_MANY + 1):
        run = said[start : start + TOO_MANY]
        if run.count(ANY) > TOO_MANY // 2:
            continue
        for place in book.places(run):
            found = _extended(said, start, book.words, place)
            if _weight(found, names) > max(_weight(best, names), TOO_MANY - 1):
                best = found
    return best


def _extended(said: Words, start: int, words: Words, place: int) -> Words:
    count = 0
    while start + count < len(said) and place + count < len(words):
        if said[start + count] not in (ANY, words[place + count]):
            break
        count += 1
    return said[start : start + count]


def _weight(run: Words, names: frozenset[str]) -> int:
    return sum(1 for word in run if word != ANY and word not in names)


def sayings(pattern: syntax.Pattern) -> list[Words]:
    """Return what a pattern can say, with every branch at least once."""
    said: list[Words] = [()]
    for element in pattern.elements:
        if isinstance(element, syntax.TextElement):
            said = [words + words_of(element.value) for words in said]
        elif isinstance(element.expression, syntax.SelectExpression):
            usual, *others = _branches(element.expression)
            said = [*(words + usual for words in said), *(said[0] + other for other in others)]
        elif not isinstance(element.expression, syntax.StringLiteral):
            said = [(*words, ANY) for words in said]
    return said


def _branches(select: syntax.SelectExpression) -> list[Words]:
    """Return all branches, the default first."""
    variants = sorted(select.variants, key=lambda variant: not variant.default)
    return [words for variant in variants for words in sayings(variant.value)]


def names_in(language: Language) -> frozenset[str]:
    """Return the words of names and terms, without joining words such as “of the”."""
    named = [text for text in language.texts.values() if text.id.startswith(_NAMED)]
    words = {word for text in named for words in sayings(text.pattern) for word in words}
    return frozenset(word for word in words if len(word) >= _SHORTEST_NAME)


def borrowed(language: Language, books: Sequence[Book]) -> Iterator[tuple[Text, Words]]:
    """Return the texts of a language that share too many words in a row with a book."""
    names = names_in(language)
    for text in language.texts.values():
        if text.file == "names.ftl":
            continue
        runs = [longest_common(s, b, names) for s in set(sayings(text.pattern)) for b in books]
        longest = max(runs, key=len, default=())
        if longest:
            yield text, longest


def main(paths: Sequence[str]) -> int:
    """Compare all languages with the books at ``paths``; return 1 if anything was found."""
    if not paths or paths[0].startswith("-"):
        print(__doc__)
        return 0 if paths else 2
    books = [Book.read(Path(path).read_text(encoding="utf-8", errors="replace")) for path in paths]
    found = 0
    for lang in all_languages():
        for text, run in borrowed(read_language(lang, locales() / lang), books):
            found += 1
            said = " ".join(word or "…" for word in run)
            print(f"{lang}/{text.file}:{text.line}: {text.name}: {said}")
    print(f"{found} texts have {TOO_MANY} words in a row in common with a rulebook.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
