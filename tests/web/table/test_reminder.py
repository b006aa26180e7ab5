"""Turn reminders are set and cleared from the menu, where the operator allows any."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import running_server
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device, a_table, remembering
from tests.web.watching import Watched

pytestmark = [pytest.mark.page, needs_chromium]


@pytest.mark.soak
def test_a_player_is_reminded_at_an_allowed_host(browser: Browser, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with running_server(database, "--reminder-host", "hooks.example") as server:
        table = a_table(server.url, map="base/2", seats=[{"me": "Ann"}, {"me": "Bo"}])
        device = a_device(browser)
        page = device.new_page()
        watch = Watched(server.url)
        watch.follow(page)
        remembering(page, table.keys(0))
        page.goto(server.url + table.path)
        page.get_by_role("button", name="Menu").click()
        part = page.get_by_role("region", name="Turn reminders")
        part.get_by_label("Address").fill("https://hooks.example/ann")
        part.get_by_role("button", name="Send reminders there").click()
        expect(part).to_contain_text("go to hooks.example")
        expect(part.get_by_role("button", name="Copy key")).to_be_visible()
        part.get_by_role("button", name="Stop reminders").click()
        expect(part.get_by_label("Address")).to_be_visible()
        watch.check(page)
        device.close()
