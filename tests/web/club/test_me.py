"""The player's devices: a code takes seats to another browser, and a device can be removed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.playing import Client
from tests.server.running import ServerProcess
from tests.web.axe import AssertAccessible
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device

pytestmark = [pytest.mark.page, needs_chromium]


@pytest.fixture
def devices(browser: Browser) -> Iterator[tuple[BrowserContext, BrowserContext]]:
    phone, laptop = a_device(browser), a_device(browser)
    yield phone, laptop
    phone.close()
    laptop.close()


def a_table_of(context: BrowserContext, url: str) -> str:
    """Make a table with the cookie of a browser, whose page stores no token."""
    wish = {"seats": [{"me": "Ann"}, {"bot": "easy"}]}
    made = context.request.post(f"{url}/api/games", data=wish, headers={"origin": url})
    assert made.ok
    return str(made.json()["game"])


def shown_code(page: Page) -> str:
    page.get_by_role("button", name="Create a code").click()
    return page.locator(".me-code-text").inner_text()


def test_a_seat_goes_to_another_browser_and_is_taken_back(
    server: ServerProcess,
    devices: tuple[BrowserContext, BrowserContext],
    assert_accessible: AssertAccessible,
) -> None:
    phone, laptop = (context.new_page() for context in devices)
    game = a_table_of(devices[0], server.url)
    phone.goto(f"{server.url}/settings")
    phone.get_by_role("link", name="Devices and data").click()
    expect(phone.get_by_role("heading", name="You and your devices")).to_be_visible()
    expect(phone.get_by_text("Only this device so far")).to_be_visible()
    code = shown_code(phone)
    assert_accessible(phone, "a code")

    laptop.goto(f"{server.url}/me#code={code}")
    expect(laptop.get_by_role("textbox", name="Code")).to_have_value(code)
    expect(laptop.get_by_text("Only this device so far")).to_be_visible()  # nothing by itself
    laptop.get_by_role("button", name="Connect this device").click()
    expect(laptop.locator(".me-devices li")).to_have_count(2)
    expect(phone.locator(".me-devices li")).to_have_count(2)  # without a reload
    assert_accessible(laptop, "two devices")

    laptop.goto(f"{server.url}/tables")
    laptop.get_by_role("link", name="Continue").click()
    expect(laptop.locator("[data-now=mine]")).to_be_visible()  # at the own seat, not a spectator
    assert laptop.url.endswith(game)

    phone.get_by_role("button", name="Remove ").last.click()
    phone.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(phone.locator(".me-devices li")).to_have_count(1)
    expect(laptop.locator(".connection-line.gone")).to_be_visible()
    stranger = devices[1].request.get(f"{server.url}/api/me/games").json()
    assert stranger == {"tables": []}


def test_a_wrong_code_says_so_and_the_keyboard_is_enough(
    server: ServerProcess, devices: tuple[BrowserContext, BrowserContext]
) -> None:
    page = devices[0].new_page()
    page.goto(f"{server.url}/me")
    page.get_by_role("textbox", name="Code").focus()
    page.keyboard.type("abcde-fghij")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("This code doesn’t work")


def test_everything_about_me_is_downloaded_and_deleted(
    server: ServerProcess, devices: tuple[BrowserContext, BrowserContext]
) -> None:
    page = devices[0].new_page()
    game = a_table_of(devices[0], server.url)
    page.goto(f"{server.url}/me")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download my data").click()
    data = json.loads(waiting.value.path().read_text(encoding="utf-8"))
    assert [seat["game"] for seat in data["seats"]] == [game]
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(page.locator(".toast")).to_be_visible()
    assert Client(server.url).ok("GET", f"/api/games/{game}")["seats"][0]["sitting"]["name"] == ""
