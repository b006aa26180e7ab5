"""A name is asked once, with a suggestion, and known from then on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import ServerProcess
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device, a_page, nowhere

pytestmark = [pytest.mark.page, needs_chromium]


def test_the_first_game_needs_one_click_and_gives_a_name(
    browser: Browser, server: ServerProcess
) -> None:
    device = a_device(browser)
    with a_page(device, nowhere(server.url), path="/", likings={"name": ""}) as visitor:
        page = visitor.page
        field = page.get_by_label("What should we call you?")
        first = field.input_value()
        assert first
        page.get_by_role("button", name="Suggest another name").click()
        expect(field).not_to_have_value(first)
        name = field.input_value()
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url(re.compile("/table/"))
        expect(page.locator(".seat-0 .seat-name")).to_have_text(name)
        page.goto(server.url)
        expect(page.locator(".own-name")).to_contain_text(f"You’re playing as {name}.")
    device.close()


def test_a_name_that_was_written_is_taken_everywhere(
    browser: Browser, server: ServerProcess
) -> None:
    device = a_device(browser)
    with a_page(device, nowhere(server.url), path="/new", likings={"name": ""}) as visitor:
        page = visitor.page
        field = page.get_by_label("Your name")
        assert field.input_value()
        field.fill("Morgana")
        page.get_by_role("button", name="Create table").click()
        page.wait_for_url(re.compile("/table/"))
        expect(page.locator(".seat-name", has_text="Morgana")).to_have_count(1)
        page.goto(server.url)
        expect(page.locator(".own-name")).to_contain_text("You’re playing as Morgana.")
    device.close()
