"""Finding entries by their id, their name or words they speak of."""

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

# What a word is worth in the name of an entry and in what it tells, as a whole and as a
# beginning: things come before rulings. The page's search counts alike.
_THING: Final = ((100, 60), (36, 28))
_RULING: Final = ((34, 26), (12, 8))
_OTHER: Final = (40, 30)


def folded(text: str) -> str:
    """Without case and accents.

    >>> folded("Čarodějové")
    'carodejove'
    """
    plain = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).casefold()


@dataclass(frozen=True)
class _Indexed:
    """An entry as the words it can be found by."""

    entry: Entry
    title: str
    names: list[str]
    others: list[str]
    told: list[str]


@cache
def _index(texts: Texts) -> list[_Indexed]:
    found: list[_Indexed] = []
    for entry in reference().entries:
        said = entry_text(entry, texts)
        others = texts.say(f"{entry.id}.words") if texts.has(f"{entry.id}.words") else ""
        if entry.kind != "ruling":  # what commands call it is understood in every language
            others += " " + entry.id.partition("-")[2]
        notes = [f"{note.text} {note.played}" for note in said.notes]
        told = _words(" ".join([said.lead, *said.points, said.reason, *notes]))
        names = _words(said.title)
        found.append(_Indexed(entry, folded(said.title), names, _words(others), told))
    return found


def search(asked: str, texts: Texts) -> list[Entry]:
    """The entries that fit, the best first."""
    wanted, whole = _words(asked), folded(asked).strip()
    if not wanted:
        return []
    worth = [(_worth(one, wanted, whole), one.entry) for one in _index(texts)]
    fitting = [(here, entry) for here, entry in worth if here]
    return [entry for _, entry in sorted(fitting, key=lambda found: -found[0])]


def _worth(one: _Indexed, wanted: list[str], whole: str) -> int:
    """How well an entry fits; 0 if one word fits nowhere."""
    if one.entry.id.casefold() == whole:
        return 1000
    worth = 500 if one.title == whole else 300 if one.title.startswith(whole) else 0
    for word in wanted:
        here = _worth_of_word(word, one)
        if not here:
            return 0
        worth += here
    return worth


def _worth_of_word(word: str, one: _Indexed) -> int:
    name, told = _RULING if one.entry.kind == "ruling" else _THING
    for place, (exact, beginning) in ((one.names, name), (one.others, _OTHER), (one.told, told)):
        if word in place:
            return exact
        if any(other.startswith(word) for other in place):
            return beginning
    return 0


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", folded(text))
