"""Measure the page: first display, size, reactions and frames, next to a minimal page.

    .venv/bin/python -m benchmarks.page [--visits 5] [--inputs 8] [--seconds 6]

Server and browser share this machine and use its loopback. Every visit has an empty cache. A
reaction counts from the event to the frame that shows it; an answer to the frame that shows the
server's result. The machine should be idle otherwise.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from benchmarks.calibration import announce, calibrate
from benchmarks.page_probe import Visit, plain_server, visit
from smallworld.core.engine import IS_COMPILED
from smallworld.packs.maps import load_map
from tests.server.running import running_server
from tests.web.player import Player
from tests.web.requirements import CHROMIUM
from tests.web.tables import Table, a_position, a_table, remembering, set_up

SIGHT_MS, WEIGHT, REACTION_MS = 1_000.0, 250_000.0, 50.0  # the targets
SETTLING = 1_000.0  # milliseconds after loading in which the board is still being painted
LATE_MS = 34.0  # a frame that took twice as long
WATER = ("sea", "lake")
HEAD = f"{'':44}{'median':>10}{'worst':>10}   target"


def line(name: str, found: Sequence[float], target: float = 0.0, unit: str = "ms") -> None:
    """Print one row of the table; the worst value must reach the target."""
    median, worst = statistics.median(found), max(found)
    reached = "" if not target else "reached" if worst <= target else "MISSED"
    if target and worst > target >= median:
        reached = "median only"
    goal = f"   ≤ {target:,.0f} {unit}: {reached}" if target else ""
    print(f"{name:44}{median:10,.0f}{worst:10,.0f}{goal}", flush=True)


def first_displays(browser: Browser, url: str, plain: str, visits: int) -> None:
    """Measure the time until a player can act, and what was transferred."""
    for board in ("base/2", "base/5"):
        seats = [{"me": f"Player {place}"} for place in range(int(board[-1]))]
        table = a_table(url, map=board, seats=seats)
        seen = [first_display(browser, table) for _ in range(visits)]
        line(f"first playable, {board}, ms", [one[0] for one in seen], SIGHT_MS)
        line("  of it the page's own work, ms of CPU", [one[4] for one in seen])
        line("  bytes without fonts, compressed", [one[1] for one in seen], WEIGHT, "bytes")
        line("  bytes of the live connection", [one[3] for one in seen])
        line("  requests", [one[2] for one in seen])
    bare = []
    for _ in range(visits):
        with visit(browser) as there:
            bare.append(there.open(plain))
    line("page with one button, ms", bare)


def first_display(browser: Browser, table: Table) -> tuple[float, float, float, float, float]:
    """Measure one visit: milliseconds, bytes, requests, bytes of the live connection, CPU."""
    with visit(browser) as there:
        remembering(there.page, table.keys(0))
        playable = there.open(table.url + table.path)
        work = there.work()
        there.page.wait_for_load_state("networkidle")
        return playable, sum(there.sizes.values()), len(there.sizes), there.live, work


def on_a_card(browser: Browser, url: str) -> tuple[float, float]:
    """Measure picking a combo on the largest board."""
    table = a_table(url, map="base/5", seats=[{"me": f"Player {place}"} for place in range(5)])
    with visit(browser) as there:
        return reacted(there, table, lambda player: player.press(player.page.locator(PICK).first))


PICK = ".combos button.pick:not([aria-disabled=true])"


def on_a_region(browser: Browser, url: str) -> tuple[float, float]:
    """Measure conquering a region."""
    table = set_up(url, busy_board())
    with visit(browser) as there:
        return reacted(there, table, touch_one)


def on_a_drafted_token(browser: Browser, url: str) -> tuple[float, float]:
    """Measure placing a token while redeploying, which stays in the page."""
    table = set_up(url, busy_board())
    with visit(browser) as there:
        player = sat_down(there, table)
        player.do("stop")
        there.arm("click")
        touch_one(player)
        return there.reaction(), 0.0


def on_a_key(browser: Browser, url: str) -> tuple[float, float]:
    """Measure moving to the next region by an arrow key."""
    table = set_up(url, busy_board())
    with visit(browser) as there:
        player = sat_down(there, table)
        player.page.locator('[data-region][tabindex="0"]').first.focus()
        there.arm("keydown")
        player.page.keyboard.press("ArrowLeft")
        return there.reaction(), 0.0


def touch_one(player: Player) -> None:
    """Click the first available region."""
    player.touch_region(player.look().where("conquer", "deploy")[0])


def reacted(there: Visit, table: Table, do: Callable[[Player], None]) -> tuple[float, float]:
    """Measure the time from a click to its display and to the answer."""
    player = sat_down(there, table)
    there.arm("click")
    do(player)
    return there.reaction(), there.answer()


def sat_down(there: Visit, table: Table) -> Player:
    """Open a table and wait until everything is loaded."""
    remembering(there.page, table.keys(0))
    there.page.goto(table.url + table.path)
    player = Player(there.page)
    player.wait()
    there.page.wait_for_load_state("networkidle")
    there.page.wait_for_timeout(SETTLING)
    return player


PEOPLE = (
    ("orcs", "hill"),
    ("elves", "forest"),
    ("trolls", "swamp"),
    ("humans", "merchant"),
    ("ratmen", "commando"),
)


def busy_board() -> dict[str, object]:
    """Build a position with five seats that hold half of the land."""
    land = [region for region in load_map("base/5").regions if region.terrain not in WATER]
    holders = {region.id: place % 5 for place, region in enumerate(land[:25])}
    regions = {region: {"seat": seat, "tokens": 1} for region, seat in holders.items()}
    seats = [{"race": race, "power": power, "hand": 0} for race, power in PEOPLE]
    return a_position({**seats[0], "hand": 5}, *seats[1:], map="base/5", regions=regions)


INPUTS = {
    "a card is clicked": on_a_card,
    "a region is clicked": on_a_region,
    "a token is redeployed": on_a_drafted_token,
    "an arrow key": on_a_key,
}


def reactions(browser: Browser, url: str, plain: str, inputs: int) -> None:
    """Measure the time from the input to the frame that shows it."""
    for name, tried in INPUTS.items():
        found = [tried(browser, url) for _ in range(inputs)]
        line(f"{name}: reaction, ms", [one[0] for one in found], REACTION_MS)
        if any(one[1] for one in found):
            line("  answer of the server, ms", [one[1] for one in found])
    bare = []
    with visit(browser) as there:
        there.open(plain)
        for _ in range(inputs):
            there.arm("click")
            there.page.locator("button").click()
            bare.append(there.reaction())
    line("page with one button, ms", bare)


def frame_runs(browser: Browser, url: str, plain: str, seconds: float) -> None:
    """Measure frames during animations."""
    wait = 1000 * seconds
    table = a_table(url, map="base/5", seats=[{"bot": "easy"}] * 5)
    with visit(browser, still=False) as there:
        remembering(there.page, {}, {"pace": "normal"})
        there.page.goto(f"{url}{table.path}#watch={table.watch}")
        there.page.wait_for_selector(".table-screen[data-now=telling]")
        there.film()
        there.page.wait_for_timeout(wait)
        frames("five bots move", there.frames())
    table = set_up(url, busy_board())
    with visit(browser, still=False) as there:
        sat_down(there, table)
        for name, move in (("zoom by wheel", wheel), ("pan by mouse", drag)):
            there.film()
            move(there)
            frames(name, there.frames())
    with visit(browser) as there:
        there.open(plain)
        there.film()
        there.page.wait_for_timeout(wait / 2)
        frames("page with one button", there.frames())


def wheel(there: Visit) -> None:
    """Zoom in and out."""
    box = there.page.locator(".board-window").bounding_box()
    assert box
    there.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for step in range(48):
        there.page.mouse.wheel(0, -60 if step % 24 < 12 else 60)
        there.page.wait_for_timeout(16)
    there.page.wait_for_timeout(400)  # the sharp redraw afterwards counts too


def drag(there: Visit) -> None:
    """Zoom in, then drag back and forth."""
    there.page.mouse.wheel(0, -300)
    there.page.wait_for_timeout(400)
    box = there.page.locator(".board-window").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    there.page.mouse.down()
    for step in range(40):
        there.page.mouse.move(x + 6 * (step if step < 20 else 40 - step), y)
        there.page.wait_for_timeout(16)
    there.page.mouse.up()
    there.page.wait_for_timeout(400)


def frames(name: str, found: list[float]) -> None:
    """Print one row about a sequence of frames."""
    late = sum(frame > LATE_MS for frame in found) / len(found)
    ordered = sorted(found)
    most = ordered[int(0.95 * (len(ordered) - 1))]
    print(
        f"{name:44}{statistics.median(found):10,.0f}{max(found):10,.0f}   95 % within"
        f" {most:.0f} ms; {late:.1%} of {len(found)} frames late",
        flush=True,
    )


def main() -> None:
    """Measure and print everything."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--visits", type=int, default=5, help="first visits of each board")
    parser.add_argument("--inputs", type=int, default=8, help="of each kind")
    parser.add_argument("--seconds", type=float, default=6.0, help="of moving pictures")
    options = parser.parse_args()
    if not CHROMIUM:
        sys.exit("chromium is not installed: apt install chromium")
    announce(calibrate())
    load = ", ".join(f"{value:.1f}" for value in islice(os.getloadavg(), 2))
    build = "compiled" if IS_COMPILED else "interpreted"
    print(f"build: {build}; {os.cpu_count()} cores, load before: {load}\n{HEAD}")
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(str(Path(folder) / "tables.sqlite"), workers=1) as server,
        plain_server() as plain,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, chromium_sandbox=False)
        table = a_table(server.url, map="base/5", seats=[{"me": "Ann"}] + [{"bot": "easy"}] * 4)
        line("first visit to a server just started, ms", [first_display(browser, table)[0]])
        first_displays(browser, server.url, plain, options.visits)
        print("\ninput", flush=True)
        reactions(browser, server.url, plain, options.inputs)
        print("\nbetween two frames, ms", flush=True)
        frame_runs(browser, server.url, plain, options.seconds)
        browser.close()


if __name__ == "__main__":
    main()
