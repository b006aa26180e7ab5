"""The rules reference: everything has an entry, and all links are valid."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast as syntax

from smallworld.core.terrain import SYMBOLS, TERRAINS
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.options import SWITCHES
from smallworld.reference.book import box_facts, reference, rulings
from smallworld.reference.search import search
from smallworld.reference.sentences import EntryText, basis_text, entry_text
from smallworld.texts.fluent import languages, texts_for
from tests.kit.paths import DOCS
from tests.texts.source_scan import event_facts, written_codes
from tests.texts.strict_texts import messages, variables_of
from tests.texts.test_files import INCOME_PARTS, PIECES, PRICE_PARTS

BOOK = reference()
ENTRIES = {entry.id: entry for entry in BOOK.entries}
STRICT = texts_for("en", strict=True)
# Refusals that a player at a table never meets: bad files, bad notation, bad records.
NOT_AT_A_TABLE = (
    *("map.", "mapfile.", "notation.", "position.", "record.", "pack.", "box."),
    *("value.", "json.", "toml."),
)


def test_everything_in_the_box_has_an_entry() -> None:
    wanted = {f"race-{race.id}" for race in RACES} | {f"power-{power.id}" for power in POWERS}
    wanted |= {f"piece-{piece}" for piece in PIECES} | {f"option-{option}" for option in SWITCHES}
    wanted |= {f"terrain-{name}" for name in TERRAINS} | {f"symbol-{name}" for name in SYMBOLS}
    found = {id for id, entry in ENTRIES.items() if entry.kind not in ("topic", "ruling")}
    assert found == wanted
    assert len(ENTRIES) == len(BOOK.entries)


def test_every_ruling_of_the_page_has_an_entry() -> None:
    page = (DOCS / "rulings.md").read_text(encoding="utf-8")
    ids = re.findall(r"^\| ([A-Z]\d{1,2}) \|", page, flags=re.MULTILINE)
    assert [entry.id for entry in BOOK.entries if entry.kind == "ruling"] == ids


@cache
def entry_text_of(id: str) -> EntryText:
    return entry_text(ENTRIES[id], STRICT)


def test_every_entry_has_a_title_and_text() -> None:
    for entry in BOOK.entries:
        text_of_entry = entry_text_of(entry.id)
        assert text_of_entry.title and text_of_entry.lead, entry.id
        assert entry.kind != "topic" or len(text_of_entry.points) > 1, entry.id


def test_every_ruling_has_an_answer_and_a_source() -> None:
    for id in rulings():
        assert entry_text_of(id).title.endswith("?"), id
        assert basis_text(id, STRICT), id


def test_every_entry_is_found_by_its_name() -> None:
    for entry in BOOK.entries:
        found = [one.id for one in search(entry_text_of(entry.id).title.upper(), STRICT)]
        assert entry.id in found[:3], entry.id


def test_every_ruling_is_found_by_its_id() -> None:
    for id in rulings():
        assert search(id.lower(), STRICT)[0].id == id


def test_search_ignores_case_and_matches_prefixes() -> None:
    assert search("DRAG", STRICT)[0].id in ("power-dragon_master", "piece-dragon")
    assert search("scoring", STRICT)[0].id == "topic-income"
    assert not search("xyzzy", STRICT)


@pytest.mark.parametrize("language", languages())
def test_ids_are_found_in_every_language(language: str) -> None:
    texts = texts_for(language)
    assert search("elves", texts)[0].id == "race-elves"
    assert search("dragon master", texts)[0].id == "power-dragon_master"


def test_empty_search_finds_nothing() -> None:
    assert not search("  ", STRICT)


def test_all_links_lead_to_entries() -> None:
    for entry in BOOK.entries:
        assert set(entry.see) <= ENTRIES.keys(), entry.id
        assert entry.id not in entry.see
        assert len(set(entry.see)) == len(entry.see), entry.id
    joints = BOOK.links
    for table in (joints.events, joints.refusals, joints.parts):
        assert set(table.values()) <= ENTRIES.keys()


def test_every_ruling_is_linked_from_an_entry() -> None:
    lost = [e.id for e in BOOK.entries if e.kind == "ruling" and not e.see]
    assert not lost


def test_every_ruling_that_a_text_mentions_exists() -> None:
    for entry in BOOK.entries:
        text_of_entry = entry_text_of(entry.id)
        for text in (text_of_entry.lead, text_of_entry.reason, *text_of_entry.points):
            mentioned = set(re.findall(r"\b[A-Z]\d{1,2}\b", text))
            assert mentioned <= ENTRIES.keys(), entry.id


def test_every_kind_of_event_leads_to_an_entry() -> None:
    assert BOOK.links.events.keys() == event_facts().keys()


def test_every_refusal_of_an_action_leads_to_an_entry() -> None:
    codes = {code for code in written_codes() if not code.startswith(NOT_AT_A_TABLE)}
    assert len(codes) > 60
    assert BOOK.links.refusals.keys() == codes


def test_every_part_of_a_price_and_an_income_leads_to_an_entry() -> None:
    assert BOOK.links.parts.keys() == PRICE_PARTS | INCOME_PARTS


# Doubtful, but nobody has asked for an option to play it the other way.
DOUBTFUL_WITHOUT_OPTION = {"G2", "E7"}


def test_a_doubtful_ruling_has_its_option_and_every_option_its_ruling() -> None:
    of_options = {ruling.option for ruling in rulings().values() if ruling.option}
    assert of_options == set(SWITCHES)
    for id, ruling in rulings().items():
        if id in DOUBTFUL_WITHOUT_OPTION:
            assert ruling.certainty == "doubtful" and not ruling.option, id
        else:
            assert ruling.certainty != "doubtful" or ruling.option, id
            assert (ruling.certainty == "decided") == id.startswith("E"), id
        if ruling.certainty == "decided" or id in DOUBTFUL_WITHOUT_OPTION:
            assert entry_text_of(id).reason, id


@pytest.mark.parametrize(
    ("option", "ruling"), [("sorcerer_needs_token", "W3"), ("ghouls_own_die", "F10")]
)
def test_an_option_explains_why_its_default_is_not_the_literal_reading(
    option: str, ruling: str
) -> None:
    reason = entry_text_of(ruling).reason
    assert reason and entry_text_of(f"option-{option}").reason == reason


def test_ruling_messages_match_the_rulings() -> None:
    found = messages("rulings.ftl")
    assert list(found) == [f"ruling-{id}" for id in rulings()]
    for message in found.values():
        forms = [form.id.name for form in message.attributes]
        assert forms in (["answer"], ["answer", "reason"]), message.id.name
        assert variables_of(message) <= box_facts().keys(), message.id.name


def test_an_answer_is_one_or_two_sentences() -> None:
    for id in rulings():
        answer = entry_text_of(id).lead
        sentences = re.findall(r"[.!?](?=\s|$)", answer)
        assert 1 <= len(sentences) <= 3 and len(answer) < 260, f"{id}: {answer}"


def test_prices_are_those_of_the_engine() -> None:
    assert dict(BOOK.prices) == {
        "base": 2,
        **dict.fromkeys(("mountain", "fortress", "lair", "tribe", "camps", "tokens"), 1),
    }


def test_no_reference_message_is_stray() -> None:
    """Messages beyond those of the entries belong to the page, which has its own test."""
    own = {id for id in messages("reference.ftl") if id.startswith(("topic-", "reference-piece-"))}
    own |= {id for id in messages("reference.ftl") if re.match(r"reference-(terrain|symbol)-", id)}
    expected = {e.id for e in BOOK.entries if e.kind == "topic"}
    expected |= {
        f"reference-{e.id}" for e in BOOK.entries if e.kind in ("piece", "terrain", "symbol")
    }
    assert own == expected
    assert all(isinstance(entry, syntax.Message) for entry in messages("reference.ftl").values())
