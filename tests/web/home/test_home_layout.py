"""The title page: *Play now* without scrolling, and levels in one line."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import ServerProcess
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device, a_page, nowhere
from tests.web.walk import TURN_TO
from tests.web.watching import PHONE

pytestmark = [pytest.mark.page, needs_chromium]

SIZES = (PHONE, {"width": 360, "height": 740}, {"width": 844, "height": 390})
# Words that are broken or wider than their button.
BROKEN = """() => [...document.querySelectorAll('.quick-choices .choice-key span')]
  .filter((key) => key.offsetHeight > 50 || key.scrollWidth > key.clientWidth)
  .map((key) => key.textContent)"""
# How many keys stand in each line.
LINES = """() => [...document.querySelectorAll('.quick-choices .choice-keys')].map((keys) => {
  const tops = [...keys.children].map((key) => Math.round(key.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
})"""


@pytest.mark.parametrize("lang", ["fi", "ru"])
def test_play_now_is_above_the_fold_for_who_comes_first(
    lang: str, server: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser, locale=lang)
    with a_page(device, nowhere(server.url), path="/", likings={"name": ""}) as visitor:
        for size in (*SIZES, {"width": 1280, "height": 720}):
            visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
            box = visitor.page.locator(".play-button").bounding_box()
            assert box and box["y"] + box["height"] <= size["height"], f"{size}: {box}"
            assert visitor.page.evaluate(BROKEN) == [], size
            assert visitor.page.evaluate(OVER) == 0, size
            players, levels = visitor.page.evaluate(LINES)
            assert players == [4] and min(levels) > 1, f"{size}: a level stands alone"
    device.close()


def test_a_new_table_is_seen_above_its_button_on_a_lying_phone(
    server: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser, viewport={"width": 844, "height": 390})
    with a_page(device, nowhere(server.url), path="/new") as visitor:
        visitor.page.locator(".drawer").first.wait_for()
        button = visitor.page.locator(".new-go").bounding_box()
        board = visitor.page.locator(".board-card .miniature").bounding_box()
        assert button and button["height"] <= 80
        assert board and board["height"] <= 160
    device.close()


OVER = """() => [...document.querySelectorAll('.corner > *, .choice-key span')].filter((one) => {
  const around = one.closest('.choice-keys, nav').getBoundingClientRect();
  const { left, right } = one.getBoundingClientRect();
  const end = Math.min(around.right, innerWidth);
  return left < around.left || right > end || one.scrollWidth > one.clientWidth;
}).length"""


def test_the_smallest_phone_shows_every_button(server: ServerProcess, browser: Browser) -> None:
    device = a_device(browser, locale="ru", viewport={"width": 320, "height": 640})
    with a_page(device, nowhere(server.url), path="/") as visitor:
        assert visitor.page.evaluate(OVER) == 0
        visitor.page.evaluate(TURN_TO, "/records")
        visitor.page.locator("#records-text").wait_for()
        assert visitor.page.evaluate(OVER) == 0
        expect(visitor.page.get_by_role("link", name="Маленький мир")).to_be_visible()
    device.close()
