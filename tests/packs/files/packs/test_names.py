"""Names and ids of tiles: short, visible, unlike any other tile; all faults in one pass."""

from __future__ import annotations

import gzip
import zipfile
from pathlib import Path

import msgspec
import pytest

from smallworld.packs.files.packs.faults import BadPack, PackFault
from smallworld.packs.files.packs.read import parse_pack, read_pack
from smallworld.server.messages.packs import CheckedPack
from smallworld.server.workshop.tasks import check_pack
from smallworld.texts.fluent import texts_for
from smallworld.texts.names import Names
from smallworld.texts.packs import check_names, language_warnings
from tests.cli.shell import error_of, run
from tests.packs.files.pack_builder import build_pack, pack_text, power, race


def named(name: str, lang: str = "en", id: str = "bogfolk") -> str:
    return race(id) + f'[texts.{lang}.race.{id}]\nname = "{name}"\n'


def faults_of(text: str) -> tuple[PackFault, ...]:
    with pytest.raises(BadPack) as caught:
        check_names([parse_pack(text, "fens.toml")], "fens.toml")
    return caught.value.faults


def codes(text: str) -> list[str]:
    return [fault.code for fault in faults_of(text)]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("B" * 25, "pack.too_long"),
        ("Bog\u200bfolk", "pack.unprintable"),  # zero width space
        ("\u202efolk", "pack.unprintable"),  # right to left
        ("\u3164", "pack.unprintable"),  # a filler that looks like nothing
        ("\u2800\u2800", "pack.unprintable"),  # an empty braille pattern
        ("Bog\ufe0ffolk", "pack.unprintable"),  # variation selector
        ("B" + "\u0301" * 9, "pack.unprintable"),  # a tower of accents
        ("Elves", "pack.same_name"),
        ("ELVES", "pack.same_name"),
        ("Ｅlves", "pack.same_name"),  # a wide letter
        ("Flying", "pack.same_name"),
    ],
)
def test_names_that_are_refused(name: str, code: str) -> None:
    assert codes(pack_text(named(name))) == [code]


@pytest.mark.parametrize("name", ["Bogfolk", "B" * 24, "Лохматые", "Mosebøller", "Nguyễn", "Æ-ø 7"])
def test_names_that_pass(name: str) -> None:
    check_names([build_pack(named(name))], "fens.toml")


def test_names_are_compared_in_every_language_and_between_packs() -> None:
    elves = Names(texts_for("nb")).name("race", "elves")
    assert codes(pack_text(named(elves, "nb"))) == ["pack.same_name"]
    twice = named("Bogs") + named("bogs", id="fenfolk")
    assert codes(pack_text(twice)) == ["pack.same_name"]
    other = build_pack(named("Bogfolk", id="fenfolk"), id="other")
    with pytest.raises(BadPack):
        check_names([build_pack(named("Bogfolk")), other], "fens.toml")


@pytest.mark.parametrize("tile", [race("elves"), power("flying"), race("humans")])
def test_ids_of_the_box_are_refused_by_the_check(tile: str) -> None:
    assert codes(pack_text(tile)) == ["pack.reserved_id"]


def test_shape_and_sense_are_checked_in_one_pass() -> None:
    text = pack_text(race("elves", 'saves_om = "hill"', 99) + race("fenfolk", 'borrows = "elfs"'))
    text += '[[race]]\ntokens = 3\nemblem = "<svg/>"\n[texts.en.race.fenfolk]\nname = " x"\n'
    assert codes(text) == [
        *("pack.out_of_range", "pack.unknown_key", "pack.missing_key"),
        *("pack.reserved_id", "pack.unknown_lender", "pack.unprintable", "pack.emblem"),
    ]


def test_texts_in_an_unknown_language_are_warned_of(tmp_path: Path) -> None:
    pack = build_pack(named("Bogfolk", "xx"))
    (warning,) = language_warnings(pack, "fens.toml")
    assert warning.code == "pack.unknown_language" and warning.facts["line"] == 9
    file = tmp_path / "fens.toml"
    file.write_text(pack.text)
    shown = run("pack", "check", file)
    assert shown.exit_code == 0 and "no language “xx”" in shown.stderr
    checked = msgspec.json.decode(check_pack(pack.text, "en"), type=CheckedPack)
    assert not checked.faults and "“xx”" in checked.warnings[0].message


def test_packs_that_were_accepted_once_stay_readable() -> None:
    old = parse_pack(pack_text(named("B" * 60)), "fens.toml", strict=False)
    assert old.texts["en"].race["bogfolk"]["name"] == "B" * 60
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="99"/></svg>'
    far = f"emblem = '{picture}'"
    assert parse_pack(pack_text(race(keys=far)), "fens.toml", strict=False).emblems == {}
    assert codes(pack_text(race(keys=far))) == ["pack.emblem"]


def test_files_that_a_pack_does_not_name_are_ignored(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(pack_text(race()))
    (tmp_path / "notes.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "huge.svg").write_text("x" * 30_000)
    assert read_pack(tmp_path).files == {}


def test_archives_are_told_apart(tmp_path: Path) -> None:
    packed = tmp_path / "fens.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("pack.toml", pack_text(race()))
    zipped = tmp_path / "fens.toml.gz"
    zipped.write_bytes(gzip.compress(b"id = 1"))
    for file in (packed, zipped):
        assert "is an archive. Unpack it" in error_of("map", "check", file)
        assert "is an archive. Unpack it" in error_of("pack", "check", file)
    picture = tmp_path / "x.png"
    picture.write_bytes(b"\x89PNG\xff")
    assert "Name a map file that ends with .toml" in error_of("map", "check", picture)


def test_texts_of_a_tile_under_the_wrong_kind_are_told_where_they_belong() -> None:
    text = pack_text(race() + '[texts.en.power.bogfolk]\nname = "Bogs"\n')
    (fault,) = faults_of(text)
    assert (fault.code, fault.facts["near"]) == ("pack.words_for_nobody", "race.bogfolk")
    text = pack_text(race() + '[texts.en.power.moths]\nname = "Moths"\n')
    (fault,) = faults_of(text)
    assert (fault.facts["near"], fault.facts["allowed"]) == ("none", "race.bogfolk")


def test_too_many_races_are_one_fault() -> None:
    text = pack_text("".join(race(f"bogs_{number}") for number in range(9)))
    assert [fault.code for fault in faults_of(text)] == ["pack.too_many"]
