"""Find the highest income of one turn exactly, by trying every way to play it.

The die is never rolled, because a plan cannot count on it. Different orders of actions that reach
the same state are merged, so each state is expanded once.
"""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.actions import block_of
from smallworld.core.bits import lowest
from smallworld.core.cells import vec
from smallworld.core.engine import perform
from smallworld.core.legal import fill_legal
from smallworld.core.options import OWN_TOKENS_DEFEND
from smallworld.core.playout import Xorshift, draw
from smallworld.core.redeploy import fortress_sites, must_withdraw
from smallworld.core.scoring import income
from smallworld.core.state import State


class BestTurn:
    """The highest income of a turn, how to get it, and how many boards pay how much."""

    def __init__(self, coins: int, actions: list[int], boards: dict[int, int], states: int) -> None:
        self.coins = coins
        self.actions = actions  # up to the last action that changes the income
        self.boards = boards  # coins → number of different sets of own regions that pay them
        self.states = states  # number of states visited


class _Node:
    """A state inside the turn, the action that led to it, and its parent."""

    def __init__(self, state: State, action: int, parent: _Node | None) -> None:
        self.state = state
        self.action = action
        self.parent = parent

    def after(self, action: i64) -> _Node:
        """Return the child node; which combo refills the column does not matter here."""
        state = self.state.clone()
        perform(state, action)
        while state.awaits_reveal:
            perform(state, draw(state, Xorshift(1)))
        return _Node(state, int(action), self)


class TurnSolver:
    """Visits every state the seat to move can reach before its income is paid."""

    def __init__(self, max_states: int = 1_000_000) -> None:
        self.max_states = max_states
        self.seat: i64 = 0
        self.coins: i64 = -1
        self._best: _Node | None = None
        self._legal: vec[i64] = vec[i64]([0] * a.VOCABULARY)
        self._incomes: dict[tuple[int, int, int], int] = {}
        self._seen: set[tuple[int, ...]] = set()
        self._open: list[_Node] = []

    def solve(self, state: State) -> BestTurn | None:
        """Return the best turn from ``state``, any point before the conquests stop.

        Return ``None`` if there are more than ``max_states``, or if a combo must be picked.
        """
        if state.box.options & OWN_TOKENS_DEFEND:
            raise ValueError("own_tokens_defend must be off: states are told apart without it")
        self.seat = state.cells[s.TURN]
        if not state.has_active_race(self.seat):
            return None
        self.coins = -1
        self._best = None
        self._incomes = {}
        self._seen = {self._key(state)}
        self._open = [_Node(state, s.NOBODY, None)]
        done = 0  # breadth first: the best turn has no needless action
        while done < len(self._open):
            node = self._open[done]
            done += 1
            self._withdraw(node.after(a.STOP), 0)
            self._expand(node)
            if len(self._seen) > self.max_states:
                return None
        return self._found()

    def _found(self) -> BestTurn:
        boards: dict[int, int] = {}
        for coins in self._incomes.values():
            boards[coins] = boards.get(coins, 0) + 1
        return BestTurn(int(self.coins), _actions_to(self._best), boards, len(self._seen))

    def _expand(self, node: _Node) -> None:
        """Add every new state one action further."""
        out = self._legal
        count = fill_legal(node.state, out)
        place: i64 = 0
        while place < count:
            action = out[place]
            block = block_of(action)
            place += 1
            if action == a.DECLINE:
                self._decline(node)
            elif block not in (a.STOP, a.ROLL, a.CONQUER_DIE, a.DECLINED_CONQUER_DIE):
                after = node.after(action)
                key = self._key(after.state)
                if key not in self._seen:
                    self._seen.add(key)
                    self._open.append(after)

    def _decline(self, node: _Node) -> None:
        after = node.after(a.DECLINE)
        coins = after.state.cells[s.COINS + self.seat] - node.state.cells[s.COINS + self.seat]
        self._record(after, coins)

    def _withdraw(self, node: _Node, above: i64) -> None:
        """Try every set of regions to give up once, in ascending order (R3)."""
        people = s.KINDS * self.seat + s.ACTIVE
        if not must_withdraw(node.state, people):
            self._build(node)
            return
        rest = node.state.cells[s.REGIONS + people]
        while rest:
            region = lowest(rest)
            rest &= rest - 1
            if region > above:
                self._withdraw(node.after(a.WITHDRAW + region), region)

    def _build(self, node: _Node) -> None:
        """Place a fortress anywhere: it pays the same, and no other placement pays."""
        sites = fortress_sites(node.state, self.seat)
        if sites:
            node = node.after(a.PLACE_FORTRESS + lowest(sites))
        self._record(node, income(node.state, self.seat))

    def _record(self, node: _Node, coins: i64) -> None:
        v = node.state.cells
        people = s.KINDS * self.seat + s.ACTIVE
        board = (
            int(v[s.REGIONS + people]),
            int(v[s.REGIONS + people + 1]),
            int(v[s.REGIONS + people + 2]),
        )
        if int(coins) > self._incomes.get(board, -1):
            self._incomes[board] = int(coins)
        if coins > self.coins:
            self.coins = coins
            self._best = node

    def _key(self, state: State) -> tuple[int, ...]:
        """Return everything that distinguishes two states of one turn regarding income.

        Who holds what follows from the own regions and the state at the start of the turn:
        conquered regions stay own, abandoned ones lie empty. The tokens in an own region do not
        matter, as they all return to hand and do not defend against their owner.
        """
        v = state.cells
        found = [int(v[cell]) for cell in range(s.UNSEEN_RACES)]
        for kind in range(s.KINDS):
            people = s.KINDS * self.seat + kind
            found.append(int(v[s.REGIONS + people]))
            found.append(int(v[s.HAND + people]))
            found.append(int(v[s.ON_BOARD + people]))
            found.append(int(v[s.WAITING + people] + 64 * v[s.ASIDE + people]))
            race = v[s.RACE + people]
            found.append(int(v[s.TRAY + race]) if race >= 0 else 0)
        found.append(int(v[s.HOLES_LEFT + self.seat]))
        found.append(int(v[s.DRAGON_AT + self.seat]))
        return tuple(found)


def _actions_to(node: _Node | None) -> list[int]:
    found: list[int] = []
    while node is not None and node.action != s.NOBODY:
        found.append(node.action)
        node = node.parent
    found.reverse()
    return found
