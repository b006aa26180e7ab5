"""Names of combos in every language: order, agreement, compounds."""

import tomllib
from pathlib import Path

import pytest

from smallworld.packs.base.powers import POWERS
from smallworld.packs.base.races import RACES
from smallworld.texts.fluent import texts_for
from smallworld.texts.languages import all_languages
from smallworld.texts.names import Names

COMBOS = tomllib.loads((Path(__file__).parent / "combos.toml").read_text("utf-8"))["combo"]
EIGHT = ("cs", "da", "en", "fi", "is", "nb", "ru", "sv")


def names_in(lang: str) -> Names:
    """Return names without the English fallback."""
    return Names(texts_for(lang, strict=True))


def test_there_are_names_in_the_eight_languages() -> None:
    assert set(EIGHT) <= set(all_languages())


@pytest.mark.parametrize("lang", EIGHT)
def test_combos_are_named_as_in_the_edition(lang: str) -> None:
    called = {(c["power"], c["race"]): names_in(lang).combo(c["race"], c["power"]) for c in COMBOS}
    assert called == {(c["power"], c["race"]): c[lang] for c in COMBOS}


@pytest.mark.parametrize("lang", all_languages())
def test_every_combo_has_a_name_and_forms_of_its_own(lang: str) -> None:
    names = names_in(lang)
    called = {names.combo(race.id, power.id) for race in RACES for power in POWERS}
    assert len(called) == len(RACES) * len(POWERS)
    forms = {frozenset(names.combo_forms(r.id, p.id, "c")) for r in RACES for p in POWERS}
    assert len(forms) == 1


@pytest.mark.parametrize("lang", all_languages())
def test_races_and_powers_of_packs_are_named_in_all_forms(lang: str) -> None:
    names = names_in(lang)
    known = names.combo_forms("elves", "hill", "people").keys()
    for race, power in (("moon_folk", "hill"), ("elves", "starry"), ("moon_folk", "starry")):
        assert names.combo_forms(race, power, "people").keys() == known
        assert "Moon folk" in names.combo("moon_folk", power)


# A few examples per language that show whether the scheme is right.
@pytest.mark.parametrize(
    ("lang", "race", "power", "form", "said"),
    [
        ("is", "skeletons", "merchant", "the", "beinagrindurnar með kaupmannseiginleikann"),
        ("is", "giants", "hill", "the_accusative", "jötnana með hæðaeiginleikann"),
        ("is", "halflings", "wealthy", "number", "singular"),
        ("da", "skeletons", "merchant", "inside", "Skeletons med Specialevnen »Merchant«"),
        ("nb", "tritons", "hill", "the", "Havfolket med spesialevnen «Bakker»"),
        ("sv", "amazons", "wealthy", "the", "de Rika Amazonerna"),
        ("sv", "tritons", "wealthy", "the", "det Rika Havsfolket"),
        ("sv", "elves", "berserk", "the", "Bärsärka-alverna"),
        ("fi", "skeletons", "merchant", "genitive", "kauppiasluurankojen"),
        ("fi", "orcs", "wealthy", "adessive", "äveriäillä örkeillä"),
        ("fi", "amazons", "hill", "partitive", "kukkula-amatsoneja"),
        ("cs", "skeletons", "merchant", "genitive", "Obchodujících Kostlivců"),
        ("cs", "tritons", "hill", "accusative", "Kopcové Tritony"),
        ("cs", "amazons", "dragon_master", "dative", "Amazonkám (vládkyním draků)"),
        ("cs", "orcs", "dragon_master", "inside", "Orkové (vládci draků)"),
        ("ru", "skeletons", "merchant", "genitive", "скаредных скелетов"),
        ("ru", "humans", "stout", "instrumental", "стойкими людьми"),
    ],
)
def test_forms_of_combos(lang: str, race: str, power: str, form: str, said: str) -> None:
    assert names_in(lang).combo_forms(race, power, "people")[f"people_{form}"] == said
