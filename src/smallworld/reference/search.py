"""Find entries by id, name or content."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Final

from smallworld.reference.book import reference
from smallworld.reference.sentences import entry_text
from smallworld.reference.shapes import Entry
from smallworld.texts.fluent import Texts

# Scores of a word in the title and in the text: whole word, prefix. Things rank before
# rulings. The page's search uses the same scores.
_THING_SCORES: Final = ((100, 60), (36, 28))
_RULING_SCORES: Final = ((34, 26), (12, 8))
_OTHER_SCORES: Final = (40, 30)


def fold(text: str) -> str:
    """Remove case and accents.

    >>> fold("Čarodějové")
    'carodejove'
    """
    plain = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).casefold()


@dataclass(frozen=True)
class _Indexed:
    """An entry with the words by which it is found."""

    entry: Entry
    title: str
    names: list[str]
    others: list[str]
    body: list[str]


@cache
def _index(texts: Texts) -> list[_Indexed]:
    found: list[_Indexed] = []
    for entry in reference().entries:
        text = entry_text(entry, texts)
        others = texts.say(f"{entry.id}.words") if texts.has(f"{entry.id}.words") else ""
        if entry.kind != "ruling":  # ids work in every language
            others += " " + entry.id.partition("-")[2]
        notes = [f"{note.text} {note.played}" for note in text.notes]
        body = _split_words(" ".join([text.lead, *text.points, text.reason, *notes]))
        names = _split_words(text.title)
        found.append(_Indexed(entry, fold(text.title), names, _split_words(others), body))
    return found


def search(query: str, texts: Texts) -> list[Entry]:
    """Return the entries that match, the best first."""
    wanted, whole = _split_words(query), fold(query).strip()
    if not wanted:
        return []
    score = [(_score(one, wanted, whole), one.entry) for one in _index(texts)]
    fitting = [(word_score, entry) for word_score, entry in score if word_score]
    return [entry for _, entry in sorted(fitting, key=lambda found: -found[0])]


def _score(one: _Indexed, wanted: list[str], whole: str) -> int:
    """Return how well an entry matches; 0 if one word matches nowhere."""
    if one.entry.id.casefold() == whole:
        return 1000
    score = 500 if one.title == whole else 300 if one.title.startswith(whole) else 0
    for word in wanted:
        word_score = _word_score(word, one)
        if not word_score:
            return 0
        score += word_score
    return score


def _word_score(word: str, one: _Indexed) -> int:
    name, body = _RULING_SCORES if one.entry.kind == "ruling" else _THING_SCORES
    for place, (exact, beginning) in (
        (one.names, name),
        (one.others, _OTHER_SCORES),
        (one.body, body),
    ):
        if word in place:
            return exact
        if any(other.startswith(word) for other in place):
            return beginning
    return 0


def _split_words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", fold(text))
