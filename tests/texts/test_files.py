"""The English files parse; no message is repeated, missing or unused."""

import pytest
from fluent.syntax import ast as syntax

from smallworld.bots.characters import CHARACTERS
from smallworld.bots.explain import steps
from smallworld.core.state import PHASE_NAMES
from smallworld.core.terrain import SYMBOLS, TERRAINS
from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.packs.options import SWITCHES
from smallworld.texts.refusals import message_of
from tests.texts.source_scan import event_facts, refusal_facts, remark_facts, written_codes
from tests.texts.strict_texts import ENGLISH, english, entries, functions_of, messages

FILES = sorted(path.name for path in ENGLISH.glob("*.ftl"))

PIECES = {"tribe", "mountain", "fortress", "lair", "camp", "hole", "hero", "dragon"}
PIECES_OF_PACKS = {"marker", "catapult"}
PRICE_PARTS = {
    *("base", "mountain", "fortress", "lair", "tribe", "camps", "tokens"),
    *("roll", "minimum", "dragon"),
    *("marker", "hired", "hurled"),
}
INCOME_PARTS = {"regions", "declined", "withdrawn", "minimum", "marker"}
LINES = {"price", "hand", "odds", "income"}
STEPS = {"pick", "ally"}
for table in (steps.REGIONAL, steps.OF_THE_DECLINED, steps.PLACING, steps.BARE):
    STEPS |= set(table.values())


def those(prefix: str, ids: object) -> set[str]:
    """Return the message ids that start alike."""
    assert isinstance(ids, (set, dict, tuple, list))
    return {f"{prefix}-{id}" for id in ids}


RACE_IDS = {race.id for race in RACES}
POWER_IDS = {power.id for power in POWERS}
# Codes of maps, packs and the command line are in files of their own.
ELSEWHERE = ("map.", "mapfile.", "pack.", "box.", "value.", "json.", "toml.")
OF_VALUES = ("value.", "json.", "toml.")
OF_THE_GAME = {code for code in written_codes() if not code.startswith(ELSEWHERE)}

WANTED = {
    "lists.ftl": {"list-more"} | those("list", {"and-two", "and-last", "or-two", "or-last"}),
    "names.ftl": {"combo", "region", "region-unnamed", "seat-unnamed"}
    | {"race-unnamed", "power-unnamed", "piece-unnamed"}
    | those("character", CHARACTERS)
    | those("race", RACE_IDS)
    | those("power", POWER_IDS)
    | those("terrain", TERRAINS)
    | those("symbol", SYMBOLS)
    | those("piece", PIECES | PIECES_OF_PACKS)
    | those("phase", PHASE_NAMES),
    "options.ftl": those("option", SWITCHES) | {"option-unknown"},
    "prices.ftl": those("price-part", PRICE_PARTS)
    | those("income-part", INCOME_PARTS)
    | those("explain", LINES)
    | {"price-part", "income-part"},
    "cards.ftl": those("card-race", RACE_IDS)
    | those("card-power", POWER_IDS)
    | {"card-tokens", "card-supply"},
    "events.ftl": those("event", event_facts()) | {"standing"},
    "reasons.ftl": those("reason", remark_facts()) | those("step", STEPS) | {"steps", "placed"},
    "refusals.ftl": {message_of(code) for code in OF_THE_GAME},
    "values.ftl": {"request-unclear"}
    | {message_of(code) for code in written_codes() if code.startswith(OF_VALUES)},
}


@pytest.mark.parametrize("file", WANTED)
def test_no_message_is_missing_and_none_is_stray(file: str) -> None:
    assert messages(file).keys() == WANTED[file]


@pytest.mark.parametrize("file", FILES)
def test_every_entry_can_be_read(file: str) -> None:
    assert not [entry for entry in entries(file) if isinstance(entry, syntax.Junk)]


def test_no_message_is_defined_twice() -> None:
    ids = [e.id.name for file in FILES for e in entries(file) if isinstance(e, syntax.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("file", FILES)
def test_only_functions_that_every_program_has_are_called(file: str) -> None:
    for message in messages(file).values():
        assert functions_of(message) <= {"NUMBER"}, message.id.name


def test_every_code_of_the_sources_has_a_message() -> None:
    codes = written_codes() | refusal_facts().keys()
    assert len(codes) > 150
    assert not {code for code in codes if message_of(code) not in english()}


def test_every_literal_code_is_raised() -> None:
    assert not OF_THE_GAME - refusal_facts().keys()


@pytest.mark.parametrize("race", sorted(RACE_IDS))
def test_every_race_has_a_form_for_one_of_them(race: str) -> None:
    assert [form.id.name for form in messages("names.ftl")[f"race-{race}"].attributes] == ["one"]


@pytest.mark.parametrize("option", SWITCHES)
def test_every_option_says_what_it_is_about_and_what_its_settings_mean(option: str) -> None:
    forms = messages("options.ftl")[f"option-{option}"].attributes
    assert {form.id.name for form in forms} == {"about", "on", "off"}
