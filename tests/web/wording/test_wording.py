"""Readers suggest better texts: they choose one, write, and save a file; nothing is sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.cli.shell import output_of
from tests.server.running import ServerProcess
from tests.web.axe import AssertAccessible
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device
from tests.web.watching import Watched

pytestmark = [pytest.mark.page, needs_chromium]


@pytest.fixture
def page(browser: Browser, server: ServerProcess) -> Iterator[Page]:
    """The settings in Swedish, with the mode started."""
    device = a_device(browser, locale="sv-SE")
    page = device.new_page()
    watch = Watched(server.url)
    watch.follow(page)
    page.goto(f"{server.url}/settings")
    page.get_by_role("button", name="Välj texter").click()
    expect(page.get_by_role("region", name="Förbättring av ordalydelsen")).to_be_visible()
    yield page
    watch.check(page)
    device.close()


def test_a_chosen_text_is_improved_and_saved(
    page: Page, tmp_path: Path, assert_accessible: AssertAccessible
) -> None:
    address = page.url
    save = page.get_by_role("button", name="Inga förslag än")
    expect(save).to_be_disabled()
    page.get_by_role("heading", name="Inställningar").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("settings-title")
    expect(dialog).to_contain_text("Settings")
    assert_accessible(page, "the wording of a text")
    box = dialog.get_by_label("Ditt förslag")
    expect(box).to_have_value("Inställningar")
    box.fill("Mina inställningar")
    dialog.get_by_role("button", name="Spara förslag").click()
    expect(dialog).to_be_hidden()

    # By keyboard, in the list of all texts; a control is not used, but improved.
    page.get_by_role("button", name="Alla texter här").press("Enter")
    dialog.get_by_role("button", name="Välj texter").press("Enter")
    expect(dialog).to_contain_text("settings-wording-start")
    box.fill("Peka på texter")
    dialog.get_by_role("button", name="Spara förslag").press("Enter")
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("button", name="Alla texter här")).to_be_focused()  # where it began
    home = page.locator("#app header a").first
    home.press("Enter")
    expect(dialog).to_contain_text("home-")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert page.url == address

    with page.expect_download() as loaded:
        page.get_by_role("button", name="Spara 2 förslag").click()
    file = tmp_path / loaded.value.suggested_filename
    assert file.name == "smallworld-wording-sv.json"
    loaded.value.save_as(file)
    found = json.loads(file.read_text(encoding="utf-8"))["suggestions"]
    assert [(one["id"], one["suggestion"]) for one in found] == [
        ("settings-title", "Mina inställningar"),
        ("settings-wording-start", "Peka på texter"),
    ]
    assert "sv settings-title" in output_of("lang", "suggestions", file)

    page.get_by_role("button", name="Avsluta").click()
    home.click()
    expect(page).not_to_have_url(address)
