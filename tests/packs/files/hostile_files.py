"""Broken and hostile packs, boards and emblems, made by script from sound ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from smallworld.packs.files.maps.write import map_text
from smallworld.packs.vocabulary import VOCABULARY
from tests.packs.mapgen.hostile_boards import hostile_boards

PACK = """[pack]
id = "fens"
version = "1.0"
title = "Fens"

[[race]]
id = "bogfolk"
tokens = 6
saves_on = "swamp"
emblem = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'

[[power]]
id = "misty"
tokens = 4
pays_on = ["swamp", "lake"]

[texts.en.race.bogfolk]
name = "Bogfolk"
"""
SWITCH = """
[[switch]]
id = "dry"
tile = "bogfolk"
sets = { tokens = 5, saves_on = "hill" }
on = true

[texts.en.switch]
dry = "One token fewer"
"""
# Values that are wrong nearly everywhere.
WRONG = (
    *(
        '""',
        "-1",
        "0",
        "9" * 300,
        "1e400",
        "nan",
        "inf",
        "true",
        "[]",
        "[[[]]]",
        "{}",
        "1979-05-27",
    ),
    *(
        '"\\u0000"',
        '"\\u202e"',
        f'"{"x" * 5000}"',
        '"<script>"',
        '"../../etc/passwd"',
        '"{ $name }"',
    ),
    *(
        f"[{'1,' * 3000}]",
        "[{a = 1}, {b = [2]}]",
        '"\\U0001F9CC"',
        "'''\n\n'''",
        "0x7fffffffffffffff",
    ),
)
SHAPES = (
    '<path d="{}"/>',
    '<polygon points="{}"/>',
    '<circle r="{}"/>',
    '<g transform="{}"><path d="M0 0h8"/></g>',
    '<path stroke-width="{}" d="M0 0h8"/>',
    '<path stroke-dasharray="{}" d="M0 0h8"/>',
    '<rect width="{}" height="8"/>',
)
NUMBERS = (
    *(
        "1e308",
        "-1e308",
        "1e-308",
        "9" * 380,
        "NaN",
        "1,",
        "0.01,0.01",
        "1 1 1 1 1 1 1",
        "%",
        "--1",
    ),
    *("M0 0" + "l9 9" * 400, "M0 0" + "a1 1 0 01 9 9" * 200, "M0 0A1e9 1 0 1 1 8 8", "M" * 2000),
    *(
        "rotate(1e300)",
        "scale(1e9)",
        "scale(0)",
        "skewX(90)",
        "matrix(1 1 1 1 1 1)" * 30,
        "scale((",
    ),
)


def hostile_packs() -> Iterator[tuple[str, str]]:
    """Yield packs with one value replaced, lines removed, doubled or cut, and bytes changed."""
    yield from _wrong_values(PACK, "")
    yield from _wrong_values(PACK, SWITCH)
    for place, row in enumerate(VOCABULARY):
        for number in (place % len(WRONG), (place + 7) % len(WRONG)):
            wrong = f"{row.name} = {WRONG[number]}"
            yield f"{row.name} value {number}", PACK.replace('saves_on = "swamp"', wrong)
            inside = f"sets = {{ {row.name} = {WRONG[number]} }}"
            switch = SWITCH.replace('sets = { tokens = 5, saves_on = "hill" }', inside)
            yield f"switched {row.name} value {number}", PACK + switch
    lines = PACK.split("\n")
    for place in range(len(lines)):
        yield f"without line {place}", "\n".join(lines[:place] + lines[place + 1 :])
        yield f"line {place} twice", "\n".join([*lines[: place + 1], *lines[place:]])
    rng = Random(7)
    for number in range(40):
        text = list(PACK)
        for _ in range(6):
            text[rng.randrange(len(text))] = rng.choice("\x00\"'[]{}=\n.#\\é\u202e0")
        yield f"noise {number}", "".join(text)


def _wrong_values(before: str, text: str) -> Iterator[tuple[str, str]]:
    """Yield a pack with one value replaced: of its second part, or of all if that is empty."""
    head, lines = (before, text.split("\n")) if text else ("", before.split("\n"))
    for place, line in enumerate(lines):
        key, is_setting, _ = line.partition(" = ")
        for number, value in enumerate(WRONG if is_setting else ()):
            changed = [*lines[:place], f"{key} = {value}", *lines[place + 1 :]]
            yield f"{key} {place} value {number}", head + "\n".join(changed)


def hostile_maps() -> Iterator[tuple[str, str]]:
    """Yield maps that are hard to draw, and others with one value replaced."""
    for spec in hostile_boards():
        if len(spec.regions) <= 30:
            yield spec.id, map_text(spec)
    lines = map_text(next(hostile_boards())).split("\n")
    for place, line in enumerate(lines[:14]):
        for number, value in enumerate(WRONG if " = " in line else ()):
            key = line.partition(" = ")[0]
            changed = [*lines[:place], f"{key} = {value}", *lines[place + 1 :]]
            yield f"{key} value {number}", "\n".join(changed)


def hostile_emblems() -> Iterator[tuple[str, str]]:
    """Yield emblems with shapes that are malformed, huge or costly."""
    for place, shape in enumerate(SHAPES):
        for number, value in enumerate(NUMBERS):
            head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
            yield f"shape {place} number {number}", f"{head}{shape.format(value) * 20}</svg>"
    for number, value in enumerate(NUMBERS):
        yield f"size {number}", f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{value}"/>'
