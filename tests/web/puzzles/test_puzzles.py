"""Puzzles in the browser: one is solved, one is missed, and both are remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from smallworld.core.actions import CONQUER, block_of, parse_action, region_of
from smallworld.lab.puzzles.puzzles import COINS, DECLINE, Puzzle, shipped_puzzles, state_of
from tests.server.running import ServerProcess
from tests.web.axe import findings
from tests.web.player import Player
from tests.web.requirements import needs_chromium, needs_packages
from tests.web.table.test_layout import SEEN
from tests.web.tables import a_device, a_page, nowhere
from tests.web.watching import DESKTOP, PHONE

pytestmark = [pytest.mark.page, needs_chromium, needs_packages]


def is_plain(puzzle: Puzzle) -> bool:
    """Is it solved by one click on each of few regions?"""
    taken = puzzle.solution[: puzzle.solution.index("stop")]
    plain = all(word.startswith("conquer") and word[-1].isdigit() for word in taken)
    power = state_of(puzzle).power(3 * state_of(puzzle).turn).id
    return plain and len(taken) <= 3 and power not in ("fortified", "diplomat", "stout", "heroic")


OF_COINS = next(one for one in shipped_puzzles().puzzles if one.kind == COINS and is_plain(one))
OF_DECLINE = next(one for one in shipped_puzzles().puzzles if one.kind == DECLINE)


def play_solution(player: Player) -> None:
    """Take what the solution takes, and let the page place the rest."""
    for word in OF_COINS.solution:
        action = parse_action(word, state_of(OF_COINS).box)
        if block_of(action) == CONQUER:
            player.do(int(region_of(action)))
    finish(player)


def finish(player: Player) -> None:
    """Stop, and do whatever leads to the end of the turn."""
    seen = player.do("stop")
    while seen.mine:
        seen = player.step(seen, conquers=False)


def wait_until_stored(page: Page, **expected: object) -> None:
    """Wait until the browser has stored this progress; it does so after the screen has changed."""
    page.wait_for_function(
        """expected => {
            const stored = JSON.parse(localStorage.getItem('smallworld.puzzles') ?? '{}');
            return Object.entries(expected).every(
                ([key, value]) => JSON.stringify(stored[key]) === JSON.stringify(value));
        }""",
        arg=expected,
    )


def test_a_puzzle_is_missed_tried_again_and_solved(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, nowhere(server.url), path=f"/puzzles/{OF_COINS.id}") as player:
        page, strip = player.page, player.page.locator(".puzzle-strip")
        player.wait()
        expect(strip).to_contain_text("as many coins as you can")
        finish(player)
        expect(strip).to_have_attribute("data-state", "missed")
        expect(strip).to_contain_text("less than possible")
        page.wait_for_function("() => document.activeElement.textContent.includes('Not yet')")
        strip.get_by_role("button", name="Try again").click()
        expect(strip).to_have_attribute("data-state", "asking")
        player.wait()
        play_solution(player)
        expect(strip).to_have_attribute("data-state", "solved")
        expect(strip).to_contain_text(f"{OF_COINS.best:.0f} coins")
        wait_until_stored(page, tries={OF_COINS.id: 2}, solved=[OF_COINS.id])
        strip.get_by_role("button", name="Show solution").click()
        expect(page.locator(".puzzle-playback .replay-bar")).to_be_visible()
        strip.get_by_role("link", name="More").click()
        entry = page.locator(f'a[href="/puzzles/{OF_COINS.id}"].puzzle-entry')
        expect(entry).to_have_accessible_name(re.compile("solved"))
        assert not findings(page)
        assert page.evaluate("() => localStorage.getItem('smallworld.keys')") == "{}"


YESTERDAY = """() => localStorage.setItem('smallworld.puzzles', JSON.stringify({
  tries: {}, solved: [], streak: 3,
  last: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
}))"""


def test_days_in_a_row_are_counted(server: ServerProcess, browser: Browser) -> None:
    device = a_device(browser)
    with a_page(device, nowhere(server.url), path="/puzzles") as player:
        streak = player.page.locator(".puzzle-streak")
        expect(streak).to_contain_text("start a streak")
        player.page.evaluate(YESTERDAY)
        player.page.reload()
        expect(streak).to_contain_text("3 days in a row")
        expect(streak.locator(".streak-days .done")).to_have_count(3)
    device.close()


def test_beside_a_puzzle_all_seats_are_seen(server: ServerProcess, device: BrowserContext) -> None:
    with a_page(device, nowhere(server.url), path=f"/puzzles/{OF_COINS.id}") as player:
        player.wait()
        player.page.set_viewport_size({"width": 1280, "height": 720})
        cards = player.page.locator(".seat-card")
        player.page.wait_for_function(f"() => ({SEEN})() === {cards.count()}")
        assert cards.count() > 1
        player.page.set_viewport_size(DESKTOP)


def test_decline_or_go_on_is_answered_by_keyboard_and_for_everyone(
    server: ServerProcess, device: BrowserContext
) -> None:
    with a_page(device, nowhere(server.url), path=f"/puzzles/{OF_DECLINE.id}") as player:
        page, strip = player.page, player.page.locator(".puzzle-strip")
        player.wait()
        expect(page.locator(".presence:visible")).to_have_count(0)  # nobody is away
        expect(page.locator("button:visible", has_text="into decline")).to_have_count(1)
        page.set_viewport_size(PHONE)
        answer = "Go into decline" if OF_DECLINE.declines else "Keep going"
        strip.get_by_role("button", name=answer).focus()
        page.keyboard.press("Enter")
        expect(strip).to_have_attribute("data-state", "solved")
        expect(strip).to_contain_text("of 100 games")
        assert not findings(page)
