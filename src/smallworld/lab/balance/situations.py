"""Situations in which a seat must pick a combo: half at its first race, half later.

A situation is determined by its number, so every tile is measured in the same ones. All seats
play by the fast policy of the playouts up to there, with official tiles only.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from smallworld.bots.playouts.pool import rollout_for
from smallworld.bots.search.placement import place_all
from smallworld.bots.search.policy import choose_after_scoring
from smallworld.bots.search.rollout import Rollout
from smallworld.core import state as s
from smallworld.core.box import Box
from smallworld.core.engine import perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import State, new_state
from smallworld.lab.balance.tiles import Kind
from smallworld.lab.games.plan import seed_from
from smallworld.lab.games.players import Player
from smallworld.packs.loader import base_box, board_from, has_map
from smallworld.packs.maps import load_map

MAPS: Final = ("base/2", "base/3", "base/4", "base/5")
RACES_A_SEAT: Final = 2  # picks per seat that become situations


@dataclass(frozen=True)
class Setting:
    """Boards, seed and bots of a measurement; without ``players`` the fast policy plays."""

    maps: tuple[str, ...] = MAPS
    seed: int = 1
    players: tuple[Player, ...] = ()

    @property
    def is_usual(self) -> bool:
        """Is this the setting of the stored official statistics?"""
        return self == Setting()


@dataclass(frozen=True)
class Situation:
    """A state in which a seat is about to pick, and the seed for the rest of the game."""

    number: int
    state: State  # start of a turn; never modified
    cycle: int  # differs between situations that differ only in their deal
    seed: int

    @property
    def seat(self) -> int:
        """Return the seat that picks."""
        return int(self.state.turn)

    def partner(self, kind: Kind) -> int:
        """Return the power for a measured race, or the race for a power, in rotation.

        Tiles that a seat has or that lie in the column are skipped.
        """
        box = self.state.box
        count = len(box.powers if kind == "race" else box.races)
        used = (
            self._used(s.POWER, s.COLUMN_POWER)
            if kind == "race"
            else self._used(s.RACE, s.COLUMN_RACE)
        )
        order = [(self.cycle + step) % count for step in range(count)]
        return next((index for index in order if index not in used), order[0])

    def _used(self, of_peoples: int, of_column: int) -> set[int]:
        v = self.state.cells
        peoples = range(of_peoples, of_peoples + s.KINDS * int(self.state.box.seats))
        column = range(of_column, of_column + int(v[s.COLUMN_SIZE]))
        return {int(v[cell]) for cell in (*peoples, *column)}


@cache
def official_box(map: str) -> Box:
    """Return the cached box of the official tiles on any board."""
    return base_box(map, board=None if has_map(map) else board_from(load_map(map)))


def situation(number: int, setting: Setting) -> Situation:
    """Return the situation of this number."""
    map = setting.maps[number % len(setting.maps)]
    box = official_box(map)
    deal = number // len(setting.maps)
    before = deal % (RACES_A_SEAT * int(box.seats))
    attempt = 0
    while True:
        seed = seed_from(setting.seed, map, deal, attempt)
        state = _before_pick(new_state(box), before, Xorshift(seed))
        if state is not None:
            cycle = deal // (RACES_A_SEAT * int(box.seats))
            return Situation(number, state, cycle, seed_from(seed, "after"))
        attempt += 1  # the game ended before there were enough picks


def _before_pick(state: State, picks: int, chance: Xorshift) -> State | None:
    """Play ``state`` until a seat must pick, after ``picks`` other picks."""
    rollout = rollout_for(state.box)
    while state.phase != s.OVER:
        if state.awaits_chance:
            perform(state, draw(state, chance))
            continue
        if state.phase == s.START and not state.has_active_race(state.turn):
            if picks == 0:
                return state
            picks -= 1
        fast_step(state, rollout, chance)
    return None


def fast_step(state: State, rollout: Rollout, chance: Xorshift) -> None:
    """Let the acting seat make its next step by the fast policy, as in a playout."""
    if state.phase <= s.CONQUEST:
        rollout.fast_turns.play(state, chance)
    elif state.phase == s.AFTER_SCORING:
        perform(state, choose_after_scoring(state, rollout.evaluator))
    else:
        place_all(state)
