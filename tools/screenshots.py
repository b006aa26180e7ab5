"""Take a screenshot of every screen and phase of the page.

Usage: python -m tools.screenshots [--out build/screenshots] [--lang fi] [--only WORD …]
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.kit.paths import ROOT
from tests.server.running import GENEROUS, ServerProcess, running_server
from tests.web.club_screens import CLUB, club_server
from tests.web.player import Player
from tests.web.prepared_screens import PREPARED_SCREENS
from tests.web.requirements import CHROMIUM
from tests.web.screens import PHASES, PLAIN, TROUBLES, phase_table, played_table
from tests.web.tables import Table, a_device, a_page, a_table, nowhere
from tests.web.watching import DESKTOP, PHONE, TABLET

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "tablet": {"viewport": TABLET, "has_touch": True},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
# Taken only when they are named.
MORE_SIZES: dict[str, dict[str, Any]] = {
    "lying phone": {**SIZES["phone"], "viewport": {"width": 844, "height": 390}},
    "small desktop": {"viewport": {"width": 1280, "height": 720}},
    "large desktop": {"viewport": {"width": 1920, "height": 1080}},
}
THEMES = {"day": "light", "candle": "dark"}
# A coach that hardly looks: its pages look alike.
HASTY = f"{GENEROUS}\n[analysis]\nplayouts = 4\ncareful = 4\nnodes = 20\n"


class Camera:
    """Takes the screenshots of one device."""

    def __init__(self, device: BrowserContext, url: str, folder: Path, touch: bool) -> None:
        self.device = device
        self.url = url
        self.folder = folder
        self.touch = touch

    def take(self, player: Player, name: str) -> None:
        """Take one screenshot."""
        file = self.folder / f"{name.replace(' ', '-')}.png"
        player.page.wait_for_function("() => [...document.images].every((image) => image.complete)")
        player.page.wait_for_timeout(150)  # animations
        player.page.screenshot(path=file)
        print(file, flush=True)

    def plain(self, name: str) -> None:
        """A screen without a table."""
        troubles = TROUBLES.get(name, ())
        with a_page(
            self.device, nowhere(self.url), path=PLAIN[name], touch=self.touch, troubles=troubles
        ) as player:
            self.take(player, name)

    def phase(self, name: str) -> None:
        """A state of a game."""
        with a_page(self.device, phase_table(self.url, name), touch=self.touch) as player:
            player.wait()
            PHASES[name][2](player)
            self.take(player, name)

    def prepared(self, name: str) -> None:
        """A scene that needs more than a position."""
        with PREPARED_SCREENS[name](self.device, self.url, self.touch) as player:
            self.take(player, name)

    def lost(self) -> None:
        """Show a move that waits because the server is gone."""
        with (
            tempfile.TemporaryDirectory() as folder,
            running_server(str(Path(folder) / "tables.sqlite")) as server,
        ):
            table = phase_table(server.url, "conquest")
            with a_page(self.device, table, touch=self.touch) as player:
                player.wait()
                player.page.wait_for_load_state("networkidle")
                server.kill()
                player.page.locator(".connection-line").wait_for()
                player.touch_region(7)
                self.take(player, "connection lost")

    def club(self) -> None:
        """Show what players share on a server whose host offers everything, and the host's page."""
        with tempfile.TemporaryDirectory() as folder, club_server(Path(folder)) as server:
            for screen in CLUB.values():
                with screen(self.device, server.url) as faces:
                    for place, (face, player) in enumerate(faces, 1):
                        words = face.strip("/").split("/")
                        self.take(player, " ".join(["club", f"{place:02}", *words[:1], *words[2:]]))

    def bots_turn(self) -> None:
        """Show the playback of a bot's turn."""
        seats = [{"me": "Ann"}, {"bot": "easy"}, {"bot": "hard"}]
        table = a_table(self.url, map="base/3", seats=seats)
        with a_page(self.device, table, touch=self.touch, likings={"pace": "slow"}) as player:
            player.wait()
            play_quick_turn(table)
            player.page.locator("[data-now=telling]").wait_for()
            self.take(player, "bots turn")

    def after(self) -> None:
        """Show every tab after the end of the game, with an analysis by the coach."""
        with a_page(self.device, played_table(self.url, 3), touch=self.touch) as player:
            tabs = player.page.locator(".played-side [role=tab]")
            tabs.first.wait_for()
            for place, tab in enumerate(tabs.all()):
                player.press(tab)
                self.take(player, f"after {place + 1}")
                begin = player.page.locator("[data-coach=begin]")
                if begin.count():
                    player.press(begin)
                    player.page.locator(".coach[data-state=done] .costly").wait_for()
                    self.take(player, "after coach")


def play_quick_turn(table: Table) -> None:
    """Ann picks the first combo, conquers two regions and ends her turn, without the page."""
    conquests = 0
    while (view := table.view(0))["to_act"] == 0:
        legal = [one["action"] for one in view["legal"]]
        conquers = [one for one in legal if one.startswith("conquer") and "die" not in one]
        wanted = [*(one for one in legal if one.startswith(("pick 1", "end"))), *conquers[:1]]
        if conquests == 2 and conquers:
            wanted = ["stop"]
        conquests += wanted[:1] == conquers[:1]
        table.act(0, wanted[0] if wanted else legal[-1])


def pictures(camera: Camera) -> Iterator[tuple[str, Any]]:
    """Return all scenes by name."""
    for name in PLAIN:
        yield name, lambda name=name: camera.plain(name)
    for name in PREPARED_SCREENS:
        yield name, lambda name=name: camera.prepared(name)
    for name in PHASES:
        yield name, lambda name=name: camera.phase(name)
    yield "connection lost", camera.lost
    yield "bots turn", camera.bots_turn
    yield "after", camera.after
    yield "club", camera.club


def is_wanted(name: str, kinds: Collection[str], only: list[str]) -> bool:
    """Was this scene requested?"""
    return name in only or not any(word in kinds for word in only)


def take_all(
    browser: Browser, server: ServerProcess, out: Path, lang: str, only: list[str]
) -> list[str]:
    """Take every size in every theme; report failures at the end."""
    failed: list[str] = []
    named = {size: screen for size, screen in MORE_SIZES.items() if size in only}
    for size, screen in {**SIZES, **named}.items():
        for theme, scheme in THEMES.items():
            if not is_wanted(size, {**SIZES, **named}, only) or not is_wanted(theme, THEMES, only):
                continue
            folder = out / f"{size.replace(' ', '-')}-{theme}-{lang}"
            folder.mkdir(parents=True, exist_ok=True)
            device = a_device(browser, locale=lang, color_scheme=scheme, **screen)
            camera = Camera(device, server.url, folder, "has_touch" in screen)
            for name, take in pictures(camera):
                words = {*only} - {*SIZES} - {*MORE_SIZES} - {*THEMES}
                if words and not any(word in name for word in words):
                    continue
                try:
                    take()
                except Exception as error:  # one failure must not hide the others
                    failed.append(f"{size} {theme} {name}: {str(error)[:300]}")
            device.close()
    return failed


def main() -> int:
    """Start a server and a browser, take the screenshots, stop both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--lang", default="en", help="the language of the page")
    parser.add_argument("--only", nargs="*", default=[], help="words: screens, sizes, themes")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = str(Path(folder) / "tables.sqlite")
        with running_server(database, workers=1, config=HASTY) as server:
            browser = playwright.chromium.launch(
                executable_path=CHROMIUM, chromium_sandbox=False, headless=True
            )
            failed = take_all(browser, server, options.out, options.lang, options.only)
            browser.close()
    for line in failed:
        print("FAILED", line)
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
