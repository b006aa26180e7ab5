"""It is your turn: the title and the icon say so, and, if liked, a sound and a notice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import ServerProcess
from tests.web.player import Player
from tests.web.requirements import needs_chromium
from tests.web.seating import mine, theirs
from tests.web.tables import Json, Table, a_device, a_page, a_position, set_up

pytestmark = [pytest.mark.page, needs_chromium]

# A browser that writes down what it would sound and show, and that can be looked away from.
STUBS = """(permission) => {
  const heard = (window.heard = { sounds: 0, notices: [] });
  window.away = false;
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  window.AudioContext = class { currentTime = 0; destination = {}; close() {} };
  window.OscillatorNode = class {
    constructor() { heard.sounds += 1; }
    connect(next) { return next; }
    start() {}
    stop() {}
  };
  window.GainNode = class {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    connect(next) { return next; }
  };
  window.Notification = class {
    static permission = permission;
    constructor(title, { tag }) { heard.notices.push([title, tag]); this.close = () => {}; }
  };
}"""
NOTES = 2  # a chime has
YOURS = "Your turn! · Small World"
LOUD: Json = {"sound": "full", "notify": True}
QUIET: Json = {"sound": "off"}


@contextmanager
def bo_thinks(
    browser: Browser, server: ServerProcess, likings: Json, permission: str = "granted"
) -> Iterator[tuple[Player, Table]]:
    """Ann is at her device, Bo elsewhere, and it is his turn."""
    seats = ({"race": "orcs", "power": "alchemist"}, {"race": "elves", "power": "hill"})
    position = a_position(*seats, regions={3: mine(1), 15: theirs(1)}, turn=1)
    table = set_up(server.url, position)
    device = a_device(browser)
    device.add_init_script(f"({STUBS})({permission!r})")
    with a_page(device, table, 0, likings=likings) as ann:
        assert not ann.settled().mine
        yield ann, table
    device.close()


def looks_away(player: Player, away: bool = True) -> None:
    player.page.evaluate(
        "(away) => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }",
        away,
    )


def heard(player: Player, sounds: int = 0) -> Json:
    """What the player has heard; sounds are fetched when the first one is played."""
    player.page.wait_for_function("(sounds) => window.heard.sounds >= sounds", arg=sounds)
    return dict(player.page.evaluate("window.heard"))


def icon(player: Player) -> str:
    return player.page.locator("link[rel=icon]").get_attribute("href") or ""


def bo_is_done(player: Player, table: Table) -> None:
    table.act(1, "stop", "end")
    expect(player.page).to_have_title(YOURS)


def test_whoever_looks_elsewhere_is_called_once(browser: Browser, server: ServerProcess) -> None:
    with bo_thinks(browser, server, LOUD) as (ann, table):
        expect(ann.page).not_to_have_title(YOURS)
        assert icon(ann).endswith("icon.svg")
        looks_away(ann)
        assert heard(ann) == {"sounds": 0, "notices": []}
        bo_is_done(ann, table)
        assert icon(ann).startswith("data:image/svg+xml")
        once = {"sounds": NOTES, "notices": [[YOURS, table.game]]}
        assert heard(ann, NOTES) == once
        looks_away(ann, away=False)
        ann.wait()
        ann.do("stop")  # it is still her turn
        assert heard(ann) == once
        ann.do("end")
        expect(ann.page).not_to_have_title(YOURS)
        assert icon(ann).endswith("icon.svg")
        looks_away(ann)
        bo_is_done(ann, table)  # the next time she is called again
        assert len(heard(ann)["notices"]) == 2


def test_whoever_looks_at_the_table_only_hears_it(browser: Browser, server: ServerProcess) -> None:
    with bo_thinks(browser, server, LOUD) as (ann, table):
        bo_is_done(ann, table)
        assert heard(ann, NOTES) == {"sounds": NOTES, "notices": []}


@pytest.mark.parametrize(
    ("likings", "permission", "sounds"),
    [(QUIET, "granted", 0), (LOUD, "denied", NOTES), ({}, "granted", NOTES)],
    ids=[
        "nothing is liked",
        "notices are not allowed",
        "softly, as long as nothing else was chosen",
    ],
)
def test_nobody_is_disturbed_who_does_not_want_it(
    browser: Browser, server: ServerProcess, likings: Json, permission: str, sounds: int
) -> None:
    with bo_thinks(browser, server, likings, permission) as (ann, table):
        looks_away(ann)
        bo_is_done(ann, table)
        assert heard(ann, sounds) == {"sounds": sounds, "notices": []}
