"""A page that is watched: no console error, no foreign request, no missing text goes by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}

# What a lost connection makes the browser say is no fault of the page; nor that on a busy machine
# what was fetched ahead is wanted later than the browser thinks fit.
HARMLESS = (
    "WebSocket connection to",
    "ERR_CONNECTION",
    "net::ERR_",
    "was preloaded using link preload but not used",
)
# Ids of messages nobody wrote look like this in the middle of a page.
BARE_ID = re.compile(
    r"^(?:home|table|board|log|after|kit|card|race|power|event|learn|puzzles|hint|coach|workshop|tour"
    r"|account|admin|find|history|join|lobby|me|moderation|new|rating|results|stats|tables)-[a-z_-]+$"
)


class Watched:
    """What went wrong on a page; ``check`` tells it."""

    def __init__(self, url: str, expected: tuple[str, ...] = ()) -> None:
        self.url = url
        self.harmless = HARMLESS + expected
        self.troubles: list[str] = []

    def follow(self, page: Page) -> None:
        """Listen to everything that could be wrong."""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("request", self._asked)

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(
            word in message.text for word in self.harmless
        ):
            self.troubles.append(f"console {message.type}: {message.text}")

    def _asked(self, request: Any) -> None:
        own = (self.url, self.url.replace("http", "ws", 1), "data:", "blob:")
        if not request.url.startswith(own):
            self.troubles.append(f"request to {request.url}")

    def check(self, page: Page) -> None:
        """Nothing was wrong, and every text of the page was written by somebody."""
        words = page.locator("body").inner_text().split("\n")
        bare = [word for word in words if BARE_ID.match(word.strip())]
        assert not bare, f"texts are missing: {bare}"
        assert not self.troubles, self.troubles


@contextmanager
def watched_page(
    browser: Browser, url: str, path: str = "/", **context: Any
) -> Iterator[tuple[Page, Watched]]:
    """A page of its own device; at the end nothing must have gone wrong."""
    options = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"} | context
    device: BrowserContext = browser.new_context(**options)
    page = device.new_page()
    watch = Watched(url)
    watch.follow(page)
    try:
        page.goto(url + path)
        page.wait_for_selector("html[data-ready=yes]")
        yield page, watch
        watch.check(page)
    finally:
        device.close()
