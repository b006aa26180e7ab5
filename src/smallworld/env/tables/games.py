"""Many games stepped together; NumPy can view the result vectors without copying."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64, u8

from smallworld.core.actions import VOCABULARY
from smallworld.core.bits import only
from smallworld.core.box import Box
from smallworld.core.cells import vec
from smallworld.core.engine import perform
from smallworld.core.legal import fill_legal
from smallworld.core.pieces import MAX_TOKENS
from smallworld.core.scoring import winners
from smallworld.core.state import ACTOR, COINS, OVER, PHASE, State, new_state
from smallworld.env.tables.chance import Chance, deal
from smallworld.env.tables.layout import Layout
from smallworld.env.tables.observe import observe

MASK_BYTES: Final = 392  # one bit per action of a seat


def room_for_legal(box: Box) -> int:
    """Return the highest possible number of legal actions on the board of ``box``.

    This is either everything a turn offers for each region, or the placement of tokens: regions
    times tokens in hand, of both races, plus one of each piece for each region.
    """
    half = MAX_TOKENS // 2
    return max(7 * int(box.board.size) + 9, 2 * half * half + 3 * MAX_TOKENS + 7)


class Games:
    """Games on one board, each dealt from its own seed and restarted when it is over.

    After ``begin`` and every ``step`` the vectors hold for each game: the observation of the seat
    to act, its legal actions as a list and as bits, its number; and of the last step: coins,
    whether the game ended, and the winners as bits.
    """

    def __init__(self, box: Box, seeds: list[int]) -> None:
        self.layout = Layout(box)
        self.width: i64 = room_for_legal(box)
        self.size: i64 = len(seeds)
        self._seats: i64 = box.seats
        self._start = new_state(box)
        self._states = [self._start.clone() for _ in seeds]
        self._chances = [Chance(seed) for seed in seeds]
        self._found = vec[i64]([0] * VOCABULARY)
        self._no_observations = vec[u8]([0] * (self.size * self.layout.length))
        self._no_bits = vec[u8]([0] * (self.size * MASK_BYTES))
        self._no_legal = vec[i16]([0] * (self.size * self.width))
        self.observations = self._no_observations
        self.bits = self._no_bits
        self.legal = self._no_legal
        self.counts = vec[i16]([0] * self.size)
        self.to_act = vec[u8]([0] * self.size)
        self.coins = vec[i16]([0] * (self.size * self._seats))
        self.over = vec[u8]([0] * self.size)
        self.winners = vec[u8]([0] * self.size)

    def begin(self, seeds: list[int] | None = None) -> None:
        """Restart every game, with new seeds if given."""
        if seeds is not None:
            self._chances = [Chance(seed) for seed in seeds]
        self._reset_outputs()
        game: i64 = 0
        while game < self.size:
            self.over[game] = 0
            self._restart(game)
            self._count_coins(game, self._states[game])
            self._write_outputs(game, self._states[game].cells[ACTOR])
            game += 1

    def step(self, given: bytes) -> None:
        """Apply one action in every game, two bytes each, low byte first.

        The actions must be legal: they are not checked here.
        """
        self._reset_outputs()
        game: i64 = 0
        while game < self.size:
            state = self._states[game]
            perform(state, given_action(given, game))
            deal(state, self._chances[game])
            self._count_coins(game, state)
            if state.cells[PHASE] == OVER:
                self._finish(game, state)
            else:
                self.over[game] = 0
            self._write_outputs(game, self._states[game].cells[ACTOR])
            game += 1

    def _reset_outputs(self) -> None:
        """Reset the outputs: copying zeros is many times faster than a loop."""
        self.observations = self._no_observations[:]
        self.bits = self._no_bits[:]
        self.legal = self._no_legal[:]

    def _restart(self, game: i64) -> None:
        state = self._states[game]
        state.copy_from(self._start)
        deal(state, self._chances[game])

    def _count_coins(self, game: i64, state: State) -> None:
        coins = self.coins
        first = game * self._seats
        seat: i64 = 0
        while seat < self._seats:
            coins[first + seat] = i16(state.cells[COINS + seat])
            seat += 1

    def _finish(self, game: i64, state: State) -> None:
        self._name_winners(game, state)
        self._restart(game)

    def _name_winners(self, game: i64, state: State) -> None:
        self.over[game] = 1
        best: i64 = 0
        for seat in winners(state):
            best |= only(seat)
        self.winners[game] = u8(best)

    def _write_outputs(self, game: i64, viewer: i64) -> None:
        """Write the observation of ``viewer`` and the legal actions of the seat to act."""
        state = self._states[game]
        self.to_act[game] = u8(state.cells[ACTOR])
        found = self._found
        count = fill_legal(state, found)
        self.counts[game] = i16(count)
        legal = self.legal
        bits = self.bits
        first_legal = game * self.width
        first_byte = game * MASK_BYTES
        place: i64 = 0
        while place < count:
            action = found[place]
            legal[first_legal + place] = i16(action)
            bits[first_byte + (action >> 3)] |= _bit(action)
            place += 1
        observe(state, viewer, self.layout, self.observations, game * self.layout.length)


def given_action(given: bytes, game: i64) -> i64:
    """Read the action of one game from two bytes."""
    low: i64 = given[2 * game]
    high: i64 = given[2 * game + 1]
    return low + 256 * high


def _bit(action: i64) -> u8:
    """Return the bit of an action in its byte of the mask, lowest first."""
    return u8(only(action & 7))
