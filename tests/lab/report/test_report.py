"""The report: one self-contained page, with translated texts and correct numbers."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from smallworld.extras import MissingExtra
from smallworld.lab.data.measure import MeasuredGame
from smallworld.lab.games.players import read_players
from smallworld.lab.games.workers import local_processes
from smallworld.lab.intervals import mean_of
from smallworld.lab.report.games import seats_section
from smallworld.lab.report.page import report_html
from smallworld.lab.report.people import comparisons
from smallworld.lab.report.plots import check_plots
from smallworld.lab.report.text import ReportText
from smallworld.lab.simulation.run import SimulationPlan, simulate
from smallworld.lab.simulation.summary import correlation, summaries_of
from tests.cli.shell import output_of
from tests.kit.paths import PACKAGE

REPORT_TEXTS = PACKAGE / "locales" / "en" / "report.ftl"


class Page(HTMLParser):
    """Collects the parts of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


@pytest.fixture(scope="module")
def games() -> list[MeasuredGame]:
    players = tuple(read_players(["random"], seconds=1))
    maps = ("base/2", "base/4", "base/5")
    return list(simulate(SimulationPlan(players, maps, 8), local_processes(1)))


@pytest.fixture(scope="module")
def text(games: list[MeasuredGame]) -> str:
    return report_html(games, "smallworld simulate <again>", strict=True)


def test_the_page_is_complete_and_loads_nothing(text: str) -> None:
    page = Page(text)
    assert not page.open
    assert not {tag for tag, _ in page.tags} & {"script", "link", "img", "iframe", "object"}
    fetched = [
        value
        for _, attributes in page.tags
        for name, value in attributes.items()
        if name in ("src", "href", "xlink:href") and value and not value.startswith("#")
    ]
    assert not fetched
    assert "@import" not in text and not re.search(r"url\((?!#)", text)
    assert "smallworld simulate &lt;again&gt;" in text


def test_ids_are_unique_and_everything_that_is_named_exists(text: str) -> None:
    page = Page(text)
    ids = [attributes["id"] for _, attributes in page.tags if attributes.get("id")]
    assert len(ids) == len(set(ids))
    wanted = set(re.findall(r'(?:href="|url\()#([^")]+)', text))
    for _, attributes in page.tags:
        wanted |= set((attributes.get("aria-labelledby") or "").split())
    assert wanted <= set(ids)


def test_plots_have_descriptions_and_use_the_colours_of_the_page(text: str) -> None:
    plots = re.findall(r"<svg .*?</svg>", text, flags=re.DOTALL)
    assert len(plots) >= 9
    for plot in plots:
        assert re.search(r"<title [^>]*>[^<]+</title><desc [^>]*>[^<]+</desc>", plot)
        assert "var(--ink" in plot
        assert not re.search(r"#0[1-5]0[1-5]0[1-5]", plot)


def test_no_message_is_left_over(games: list[MeasuredGame]) -> None:
    """Every message of the file is used by some report, or by its other branch."""
    known = set(re.findall(r"^report-([\w-]+) =", REPORT_TEXTS.read_text("utf-8"), re.M))
    sources = "".join(path.read_text("utf-8") for path in (PACKAGE / "lab" / "report").glob("*.py"))
    composed = {"column", "axis", "phase"}
    for message in known:
        head = message.split("-")[0]
        assert (
            message in sources or head in composed or f"{{id}}-{message.split('-')[-1]}" in sources
        )


def test_equal_games_make_equal_plots(games: list[MeasuredGame], text: str) -> None:
    section = seats_section(summaries_of(games), ReportText())
    assert section.svg in text


def test_people_are_compared_where_there_is_something_to_compare(
    games: list[MeasuredGame],
) -> None:
    boards = summaries_of(games)
    assert [board.map for board in boards] == ["base/2", "base/4", "base/5"]
    assert len(comparisons(boards, ReportText(strict=True))) == 7
    assert len(comparisons(boards[1:2], ReportText(strict=True))) == 5


def test_a_mean_has_its_interval_and_a_correlation_too() -> None:
    mean = mean_of([1.0, 3.0] * 50)
    assert mean.value == 2.0
    assert mean.high - mean.value == pytest.approx(1.96 * 1.005 / 10, abs=1e-3)
    both = correlation([(x, 2.0 * x) for x in range(20)])
    assert both.value == pytest.approx(1.0) and both.low > 0.99
    none = correlation([(x % 2, x // 2 % 2) for x in range(40)])
    assert none.value == pytest.approx(0.0) and none.low < -0.2 < 0.2 < none.high


def test_the_command_writes_it(tmp_path: Path) -> None:
    shown = output_of("simulate", "--games", 2, "--bots", "random", "--output", tmp_path)
    assert str(tmp_path / "report.html") in shown
    assert (tmp_path / "report.html").read_text("utf-8").startswith("<!doctype html>")


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingExtra, match=r"smallworld-game\[lab\]"):
        check_plots()


def test_percent_has_the_space_of_the_language() -> None:
    assert ReportText("en").percent(0.375, 1) == "37.5%"
    assert ReportText("ru").percent(0.375) == "38\u00a0%"
    assert ReportText("da").percent(0.375, 1) == "37,5\u00a0%"
