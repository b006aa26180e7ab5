"""Many games, each played by one seat of the caller, for the vector environment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from smallworld.core.actions import VOCABULARY
from smallworld.core.box import Box
from smallworld.core.cells import vec
from smallworld.core.engine import perform
from smallworld.core.legal import fill_legal
from smallworld.core.state import ACTOR, OVER, PHASE, State
from smallworld.env.tables.chance import Chance, deal, play_at_random
from smallworld.env.tables.games import MASK_BYTES, Games, given_action
from smallworld.env.tables.observe import observe

SKIP: Final = 0xFFFF  # instead of an action: leave the game as it is


class SeatGames(Games):
    """Games in which one seat is the caller's and some seats play at random.

    Any other seat waits for ``act``. A game that is over stays so until ``start``. ``write`` fills
    the vectors of ``Games`` for the caller's seats.
    """

    def __init__(self, box: Box, games: int) -> None:
        super().__init__(box, [0] * games)
        self._choices = [Chance(0) for _ in range(games)]
        self.seats = vec[u8]([0] * games)
        self._random_seats = vec[u8]([0] * games)
        self._room = vec[i64]([0] * VOCABULARY)

    def start(self, game: int, seed: int, seat: int, random_seats: int, choices: Chance) -> None:
        """Deal one game for ``seat``; ``random_seats`` are bits."""
        self._chances[game] = Chance(seed)
        self._choices[game] = choices
        self.seats[game] = u8(seat)
        self._random_seats[game] = u8(random_seats)
        self._restart(game)
        self._play_others(game)

    def act(self, game: int, action: int) -> None:
        """Apply a legal action in one game."""
        self._act(game, action)

    def step(self, given: bytes) -> None:
        """Apply one legal action in every game, two bytes each, except where it is SKIP."""
        game: i64 = 0
        while game < self.size:
            action = given_action(given, game)
            if action != SKIP:
                self._act(game, action)
            game += 1

    def _act(self, game: i64, action: i64) -> None:
        state = self._states[game]
        perform(state, action)
        deal(state, self._chances[game])
        self._play_others(game)

    def _play_others(self, game: i64) -> None:
        seats: i64 = i64(self._random_seats[game])
        play_at_random(
            self._states[game], seats, self._chances[game], self._choices[game], self._room
        )

    def waiting(self) -> list[int]:
        """List the games in which another seat must decide."""
        found: list[int] = []
        game: i64 = 0
        while game < self.size:
            cells = self._states[game].cells
            if cells[PHASE] != OVER and cells[ACTOR] != i64(self.seats[game]):
                found.append(int(game))
            game += 1
        return found

    def state(self, game: int) -> State:
        """Return the state of a game, to look at."""
        return self._states[game]

    def legal_actions(self, game: int) -> list[int]:
        """List the legal actions of the seat to act in a game."""
        count = fill_legal(self._states[game], self._room)
        return [int(self._room[place]) for place in range(int(count))]

    def write(self) -> None:
        """Write all vectors."""
        self._reset_outputs()
        game: i64 = 0
        while game < self.size:
            self._write_game(game)
            game += 1

    def rewrite(self, game: int) -> None:
        """Write the vectors of one game again."""
        self._clear(game)
        self._write_game(game)

    def _write_game(self, game: i64) -> None:
        state = self._states[game]
        self._count_coins(game, state)
        self.over[game] = 0
        if state.cells[PHASE] == OVER:
            self._name_winners(game, state)
        self._write_outputs(game, i64(self.seats[game]))

    def _clear(self, game: i64) -> None:
        place = game * self.layout.length
        while place < (game + 1) * self.layout.length:
            self.observations[place] = 0
            place += 1
        place = game * MASK_BYTES
        while place < (game + 1) * MASK_BYTES:
            self.bits[place] = 0
            place += 1
        place = game * self.width
        while place < (game + 1) * self.width:
            self.legal[place] = 0
            place += 1

    def global_states(self) -> vec[u8]:
        """Return every game as seat 0 would see it with all coins open."""
        out = self._no_observations[:]
        game: i64 = 0
        while game < self.size:
            start = game * self.layout.length
            observe(self._states[game], 0, self.layout, out, start, True)
            game += 1
        return out
