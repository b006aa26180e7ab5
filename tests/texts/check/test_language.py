"""The check of language files: complete languages pass, every kind of fault is found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from smallworld.reference.editions import edition_messages
from smallworld.texts.check.buttons import button_faults
from smallworld.texts.check.language import check_language
from smallworld.texts.check.messages import Text
from smallworld.texts.check.usage import unused
from smallworld.texts.check.words import terms
from smallworld.texts.languages import all_languages, languages, locales
from tests.kit.paths import DOCS

ENGLISH = {
    "names.ftl": """\
race-unnamed = { $name }
    .one = { $name }
race-elves = Elves
    .one = Elf
power-unnamed = { $name }
combo = { $power } { $race }
""",
    "events.ftl": """\
standing = { $coins ->
    [one] { $seat } 1 coin
   *[other] { $seat } { $coins } coins
  }
event-peace = { $seat } makes peace with { $ally }.
event-abandoned = { $seat } gives up { $region } of the { $race }.
table-undo = Undo
    .about = Take back your last step
table-ask = Send the { $percent } { $race } with { $ally } to the hero
""",
    "language.toml": '[style]\nquotes = "“”"\n[avoid]\ngives = "hands"\n',
}
RUSSIAN = {
    "names.ftl": """\
race-unnamed = { $name }
    .inside = { $name }
    .genitive = { $name }
race-elves = Эльфы
    .inside = эльфы
    .genitive = эльфов
power-unnamed = { $name }
combo = { $power } { $race }
    .inside = { $power } { $race_inside }
""",
    "events.ftl": """\
standing = { $coins ->
    [one] { $seat }: { $coins } монета
    [few] { $seat }: { $coins } монеты
   *[many] { $seat }: { $coins } монет
  }
event-peace = { $seat }: мир, { $ally }.
event-abandoned = { $seat } покидает { $region } ({ $race_genitive }).
table-undo = Назад
    .about = Вернуть шаг
table-ask = Отправить «{ $race }» и { $ally }: { $percent }\u00a0% к герою…
""",
    "language.toml": """\
[style]
quotes = "«»"
percent = "\u00a0"
ellipsis = ""
[avoid]
"сей" = "этот"
""",
}


def found(folder: Path, old: str = "", new: str = "", file: str = "events.ftl") -> list[str]:
    """Return the faults of Russian with one passage replaced."""
    assert old in RUSSIAN[file]
    for lang, files in (("en", ENGLISH), ("ru", RUSSIAN)):
        (folder / lang).mkdir()
        for name, text in files.items():
            changed = text.replace(old, new) if (lang, name) == ("ru", file) else text
            (folder / lang / name).write_text(changed, encoding="utf-8")
    return [str(fault) for fault in check_language("ru", folder)]


def test_correct_language_has_no_faults(tmp_path: Path) -> None:
    assert found(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("event-peace = { $seat }: мир, { $ally }.\n", "", "events.ftl: missing: event-peace"),
        ("    .about = Вернуть шаг\n", "", "events.ftl: missing: table-undo.about"),
        ("table-undo", "table-redo = Ещё\ntable-undo", "8: stray: English has no table-redo"),
        (".about =", ".more = Ещё\n    .about =", "9: stray: English has no table-undo.more"),
        ("Вернуть шаг", "Take back your last step", "9: untranslated: table-undo.about is as"),
        ("    [few] { $seat }: { $coins } монеты\n", "", "1: plural: standing: $coins has no"),
        ("[few]", "[two]", "standing: $coins has a branch [two], which no whole number takes"),
        ("{ $coins } монета", "1 монета", "standing: [one] is also for 21: write { $coins }"),
        ("{ $ally }", "союз", "6: placeable: event-peace leaves out $ally"),
        ("{ $ally }", "{ $friend }", "6: placeable: event-peace uses $friend, which English"),
        ("{ $ally }", "{ $ally_dative }", "event-peace uses $ally_dative"),
        ("{ $ally }", "{ $ally } { table-done }", "event-peace refers to no table-done"),
        ("{ $ally }", "{ $ally } { -peace }", "event-peace refers to no -peace"),
        ("{ $ally }", "{ DATETIME($ally) }", "6: placeable: event-peace calls DATETIME"),
        ("мир, { $ally }.", "мир, { $ally", "6: unreadable: Expected token"),
        ("table-undo", "event-peace = { $seat } { $ally }\ntable-undo", "8: twice: event-peace"),
    ],
)
def test_every_fault_is_found_with_its_place(
    old: str, new: str, fault: str, tmp_path: Path
) -> None:
    assert [line for line in found(tmp_path, old, new) if fault in line]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("    .genitive = эльфов\n", "", "names.ftl:4: form: race-elves has no .genitive"),
        ("    .inside = эльфы\n", "", "has no combo_inside"),
        ("power-unnamed = { $name }\n", "", "names.ftl: missing: power-unnamed"),
        (".inside = { $power }", ".dative = { $power }", "so every race needs it too"),
    ],
)
def test_names_lack_no_form(old: str, new: str, fault: str, tmp_path: Path) -> None:
    assert [line for line in found(tmp_path, old, new, "names.ftl") if fault in line]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("герою…", "герою  …", "10: style: table-ask has two spaces in a row"),
        ("герою…", "герою …", "10: style: table-ask needs no space before …"),
        ("герою…", "герою...", "table-ask has three dots"),
        ("герою…", "герою !", "table-ask has a space before a punctuation mark"),
        (" и {", " - {", "table-ask has a hyphen as a dash"),
        ("\u00a0%", " %", "table-ask needs a no-break space (U+00A0) before %"),
        ("\u00a0%", "%", "table-ask needs a no-break space (U+00A0) before %"),
        ("«{ $race }»", '"{ $race }"', 'table-ask has " where this language writes «…»'),
        ("«{ $race }»", "„{ $race }“", "table-ask has „ where this language writes «…»"),
        ("«{ $race }»", "»{ $race }«", "has a quote that is not «opened and closed»"),
        ("«{ $race }»", "«{ $race }", "has a quote that is not «opened and closed»"),
        ("Отправить", "Отправить сей", "word: table-ask has “сей”; better: этот"),
        ("Отправить", "Send the", "english: table-ask has the English word “the”"),
        ("герою", "воину", "term: table-ask has no “геро”, the edition’s word for hero"),
    ],
)
def test_faults_of_wording_are_found(old: str, new: str, fault: str, tmp_path: Path) -> None:
    assert [line for line in found(tmp_path, old, new) if fault in line]


def test_code_keeps_its_straight_quotes_and_words_their_apostrophes(tmp_path: Path) -> None:
    new = 'Вернуть шаг: {"{"}"cmd":"help"{"}"}, viewBox="0 0 64 64", д’Артаньян'
    assert found(tmp_path, "Вернуть шаг", new) == []


def test_a_complete_language_says_how_it_writes(tmp_path: Path) -> None:
    lines = found(tmp_path, RUSSIAN["language.toml"], 'state = "complete"\n', "language.toml")
    assert lines == ["ru/language.toml: style: has no table [style]"]


def test_a_button_must_fit_on_a_phone() -> None:
    entry = FluentParser().parse_entry(
        "table-do-end = Complete the whole of this turn for good\n    .short = End\n"
    )
    assert isinstance(entry, syntax.Message) and entry.value is not None
    long = Text("table-do-end", "", "page-table.ftl", 1, entry.value)
    short = Text("table-do-end", "short", "page-table.ftl", 2, entry.attributes[0].value)
    assert [*button_faults(long, set())] and not [*button_faults(long, {"short"})]
    assert not [*button_faults(short, {"short"})]
    elsewhere = Text("kit-cancel", "", "page.ftl", 1, entry.value)
    assert not [*button_faults(elsewhere, set())], "two lines are enough"
    twice = syntax.Pattern([*entry.value.elements, *entry.value.elements])
    assert [*button_faults(replace(elsewhere, pattern=twice), set())]
    assert not [*button_faults(replace(elsewhere, id="card-power-hill", pattern=twice), set())]


def test_terms_are_those_of_the_translators_page() -> None:
    """Every stem occurs in the table of words, or in the language's own names."""
    page = (DOCS / "translating-terms.md").read_text(encoding="utf-8").lower()
    for lang in {*languages()} - {"en"}:
        names = (locales() / lang / "names.ftl").read_text(encoding="utf-8").lower()
        for term in terms():
            assert any(stem in page or stem in names for stem in term.stems[lang]), (term.id, lang)


def test_edition_texts_are_required_of_that_language_only(tmp_path: Path) -> None:
    assert found(tmp_path) == []
    own = {"edition-RU-1", "edition-RU-1.played", "edition-RU-2"}
    told = "edition-RU-1 = Так\n    .played = { $here }\nedition-RU-3 = Иначе\n"
    (tmp_path / "ru" / "edition.ftl").write_text(told, encoding="utf-8")
    assert [str(fault) for fault in check_language("ru", tmp_path, own)] == [
        "ru/edition.ftl: missing: edition-RU-2",
        "ru/edition.ftl:2: placeable: edition-RU-1.played uses $here",
        "ru/edition.ftl:3: stray: there is no difference for edition-RU-3",
    ]
    (tmp_path / "en" / "edition.ftl").write_text("edition-EN-1 = So\n", encoding="utf-8")
    english = [str(fault) for fault in check_language("en", tmp_path)]
    assert "en/edition.ftl:1: stray: there is no difference for edition-EN-1" in english


def test_a_variable_can_be_left_out_on_purpose(tmp_path: Path) -> None:
    new = "# Without $ally: said elsewhere.\nevent-peace = { $seat }: мир"
    assert found(tmp_path, "event-peace = { $seat }: мир, { $ally }", new) == []


def test_other_may_replace_one_missing_plural_branch(tmp_path: Path) -> None:
    assert found(tmp_path, "*[many]", "*[other]") == []


def test_unused_messages_are_reported() -> None:
    said = {"event-peace", "race-moon_folk", "conquer-water", "table-undo", "home-level"}
    assert unused({*said, "table-never-said", "nonsense"}) == {"table-never-said", "nonsense"}


@pytest.mark.parametrize("lang", languages())
def test_complete_languages_have_no_faults(lang: str) -> None:
    faults = check_language(lang, locales(), edition_messages(lang))
    assert "\n".join(str(fault) for fault in faults) == ""


def test_drafts_have_no_other_faults() -> None:
    for lang in {*all_languages()} - {*languages()}:
        faults = check_language(lang, locales(), edition_messages(lang))
        may_lack = ("missing", "untranslated", "placeable")
        assert not [str(fault) for fault in faults if fault.kind not in may_lack]
