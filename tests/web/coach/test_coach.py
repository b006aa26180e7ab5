"""The coach in the browser: asked, cancelled, read, shown on the board, and played on from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from tests.kit.paths import BLUNDERS
from tests.server.running import GENEROUS, ServerProcess, running_server
from tests.web.axe import findings
from tests.web.requirements import needs_chromium, needs_packages
from tests.web.tables import Table, a_page, a_table, nowhere
from tests.web.watching import DESKTOP, PHONE

pytestmark = [pytest.mark.page, needs_chromium, needs_packages]

# Ann stands still in the first of its turns, which costs her most.
RECORD = BLUNDERS / "short_pass.swg"
CONFIG = f"{GENEROUS}\n[analysis]\nplayouts = 4\ncareful = 4\nnodes = 20\n"
LYING_PHONES: tuple[ViewportSize, ...] = (
    {"width": 844, "height": 390},
    {"width": 667, "height": 375},
)
DAY = "() => (document.documentElement.dataset.theme = 'day')"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose coach hardly looks."""
    database = tmp_path_factory.mktemp("coach") / "tables.sqlite"
    with running_server(str(database), workers=1, config=CONFIG) as process:
        yield process


def a_game_with_a_mistake(url: str) -> Table:
    """All but the last word was said; a bot says it."""
    record = "\n".join(RECORD.read_text(encoding="utf-8").splitlines()[:-1]) + "\n"
    return a_table(url, record=record, seats=[{"me": "Ann"}, {"bot": "easy"}])


def open_coach(page: Page) -> None:
    page.get_by_role("tab", name="Coach").click()
    page.locator("[data-coach=begin]").click()
    expect(page.locator(".coach")).to_have_attribute("data-state", "done")


def test_a_costly_turn_is_told_shown_and_played_on_from(
    hasty: ServerProcess, device: BrowserContext
) -> None:
    table = a_game_with_a_mistake(hasty.url)
    with a_page(device, table) as ann:
        page = ann.page
        open_coach(page)
        expect(page.locator(".curve .chart-seat.chosen.chart-seat-0").first).to_be_visible()
        the_axes_are_no_larger_than_the_text(page)
        worst = page.locator(".costly > li").first
        expect(worst).to_contain_text("Round 9, Ann")
        expect(worst).to_contain_text("Played: stop here.")
        expect(worst).to_contain_text("The race did nothing. Better:")
        name = worst.locator("button.region-name").first
        name.focus()
        lit = page.locator(".region.lit")
        expect(lit).to_have_attribute("data-region", name.get_attribute("data-names") or "")
        name.blur()
        worst.get_by_role("button", name="Show on the board").click()
        expect(page.locator(".what-if")).to_contain_text("Alternative for round 9")
        expect(page.locator(".sketch-arrow").first).to_be_visible()
        no_findings_anywhere(page)
        worst.get_by_role("button", name="Play on from here").click()
        page.wait_for_url(lambda url: "/table/" in url and table.path not in url)
        seen = ann.wait()
        assert seen.mine and "stop" in seen.offers, "Ann decides anew"


# How large the words of the axes are on the screen, and where the curve and its legend stand.
AXES = """() => {
  const onScreen = (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
  return [...document.querySelectorAll('.curve :is(.chart-grid text, .chart-round)')].map(onScreen);
}"""


def the_axes_are_no_larger_than_the_text(page: Page) -> None:
    for size in (*LYING_PHONES, DESKTOP):
        page.set_viewport_size(size)
        sizes = page.evaluate(AXES)
        assert min(sizes) >= 12 and max(sizes) <= 16, size


def no_findings_anywhere(page: Page) -> None:
    assert not findings(page)
    page.set_viewport_size(PHONE)
    page.evaluate(DAY)
    assert not findings(page)
    page.set_viewport_size(DESKTOP)


@pytest.mark.soak
def test_others_are_told_too_by_keys_and_as_numbers(
    hasty: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, a_game_with_a_mistake(hasty.url)) as ann:
        page, keys = ann.page, ann.page.keyboard
        page.get_by_role("tab", name="Result").focus()
        keys.press("ArrowRight")
        keys.press("ArrowRight")
        expect(page.get_by_role("tab", name="Coach")).to_be_focused()
        page.locator("[data-coach=begin]").focus()
        keys.press("Enter")
        expect(page.locator(".coach")).to_have_attribute("data-state", "done")
        page.get_by_role("radio", name="Ann").focus()
        keys.press("ArrowRight")
        expect(page.locator(".lives")).to_contain_text("Pip kept")
        page.locator(".curve-numbers summary").focus()
        keys.press("Enter")
        expect(page.locator(".curve-numbers tbody tr")).to_have_count(5)
        expect(page.locator(".curve-numbers tbody tr").last).to_contain_text("Round 10, Pip")


def test_a_record_has_a_coach_who_can_be_sent_away(
    hasty: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, nowhere(hasty.url), path="/records") as ann:
        page = ann.page
        page.set_viewport_size(PHONE)
        page.locator("#records-text").fill(RECORD.read_text(encoding="utf-8"))
        page.locator("form.paste button").click()
        page.get_by_role("tab", name="Coach").click()
        page.route("**/api/records/analysis/*", lambda route: route.abort())  # it takes its time
        page.locator("[data-coach=begin]").click()
        page.get_by_role("button", name="Cancel").click()
        expect(page.locator(".coach")).to_have_attribute("data-state", "none")
        page.unroute("**/api/records/analysis/*")
        page.locator("[data-coach=begin]").click()
        expect(page.locator(".coach")).to_have_attribute("data-state", "done")
        page.locator(".costly > li").first.get_by_role("button", name="Play on").click()
        page.wait_for_url("**/table/*")
        assert ann.wait().mine
