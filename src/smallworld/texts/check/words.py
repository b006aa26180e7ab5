"""Find words to avoid, English words in other languages, and terms that differ from the edition."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from smallworld.texts.check.messages import Text
from smallworld.texts.check.typography import lines_of

# Frequent English words that are no words of the other languages. No nouns: names in Danish
# sentences are English (“Dragon Master”), and commands and keys stay as they are.
_ENGLISH_WORDS: Final = """
the and this with you your yours are what that from its can cannot each does only there they
them their then than which was were when where while who whose how would could should has
been being into until without against these those nobody somebody everybody everything
nothing something already again after before because yes less here now next once too both
either neither choose chosen take takes taken make makes made keep keeps leave leaves goes
gone comes came gets played plays playing begins ends needs needed wins lose loses lost done
waiting looking reading closed hidden revealed empty occupied active declined conquered
abandoned
"""
_WORD: Final = re.compile(r"[^\W\d_]+")
_ENGLISH: Final = frozenset(_WORD.findall(_ENGLISH_WORDS))
_PROPER: Final = re.compile(r"smallworld \w+ \w+|https?://\S*")


def avoided_words(line: str, avoid: Mapping[str, str]) -> Iterator[str]:
    """Yield the words of a line that the language avoids, with better ones.

    >>> list(avoided_words("You shall not pass", {"shall": "should, will"}))
    ['has “shall”; better: should, will']
    """
    lower = line.lower()
    for word, better in avoid.items():
        if re.search(rf"(?<!\w){re.escape(word.lower())}(?!\w)", lower):
            yield f"has “{word}”; better: {better}"


def english_words(line: str) -> Iterator[str]:
    """Yield the English words in a line of another language.

    >>> list(english_words("Du har the Trolls"))
    ['has the English word “the”']
    """
    for word in _WORD.findall(_PROPER.sub("", line)):
        if word.lower() in _ENGLISH:
            yield f"has the English word “{word}”"


@dataclass(frozen=True)
class Term:
    """A word of the game: how English says it, and its stems in other languages."""

    id: str
    english: re.Pattern[str]
    stems: Mapping[str, tuple[str, ...]]
    exempt: frozenset[str]


@cache
def terms() -> tuple[Term, ...]:
    """Read the words of the game from ``terms.toml``."""
    source = files("smallworld.texts.check") / "terms.toml"
    found = []
    for id, row in tomllib.loads(source.read_text(encoding="utf-8")).items():
        english = re.compile(rf"(?<!\w)(?:{row.pop('en')})(?!\w)", re.IGNORECASE)
        exempt = frozenset(row.pop("except", ()))
        stems = {lang: tuple(stems) for lang, stems in row.items()}
        found.append(Term(id, english, stems, exempt))
    return tuple(found)


def term_faults(lang: str, id: str, ours: Iterable[Text], theirs: Iterable[Text]) -> Iterator[str]:
    """Yield the terms that an English message uses and its translation does not.

    Both are all texts of one message: sentences may share out the words in another way.
    """
    said, english = _words_of(ours).lower(), _words_of(theirs)
    for term in terms():
        stems = () if id in term.exempt else term.stems.get(lang, ())
        if stems and term.english.search(english) and not any(stem in said for stem in stems):
            name = term.id.replace("_", " ")
            yield f"has no “{'” or “'.join(stems)}”, the edition’s word for {name}"


def _words_of(texts: Iterable[Text]) -> str:
    return " ".join(line for text in texts for line in lines_of(text.pattern))
