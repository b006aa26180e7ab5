"""The result: a count that never stalls and happens once; on phones it comes first."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from smallworld.play.game import LONGEST_NAME
from tests.server.running import ServerProcess
from tests.web.reading import SCROLLS_ACROSS
from tests.web.requirements import needs_chromium
from tests.web.screens import played_table
from tests.web.tables import a_device, a_page
from tests.web.walk import SIZES
from tests.web.watching import PHONE

pytestmark = [pytest.mark.page, needs_chromium]

# Frames whose time is behind the clock, as after a busy moment.
LATE_FRAMES = """(() => {
  const real = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => real((at) => callback(at - 400));
})()"""


def test_the_count_ends_by_itself_and_happens_once(browser: Browser, server: ServerProcess) -> None:
    device = a_device(browser, reduced_motion="no-preference")
    device.add_init_script(LATE_FRAMES)
    with a_page(device, played_table(server.url)) as ann:
        page = ann.page
        page.locator(".count-seat.is-counting").first.wait_for()  # it is animated
        page.locator(".count-seat.is-winner").wait_for()
        expect(page.locator(".count-skip")).to_have_count(0)
        expect(page.locator(".count-seat.is-counted")).to_have_count(2)
        tabs = page.get_by_role("tab")
        ann.watch_for(".count-skip")
        tabs.filter(has_text="Share").click()
        tabs.filter(has_text="Result").click()
        expect(page.locator(".count-seat.is-winner")).to_be_visible()
        assert page.evaluate("window.noticed ?? null") is None
    device.close()


SHOWN = """() => {
  const top = (what) => document.querySelector(what).getBoundingClientRect().top + scrollY;
  const foot = document.querySelector('.played-foot').getBoundingClientRect();
  return {
    result: top('.count'),
    board: top('.played-board'),
    end: Math.round(foot.bottom + scrollY),
    page: document.documentElement.scrollHeight,
  };
}"""


@pytest.mark.parametrize("viewport", [PHONE, {"width": 844, "height": 390}])
def test_on_a_phone_the_result_comes_first_and_nothing_blank_follows(
    browser: Browser, server: ServerProcess, viewport: ViewportSize
) -> None:
    device = a_device(browser, viewport=viewport)
    with a_page(device, played_table(server.url)) as ann:
        page = ann.page
        page.locator(".coins-chart").wait_for()
        shown = page.evaluate(SHOWN)
        assert shown["result"] < shown["board"]
        assert shown["page"] <= shown["end"] + 1
        page.get_by_role("tab", name="Log").click()
        page.locator(".log-entry").last.click()
        expect(page.locator(".played-board")).to_be_in_viewport()
    device.close()


HIDDEN_TABS = """() => {
  const list = document.querySelector('.played-side [role=tablist]').getBoundingClientRect();
  return [...document.querySelectorAll('.played-side [role=tab]')].filter((tab) => {
    const { left, right } = tab.getBoundingClientRect();
    return left < list.left - 1 || right > list.right + 1;
  }).map((tab) => tab.textContent);
}"""


TAB_ROWS = """() => [...new Set([...document.querySelectorAll('.played-side [role=tab]')]
  .map((tab) => Math.round(tab.getBoundingClientRect().top)))]"""


def test_the_longest_names_fit_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    names = ["M" * LONGEST_NAME, "Wilhelmine" * 4]
    device = a_device(browser, viewport=PHONE, is_mobile=True, has_touch=True)
    with a_page(device, played_table(server.url, names=names), touch=True) as ann:
        page = ann.page
        for tab in page.locator(".played-side [role=tab]").all():
            ann.press(tab)
            expect(tab).to_be_in_viewport(ratio=1)
            assert not page.evaluate(SCROLLS_ACROSS), tab.inner_text()
        inside = page.locator(".played-title").evaluate(
            "title => title.scrollWidth <= screen.width"
        )
        assert inside, "who won can be read"
    device.close()


@pytest.mark.parametrize("locale", ["ru", "fi", "cs"])
def test_all_tabs_stand_in_one_row_at_every_size(
    browser: Browser, server: ServerProcess, locale: str
) -> None:
    device = a_device(browser, locale=locale)
    with a_page(device, played_table(server.url)) as ann:
        tabs = ann.page.locator(".played-side [role=tab]")
        expect(tabs).to_have_count(6)
        for size in (one["viewport"] for one in SIZES.values()):
            ann.page.set_viewport_size(size)
            assert len(ann.page.evaluate(TAB_ROWS)) == 1, size
            assert ann.page.evaluate(HIDDEN_TABS) == [], size
    device.close()


def test_on_the_narrowest_phone_the_chosen_tab_scrolls_into_sight(
    browser: Browser, server: ServerProcess
) -> None:
    device = a_device(browser, locale="ru", viewport={"width": 320, "height": 640})
    with a_page(device, played_table(server.url)) as ann:
        tabs = ann.page.locator(".played-side [role=tab]")
        tabs.first.wait_for()
        for tab in tabs.all():
            ann.press(tab)
            expect(tab).to_be_in_viewport(ratio=1)
        assert len(ann.page.evaluate(TAB_ROWS)) == 1
    device.close()


def test_results_of_own_games_become_statistics(browser: Browser, server: ServerProcess) -> None:
    device = a_device(browser)
    with a_page(device, played_table(server.url), 0) as ann:
        page = ann.page
        page.locator(".count-seat.is-winner").wait_for()
        page.goto(f"{server.url}/results")
        races = page.locator("[data-stats=race] tbody tr")
        expect(races.first).to_contain_text("of 1")
        expect(page.locator("[data-stats=seats]")).to_contain_text("2 players")
        with page.expect_download() as download:
            page.get_by_role("button", name="Export").click()
        text = download.value.path().read_text(encoding="utf-8")
        assert text.splitlines()[0].startswith("date,game,map")
        assert len(text.splitlines()) == 2
    device.close()


def test_the_story_of_a_game_is_a_picture_to_share(browser: Browser, server: ServerProcess) -> None:
    device = a_device(browser)
    with a_page(device, played_table(server.url, 3)) as ann:
        page = ann.page
        page.get_by_role("tab", name="Share").click()
        expect(page.locator(".picture img")).to_be_visible()
        page.wait_for_function("() => document.querySelector('.picture img').naturalWidth > 0")
        with page.expect_download() as download:
            page.get_by_role("button", name="PNG").click()
        assert download.value.path().read_bytes().startswith(b"\x89PNG")
        with page.expect_download() as download:
            page.get_by_role("button", name="SVG").click()
        picture = download.value.path().read_text(encoding="utf-8")
        assert "takes the lead" in picture
    device.close()
