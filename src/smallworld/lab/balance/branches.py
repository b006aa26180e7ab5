"""One game with the tile that is measured: from a situation to the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from smallworld.bots.data.weights import rows_for
from smallworld.bots.search.evaluation import FEATURES, Evaluator
from smallworld.bots.search.rollout import Rollout
from smallworld.core.actions import PICK
from smallworld.core.bits import size
from smallworld.core.box import Box
from smallworld.core.engine import legal_actions, perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.scoring import winners
from smallworld.core.state import (
    ACTIVE,
    COLUMN_POWER,
    COLUMN_RACE,
    COLUMN_SIZE,
    KINDS,
    OVER,
    RACE,
    REDEPLOYMENT,
    RETURNED_COUNT,
    TRAY,
    State,
    state_from,
)
from smallworld.core.traits import Trait
from smallworld.core.view import view_of
from smallworld.lab.balance.situations import Situation, fast_step
from smallworld.lab.balance.tiles import Kind
from smallworld.lab.games.plan import seed_from
from smallworld.lab.games.players import Player

Step = Callable[[State, Xorshift], None]


class Branch(Struct, array_like=True, frozen=True):
    """What came of one game."""

    situation: int
    tokens: int  # that the tile was given
    partner: str
    coins: int  # that the combo brought, active and in decline
    turns: int  # of its owner in which it could have
    lead: float  # coins of its owner in the end, beyond the mean of the others
    win: float  # 1, or a part of a shared win


@dataclass(frozen=True)
class Table:
    """A box with one tile more than the official ones, for one board."""

    kind: Kind
    box: Box
    rollout: Rollout

    @property
    def place(self) -> int:
        """The number of the tile among its kind."""
        return len(self.box.races if self.kind == "race" else self.box.powers) - 1


def table_with(trait: Trait, kind: Kind, plain: Box) -> Table:
    """The box ``plain`` and the tile, which bots do not know from other games.

    That holds for official tiles, too: all are judged by what can be seen of them.
    """
    races = [*plain.races, trait] if kind == "race" else plain.races
    powers = [*plain.powers, trait] if kind == "power" else plain.powers
    box = Box(plain.board, races, powers, options=int(plain.options))
    rows, envy = rows_for(box)
    stranger = FEATURES + (len(races) if kind == "race" else len(races) + len(powers)) - 1
    for row in rows:
        row[stranger] = 0.0
    return Table(kind, box, Rollout(Evaluator(rows, envy)))


def play_branch(
    situation: Situation, table: Table, tokens: int, players: tuple[Player, ...] = ()
) -> Branch:
    """The seat takes the tile with its partner; then everybody plays to the end."""
    state, seat = _joined(situation, table), situation.seat
    partner = situation.partner(table.kind)
    race, power = (table.place, partner) if table.kind == "race" else (partner, table.place)
    step = _bot_step(players, situation, state) if players else _fast_step(table.rollout)
    chance = Xorshift(situation.seed)
    income = ComboIncome(seat, race)
    _take(state, race, power, None if players else table.rollout, chance)
    while state.phase != OVER:
        if state.awaits_chance:
            perform(state, draw(state, chance))
        else:
            income.measure(state, lambda: step(state, chance))
    first = winners(state)
    coins = [int(state.coins(number)) for number in range(int(state.box.seats))]
    others = (sum(coins) - coins[seat]) / (len(coins) - 1)
    names = table.box.powers if table.kind == "race" else table.box.races
    return Branch(
        situation.number,
        tokens,
        names[partner].id,
        income.coins,
        income.turns,
        round(coins[seat] - others, 2),
        1 / len(first) if seat in first else 0.0,
    )


def _joined(situation: Situation, table: Table) -> State:
    """The situation in the larger box; its cells mean the same there."""
    state = state_from(table.box, situation.state.snapshot())
    if table.kind == "race":
        state.cells[TRAY + table.place] = table.box.races[table.place].supply
    return state


def _take(state: State, race: int, power: int, rollout: Rollout | None, chance: Xorshift) -> None:
    """Let the seat take the combo, as if nothing else lay in the column, and lay that back.

    With a ``rollout`` it also conquers, because the quick policy sees both as one.
    """
    v = state.cells
    column = [int(v[cell]) for cell in range(COLUMN_SIZE, RETURNED_COUNT)]
    for cell in range(COLUMN_SIZE, RETURNED_COUNT):
        v[cell] = 0
    v[COLUMN_SIZE], v[COLUMN_RACE], v[COLUMN_POWER] = 1, race, power
    if rollout is None:
        perform(state, PICK)
    else:
        rollout.fast_turns.play(state, chance)
    for cell, value in enumerate(column, start=COLUMN_SIZE):
        state.cells[cell] = value


def _fast_step(rollout: Rollout) -> Step:
    return lambda state, chance: fast_step(state, rollout, chance)


def _bot_step(players: tuple[Player, ...], situation: Situation, state: State) -> Step:
    """Bots that are asked for every action; they sit in turn, one further in each situation."""
    seats = range(int(state.box.seats))
    bots = [
        players[(seat + situation.number) % len(players)].create_bot(
            seed_from(situation.seed, seat)
        )
        for seat in seats
    ]

    def step(state: State, chance: Xorshift) -> None:
        seat = int(state.actor)
        coins = [int(state.coins(other)) for other in seats]
        perform(state, bots[seat].choose(view_of(state, seat), legal_actions(state), coins))

    return step


class _TurnMark:
    """Where a turn stands before somebody acts."""

    def __init__(self, state: State) -> None:
        self.phase = int(state.phase)
        self._turn = (int(state.round), int(state.turn))

    def was_scored_by(self, state: State) -> bool:
        """Was the turn scored on the way to ``state``, by a redeployment or a decline?"""
        if self.phase >= REDEPLOYMENT:
            return self.phase == REDEPLOYMENT and int(state.phase) != REDEPLOYMENT
        return state.phase == OVER or (int(state.round), int(state.turn)) != self._turn


class ComboIncome:
    """Counts what a combo brings to its owner, from what an action changes."""

    def __init__(self, seat: int, race: int) -> None:
        self.coins = 0
        self.turns = 0
        self._seat = seat
        self._race = race
        self._over = False

    def measure(self, state: State, act: Callable[[], None]) -> None:
        """Let somebody ``act``; if that pays the owner's income, note the combo's part of it."""
        if self._over or state.turn != self._seat:
            act()
            return
        before = _TurnMark(state)
        coins, declined = int(state.coins(self._seat)), self._declined(state)
        was_active = self._place(state) == ACTIVE
        act()
        place = self._place(state)
        if before.was_scored_by(state):
            earned = int(state.coins(self._seat)) - coins - declined
            # An ordinary decline is scored after it: what was active is paid as declined.
            still = was_active and before.phase == REDEPLOYMENT
            self.coins += earned if still else self._in_decline(state, place)
            self.turns += 1
        self._over = self.turns > 0 and place is None

    def _place(self, state: State) -> int | None:
        """Whether the race is active, declined or lasting; none when it is gone."""
        first = RACE + KINDS * self._seat
        for kind in range(KINDS):
            if state.cells[first + kind] == self._race:
                return kind
        return None

    def _declined(self, state: State) -> int:
        """What the owner's declined races pay together."""
        return sum(self._in_decline(state, kind) for kind in range(ACTIVE + 1, KINDS))

    def _in_decline(self, state: State, place: int | None) -> int:
        if place is None:
            return 0
        people = KINDS * self._seat + place
        coins = int(size(state.regions(people)))
        race = state.race(people)
        return coins + (int(race.pays_for_regions(state, people)) if race.pays_in_decline else 0)
