"""docs/translating.md lists the grammatical forms of each language."""

import re

import pytest
from fluent.runtime import FluentResource

from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.texts.check.messages import read_language
from smallworld.texts.fluent import Texts, bundle_of
from smallworld.texts.languages import locales
from smallworld.texts.names import Names
from tests.kit.paths import DOCS

PAGE = DOCS / "translating.md"
MODELS = ("race-unnamed", "power-unnamed", "combo", "piece-unnamed")


def table() -> dict[str, list[str]]:
    """Return the forms of races, powers, combos and pieces, by language."""
    text = PAGE.read_text(encoding="utf-8").partition("| language | race |")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in text.splitlines()[2:]]
    return {row[0]: row[1:] for row in rows}


def test_the_eight_languages_are_on_the_page() -> None:
    assert set(table()) == {"en", "is", "da", "nb", "sv", "fi", "cs", "ru"}


@pytest.mark.parametrize("lang", table())
def test_the_forms_on_the_page_are_those_of_the_files(lang: str) -> None:
    language = read_language(lang, locales() / lang)
    told = [set(cell.split(", ")) - {"–"} for cell in table()[lang]]
    assert told == [language.forms(model) for model in MODELS]


@pytest.mark.parametrize("lang", table())
def test_every_form_is_explained(lang: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    cases = {"genitive", "dative", "accusative", "instrumental", "partitive", "adessive"}
    for form in {form for cell in table()[lang] for form in cell.split(", ")} - {"–"}:
        plain = form.removeprefix("the_").removeprefix("one_").removesuffix("_inside")
        assert f"`{plain}`" in page or plain in cases, form


SAID = {
    "is": "Ann: smáfólkið með hæðaeiginleikann leggur undir sig landsvæðið Bramela (2).",
    "da": "Ann erobrer Regionen Bramela (2) med Halflings med Specialevnen »Hill«.",
    "nb": "Ann erobrer regionen Bramela (2) med Gnomene med spesialevnen «Bakker».",
    "sv": "Ann erövrar Regionen Bramela (2) med Backhalvlängdsmännen.",
    "fi": "Ann valloittaa alueen Bramela (2) kukkulapuolituisilla.",
    "cs": "Ann: Kopcoví Hobiti dobývají Region Bramela (2).",
    "ru": "Ann: холмовые полурослики захватывают регион Bramela (2).",
}


@pytest.mark.parametrize("lang", SAID)
def test_examples_of_grammar_work_for_every_people(lang: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    example = re.search(rf"\({lang}\)\n.*?```ftl\n(.*?)```", page, re.DOTALL)
    assert example is not None
    bundle = bundle_of(lang, locales() / lang)
    bundle.add_resource(FluentResource(example[1]))
    texts = Texts(lang, strict=True, bundles=[bundle])
    names = Names(texts)
    place = {"seat": "Ann", "region": "Bramela (2)"}
    peoples = [names.combo_forms(r.id, p.id, "people") for r in RACES for p in POWERS]
    for people in [*peoples, *(names.forms("race", race.id, "people") for race in RACES)]:
        assert texts.say("picked", **place, **people)
        assert texts.say("took", **place, **people)
    hill_halflings = names.combo_forms("halflings", "hill", "people")
    assert texts.say("took", **place, **hill_halflings) == SAID[lang]
