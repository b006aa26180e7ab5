"""The log follows the game until its reader scrolls up, and covers none of its lines."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.positions import free_combos
from tests.server.running import ServerProcess
from tests.web.requirements import needs_chromium
from tests.web.screens import HILL, PEAK, conquering
from tests.web.seating import Seating
from tests.web.tables import Json, a_position, at_table, set_up

pytestmark = [pytest.mark.page, needs_chromium]

# New lines come between scrolling and the browser's event about it, as while bots play.
LINES_BEFORE_THE_EVENT = """() => {
  const lines = document.querySelector('.log-lines');
  const turn = document.createElement('div');
  turn.style.height = '900px';
  lines.append(turn);
  lines.dispatchEvent(new Event('scroll'));
}"""
AT_END = """() => {
  const { scrollTop, clientHeight, scrollHeight } = document.querySelector('.log-lines');
  return scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight < 4;
}"""


def test_the_log_follows_although_lines_come_while_it_scrolls(play: Seating) -> None:
    with play.opened(conquering("orcs", "flying")) as (ann, _):
        ann.do(HILL)
        ann.page.evaluate(LINES_BEFORE_THE_EVENT)
        ann.do(PEAK)
        ann.page.wait_for_function(AT_END)
        expect(ann.page.locator(".log-newest")).to_have_count(0)


def test_who_reads_earlier_lines_is_left_alone_and_nothing_is_covered(play: Seating) -> None:
    with play.opened(conquering("orcs", "flying")) as (ann, _):
        ann.do(HILL)
        ann.page.evaluate(LINES_BEFORE_THE_EVENT)
        lines = ann.page.locator(".log-lines")
        lines.evaluate("(box) => (box.scrollTop = 600)")
        lines.evaluate("(box) => (box.scrollTop = 100)")
        ann.do(PEAK)
        newest = ann.page.locator(".log-newest")
        expect(newest).to_be_visible()
        assert lines.evaluate("(box) => box.scrollTop") == 100
        below, log = newest.bounding_box(), lines.bounding_box()
        assert below and log and below["y"] >= log["y"] + log["height"] - 1
        ann.press(newest)
        ann.page.wait_for_function(AT_END)


WIDEST = """() => Math.max(...[...document.querySelectorAll('.log-lines, .log-entry > span')]
  .map((one) => one.getBoundingClientRect().right))"""


def test_a_long_word_makes_no_line_wider_than_the_log(
    browser: Browser, server: ServerProcess
) -> None:
    column: list[Json] = [{"race": "wizards", "power": "dragon_master"}]
    column += free_combos([], {"taken": ["wizards", "dragon_master"]})[:5]
    table = set_up(server.url, a_position(column=column))
    small: Json = {"viewport": {"width": 1280, "height": 720}, "locale": "fi"}
    with at_table(browser, table, **small) as ann:
        ann.wait()
        ann.pick()
        expect(ann.page.locator(".log-entry").first).to_be_visible()
        assert ann.page.evaluate(WIDEST) <= 1280
