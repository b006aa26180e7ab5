"""How much a first visit loads, and from where."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.server.running import ServerProcess
from tests.web.needed import needs_chromium
from tests.web.tables import a_device, a_table, remembering
from tests.web.watching import Watched

pytestmark = [pytest.mark.page, needs_chromium]

MOST = 250_000  # bytes on the way, compressed


def test_a_first_visit_to_a_full_table_is_light(browser: Browser, server: ServerProcess) -> None:
    seats = [{"me": "Ann"}] + [{"me": f"Player {place}"} for place in range(2, 6)]
    table = a_table(server.url, map="base/5", seats=seats)
    device = a_device(browser)
    page = device.new_page()
    watch = Watched(server.url)
    watch.follow(page)
    loaded: dict[str, int] = {}
    names: dict[str, str] = {}
    network = device.new_cdp_session(page)
    network.on(
        "Network.requestWillBeSent",
        lambda told: names.update({told["requestId"]: told["request"]["url"]}),
    )
    network.on(
        "Network.loadingFinished",
        lambda told: loaded.update({told["requestId"]: int(told["encodedDataLength"])}),
    )
    network.send("Network.enable")
    remembering(page, table.keys(0))
    page.goto(server.url + table.path)
    page.wait_for_selector(".regions")
    page.wait_for_load_state("networkidle")
    by_name = {names.get(id, id).rpartition("/")[2]: size for id, size in loaded.items()}
    heaviest = sorted(by_name.items(), key=lambda one: -one[1])[:12]
    assert sum(loaded.values()) <= MOST, heaviest
    watch.check(page)
    device.close()
