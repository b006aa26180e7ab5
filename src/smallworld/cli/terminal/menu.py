"""The menu of legal actions at the prompt, with prices beside regions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from smallworld.bots.explain.steps import steps_of
from smallworld.cli.shared.actions import income_label
from smallworld.core import actions as act
from smallworld.core.actions import block_of, region_of
from smallworld.core.engine import legal_actions
from smallworld.core.state import State
from smallworld.drawing.text.styled import Row, Run
from smallworld.drawing.text.summary import combo_rows
from smallworld.packs.maps import load_map
from smallworld.play.explain import explain
from smallworld.texts.names import Names
from smallworld.texts.reasons import plan_clause

_SEPARATOR = " · "
_PIECES = (
    (act.PLACE_FORTRESS, "place fortress R"),
    (act.PLACE_CAMP, "place camp R"),
    (act.PLACE_HERO, "place hero R"),
    (act.PLACE_MARKER, "place marker R"),
    (act.PLACE_POWER_MARKER, "place power marker R"),
    (act.PLACE_CATAPULT, "place catapult R"),
)


class ActionMenu:
    """All legal actions, grouped by kind.

    Titles are what the player types, R for a region and N for a number; they are not translated.
    """

    def __init__(self, state: State, names: Names) -> None:
        self.state = state
        self.names = names
        self.blocks: dict[int, list[int]] = defaultdict(list)
        for action in legal_actions(state):
            self.blocks[int(block_of(action))].append(action)

    def rows(self, width: int) -> list[Row]:
        """Return the lines to print, wrapped to ``width``."""
        if act.PICK in self.blocks:
            hint = [Run(f"  {self.names.texts.say('terminal-ask-combo')}", "dim")]
            return [*self._lines(width), *combo_rows(self.state, self.names), hint]
        return self._lines(width)

    def _lines(self, width: int) -> list[Row]:
        groups = list(self._groups())
        indent = max([14, *(len(title) for title, _ in groups)]) + 4
        return [row for title, items in groups for row in _wrapped(title, items, indent, width)]

    def prices(self) -> dict[int, str]:
        """Return the price of each region that can be attacked, as a note on the map."""
        notes = {}
        for block in (act.DECLINED_CONQUER_DIE, act.DECLINED_CONQUER, act.CONQUER_DIE):
            for action in self.blocks[block]:
                notes[int(region_of(action))] = f"?{explain(self.state, action).price}"
        for block in (act.DECLINED_CONQUER, act.CONQUER):
            for action in self.blocks[block]:
                notes[int(region_of(action))] = f"={explain(self.state, action).price}"
        return notes

    def _groups(self) -> Iterator[tuple[str, list[str]]]:
        yield from self._conquests(act.CONQUER, act.CONQUER_DIE, "R")
        yield from self._conquests(act.DECLINED_CONQUER, act.DECLINED_CONQUER_DIE, "declined R")
        yield from self._special_conquests()
        yield from self._placements()
        also = list(self._other_actions())
        if also:
            yield self.names.texts.say("terminal-also"), also

    def _conquests(self, plain: int, die: int, typed: str) -> Iterator[tuple[str, list[str]]]:
        by_price: dict[int, list[str]] = defaultdict(list)
        for action in self.blocks[plain]:
            by_price[explain(self.state, action).price or 0].append(self._region(action))
        for price in sorted(by_price):
            tokens = self.names.texts.say("reference-tokens", tokens=price)
            yield (tokens if typed == "R" else f"{typed}, {tokens}"), by_price[price]
        attempts = []
        for action in self.blocks[die]:
            odds = explain(self.state, action).odds or 0
            attempts.append(f"{self._region(action)} {round(odds * 6)}/6")
        if attempts:
            yield f"{typed} die", attempts

    def _special_conquests(self) -> Iterator[tuple[str, list[str]]]:
        for block, title in (
            (act.CONQUER_DRAGON, "R dragon"),
            (act.CONVERT, "R sorcery"),
            (act.CONQUER_HIRED, "conquer R hired"),
            (act.CONQUER_HURL, "conquer R hurl N"),
            (act.DECLINE_AT, "decline R"),
        ):
            if self.blocks[block]:
                regions = sorted({int(region_of(action)) for action in self.blocks[block]})
                yield title, [self._numbered(region) for region in regions]

    def _placements(self) -> Iterator[tuple[str, list[str]]]:
        for block, title in ((act.DEPLOY, "put R N"), (act.DECLINED_DEPLOY, "declined R N")):
            regions = sorted({int(region_of(action)) for action in self.blocks[block]})
            if regions:
                yield title, [self._region_tokens(region) for region in regions]
        for block, title in _PIECES:
            if self.blocks[block]:
                yield title, [self._region(action) for action in self.blocks[block]]
        if self.blocks[act.WITHDRAW]:
            yield "withdraw R", [self._region(action) for action in self.blocks[act.WITHDRAW]]

    def _other_actions(self) -> Iterator[str]:
        say = self.names.texts.say
        for action in self.blocks[act.ALLY]:
            peace = plan_clause(steps_of(self.state, [action]), self.names)
            yield f"ally {action - act.ALLY} ({peace})"
        if self.blocks[act.ROLL]:
            yield f"roll ({say('terminal-also.roll')})"
        for action in self.blocks[act.REGROUP]:
            yield f"regroup ({plan_clause(steps_of(self.state, [action]), self.names)})"
        for block, title in (
            (act.ABANDON, "abandon"),
            (act.DECLINED_ABANDON, "declined abandon"),
        ):
            if self.blocks[block]:
                regions = " ".join(str(region_of(action)) for action in self.blocks[block])
                yield f"{title} {regions}"
        if self.blocks[act.DEPLOY] or self.blocks[act.DECLINED_DEPLOY]:
            yield f"R all · spread ({say('terminal-also.spread')})"
        for action, word in ((act.STOP, "stop"), (act.END, "end"), (act.DECLINE, "decline")):
            if self.blocks[action]:
                income = income_label(self.state, action, self.names)
                yield f"{word} ({income[0]})" if income else word

    def _region(self, action: int) -> str:
        return self._numbered(int(region_of(action)))

    def _region_tokens(self, region: int) -> str:
        return f"{self._numbered(region)} ({self.state.tokens_in(region)})"

    def _numbered(self, region: int) -> str:
        name = load_map(self.state.box.board.id).region(region).name
        return f"{region} {self.names.proper_name(name)}"


def _wrapped(title: str, items: Sequence[str], indent: int, width: int) -> list[Row]:
    """Return items behind a title, wrapped to ``width``."""
    rows: list[Row] = [[Run(f"  {title:<{indent - 2}}", "strong")]]
    used = indent
    for place, item in enumerate(items):
        if used + len(item) > width and used > indent:
            rows.append([Run(" " * indent)])
            used = indent
        last = place == len(items) - 1
        rows[-1].append(Run(item if last else item + _SEPARATOR))
        used += len(item) + len(_SEPARATOR)
    return rows
