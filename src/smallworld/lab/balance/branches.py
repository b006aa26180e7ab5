"""Play one game with the measured tile, from a situation to the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Struct

from smallworld.bots.data.weights import rows_for
from smallworld.bots.search.evaluation import FEATURES, Evaluator
from smallworld.bots.search.rollout import Rollout
from smallworld.core import state as s
from smallworld.core.actions import PICK
from smallworld.core.box import Box
from smallworld.core.engine import legal_actions, perform
from smallworld.core.playout import Xorshift, draw
from smallworld.core.scoring import income_in_decline, winners
from smallworld.core.state import State, state_from
from smallworld.core.traits import Trait
from smallworld.core.view import view_of
from smallworld.lab.balance.situations import Situation, fast_step
from smallworld.lab.balance.tiles import Kind
from smallworld.lab.games.plan import seed_from
from smallworld.lab.games.players import Player

Step = Callable[[State, Xorshift], None]


class Branch(Struct, array_like=True, frozen=True):
    """The result of one game."""

    situation: int
    tokens: int  # token number of the tile
    partner: str
    coins: int  # that the combo brought, active and in decline
    turns: int  # own turns in which it could earn
    lead: float  # final coins of its owner beyond the mean of the others
    win: float  # 1, or a share of a tied win


@dataclass(frozen=True)
class Table:
    """The official tiles plus the measured one, for one board."""

    kind: Kind
    box: Box
    rollout: Rollout

    @property
    def place(self) -> int:
        """Return the index of the tile among its kind."""
        return len(self.box.races if self.kind == "race" else self.box.powers) - 1


def table_with(trait: Trait, kind: Kind, plain: Box) -> Table:
    """Build a table with the tile, which has no weights of its own.

    Weights are removed for official tiles too, so that bots evaluate all tiles alike.
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
    """Give the seat the tile with its partner, then play to the end."""
    state, seat = _joined(situation, table), situation.seat
    partner = situation.partner(table.kind)
    race, power = (table.place, partner) if table.kind == "race" else (partner, table.place)
    step = _bot_step(players, situation, state) if players else _fast_step(table.rollout)
    chance = Xorshift(situation.seed)
    income = ComboIncome(seat, race)
    before = int(state.coins(seat))
    _take(state, race, power, None if players else table.rollout, chance)
    income.coins += int(state.coins(seat)) - before  # by tiles that pay at the pick or at once
    while state.phase != s.OVER:
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
    """Convert the situation to the larger box; its cells keep their meaning."""
    state = state_from(table.box, situation.state.snapshot())
    smaller = situation.state.box
    for place, race in enumerate(smaller.races):
        state.cells[s.TRAY + place] += table.box.supply(race) - smaller.supply(race)
    if table.kind == "race":
        state.cells[s.TRAY + table.place] = table.box.supply(table.box.races[table.place])
    return state


def _take(state: State, race: int, power: int, rollout: Rollout | None, chance: Xorshift) -> None:
    """Let the seat pick the combo as if the column held nothing else, then restore the column.

    With a ``rollout`` it also conquers, because the fast policy plays both in one step.
    """
    v = state.cells
    column = [int(v[cell]) for cell in range(s.COLUMN_SIZE, s.RETURNED_COUNT)]
    for cell in range(s.COLUMN_SIZE, s.RETURNED_COUNT):
        v[cell] = 0
    v[s.COLUMN_SIZE], v[s.COLUMN_RACE], v[s.COLUMN_POWER] = 1, race, power
    if rollout is None:
        perform(state, PICK)
    else:
        rollout.fast_turns.play(state, chance)
    for cell, value in enumerate(column, start=s.COLUMN_SIZE):
        state.cells[cell] = value


def _fast_step(rollout: Rollout) -> Step:
    return lambda state, chance: fast_step(state, rollout, chance)


def _bot_step(players: tuple[Player, ...], situation: Situation, state: State) -> Step:
    """Return a step that asks bots; they rotate by one seat per situation."""
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
    """Round, turn and phase before an action."""

    def __init__(self, state: State) -> None:
        self.phase = int(state.phase)
        self._turn = (int(state.round), int(state.turn))

    def was_scored_by(self, state: State) -> bool:
        """Did ``state`` come after the turn was scored, by a redeployment or a decline?"""
        if self.phase >= s.REDEPLOYMENT:
            return self.phase == s.REDEPLOYMENT and int(state.phase) != s.REDEPLOYMENT
        return state.phase == s.OVER or (int(state.round), int(state.turn)) != self._turn


class ComboIncome:
    """Measures what a combo brings, from the change of its owner's coins at each action.

    Coins that move outside the income count while the combo is active, also in turns of others.
    """

    def __init__(self, seat: int, race: int) -> None:
        self.coins = 0
        self.turns = 0
        self._seat = seat
        self._race = race
        self._over = False

    def measure(self, state: State, act: Callable[[], None]) -> None:
        """Run ``act`` and add the combo's share of the coins that it brings the owner."""
        if self._over:
            act()
            return
        before, is_own_turn = _TurnMark(state), state.turn == self._seat
        coins, declined = int(state.coins(self._seat)), self._declined(state)
        was_active = self._place(state) == s.ACTIVE
        act()
        place = self._place(state)
        earned = int(state.coins(self._seat)) - coins
        is_scored = is_own_turn and before.was_scored_by(state)
        if is_scored and was_active:
            # A normal decline is scored after the flip: other races in decline are paid, too.
            others = self._declined(state) - self._in_decline(state, place)
            self.coins += earned - (declined if before.phase == s.REDEPLOYMENT else others)
        elif is_scored:
            self.coins += self._in_decline(state, place)
        elif was_active:
            self.coins += earned
        self.turns += is_scored
        self._over = self.turns > 0 and place is None

    def _place(self, state: State) -> int | None:
        """Return whether the race is active, declined or lasting; None when it is gone."""
        first = s.RACE + s.KINDS * self._seat
        for kind in range(s.KINDS):
            if state.cells[first + kind] == self._race:
                return kind
        return None

    def _declined(self, state: State) -> int:
        """Return what the owner's races in decline pay together."""
        return sum(self._in_decline(state, kind) for kind in range(s.ACTIVE + 1, s.KINDS))

    def _in_decline(self, state: State, place: int | None) -> int:
        if place is None:
            return 0
        people = s.KINDS * self._seat + place
        if state.cells[s.RACE + people] == s.NOBODY:
            return 0
        return int(income_in_decline(state, people, None))
