"""The book of rules in the browser: by link, by search, from the game, and on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from smallworld.reference.book import reference
from tests.server.running import ServerProcess
from tests.web.axe import AssertAccessible, findings
from tests.web.reading import read
from tests.web.requirements import needs_chromium, needs_packages
from tests.web.screens import HILL, WOOD, phase_table
from tests.web.tables import SECONDS, Json, a_device, a_page, at_table, nowhere
from tests.web.watching import PHONE, TABLET, Watched

pytestmark = [pytest.mark.page, needs_chromium]

ENTRIES = reference().entries
PAPERS = {"a4": (594.96, 841.92), "letter": (612.0, 792.0)}


@pytest.fixture(scope="module")
def book(server: ServerProcess, device: BrowserContext) -> Page:
    """The book, opened once for all tests of this file that only read."""
    page = device.new_page()
    page.set_default_timeout(SECONDS)
    page.goto(f"{server.url}/reference")
    page.locator(".book").wait_for()
    return page


OVER_THE_EDGE = """() => {
  const paper = document.querySelector(".paper");
  return [paper.scrollHeight - paper.clientHeight, paper.scrollWidth - paper.clientWidth];
}"""
SIZES = """() => [...document.querySelectorAll(".paper *")]
  .filter((one) => one.textContent.trim())
  .map((one) => parseFloat(getComputedStyle(one).fontSize))"""
# Press the key before the frame in which effects of the closed book end, and mark the next book.
PRESS_WHEN_CLOSED = """() => {
  const first = document.querySelector(".book-dialog");
  new MutationObserver((_, observer) => {
    const book = document.querySelector(".book-dialog");
    if (!first.isConnected && !book)
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
    if (!book || book === first) return;
    book.dataset.again = "yes";
    observer.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
}"""
# Turn to every entry as links do, and note what is seen there.
READ_ALL = """async (ids) => {
  const seen = [];
  for (const id of ids) {
    history.pushState(null, "", `/reference/${id}`);
    dispatchEvent(new PopStateEvent("popstate"));
    const entry = await until(() => document.querySelector(`[data-entry="${id}"]`));
    const figures = [...entry.querySelectorAll(".example")];
    await until(() => figures.every((figure) => figure.querySelector("svg")));
    const title = entry.querySelector("h2").textContent;
    const examples = figures.map((figure) => figure.dataset.example);
    seen.push({ id, title, examples, text: entry.textContent });
  }
  return seen;
  async function until(found) {
    for (let tries = 0; tries < 500; tries++) {
      if (found()) return found();
      await new Promise((next) => setTimeout(next, 10));
    }
    throw new Error(location.pathname);
  }
}"""
# Type every one of these into the search, and note where its first lines lead.
ASK_ALL = """async (questions) => {
  const field = document.querySelector("#finder");
  const answers = [];
  for (const question of questions) {
    field.value = question;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((next) => setTimeout(next));
    const links = [...document.querySelectorAll(".found a")].slice(0, 3);
    answers.push(links.map((link) => link.getAttribute("href").split("/").at(-1)));
  }
  return answers;
}"""


@pytest.fixture(scope="module")
def entries_seen(book: Page) -> list[Json]:
    return list(book.evaluate(READ_ALL, [entry.id for entry in ENTRIES]))


def test_every_entry_opens_by_link_and_shows_its_examples(entries_seen: list[Json]) -> None:
    for entry, seen in zip(ENTRIES, entries_seen, strict=True):
        assert seen["title"].strip()
        assert seen["examples"] == entry.examples, entry.id
        assert "{" not in seen["text"], entry.id
        unwritten = re.search(r"\b(reference|ruling|topic|sheet|event)-[a-z_]+", seen["text"])
        assert not unwritten, f"{entry.id}: {unwritten}"


def test_every_entry_opens_from_the_search(book: Page, entries_seen: list[Json]) -> None:
    asked = [
        entry.id.lower() if entry.kind == "ruling" else seen["title"].upper()
        for entry, seen in zip(ENTRIES, entries_seen, strict=True)
    ]
    for entry, found in zip(ENTRIES, book.evaluate(ASK_ALL, asked), strict=True):
        assert entry.id in found, entry.id


def test_the_keyboard_suffices(server: ServerProcess, device: BrowserContext) -> None:
    with a_page(device, nowhere(server.url), path="/reference") as player:
        page = player.page
        page.locator(".book").wait_for()
        page.keyboard.press("/")
        page.keyboard.type("c2")
        page.locator(".found").wait_for()
        page.keyboard.press("Enter")
        expect(page.locator('[data-entry="C2"]')).to_be_visible()
        assert page.url.endswith("/reference/C2")
        # The focus moves to the heading; a slash before that would be typed into the search.
        expect(page.locator('[data-entry="C2"] h2').first).to_be_focused()
        page.keyboard.press("/")
        page.keyboard.type("dragon")
        expect(page.locator("#finder")).to_have_value("dragon")
        for place in (0, 1):
            page.keyboard.press("ArrowDown")
            expect(page.locator(".found a").nth(place)).to_be_focused()
        second = str(page.evaluate("document.activeElement.getAttribute('href')"))
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-entry="{second.rpartition("/")[2]}"]')).to_be_visible()
        page.go_back()
        expect(page.locator('[data-entry="C2"]')).to_be_visible()


def test_nothing_found_and_no_such_entry_say_so(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, nowhere(server.url), path="/reference/no-such-thing") as player:
        expect(player.page.locator(".entry-none")).to_contain_text("no-such-thing")
        player.page.locator("#finder").fill("xyzzy")
        expect(player.page.locator(".found-count")).to_contain_text("xyzzy")


def closed(page: Page) -> None:
    """Close the book over the table."""
    page.keyboard.press("Escape")
    expect(page.locator(".book-dialog")).to_have_count(0)


def test_every_card_leads_to_its_entry(server: ServerProcess, device: BrowserContext) -> None:
    with a_page(device, phase_table(server.url, "pick")) as player:
        player.wait()
        page = player.page
        cards = page.locator(".combo")
        assert cards.count() == 6
        ways = page.locator(".combo .info")
        expect(ways).to_have_count(12)
        for place in (0, 1, 11):
            label = str(ways.nth(place).get_attribute("aria-label")).partition(":")[0]
            ways.nth(place).click()
            expect(page.locator(".book-dialog .entry h2")).to_have_text(label)
            closed(page)
        assert page.url.endswith(page.evaluate("location.pathname"))
        page.locator(".seat-1 summary").click()
        page.locator(".people-rule .info").first.click()
        expect(page.locator('[data-entry="race-elves"]')).to_be_visible()


def test_a_refusal_a_line_of_the_log_and_an_income_lead_to_their_rules(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, phase_table(server.url, "conquest")) as player:
        player.wait()
        page = player.page
        player.touch_region(WOOD)
        page.locator(".board-bubble .info").click()
        expect(page.locator('[data-entry="A13"]')).to_be_visible()
        closed(page)
        player.do(HILL)
        line = page.locator(".log-turn li").last
        line.hover()
        line.locator(".info").click()
        expect(page.locator('[data-entry="topic-price"]')).to_be_visible()
        closed(page)
        page.locator(".income-now summary").click()
        page.locator(".income-now .info").first.click()
        expect(page.locator('[data-entry="topic-income"]')).to_be_visible()
        closed(page)
        page.keyboard.press("/")
        expect(page.locator("#finder")).to_be_focused()
        assert player.look().seq


def test_the_book_opens_again_in_the_moment_it_closes(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, phase_table(server.url, "conquest")) as player:
        player.wait()
        page = player.page
        page.keyboard.press("/")
        expect(page.locator("#finder")).to_be_focused()
        page.evaluate(PRESS_WHEN_CLOSED)
        page.keyboard.press("Escape")
        expect(page.locator(".book-dialog")).to_have_attribute("data-again", "yes")
        expect(page.locator("#finder")).to_be_focused()


@pytest.mark.parametrize("viewport", [TABLET, PHONE])
def test_the_book_over_a_table_breaks_no_word(
    viewport: ViewportSize, server: ServerProcess, browser: Browser
) -> None:
    device: Json = {"viewport": viewport, "has_touch": True}
    with at_table(browser, phase_table(server.url, "conquest"), **device) as ann:
        ann.wait()
        ann.page.keyboard.press("/")
        ann.page.locator(".book-dialog .contents").wait_for()
        assert not [fault for fault in read(ann.page).faults if "a broken word" in fault]


def test_the_book_is_not_part_of_the_first_load(server: ServerProcess, browser: Browser) -> None:
    device = a_device(browser)
    page = device.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.url)
    page.locator(".tiles").wait_for()
    assert not [url for url in asked if "reference" in url]
    device.close()


@needs_packages
@pytest.mark.parametrize(
    "entry",
    [
        "",
        "race-giants",
        *(
            pytest.param(entry, marks=pytest.mark.soak)
            for entry in ("C6", "topic-price", "option-open_coins", "sheet")
        ),
    ],
)
def test_the_book_is_accessible(
    entry: str, server: ServerProcess, device: BrowserContext, assert_accessible: AssertAccessible
) -> None:
    with a_page(device, nowhere(server.url), path=f"/reference/{entry}".rstrip("/")) as player:
        player.page.locator(".book, .paper").wait_for()
        assert_accessible(player.page, entry)


@needs_packages
def test_the_book_over_a_table_is_accessible(server: ServerProcess, device: BrowserContext) -> None:
    with a_page(device, phase_table(server.url, "conquest")) as player:
        player.wait()
        player.page.keyboard.press("/")
        player.page.locator(".book-dialog .entry").wait_for()
        assert not findings(player.page)


@pytest.mark.parametrize("paper", ["a4", pytest.param("letter", marks=pytest.mark.soak)])
def test_the_sheet_is_one_page_and_can_be_read(
    paper: str, server: ServerProcess, browser: Browser
) -> None:
    device = a_device(browser)
    page = device.new_page()
    watch = Watched(server.url)
    watch.follow(page)
    page.goto(f"{server.url}/reference/sheet")
    page.locator(".paper").wait_for()
    page.locator(f'.sheet-tools input[value="{paper}"]').check(force=True)
    page.locator(f".paper.{paper}").wait_for()
    page.emulate_media(media="print")
    assert max(page.evaluate(OVER_THE_EDGE)) <= 1, "something does not fit"
    assert min(page.evaluate(SIZES)) >= 10 - 0.01, "7.5 points are 10 pixels"
    assert page.locator(".paper .sheet-cards.race li").count() == 14
    assert page.locator(".paper .sheet-cards.power li").count() == 20
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert re.findall(rb"/Count (\d+)", printed) == [b"1"]
    (box,) = re.findall(rb"/MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+)", printed)
    assert tuple(map(float, box)) == pytest.approx(PAPERS[paper], abs=0.5)
    watch.check(page)
    device.close()
