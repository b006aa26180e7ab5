"""Every kind of sentence in every language, with the numbers that select other plurals.

``pytest -s tests/texts/test_rendering.py -k ru`` prints all sentences of a language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentResource

from smallworld.core.errors import IllegalAction
from smallworld.core.events import Event
from smallworld.packs.maps import load_map
from smallworld.play.game import Game
from smallworld.play.record import read_record
from smallworld.texts.check.typography import Style, read_style, typography_faults
from smallworld.texts.check.words import avoided_words, english_words
from smallworld.texts.events import event_sentence
from smallworld.texts.fluent import Texts, bundle_of
from smallworld.texts.languages import languages, locales
from smallworld.texts.names import Names
from smallworld.texts.reasons import remark_sentence
from smallworld.texts.refusals import refusal_sentence
from tests.kit.paths import GOLDEN
from tests.texts.samples import a_remark
from tests.texts.source_scan import event_facts, refusal_facts, remark_facts

NUMBERS = (0, 1, 2, 5, 11, 21, 22)
# Numbers that are ids: a region, a seat, a place in the column.
IDS = {"region", "seat", "ally", "turn", "to_act", "expected", "loser", "winners", "place"}
FEW = 2  # events of each shape
MANY = 60
ENDS = (".", "!", "?", "…", "”", "“", "»", "«", ")")
REFUSED: dict[str, object] = {
    **{"region": 7, "race": "elves", "power": "flying", "piece": "hero", "phase": "conquest"},
    **{"seat": 0, "ally": 1, "to_act": 1, "turn": 1, "option": "new_rule", "known": ["a", "b"]},
}

AMOUNTS = {"price", "hand", "missing", "count", "tokens", "most", "highest", "limit", "round"}


@cache
def golden_events(most: int) -> tuple[tuple[Game, Event], ...]:
    """Return events of the golden games, at most so many of each shape."""
    found: Counter[object] = Counter()
    kept = []
    for path in sorted(GOLDEN.glob("**/*.swg")):
        game = read_record(path.read_text("utf-8"))
        for event in (event for line in game.log for event in line.events):
            shape = event.kind, event.facts.get("with"), *(k for k, v in event.facts.items() if v)
            found[shape] += 1
            if found[shape] <= most:
                kept.append((game, event))
    return tuple(kept)


def counted(event: Event) -> Iterator[Event]:
    """Yield the event as it was, and with each number in place of its amounts."""
    yield event
    if event.facts.get("parts") == []:
        return  # an income of nothing
    amounts = [
        fact
        for fact, value in event.facts.items()
        if isinstance(value, int) and not isinstance(value, bool) and fact not in IDS
    ]
    for number in NUMBERS if amounts else ():
        yield Event(event.kind, {**event.facts, **dict.fromkeys(amounts, number)})


def sentences(texts: Texts, most: int) -> Iterator[str]:
    """Yield what the log, bots, refusals and prices say."""
    for game, event in golden_events(most):
        names = Names(texts, game.names, load_map(game.box.board.id))
        for varied in counted(event):
            yield event_sentence(varied, names)
    names = Names(texts, ("Ann", "Bo"), load_map("base/2"))
    for number in NUMBERS:
        # Too rare for a golden game.
        yield event_sentence(Event("badges_reshuffled", {"count": number}), names)
        for kind in sorted(remark_facts()):
            yield remark_sentence(a_remark(kind, number), names)
        for code, facts in sorted(refusal_facts().items()):
            if facts <= REFUSED.keys() | AMOUNTS:
                filled = {fact: REFUSED.get(fact, number) for fact in facts}
                yield refusal_sentence(IllegalAction(code, filled), names)


def faults_of(sentence: str, lang: str, style: Style) -> list[str]:
    """Return what is wrong with a finished sentence."""
    faults = [*typography_faults(sentence, style), *avoided_words(sentence, style.avoid)]
    faults += english_words(sentence) if lang != "en" else ()
    if "$" in sentence:
        faults.append("shows a placeable")
    if not sentence.endswith(ENDS):
        faults.append("ends without a mark")
    if sentence != sentence.strip():
        faults.append("begins or ends with a space")
    return faults


def style_of(lang: str) -> Style:
    style = read_style(locales() / lang)
    assert style is not None
    return style


def all_faults(lang: str, most: int, texts: Texts | None = None) -> list[str]:
    style = style_of(lang)
    said = dict.fromkeys(sentences(texts or Texts(lang, strict=True), most))
    print(*said, sep="\n")
    assert len(said) > 400
    return [f"{said}: {faults}" for said in said if (faults := faults_of(said, lang, style))]


def test_the_golden_games_have_every_kind_of_event() -> None:
    kinds = {event.kind for _, event in golden_events(FEW)}
    assert event_facts().keys() - kinds == {"badges_reshuffled"}


@pytest.mark.parametrize("lang", languages())
def test_sentences_are_sound_with_every_number(lang: str) -> None:
    assert all_faults(lang, FEW) == []


@pytest.mark.soak
@pytest.mark.parametrize("lang", languages())
def test_many_sentences_are_sound_with_every_number(lang: str) -> None:
    assert all_faults(lang, MANY) == []


@pytest.mark.parametrize(
    ("bad", "fault"),
    [
        ("Ann och  Bo.", "two spaces"),
        ("Ann och Bo", "ends without a mark"),
        (" Ann och Bo.", "begins or ends with a space"),
        ("Ann with Bo.", "English word “with”"),
        ("Ann „Bo“.", "where this language writes"),
        ("Ann {$ally}.", "shows a placeable"),
        ("Ann: 50 %.", "before %"),
    ],
)
def test_faults_of_a_sentence_are_found(bad: str, fault: str) -> None:
    assert fault in "".join(faults_of(bad, "sv", style_of("sv")))


def test_a_bad_message_is_found() -> None:
    bundle = bundle_of("sv", locales() / "sv")
    bundle.add_resource(FluentResource("event-peace = { $seat } and { $ally }.\n"), True)
    found = all_faults("sv", FEW, Texts("sv", strict=True, bundles=[bundle]))
    assert found and all("English word “and”" in line for line in found)
