"""A person at the page: sees only what it shows, and does it with mouse or finger."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, Page, TimeoutError, expect

# All that somebody who looks at the page could do now. Nothing is read but what is shown.
SEE = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const one = (what) => document.querySelector(what);
  const screen = one('.table-screen');
  const kinds = ['conquer', 'die', 'dragon', 'sorcery', 'abandon', 'deploy', 'withdraw', 'place'];
  const number = (text) => Number(text || 0);
  return {
    seq: number(screen?.dataset.seq),
    drawn: number(one('.regions')?.dataset.seq),
    now: screen?.dataset.now ?? '',
    over: Boolean(one('.played')),
    cover: Boolean(one('.pass-on button')),
    prompt: one('.prompt p')?.textContent ?? '',
    picks: all('.combos button.pick').flatMap((button, place) =>
      button.ariaDisabled === 'true' ? [] : [place + 1]),
    targets: Object.fromEntries(all('[data-region].target').map((region) =>
      [region.dataset.region, kinds.find((kind) => region.classList.contains(kind))])),
    offers: all('[data-offer]').filter((button) => button.ariaDisabled !== 'true')
      .map((button) => button.dataset.offer),
    choices: all('.late-choices button').length,
    hand: all('.held > b').reduce((sum, held) => sum + number(held.textContent), 0),
  };
}"""

# What somebody who waits would notice: something is told, or it is time to decide.
NOTICED = f"""(after) => {{
  const now = ({SEE})();
  if (now.over || now.cover || now.now === 'telling') return now;
  if (now.now === 'passing') return null;
  const drawn = now.now === 'others' || now.drawn === now.seq;
  return now.now !== 'sending' && now.seq > after && drawn ? now : null;
}}"""

# A point of a region that nothing covers: where a person would touch it.
SPOT = """(region) => {
  const shape = document.querySelector(`[data-region="${region}"]`);
  const { left, top, width, height } = shape.getBoundingClientRect();
  const seen = (x, y) => document.elementFromPoint(x, y)?.closest('[data-region]') === shape;
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const down of steps) for (const right of steps) {
    const [x, y] = [left + width * right, top + height * down];
    if (seen(x, y) && seen(x + 3, y) && seen(x - 3, y) && seen(x, y + 3)) return [x, y];
  }
  return null;
}"""

# Something that is only there for a moment is noticed as well.
WATCH_FOR = """(selector) => {
  const found = () => (document.querySelector(selector) ? (window.noticed = selector) : null);
  new MutationObserver(found).observe(document.body, { childList: true, subtree: true });
}"""

ENDINGS = {"end", "end-refuge", "withdraw"}  # offered when nothing is left to place


@dataclass
class Seen:
    """What the page offers."""

    seq: int
    drawn: int
    now: str
    over: bool
    cover: bool
    prompt: str
    picks: list[int]
    targets: dict[str, str]
    offers: list[str]
    choices: int
    hand: int

    @property
    def mine(self) -> bool:
        """Is it time to decide?"""
        return self.now == "mine" and not self.over and not self.cover

    def where(self, *kinds: str) -> list[int]:
        """Regions that offer one of these."""
        return [int(region) for region, kind in self.targets.items() if kind in kinds]


@dataclass
class Player:
    """Plays through the page."""

    page: Page
    touch: bool = False

    # --- looking
    def look(self) -> Seen:
        """What is offered at this moment."""
        return Seen(**self.page.evaluate(SEE))

    def settled(self, after: int = 0) -> Seen:
        """What the page shows when it knows more than ``after``; films are skipped."""
        while True:
            seen = self._noticed(after)
            if seen.over or seen.cover or seen.now != "telling":
                return seen
            self.page.keyboard.press("Escape")

    def _noticed(self, after: int) -> Seen:
        try:
            return Seen(**self.page.wait_for_function(NOTICED, arg=after).json_value())
        except TimeoutError as late:
            raise AssertionError(f"after {after} the page stays at {self.look()}") from late

    def wait(self) -> Seen:
        """Wait for a decision at this device, or for the end."""
        seen = self.settled()
        while not (seen.mine or seen.over or seen.cover):
            seen = self.settled(seen.seq)
        return seen

    def offer(self, id: str) -> Locator:
        """A button of the action bar."""
        return self.page.locator(f'[data-offer="{id}"]')

    def label(self, region: int) -> str:
        """What a screen reader says of a region."""
        return self.page.locator(f'[data-region="{region}"]').get_attribute("aria-label") or ""

    @property
    def income(self) -> str:
        """The income preview, by source."""
        return self.page.locator(".income-parts").inner_text()

    def card(self, region: int) -> Locator:
        """The card of a region, opened by pointing at it, or by a finger that stays."""
        x, y = self.spot(region)
        card = self.page.locator(".region-card")
        if self.touch:
            finger = self.page.context.new_cdp_session(self.page)
            press = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
            finger.send("Input.dispatchTouchEvent", press)
            expect(card).to_be_visible()
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self.page.mouse.move(x, y)
        expect(card).to_be_visible()
        return card

    def watch_for(self, selector: str) -> None:
        """Notice from now on if this is to be seen, however briefly."""
        self.page.evaluate(WATCH_FOR, selector)

    def has_noticed(self, selector: str) -> None:
        """What was watched for was there, or comes."""
        self.page.wait_for_function("(selector) => window.noticed === selector", arg=selector)

    # --- doing
    def spot(self, region: int) -> tuple[float, float]:
        """Where a region can be touched; the whole board is shown if it is out of sight."""
        found = self.page.evaluate(SPOT, region)
        if found is None:
            self.press(self.page.locator(".board-tools button").last)
            found = self.page.wait_for_function(SPOT, arg=region).json_value()
        return found[0], found[1]

    def press(self, button: Locator | str) -> None:
        """Click or tap a button, or the offer of this name."""
        found = self.offer(button) if isinstance(button, str) else button
        if self.touch:
            found.tap()
        else:
            found.click()

    def touch_region(self, region: int, less: bool = False) -> None:
        """Click or tap a region; ``less`` with the other button."""
        x, y = self.spot(region)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y, button="right" if less else "left")

    def do(self, what: Locator | int | str) -> Seen:
        """Do what the server has to know, and see what follows. A number is a region."""
        seq = self.look().seq
        if isinstance(what, int):
            self.touch_region(what)
        else:
            self.press(what)
        return self.settled(seq)

    def pick(self, place: int = 1) -> Seen:
        """Choose a combo and confirm it."""
        button = self.page.locator(".combos button.pick").nth(place - 1)
        self.press(button)
        return self.do(button)

    @property
    def yes(self) -> Locator:
        """The answer to a question at the spot."""
        return self.page.locator(".asking [data-answer=yes]")

    @property
    def choices(self) -> Locator:
        """The cards after the income."""
        return self.page.locator(".late-choices button")

    def take_device(self) -> Seen:
        """Take over the device that was passed on."""
        self.press(self.page.locator(".pass-on button"))
        return self.wait()

    # --- without thinking
    def play_turn(self, conquests: int = 2) -> Seen:
        """Do something legal until the decision is somebody else's, or the game is over."""
        seen = self.wait()
        if seen.cover:
            seen = self.take_device()
        while seen.mine:
            conquests -= bool(seen.where("conquer", "die", "dragon", "sorcery"))
            seen = self.step(seen, conquests >= 0)
        return seen

    def step(self, seen: Seen, conquers: bool) -> Seen:
        """One thing that leads on."""
        if seen.picks:
            return self.pick(seen.picks[seen.seq % 2 and -1])
        if seen.choices:
            return self.do(self.choices.last)
        if ends := ENDINGS & {*seen.offers}:
            return self.do(ends.pop())
        if seen.where("deploy", "place"):
            return self._place(seen)
        if conquers and seen.where("conquer", "dragon", "sorcery"):
            return self.do(seen.where("conquer", "dragon", "sorcery")[seen.seq % 2 and -1])
        return self._stop(seen, conquers)

    def _place(self, seen: Seen) -> Seen:
        if seen.where("place"):
            return self.do(seen.where("place")[0])
        self.press("spread")
        return self.look()

    def _stop(self, seen: Seen, conquers: bool) -> Seen:
        if "decline" in seen.offers and seen.hand < 3:
            self.press("decline")
            return self.do(self.yes)
        if conquers and seen.where("die"):
            self.touch_region(seen.where("die")[0])
            return self.do(self.yes)
        if "then-active" in seen.offers:
            self.press("then-active")
            return self.look()
        return self.do("stop")
