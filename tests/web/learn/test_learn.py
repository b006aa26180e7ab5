"""The lesson and the hints that come once: right and wrong moves, by mouse, finger and keys."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.running import ServerProcess
from tests.web.axe import SET_THEME, findings
from tests.web.player import Player
from tests.web.requirements import needs_chromium, needs_packages
from tests.web.seating import mine
from tests.web.table.test_steps import by_key, walk_to
from tests.web.tables import Json, a_device, a_page, a_position, nowhere, set_up
from tests.web.watching import DESKTOP, PHONE

pytestmark = [pytest.mark.page, needs_chromium]

TOUCH: Json = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@contextmanager
def a_learner(browser: Browser, server: ServerProcess, **context: object) -> Iterator[Player]:
    """Somebody who never played here, at a device of their own."""
    device = a_device(browser, **context)
    touch = bool(context.get("has_touch"))
    with a_page(device, nowhere(server.url), path="/", touch=touch) as player:
        yield player
    device.close()


def begin(player: Player) -> None:
    """From the title page into the lesson."""
    player.press(player.page.locator(".learn-first"))
    asked(player, "pick")


def asked(player: Player, beat: str) -> str:
    """The lesson asks for this now; what it says."""
    words = player.page.locator(f'[data-beat="{beat}"]')
    expect(words).to_be_visible()
    if beat not in ("attack", "count"):
        player.wait()
    expect(words).to_be_visible()
    return words.inner_text()


def kindly_refused(player: Player, words: str) -> None:
    """What was done is legal, but something else comes first, and the lesson says so."""
    told = player.page.locator(".board-bubble p, .problem-line p")
    expect(told).to_contain_text(words)
    player.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def placed(player: Player, end: str = "end") -> None:
    """Spread the tokens and end."""
    player.press("spread")
    player.press(end)


def counts_from_round_1(page: Page) -> None:
    """Every part of the result counts the rounds of the short game, not those of its board."""
    under = page.locator(".coins-chart .chart-round[text-anchor=middle]")
    expect(under).to_have_text(["0", "1", "2", "3", "4"])
    page.get_by_role("tab", name="Story").click()
    used = page.locator(".used-words").first
    expect(used).to_contain_text("From round 1, in decline from round 3")
    expect(page.locator(".used-rounds").first.locator(".is-active")).to_have_count(2)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log-round").last).to_have_text("Round 4")
    page.get_by_role("tab", name="Share").click()
    address = page.locator(".picture img").get_attribute("src") or ""
    picture = base64.b64decode(address.partition(",")[2]).decode()
    told = {int(round) for round in re.findall(r"Round (\d+):", picture)}
    assert told and told <= {1, 2, 3, 4}
    page.get_by_role("tab", name="Result").click()


def played_on(player: Player) -> None:
    """The last turn, the count, and the way into a whole game."""
    player.do(player.look().where("conquer")[0])
    player.do("stop")
    placed(player)
    page = player.page
    counts_from_round_1(page)
    player.press(page.get_by_role("button", name="Play against an easy bot"))
    expect(page.locator(".lesson-end")).to_have_count(0)
    assert len(player.wait().picks) == 6
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator(".round-track .now")).to_have_text("1")


# What the arrow of the lesson covers: names of regions, and what stands on the cards.
UNDER_THE_ARROW = """() => {
  const arrow = document.querySelector('.lesson-arrow').getBoundingClientRect();
  const told = document.querySelectorAll(
    '.lit-name, .combo-emblems, .combo-numbers > *, .combo .pick, .combo-rule span');
  return [...told].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return Math.min(right, arrow.right) - Math.max(left, arrow.left) > 1
      && Math.min(bottom, arrow.bottom) - Math.max(top, arrow.top) > 1;
  }).map((one) => one.textContent || one.className);
}"""


def test_the_arrow_covers_no_word(browser: Browser, server: ServerProcess) -> None:
    with a_learner(browser, server) as ann:
        begin(ann)
        arrow = ann.page.locator(".lesson-arrow")
        for size in (DESKTOP, PHONE):
            ann.page.set_viewport_size(size)
            expect(arrow).to_be_visible()
            expect(ann.page.locator(".combo .pick").first).to_be_in_viewport()
            ann.page.wait_for_function(f"() => !({UNDER_THE_ARROW})().length")
        ann.pick(1)
        asked(ann, "enter")
        for size in (DESKTOP, PHONE):
            ann.page.set_viewport_size(size)
            expect(ann.page.locator(".lit-name")).to_be_visible()
            expect(arrow).to_be_visible()
            ann.page.wait_for_function(f"() => !({UNDER_THE_ARROW})().length")


def test_the_lesson_begins_in_round_1_of_a_short_game_with_one_bar(
    browser: Browser, server: ServerProcess
) -> None:
    with a_learner(browser, server) as ann:
        begin(ann)
        page = ann.page
        rounds = page.locator(".round-track")
        expect(rounds).to_have_attribute("aria-label", "Round 1 of 4")
        expect(rounds.locator("span")).to_have_text(["1", "2", "3", "4"])
        expect(rounds.locator(".done")).to_have_count(0)
        expect(page.locator(".prompt p")).to_be_hidden()
        ann.pick(1)
        asked(ann, "enter")
        expect(page.locator(".log-round").first).to_have_text("Round 1")
        page.locator(".lesson-words button.region-name", has_text="Bramela").focus()
        expect(page.locator(".lit-name")).to_contain_text("Bramela")


def test_on_a_phone_the_lesson_leaves_the_board_half_the_screen(
    browser: Browser, server: ServerProcess
) -> None:
    """In a language with long sentences and other letters."""
    with a_learner(browser, server, **TOUCH, locale="ru") as ann:
        begin(ann)
        ann.pick(1)
        asked(ann, "enter")
        board, bar = (ann.page.locator(one).bounding_box() for one in (".board", ".top-bar"))
        assert board and board["height"] >= PHONE["height"] / 2
        assert bar and bar["height"] < 60, "it has no prompt beside the lesson"
        ann.press(ann.page.locator(".lesson-words button.region-name").first)
        expect(ann.page.locator(".lit-name")).to_be_visible()


@pytest.mark.soak
def test_the_whole_lesson_with_wrong_moves_and_a_reload(
    browser: Browser, server: ServerProcess
) -> None:
    with a_learner(browser, server) as ann:
        begin(ann)
        page = ann.page
        ann.press(page.locator(".combos button.pick").nth(2))
        kindly_refused(ann, "they’re free")
        ann.pick(1)
        assert "costs 2" in asked(ann, "enter")
        ann.touch_region(5)
        kindly_refused(ann, "Start in Bramela")
        ann.touch_region(13)  # not at the edge: that the rules refuse
        kindly_refused(ann, "Sorvald")
        ann.press("stop")
        kindly_refused(ann, "Start in Bramela")
        ann.do(2)
        asked(ann, "tribe")
        ann.do(page.locator("button.undo").first)  # a step back is a step back in the lesson
        asked(ann, "enter")
        ann.do(2)
        assert "for 3" in asked(ann, "tribe")
        page.reload()
        asked(ann, "tribe")
        ann.do(7)
        asked(ann, "mountain")
        expect(page.locator(".lesson-symbols")).to_contain_text("magic source")
        ann.do(6)
        asked(ann, "stop")
        ann.touch_region(3)  # with the die
        kindly_refused(ann, "stop conquering")
        ann.do("stop")
        asked(ann, "place")
        ann.press("spread")
        assert "6 coins" in asked(ann, "income")
        ann.press("end")
        asked(ann, "refuge")
        placed(ann, "end-refuge")
        asked(ann, "ready")
        ann.press("decline")
        kindly_refused(ann, "Tomarel first")
        ann.do(12)
        assert "costs 4, you have 3" in asked(ann, "die")
        ann.touch_region(7)
        ann.do(ann.yes)
        asked(ann, "hold")
        placed(ann)
        asked(ann, "decline")
        page.goto(server.url)  # left, and gone on with
        ann.press(page.locator(".learn-first"))
        asked(ann, "decline")
        ann.press("stop")
        kindly_refused(ann, "what decline does")
        ann.press("decline")
        ann.press(ann.yes)
        asked(ann, "again")
        ann.pick(4)
        asked(ann, "last")
        played_on(ann)
        page.goto(server.url)
        expect(page.locator(".tiles")).to_be_visible()
        expect(page.locator(".learn-first")).to_have_count(0)


@pytest.mark.soak
def test_the_lesson_by_finger_with_steps_back_and_steps_done_for_one(
    browser: Browser, server: ServerProcess
) -> None:
    with a_learner(browser, server, **TOUCH) as ann:
        begin(ann)
        back, skip = (ann.page.locator(".lesson-tools button").nth(place) for place in (0, 1))
        ann.pick(1)
        asked(ann, "enter")
        ann.press(skip)
        asked(ann, "tribe")
        ann.press(skip)
        asked(ann, "mountain")
        ann.do(6)
        asked(ann, "stop")
        ann.press(back)  # to a table that stands at the step before
        asked(ann, "mountain")
        assert ann.look().hand == 4
        for beat in ("mountain", "stop", "place", "income"):
            asked(ann, beat)
            ann.press(skip)
        asked(ann, "refuge")
        placed(ann, "end-refuge")
        asked(ann, "ready")
        ann.do(12)
        asked(ann, "die")
        ann.touch_region(7)
        ann.do(ann.yes)
        asked(ann, "hold")
        placed(ann)
        asked(ann, "decline")
        ann.press("decline")
        ann.press(ann.yes)
        asked(ann, "again")
        ann.pick(1)
        asked(ann, "last")
        width = ann.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"]


@pytest.mark.soak
def test_the_lesson_by_keys_alone(browser: Browser, server: ServerProcess) -> None:
    with a_learner(browser, server) as ann:
        page = ann.page
        page.locator(".learn-first").focus()
        page.keyboard.press("Enter")
        asked(ann, "pick")
        page.keyboard.press("1")  # chooses
        by_key(ann, "1")  # confirms
        for beat, region in (("enter", 2), ("tribe", 7), ("mountain", 6)):
            asked(ann, beat)
            walk_to(ann, region)
            by_key(ann, "Enter")
        asked(ann, "stop")
        by_key(ann, "s")
        asked(ann, "place")
        walk_to(ann, 2)
        for _ in range(6):
            page.keyboard.press("Enter")
        asked(ann, "income")
        page.keyboard.press("e")
        asked(ann, "ready")  # a lone token was lost: nobody comes home
        walk_to(ann, 12)
        by_key(ann, "Enter")
        asked(ann, "die")
        walk_to(ann, 7)
        page.keyboard.press("Enter")
        expect(ann.yes).to_be_focused()
        by_key(ann, "Enter")
        asked(ann, "hold")
        walk_to(ann, 12)
        for _ in range(4):
            page.keyboard.press("Enter")
        page.keyboard.press("e")
        asked(ann, "decline")
        page.keyboard.press("d")
        expect(ann.yes).to_be_focused()
        page.keyboard.press("Enter")
        asked(ann, "again")
        page.keyboard.press("1")  # chooses
        by_key(ann, "1")  # confirms
        asked(ann, "last")


@pytest.mark.soak
@needs_packages
def test_the_lesson_is_accessible(browser: Browser, server: ServerProcess) -> None:
    with a_learner(browser, server) as ann:
        begin(ann)
        ann.pick(1)
        asked(ann, "enter")
        for size, theme in ((DESKTOP, "candle"), (PHONE, "day")):
            ann.page.set_viewport_size(size)
            ann.page.evaluate(SET_THEME, theme)
            assert not findings(ann.page), theme


def test_nothing_of_it_is_part_of_a_first_visit(browser: Browser, server: ServerProcess) -> None:
    device = a_device(browser)
    page = device.new_page()
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.goto(server.url)
    page.locator(".learn-first").wait_for()
    assert not [url for url in asked_for if "learn" in url]
    device.close()


# --- hints that come once
BERSERK = {"race": "orcs", "power": "berserk", "hand": 5}


def test_a_hint_comes_once_and_can_be_put_away(
    server: ServerProcess, device: BrowserContext
) -> None:
    table = set_up(server.url, a_position(BERSERK, regions={3: mine()}))
    with a_page(device, table, 0, likings={"firsts": True}) as ann:
        ann.wait()
        hint = ann.page.locator("[data-first]")
        expect(hint).to_have_attribute("data-first", "berserk")
        expect(hint).to_contain_text("roll the die")
        ann.press(hint.locator("button"))
        expect(hint).to_have_count(0)
        assert ann.look().mine
        seen = ann.page.evaluate("localStorage.getItem('smallworld.firsts')")
        assert seen == '["berserk"]'


COVERED = """(tip) => {
  const { left, right, top, bottom } = tip.getBoundingClientRect();
  return [...document.querySelectorAll('.board, .seat-list, .panels, .action-bar, .top-bar')]
    .filter((other) => !other.contains(tip))
    .filter((other) => {
      const box = other.getBoundingClientRect();
      return box.left < right - 1 && box.right > left + 1
        && box.top < bottom - 1 && box.bottom > top + 1;
    })
    .map((other) => other.className);
}"""


def test_a_hint_covers_nothing_and_goes_when_it_is_done(
    server: ServerProcess, browser: Browser
) -> None:
    dragon = {"race": "orcs", "power": "dragon_master", "hand": 5}
    for size in (DESKTOP, PHONE):
        device = a_device(browser, viewport=size)
        table = set_up(server.url, a_position(dragon, regions={3: mine()}))
        with a_page(device, table, 0, likings={"firsts": True}) as ann:
            ann.wait()
            hint = ann.page.locator("[data-first]")
            expect(hint).to_have_attribute("data-first", "dragon")
            assert hint.evaluate(COVERED) == []
            ann.press("dragon")
            ann.do(7)
            expect(hint).to_have_count(0)
        device.close()


def test_the_first_prices_are_explained(server: ServerProcess, browser: Browser) -> None:
    device = a_device(browser, viewport=PHONE)
    table = set_up(server.url, a_position({"race": "orcs", "power": "hill", "hand": 9}))
    with a_page(device, table, 0, likings={"firsts": True}) as ann:
        entry = ann.wait().where("conquer")[0]
        hint = ann.page.locator("[data-first=prices]")
        expect(hint).to_contain_text("prices in tokens")
        assert hint.evaluate(COVERED) == []
        ann.do(entry)
        expect(hint).to_have_count(0)
    device.close()


def test_hints_can_be_switched_off_and_asked_for_again(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, nowhere(server.url), path="/settings") as ann:
        ann.page.evaluate("localStorage.setItem('smallworld.firsts', '[\"dragon\"]')")
        switch = ann.page.get_by_role("switch", name="First-time tips")
        switch.set_checked(False, force=True)
        switch.set_checked(True, force=True)
        assert ann.page.evaluate("localStorage.getItem('smallworld.firsts')") == "[]"
        switch.set_checked(False, force=True)
        kept = ann.page.evaluate("JSON.parse(localStorage.getItem('smallworld.likings')).firsts")
        assert kept is False
