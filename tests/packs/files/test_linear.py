"""Texts of strangers are read in linear time: four times the text takes about four times as long.

CPU times of two sizes are compared with each other, so a slow or busy machine changes nothing. A
quadratic reader needs sixteen times as long for four times the text, and reaches ``MOST``.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from smallworld.core.errors import RuleError
from smallworld.packs.files.packs.emblem import clean_emblem
from smallworld.packs.files.packs.read import parse_pack
from smallworld.packs.files.toml_lines import Lines, too_deep
from smallworld.play.record import read_record
from smallworld.server.tables.uploads import map_of_game_file

MOST = 9.0  # times as long
TINY = 0.002  # seconds of CPU time that are too short to compare
SIZE = 16_000  # characters of the larger text
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
RECORD = "smallworld 1\nrules 1\nmap base/2\nseat Ann\nseat Bo\n"

# What comes before, what is repeated, what comes after.
TOML = [
    ("", " ", "!"),
    ("", "\t", "\nx = 1"),
    ("[", " ", "!"),
    ("[[", " ", "x"),
    ("", "\n", "!"),
    ("", '"\n', ""),
    ("", '"\\', ""),
    ('"', '\\"', ""),
    ("x = ", '"\\', ""),
    ('x = """', '\\"', "\\"),
    ('x = """', '""\\', '"""'),
    ("x = '''", "''\n", "'''"),
    ("x = [", "[],", "]"),
    ("x = [", '"",', "]"),
    ("x = [", "\n", "]"),
    ("x = ", "{a=", ""),
    ("", "a.", "b = 1"),
    ("", '"a" . ', "b = 1"),
    ("x = {", "a.", "b = 1}"),
    ("", "'a'.", ""),
    ("", "[a]\n", ""),
    ("", "[[a]]\n", ""),
    ("", "#", "\n!"),
]
PICTURES = [
    ('<g transform="', "rotate(1) ", '!"/></svg>'),
    ('<g transform="', "rotate(1)\n,", '!"/></svg>'),
    ('<g transform="rotate(', "1 ", '"/></svg>'),
    ('<g d="', "M0 ", '!"/></svg>'),
    ('<g style="', "fill:red;", '"/></svg>'),
    ("", "<!-- -->", "</svg>"),
    ("", "<title>", ""),
]
RECORDS = [
    ("map x", " ", "y"),
    ("", "map x \n", ""),
    ("map ", "x", ""),
    ("", "seat Ann\n", ""),
    ("* reveal ", "giants ", ""),
    ("0 ", "conquer ", ""),
    ("0 conquer ", "1", ""),
    ("position ", "[", ""),
    ("position ", '{"a":', ""),
    ("", "\n", "#"),
]


def seconds(read: Callable[[str], object], text: str) -> float:
    """Return the CPU time of reading a text, the best of three."""
    times = []
    for _ in range(3):
        start = time.thread_time()
        with suppress(RuleError, ValueError, RecursionError):
            read(text)
        times.append(time.thread_time() - start)
    return min(times)


def growth(read: Callable[[str], object], head: str, piece: str, tail: str) -> float:
    """Return how many times as long four times the text takes; 1 if both are quick."""
    count = SIZE // len(piece)
    small, large = (seconds(read, head + piece * (count // part) + tail) for part in (4, 1))
    return 1.0 if large < TINY else large / max(small, TINY / MOST)


@pytest.mark.parametrize(("head", "piece", "tail"), TOML)
def test_toml_is_read_in_linear_time(head: str, piece: str, tail: str) -> None:
    assert growth(too_deep, head, piece, tail) < MOST
    assert growth(lambda text: too_deep(text) or Lines(text), head, piece, tail) < MOST
    assert growth(lambda text: parse_pack(text, "pack.toml"), head, piece, tail) < MOST


@pytest.mark.parametrize(("head", "piece", "tail"), PICTURES)
def test_emblems_are_read_in_linear_time(head: str, piece: str, tail: str) -> None:
    assert growth(clean_emblem, f"{SVG}{head}", piece, tail) < MOST


@pytest.mark.parametrize(("head", "piece", "tail"), RECORDS)
def test_game_files_are_read_in_linear_time(head: str, piece: str, tail: str) -> None:
    assert growth(read_record, f"{RECORD}{head}", piece, tail) < MOST
    assert growth(map_of_game_file, head, piece, tail) < MOST


def test_keys_with_many_parts_are_found_everywhere() -> None:
    deep = "a." * 30 + "b"
    assert too_deep(f"x = 1\n{deep} = 1") == 2
    assert too_deep(f"x = {{ {deep} = 1 }}") == 1
    assert too_deep('"a" . ' * 30 + "b = 1") == 1
    assert too_deep(f'# {deep}\nx = "{deep}"\ny = """\n{deep}"""\nz = \'\'\'{deep}\'\'\'\n') == 0
    assert too_deep("x = [" + "1.5, " * 40 + "2.5]") == 0
