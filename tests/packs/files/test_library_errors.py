"""What libraries say in English becomes codes and facts; no sentence contains their words."""

from __future__ import annotations

import tomllib
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta, Struct

from smallworld.core.errors import BadPosition
from smallworld.packs.files.library_errors import json_facts, toml_facts, value_facts
from smallworld.play.position.read import read_position, read_position_text
from smallworld.texts.languages import languages


class Inner(Struct, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, lt=9)] = 1
    share: Annotated[float, Meta(gt=0)] = 1
    name: Annotated[str, Meta(min_length=2, max_length=3)] = "abc"
    id: Annotated[str, Meta(pattern="^[a-z]+$")] = "a"
    mode: Literal["on", "off"] = "on"
    flag: bool = False
    maybe: int | None = None


class Outer(Struct, forbid_unknown_fields=True):
    inner: list[Inner]
    names: dict[str, int] = {}


@pytest.mark.parametrize(
    ("value", "code", "facts"),
    [
        ({}, "missing", {"key": "inner"}),
        ({"inner": [], "more": 1}, "unknown_key", {"key": "more"}),
        ({"inner": [{"x": 1}]}, "unknown_key", {"key": "inner[0].x"}),
        ({"inner": 3}, "type", {"key": "inner", "wanted": "list", "found": "number"}),
        (
            {"inner": [{"number": "1"}]},
            "type",
            {"key": "inner[0].number", "wanted": "number", "found": "text"},
        ),
        (
            {"inner": [{"maybe": 1.5}]},
            "type",
            {"key": "inner[0].maybe", "wanted": "number", "found": "decimal"},
        ),
        (
            {"inner": [{"flag": None}]},
            "type",
            {"key": "inner[0].flag", "wanted": "flag", "found": "nothing"},
        ),
        (
            {"inner": [{"number": 0}]},
            "range",
            {"key": "inner[0].number", "bound": "least", "limit": 1},
        ),
        (
            {"inner": [{"number": 9}]},
            "range",
            {"key": "inner[0].number", "bound": "most", "limit": 8},
        ),
        (
            {"inner": [{"share": 0.0}]},
            "range",
            {"key": "inner[0].share", "bound": "above", "limit": 0},
        ),
        (
            {"inner": [{"name": "a"}]},
            "length",
            {"key": "inner[0].name", "bound": "least", "limit": 2},
        ),
        (
            {"inner": [{"name": "abcd"}]},
            "length",
            {"key": "inner[0].name", "bound": "most", "limit": 3},
        ),
        ({"inner": [{"id": "A"}]}, "form", {"key": "inner[0].id"}),
        ({"inner": [{"mode": "up"}]}, "choice", {"key": "inner[0].mode", "found": "up"}),
        ([], "whole", {"wanted": "object", "found": "list"}),
    ],
)
def test_a_value_of_the_wrong_shape(value: object, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(value, Outer)
    found = value_facts(str(caught.value))
    assert (found["reason"], found["facts"]) == (f"value.{code}", facts)
    assert found["detail"] == str(caught.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b'{"a": }', "json.byte"),
        (b'{"a": 1', "json.end"),
        (b'{"a": 1} x', "json.byte"),
        (b'"\xff\xfe"', "json.encoding"),
    ],
)
def test_a_text_that_is_not_json(text: bytes, code: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeError)) as caught:
        msgspec.json.decode(text)
    assert json_facts(caught.value)["reason"] == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a 1", "equals"),
        ("a = ", "value"),
        ("a = hill", "value"),
        ('a = "x', "text"),
        ("a = [1", "bracket"),
        ("[a", "bracket"),
        ("a = 1 b = 2", "line"),
        ("a = 1\na = 2", "twice"),
        ("[a]\n[a]", "twice"),
        ("= 1", "other"),
    ],
)
def test_a_text_that_is_not_toml(text: str, code: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)
    assert toml_facts(str(caught.value))["reason"] == f"toml.{code}"


@pytest.mark.parametrize("lang", languages())
def test_no_sentence_about_a_position_contains_the_words_of_a_library(lang: str) -> None:
    wrong = [
        {},
        {"map": 3},
        {"map": "base/2", "seats": [{"hand": -1}, {}]},
        {"map": "base/2", "seats": [{"name": "A\nnn"}, {}]},
    ]
    errors = []
    for raw in wrong:
        with pytest.raises(BadPosition) as caught:
            read_position(raw)
        errors.append(caught.value)
    with pytest.raises(BadPosition) as caught:
        read_position_text('{"map"')
    for error in [*errors, caught.value]:
        text = error.sentence(lang)
        assert "xpected" not in text and "malformed" not in text and "$" not in text, text
        assert "{" not in text and str(error.facts["detail"]) not in text, text
