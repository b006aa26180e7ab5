"""Situations in which a seat must take a combo: half of them at its first race, half later.

A situation follows from its number, so every tile is measured in the same ones. Up to there
all seats play by the quick policy of the playouts, with official tiles only.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from smallworld.bots.playouts.pool import rollout_for
from smallworld.bots.search.placement import place_all
from smallworld.bots.search.policy import choose_after_scoring
from smallworld.bots.search.rollout import Rollout
from smallworld.core.box import Box
from smallworld.core.engine import perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.state import (
    AFTER_SCORING,
    COLUMN_POWER,
    COLUMN_RACE,
    COLUMN_SIZE,
    CONQUEST,
    KINDS,
    OVER,
    POWER,
    RACE,
    START,
    State,
    new_state,
)
from smallworld.lab.balance.tiles import Kind
from smallworld.lab.games.plan import seed_from
from smallworld.lab.games.players import Player
from smallworld.packs.loader import base_box

MAPS: Final = ("base/2", "base/3", "base/4", "base/5")
RACES_A_SEAT: Final = 2  # the picks of a game that are looked at, for each seat


@dataclass(frozen=True)
class Setting:
    """Where and by whom a tile is measured; without ``players`` by the quick policy."""

    maps: tuple[str, ...] = MAPS
    seed: int = 1
    players: tuple[Player, ...] = ()

    @property
    def is_usual(self) -> bool:
        """Is it the one that the official figures were made in?"""
        return self == Setting()


@dataclass(frozen=True)
class Situation:
    """A table at which a seat is about to take a combo, and the luck from there on."""

    number: int
    state: State  # at the start of a turn; never changed
    cycle: int  # situations that differ only in their deal have different ones
    seed: int

    @property
    def seat(self) -> int:
        """Who takes a combo."""
        return int(self.state.turn)

    def partner(self, kind: Kind) -> int:
        """The badge for a race that is measured, the banner for a power: all in turn.

        What a seat has, or what lies in the column, is passed over.
        """
        box = self.state.box
        count = len(box.powers if kind == "race" else box.races)
        used = self._used(POWER, COLUMN_POWER) if kind == "race" else self._used(RACE, COLUMN_RACE)
        order = [(self.cycle + step) % count for step in range(count)]
        return next((index for index in order if index not in used), order[0])

    def _used(self, of_peoples: int, of_column: int) -> set[int]:
        v = self.state.cells
        peoples = range(of_peoples, of_peoples + KINDS * int(self.state.box.seats))
        column = range(of_column, of_column + int(v[COLUMN_SIZE]))
        return {int(v[cell]) for cell in (*peoples, *column)}


@cache
def official_box(map: str) -> Box:
    """The box without any pack; the same object whenever it is asked for."""
    return base_box(map)


def situation(number: int, setting: Setting) -> Situation:
    """The situation of this number."""
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
        attempt += 1  # the game ended before there were so many picks


def _before_pick(state: State, picks: int, chance: Xorshift) -> State | None:
    """``state`` played on until a seat must pick, after so many ``picks`` of others."""
    rollout = rollout_for(state.box)
    while state.phase != OVER:
        if state.awaits_chance:
            perform(state, draw(state, chance))
            continue
        if state.phase == START and not state.has_active_race(state.turn):
            if picks == 0:
                return state
            picks -= 1
        fast_step(state, rollout, chance)
    return None


def fast_step(state: State, rollout: Rollout, chance: Xorshift) -> None:
    """What the seat that must act does next by the quick policy, as in a playout."""
    if state.phase <= CONQUEST:
        rollout.fast_turns.play(state, chance)
    elif state.phase == AFTER_SCORING:
        perform(state, choose_after_scoring(state, rollout.evaluator))
    else:
        place_all(state)
