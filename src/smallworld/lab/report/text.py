"""Sentences, numbers and sections of a report in one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from smallworld.lab.intervals import Estimate
from smallworld.lab.simulation.summary import BoardSummary
from smallworld.texts.fluent import Fact, texts_for
from smallworld.texts.names import Names


class ReportText:
    """Formats messages and numbers of the report."""

    def __init__(self, lang: str = "en", *, strict: bool = False) -> None:
        self.texts = texts_for(lang, strict=strict)
        self.lang = self.texts.lang
        self._locale = self.lang.replace("-", "_")  # as Babel spells it
        self.names = Names(self.texts)

    def say(self, message: str, /, **facts: Fact) -> str:
        """Format a message of the report."""
        return self.texts.say(f"report-{message}", **facts)

    def number(self, value: float, digits: int = 0) -> str:
        """Format a number with this many decimals."""
        from babel.numbers import format_decimal

        shape = "#,##0." + "0" * digits if digits else "#,##0"
        return format_decimal(value, shape, locale=self._locale)

    def percent(self, value: float, digits: int = 0) -> str:
        """Format a share in percent."""
        from babel import Locale
        from babel.numbers import format_percent

        # Most languages have a no-break space before the sign.
        whole = Locale.parse(self._locale).percent_formats[None].pattern
        shape = whole.replace("#,##0", "#,##0." + "0" * digits) if digits else whole
        return format_percent(value, shape, locale=self._locale)

    def interval(self, estimate: Estimate, digits: int = 1) -> str:
        """Format a number with its interval."""
        value, low, high = (
            self.number(number, digits) for number in (estimate.value, estimate.low, estimate.high)
        )
        return self.say("interval", value=value, low=low, high=high)

    def share(self, estimate: Estimate, digits: int = 1) -> str:
        """Format a share with its interval, in percent."""
        value, low, high = (
            self.percent(number, digits) for number in (estimate.value, estimate.low, estimate.high)
        )
        return self.say("interval", value=value, low=low, high=high)

    def columns(self, *names: str) -> list[str]:
        """Return the headings of table columns."""
        return [self.say(f"column-{name}") for name in names]

    def board(self, board: BoardSummary) -> str:
        """Return the name of a board for legends and tables."""
        return self.say("board", seats=board.seats)

    def combo(self, combo: tuple[str, str]) -> str:
        """Return the name of a combo."""
        return self.names.combo(*combo)

    def listed(self, items: Sequence[str]) -> str:
        """Join items to a list in words."""
        return self.texts.listed(items)


@dataclass(frozen=True)
class Table:
    """A table of numbers; the first column names the row."""

    columns: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Section:
    """One section of the report."""

    id: str
    title: str
    paragraphs: list[str]
    svg: str = ""
    table: Table | None = None
