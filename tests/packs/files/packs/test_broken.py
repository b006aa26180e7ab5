"""Broken pack files: each reports its error with line, key and a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from smallworld.packs.files.packs.faults import BadPack
from smallworld.packs.files.packs.read import read_pack
from smallworld.texts.packs import fault_sentence
from tests.texts.strict_texts import names_on

CORPUS = sorted((Path(__file__).parent / "broken").glob("*.toml"))
EXPECTED = re.compile(r"# expect (\S+)(?: on line (\d+))?(?: at (\S+))?\n")


def test_the_corpus_is_large() -> None:
    assert len(CORPUS) >= 80


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_each_broken_pack_gives_its_error(path: Path) -> None:
    expected = EXPECTED.match(path.read_text(encoding="utf-8"))
    assert expected is not None
    code, line, key = expected.groups()
    with pytest.raises(BadPack) as caught:
        read_pack(path)
    fault = caught.value.faults[0]
    assert fault.code == code
    assert fault.facts["source"] == str(path)
    if line is not None:
        assert fault.facts["line"] == int(line)
    if key is not None:
        assert fault.facts["key"] == key


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_each_sentence_has_file_and_line(path: Path) -> None:
    with pytest.raises(BadPack) as caught:
        read_pack(path)
    for fault in caught.value.faults:
        said = fault_sentence(fault, names_on("base/2"))
        is_whole = fault.code in ("pack.no_pack_table", "pack.is_board")
        line = "" if is_whole else f", line {fault.facts['line']}"
        assert said.startswith(f"{path}{line}: "), said
        assert said.endswith((".", "?", "FILE")), said


def test_all_faults_are_reported_at_once() -> None:
    text = '[pack]\nid = "x y"\ntitle = 3\n\n[[race]]\nid = "a"\ntokens = 99\nsail = true\n'
    with pytest.raises(BadPack) as caught:
        from smallworld.packs.files.packs.read import parse_pack

        parse_pack(text, "many.toml")
    told = [(fault.code, fault.facts["line"]) for fault in caught.value.faults]
    assert told == [
        ("pack.bad_word", 2),
        ("pack.wrong_type", 3),
        ("pack.missing_key", 1),
        ("pack.bad_word", 6),
        ("pack.out_of_range", 7),
        ("pack.unknown_key", 8),
    ]


def test_nearest_word_is_suggested() -> None:
    path = next(path for path in CORPUS if path.stem == "misspelt_key")
    with pytest.raises(BadPack) as caught:
        read_pack(path)
    said = fault_sentence(caught.value.faults[0], names_on("base/2"))
    assert "“race.bogfolk.saves_om” isn’t a known key. Did you mean saves_on, saves_" in said
    assert said.endswith("All keys are in docs/packs.md.")
