"""Random games at full speed, for benchmarks, bots and soak tests."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core.actions import DIE, VOCABULARY, reveal
from smallworld.core.bits import lowest, size
from smallworld.core.cells import vec
from smallworld.core.combos import drawable_powers, next_race
from smallworld.core.engine import perform
from smallworld.core.legal import fill_choices
from smallworld.core.state import NOBODY, OVER, UNSEEN_RACES, State


class Xorshift:
    """A xorshift32 generator, masked so that both builds draw the same numbers."""

    def __init__(self, seed: int) -> None:
        self.word: i64 = (seed * 2654435761 + 88172645) & 0xFFFFFFFF or 1

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to ``limit`` - 1."""
        word = self.word
        word ^= (word << 13) & 0xFFFFFFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFFFFFF
        self.word = word
        return word % limit


def draw(state: State, chance: Xorshift) -> i64:
    """Draw the chance action that ``state`` waits for."""
    if state.awaits_die:
        face = chance.below(6)
        if face < 3:
            return DIE
        return DIE + face - 2
    race = next_race(state)
    if race == NOBODY:
        race = one_of(state.cells[UNSEEN_RACES], chance)
    return reveal(race, one_of(drawable_powers(state), chance))


def one_of(choices: i64, chance: Xorshift) -> i64:
    """Draw one member of a set that is not empty."""
    skip = chance.below(size(choices))
    while skip:
        choices &= choices - 1
        skip -= 1
    return lowest(choices)


def play_out(state: State, chance: Xorshift, out: vec[i64]) -> i64:
    """Play ``state`` to its end at random; return how many decisions the seats made."""
    decisions: i64 = 0
    while state.phase != OVER:
        if state.awaits_chance:
            perform(state, draw(state, chance))
        else:
            count = fill_choices(state, out)
            perform(state, out[chance.below(count)])
            decisions += 1
    return decisions


def play_games(start: State, games: int, seed: int) -> tuple[int, int]:
    """Play random games from ``start``; return decisions and a checksum of all coins."""
    chance = Xorshift(seed)
    out = vec[i64]([0] * VOCABULARY)
    decisions: i64 = 0
    checksum: i64 = 0
    for _ in range(games):
        state = start.clone()
        decisions += play_out(state, chance, out)
        seat: i64 = 0
        while seat < state.box.seats:
            checksum = (checksum * 31 + state.coins(seat)) & 0xFFFFFFFF
            seat += 1
    return int(decisions), int(checksum)
