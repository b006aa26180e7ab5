"""The text and numbers of a report in one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smallworld.lab.intervals import Estimate
from smallworld.lab.simulate.summary import BoardSummary
from smallworld.texts.fluent import Fact, texts_for
from smallworld.texts.names import Names


class ReportText:
    """Says sentences of the report and writes numbers as the language does."""

    def __init__(self, lang: str = "en", *, strict: bool = False) -> None:
        self.texts = texts_for(lang, strict=strict)
        self.lang = self.texts.lang
        self._locale = self.lang.replace("-", "_")  # as Babel writes it
        self.names = Names(self.texts)

    def say(self, message: str, /, **facts: Fact) -> str:
        """A message of the report."""
        return self.texts.say(f"report-{message}", **facts)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many digits after the point."""
        from babel.numbers import format_decimal

        shape = "#,##0." + "0" * digits if digits else "#,##0"
        return format_decimal(value, shape, locale=self._locale)

    def percent(self, value: float, digits: int = 0) -> str:
        """A share."""
        from babel.numbers import format_percent

        shape = "#,##0." + "0" * digits + "%" if digits else "#,##0%"
        return format_percent(value, shape, locale=self._locale)

    def interval(self, estimate: Estimate, digits: int = 1) -> str:
        """A number and its interval."""
        value, low, high = (
            self.number(number, digits) for number in (estimate.value, estimate.low, estimate.high)
        )
        return self.say("interval", value=value, low=low, high=high)

    def share(self, estimate: Estimate, digits: int = 1) -> str:
        """A share and its interval."""
        value, low, high = (
            self.percent(number, digits) for number in (estimate.value, estimate.low, estimate.high)
        )
        return self.say("interval", value=value, low=low, high=high)

    def columns(self, *names: str) -> list[str]:
        """What columns of a table are called."""
        return [self.say(f"column-{name}") for name in names]

    def board(self, board: BoardSummary) -> str:
        """What a board is called in legends and tables."""
        return self.say("board", seats=board.seats)

    def combo(self, combo: tuple[str, str]) -> str:
        """A race with its power."""
        return self.names.combo(*combo)

    def listed(self, items: Sequence[str]) -> str:
        """Items as a list in text."""
        return self.texts.listed(items)


@dataclass(frozen=True)
class Table:
    """Numbers to read; the first column names the row."""

    columns: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Section:
    """One question the report answers."""

    id: str
    title: str
    paragraphs: list[str]
    svg: str = ""
    table: Table | None = None
