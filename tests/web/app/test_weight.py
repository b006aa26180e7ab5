"""How much a first visit loads, and from where."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.server.running import ServerProcess
from tests.web.requirements import needs_chromium
from tests.web.tables import a_device, a_page, a_table, remembering
from tests.web.watching import Watched

pytestmark = [pytest.mark.page, needs_chromium]

MOST = 250_000  # bytes, also if the server has just started and compresses quickly
REQUESTS = 20  # each costs more than what is in it


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
    assert len(loaded) <= REQUESTS, sorted(by_name)
    watch.check(page)
    device.close()


@pytest.mark.soak
def test_the_page_works_as_the_plain_modules_it_is_written_in(
    browser: Browser, server: ServerProcess
) -> None:
    table = a_table(server.url, map="base/2", seats=[{"me": "Ann"}, {"me": "Bo"}])
    device = a_device(browser)
    with a_page(device, table, 0, path=f"{table.path}?plain") as ann:
        assert ann.wait().picks
        asked = ann.page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
        assert any(name.endswith("/table/state/store.js") for name in asked)
        assert not any("/bundles/" in name for name in asked)
        ann.pick()
    device.close()
