"""Measurements inside a page: when something becomes visible, frame by frame."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

# Injected into every page. Time counts from the start of the navigation. A frame counts when it has
# been handed over: a timer set in it fires after its painting.
PROBE = """(() => {
  const painted = (then) => setTimeout(() => then(performance.now()), 0);
  const isReachable = (element) => {
    if (!element || element.ariaDisabled === 'true' || element.disabled) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(there && element.contains(there));
  };
  const one = (what) => document.querySelector(what);
  const isPlayable = () => {
    if (location.pathname === '/plain') return isReachable(one('button'));
    const terrain = one('.board-terrain img');
    const isDrawn = terrain && terrain.complete && terrain.naturalWidth > 0 && one('.regions');
    return isDrawn && one('.table-screen[data-now=mine]')
      && isReachable(one('.combos button.pick:not([aria-disabled=true])'));
  };
  const shown = () => [
    ...[...document.querySelectorAll('.table-screen, .regions, .held > b, dialog[open], button b')]
      .map((element) => `${element.dataset.now} ${element.dataset.seq} ${element.textContent}`),
    document.activeElement?.dataset.region ?? '',
  ].join('|');
  const known = () => Number(one('.regions')?.dataset.seq ?? 0);
  const watch = { playable: 0 };
  const first = () => {
    if (isPlayable()) painted((now) => (watch.playable = now));
    else requestAnimationFrame(first);
  };
  requestAnimationFrame(first);

  // From the next event of this kind to the frame that shows what it did, and to the one that
  // shows the answer of the server.
  watch.arm = (kind) => {
    const before = shown(), seq = known();
    watch.reaction = watch.answer = 0;
    addEventListener(kind, (event) => {
      const began = event.timeStamp;
      const look = () => {
        if (!watch.reaction && shown() !== before) {
          painted((now) => (watch.reaction ||= now - began));
        }
        if (known() > seq) painted((now) => (watch.answer = now - began));
        else if (performance.now() - began < 5000) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  };
  watch.film = () => {
    watch.frames = [];
    watch.rolling = true;
    let last = performance.now();
    const frame = (now) => {
      watch.frames.push(now - last);
      last = now;
      if (watch.rolling) requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => { last = now; requestAnimationFrame(frame); });
  };
  window.fast_turns = watch;
})()"""

PLAIN = b"""<!doctype html><html lang="en"><title>plain</title>
<button>0</button><script src="/plain.js" defer></script>"""
COUNTING = b"""const button = document.querySelector('button');
const number = document.createElement('b');
button.replaceChildren(number);
const more = () => (number.textContent = String(Number(number.textContent) + 1));
button.onclick = more;
addEventListener('keydown', more);"""


class PlainPage(http.server.BaseHTTPRequestHandler):
    """A minimal page for comparison, with one button that counts."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Serve the document or its script."""
        is_script = self.path == "/plain.js"
        body = COUNTING if is_script else PLAIN
        self.send_response(200)
        self.send_header("content-type", "text/javascript" if is_script else "text/html")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Suppress the access log."""


@contextmanager
def plain_server() -> Iterator[str]:
    """Serve the minimal page while the block runs; provide its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), PlainPage)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/plain"
    finally:
        server.shutdown()
        server.server_close()


class Visit:
    """One visit with an empty cache; ``sizes`` are bytes by address."""

    def __init__(self, device: BrowserContext, page: Page) -> None:
        self.page = page
        self.sizes: dict[str, int] = {}
        self.live = 0  # bytes of the live connection
        self._network = device.new_cdp_session(page)
        self._network.on("Network.loadingFinished", self._loaded)
        self._network.on("Network.webSocketFrameReceived", self._heard)
        self._network.send("Network.enable")
        self._network.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _loaded(self, told: dict[str, Any]) -> None:
        self.sizes[told["requestId"]] = int(told["encodedDataLength"])

    def _heard(self, told: dict[str, Any]) -> None:
        self.live += len(told["response"]["payloadData"])

    def open(self, url: str) -> float:
        """Return the milliseconds until a player could act."""
        self.page.goto(url, wait_until="commit")
        self.page.wait_for_function("() => window.fast_turns?.playable > 0")
        return float(self.page.evaluate("() => quick.playable"))

    def work(self) -> float:
        """Return the CPU milliseconds of the page's main thread; hardly affected by other load."""
        told = self._network.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(one["value"] for one in told if one["name"] == "TaskDuration"))

    def arm(self, kind: str) -> None:
        """Prepare to measure the next click or key."""
        self.page.evaluate("(kind) => quick.arm(kind)", kind)

    def reaction(self) -> float:
        """Return the milliseconds from the input to the frame that showed its effect."""
        self.page.wait_for_function("() => quick.reaction > 0")
        return float(self.page.evaluate("() => quick.reaction"))

    def answer(self) -> float:
        """Return the milliseconds from the input to the frame that showed the server's answer."""
        self.page.wait_for_function("() => quick.answer > 0")
        return float(self.page.evaluate("() => quick.answer"))

    def film(self) -> None:
        """Start recording frames."""
        self.page.evaluate("() => quick.film()")

    def frames(self) -> list[float]:
        """Stop recording; return the milliseconds between frames."""
        shown = self.page.evaluate("() => { quick.rolling = false; return quick.frames; }")
        return [float(frame) for frame in shown]


@contextmanager
def visit(browser: Browser, still: bool = True) -> Iterator[Visit]:
    """Open a new browser context with an empty cache."""
    device = browser.new_context(
        viewport={"width": 1440, "height": 900},
        locale="en-GB",
        reduced_motion="reduce" if still else "no-preference",
    )
    page = device.new_page()
    page.add_init_script(PROBE)
    try:
        yield Visit(device, page)
    finally:
        device.close()
