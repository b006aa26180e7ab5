"""Colours only in a terminal; ASCII characters if the encoding lacks others."""

import io
import sys

import pytest

from smallworld.cli.shared.output import encodable, render_runs, terminal_width
from smallworld.drawing.text.styled import Run

RUNS = [Run("Ann", "seat 0"), Run(" ▸ ")]


class Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_plain_outside_a_terminal() -> None:
    assert render_runs(RUNS) == "Ann ▸"
    assert terminal_width() == 120


def test_coloured_in_a_terminal_unless_no_color_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[" in render_runs(RUNS)
    monkeypatch.setenv("NO_COLOR", "1")
    assert render_runs(RUNS) == "Ann ▸"


def test_a_narrow_terminal_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setenv("COLUMNS", "72")
    assert terminal_width() == 72


def test_ascii_characters_for_an_ascii_output(monkeypatch: pytest.MonkeyPatch) -> None:
    assert encodable("╭─╮ ▸ Ann’s") == "╭─╮ ▸ Ann’s"
    plain = Terminal()
    monkeypatch.setattr(plain, "encoding", "ascii", raising=False)
    monkeypatch.setattr(sys, "stdout", plain)
    assert encodable("╭─╮ ▸ Ann’s") == "+-+ > Ann's"
