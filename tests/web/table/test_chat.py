"""Quick phrases: one press sends them, everybody reads them in their own language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.server.running import ServerProcess
from tests.web.requirements import needs_chromium
from tests.web.screens import conquering
from tests.web.tables import a_page, at_table, set_up

pytestmark = [pytest.mark.page, needs_chromium]


def test_a_quick_phrase_is_previewed_in_the_readers_language(
    browser: Browser, server: ServerProcess, device: BrowserContext
) -> None:
    table = set_up(server.url, conquering("orcs", "alchemist"))
    with at_table(browser, table, 0, locale="fi") as ann, a_page(device, table, 1) as bo:
        ann.settled()
        bo.settled()
        bo.page.get_by_role("tab", name="Chat").click()
        phrase = bo.page.get_by_role("button", name="Well played!")
        expect(phrase).to_have_text("Well played!")  # one sees what it says
        phrase.click()
        expect(bo.page.locator(".remark .phrase")).to_contain_text("Well played!")
        preview = ann.page.locator(".chat-preview button")
        expect(preview).to_contain_text("Hyvin pelattu!")
        preview.click()
        expect(ann.page.locator(".remark .phrase")).to_contain_text("Hyvin pelattu!")
        expect(preview).to_have_count(0)
        hide = ann.page.locator(".hearing button").first  # Bo is muted here
        hide.click()
        expect(ann.page.locator(".remark")).to_have_count(0)
