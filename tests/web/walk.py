"""A walk over every screen of the page, at a device of some size that speaks some language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from playwright.sync_api import Browser, BrowserContext

from smallworld.lab.puzzles.puzzles import COINS, shipped_puzzles
from tests.web.player import Player
from tests.web.prepared_screens import OPEN_ALL, PREPARED_SCREENS
from tests.web.reading import Reading, read
from tests.web.screens import PHASES, PLAIN, TROUBLES, phase_table, played_table
from tests.web.tables import Json, a_device, a_page, nowhere
from tests.web.watching import DESKTOP, PHONE, TABLET

TOUCH: Json = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
# The sizes at which everything is looked at.
SIZES: dict[str, Json] = {
    "phone": TOUCH,
    "lying phone": {**TOUCH, "viewport": {"width": 844, "height": 390}},
    "tablet": {"viewport": TABLET, "has_touch": True},
    "small desktop": {"viewport": {"width": 1280, "height": 720}, "has_touch": True},
    "desktop": {"viewport": DESKTOP, "has_touch": True},
    "large desktop": {"viewport": {"width": 1920, "height": 1080}, "has_touch": True},
}
# A screen may have several faces, each with its name: they are shown one after the other.
Faces = Iterator[tuple[str, Player]]
Screen = Callable[[BrowserContext, str], AbstractContextManager[Faces]]

PUZZLE = next(one.id for one in shipped_puzzles().puzzles if one.kind == COINS)
# Addresses that need no table, and what is seen there; one page turns from each to the next.
ADDRESSES = {
    "/": ".tiles",
    "/join": "form",
    "/records": "#records-text",
    "/settings": ".settings",
    "/me": ".me-devices",
    "/puzzles": f'a[href="/puzzles/{PUZZLE}"]',
    "/workshop": ".making",
    "/reference": ".contents",
    "/reference/topic-decline": '[data-entry="topic-decline"]',
    "/reference/topic-price": '[data-entry="topic-price"]',
    "/reference/race-elves": '[data-entry="race-elves"] .example svg',
    "/reference/race-skeletons": '[data-entry="race-skeletons"]',
    "/reference/R9": '[data-entry="R9"]',
    "/reference/option-open_coins": '[data-entry="option-open_coins"]',
    "/reference/sheet": ".paper",
    "/new": ".drawer",
}
TURN_TO = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


@contextmanager
def turning(device: BrowserContext, url: str) -> Iterator[Faces]:
    """All that needs no table, by turning the page."""
    with a_page(device, nowhere(url), path="/", touch=True) as player:
        yield _turned(player)


def _turned(player: Player) -> Faces:
    page = player.page
    for address, ready in ADDRESSES.items():
        page.evaluate(TURN_TO, address)
        page.locator(ready).first.wait_for()
        yield address, player
    for drawer in page.locator(".drawer summary").all():
        player.press(drawer)
    yield "/new with open drawers", player
    page.evaluate(TURN_TO, "/reference")
    page.locator("#finder").fill("k")
    page.locator(".found").wait_for()
    yield "a search", player


def opened(name: str) -> Screen:
    """An address of its own."""

    @contextmanager
    def screen(device: BrowserContext, url: str) -> Iterator[Faces]:
        troubles = TROUBLES.get(name, ())
        with a_page(
            device, nowhere(url), path=PLAIN[name], touch=True, troubles=troubles
        ) as player:
            yield iter([(name, player)])

    return screen


def phase(name: str) -> Screen:
    """A moment of a game; at the first one every sheet of a phone."""

    @contextmanager
    def screen(device: BrowserContext, url: str) -> Iterator[Faces]:
        with a_page(device, phase_table(url, name), touch=True) as player:
            player.wait()
            PHASES[name][2](player)
            yield _sheets(player) if name == "conquest" else iter([(name, player)])

    return screen


def _sheets(player: Player) -> Faces:
    yield "conquest", player
    for number, tab in enumerate(player.page.locator(".sheet-tab").all(), 1):
        player.press(tab)
        yield f"sheet {number}", player


def prepared(name: str) -> Screen:
    """Something that takes more than a position."""

    @contextmanager
    def screen(device: BrowserContext, url: str) -> Iterator[Faces]:
        with PREPARED_SCREENS[name](device, url, True) as player:
            yield iter([(name, player)])

    return screen


TOLD = (
    "() => document.querySelector('.played-side [role=tabpanel]:not([hidden])')?.innerText.trim()"
)


@contextmanager
def after(device: BrowserContext, url: str) -> Iterator[Faces]:
    """When the game is over: every tab."""
    with a_page(device, played_table(url, 3), touch=True) as player:
        player.page.locator(".played-side [role=tab]").first.wait_for()
        yield _tabs(player)


def _tabs(player: Player) -> Faces:
    for number, tab in enumerate(player.page.locator(".played-side [role=tab]").all(), 1):
        player.press(tab)
        player.page.wait_for_function(TOLD)
        yield f"after {number}", player


@contextmanager
def lesson(device: BrowserContext, url: str) -> Iterator[Faces]:
    """The lesson asks for the first step."""
    with a_page(device, nowhere(url), path="/", touch=True) as player:
        player.page.evaluate(TURN_TO, "/learn")
        player.page.locator('[data-beat="pick"]').wait_for()
        player.wait()
        yield iter([("lesson", player)])


@contextmanager
def puzzle(device: BrowserContext, url: str) -> Iterator[Faces]:
    """A puzzle that waits to be solved."""
    with a_page(device, nowhere(url), path=f"/puzzles/{PUZZLE}", touch=True) as player:
        player.wait()
        yield iter([("puzzle", player)])


@contextmanager
def workshop(device: BrowserContext, url: str) -> Iterator[Faces]:
    """The form of a race with all its drawers open, and a board that is being made."""
    with a_page(device, nowhere(url), path="/workshop", touch=True) as player:
        yield _designed(player)


def _designed(player: Player) -> Faces:
    page = player.page
    player.press(page.locator('[data-make="race"]'))
    page.locator('[data-field="name"] input').fill("Xyz")
    page.locator('[data-sound="true"]').wait_for()
    page.evaluate(OPEN_ALL)
    yield "a race", player
    page.evaluate(TURN_TO, "/workshop")
    player.press(page.locator('[data-make="board"]'))
    page.locator('[data-state="sound"]').wait_for()
    page.locator(".editor-region").first.press("Enter")
    page.locator(".region-panel").wait_for()
    yield "a board", player


# Those of `make test`: each kind of screen.
SOME: dict[str, Screen] = {
    "turning": turning,
    **{name: phase(name) for name in ("pick", "conquest")},
}
# Those with the most words in the least room.
CROWDED: dict[str, Screen] = {name: phase(name) for name in ("pick", "conquest")}
ALL: dict[str, Screen] = {
    **SOME,
    "lesson": lesson,
    "puzzle": puzzle,
    "workshop": workshop,
    "after": after,
    **{name: opened(name) for name in PLAIN},
    **{name: phase(name) for name in PHASES},
    **{name: prepared(name) for name in PREPARED_SCREENS},
}


def walk(
    browser: Browser, url: str, lang: str, screens: dict[str, Screen], size: str = "phone"
) -> Iterator[tuple[str, Reading]]:
    """What every screen says, by its name, with a number for each of its faces."""
    device = a_device(browser, locale=lang, **SIZES[size])
    try:
        for screen in screens.values():
            with screen(device, url) as faces:
                for face, player in faces:
                    shown = player.page.evaluate("document.documentElement.lang")
                    assert shown == lang, f"{face} speaks {shown}"
                    yield face, read(player.page)
    finally:
        device.close()
