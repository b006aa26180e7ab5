"""Track every race and every turn of a game by its events."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from smallworld.core.bits import size
from smallworld.core.events import Event
from smallworld.core.state import ACTIVE, DECLINED, KINDS, LASTING, State

Facts = dict[str, object]


class Life(Struct, array_like=True):
    """One race of one seat, from its pick to the end of the game or of the race."""

    seat: int
    number: int  # 1 for the seat's first race
    race: str
    power: str
    place: int  # in the column, 1 = top
    paid: int
    collected: int
    tokens: int  # at the pick
    round_picked: int
    round_declined: int | None = None
    round_gone: int | None = None  # when its banner was returned
    turns_active: int = 0  # scored while active
    turns_declined: int = 0  # scored while in decline and on the map
    coins_regions: int = 0
    coins_race: int = 0
    coins_power: int = 0
    coins_declined: int = 0  # income in decline
    peak_regions: int = 0  # at scoring
    declined_regions: int = 0  # at its decline
    conquests: int = 0
    tokens_lost: int = 0
    coins_moved: int = 0  # outside the income, by tiles of packs

    @property
    def coins_active(self) -> int:
        """Return the income while active."""
        return self.coins_regions + self.coins_race + self.coins_power

    @property
    def coins(self) -> int:
        """Return all it brought, without coins paid or found at the pick."""
        return self.coins_active + self.coins_declined + self.coins_moved


class Turn(Struct, array_like=True):
    """One turn of one seat."""

    seat: int
    round: int
    number: int = 0  # of the race that the seat plays, 1 for its first
    race: str = ""
    power: str = ""
    picked: bool = False  # the race was picked in this turn
    declined: bool = False  # the race went into decline in this turn
    decisions: int = 0  # of the seat itself
    choices: int = 0  # legal actions, sum over these decisions
    conquests: int = 0
    rolls: int = 0
    pips: int = 0
    regions: int = 0  # of the active race, at scoring
    declined_regions: int = 0  # of races in decline, at scoring
    paid: int = 0
    collected: int = 0
    coins_regions: int = 0
    coins_race: int = 0
    coins_power: int = 0
    coins_declined: int = 0
    coins: int = 0  # the whole income
    coins_total: int = 0  # what the seat owns after the turn
    coins_moved: int = 0  # outside the income, since the seat's last turn


class GameTracker:
    """Tracks the races and the turns of one game."""

    def __init__(self) -> None:
        self.lives: list[Life] = []
        self.turns = [Turn(seat=0, round=1)]
        self._round = 1
        self._moved: dict[int, int] = {}  # coins of seats that wait for their turn

    def decide(self, seat: int, choices: int) -> None:
        """Count a decision of ``seat`` among ``choices`` legal actions."""
        turn = self.turns[-1]
        if seat == turn.seat:  # others may have to place displaced tokens
            turn.decisions += 1
            turn.choices += choices

    def record(self, state: State, events: Sequence[Event]) -> None:
        """Process events; ``state`` is the state after them."""
        for event in events:
            facts = event.facts
            if event.kind == "combo_picked":
                self._pick(facts)
            elif event.kind == "turn_began":
                self._end_turn(state)
                self._begin_turn(_number(facts, "seat"), _number(facts, "round"))
            elif event.kind == "income":
                self._income(state, facts)
            elif event.kind == "declined":
                life = self._life(facts)
                life.round_declined = self._round
                life.declined_regions = _number(facts, "regions")
                self.turns[-1].declined = True
            elif event.kind == "banner_returned":
                self._life(facts).round_gone = self._round
            elif event.kind == "driven_out":
                self._life(facts).tokens_lost += _number(facts, "lost")
            elif event.kind == "conquered":
                self._life(facts).conquests += 1
                self.turns[-1].conquests += 1
            elif event.kind == "die_rolled":
                self.turns[-1].rolls += 1
                self.turns[-1].pips += _number(facts, "number")
            elif event.kind in ("coins_gained", "coins_handed_over"):
                self._move(_number(facts, "seat"), facts, _number(facts, "coins"))
                if event.kind == "coins_handed_over":
                    self._move(_number(facts, "giver"), facts, -_number(facts, "coins"))
            elif event.kind == "coins_spent":
                self._move(_number(facts, "seat"), facts, -_number(facts, "coins"))
        self._end_turn(state)

    def _end_turn(self, state: State) -> None:
        """Note what the seat owns, as if its turn had ended."""
        turn = self.turns[-1]
        turn.coins_total = int(state.coins(turn.seat))

    def _begin_turn(self, seat: int, round: int) -> None:
        self._round = round
        turn = Turn(seat, round, coins_moved=self._moved.pop(seat, 0))
        active = self._active(seat)
        if active is not None:
            turn.number, turn.race, turn.power = active.number, active.race, active.power
        self.turns.append(turn)

    def _pick(self, facts: Facts) -> None:
        seat = _number(facts, "seat")
        before = sum(life.seat == seat for life in self.lives)
        self.lives.append(
            Life(
                seat=seat,
                number=before + 1,
                race=str(facts["race"]),
                power=str(facts["power"]),
                place=_number(facts, "place"),
                paid=_number(facts, "paid"),
                collected=_number(facts, "collected"),
                tokens=_number(facts, "tokens"),
                round_picked=self._round,
            )
        )
        life, turn = self.lives[-1], self.turns[-1]
        turn.number, turn.race, turn.power = life.number, life.race, life.power
        turn.picked, turn.paid, turn.collected = True, life.paid, life.collected

    def _move(self, seat: int, facts: Facts, coins: int) -> None:
        """Add coins to the race of a seat whose tile moved them, else to its active race."""
        own = [life for life in self.lives if life.seat == seat]
        by = [life for life in own if facts["trait"] in (life.race, life.power)]
        (by or own)[-1].coins_moved += coins
        if seat == self.turns[-1].seat:
            self.turns[-1].coins_moved += coins
        else:
            self._moved[seat] = self._moved.get(seat, 0) + coins

    def _life(self, facts: Facts) -> Life:
        """Return the latest life of the race and seat of an event."""
        found = self._find(_number(facts, "seat"), str(facts["race"]))
        assert found is not None
        return found

    def _find(self, seat: int, race: str) -> Life | None:
        for life in reversed(self.lives):
            if (life.seat, life.race) == (seat, race):
                return life
        return None

    def _active(self, seat: int) -> Life | None:
        life = next((life for life in reversed(self.lives) if life.seat == seat), None)
        return life if life is not None and life.round_declined is None else None

    def _income(self, state: State, facts: Facts) -> None:
        """Assign every part of an income to the race that earned it.

        The map does not change between the payment and the end of the action, so the state still
        shows which races in decline were paid, in the order of the parts.
        """
        seat = _number(facts, "seat")
        active, declined = self._active(seat), self._declined(state, seat)
        turn = self.turns[-1]
        turn.coins = _number(facts, "coins")
        if active is not None:
            active.turns_active += 1
            turn.regions = int(size(state.regions(KINDS * seat + ACTIVE)))
            active.peak_regions = max(active.peak_regions, turn.regions)
        for people in (KINDS * seat + DECLINED, KINDS * seat + LASTING):
            turn.declined_regions += int(size(state.regions(people)))
        for one in declined:
            one.turns_declined += 1
        paid_in_decline = iter(declined)
        life = active  # the parts of the active race come first
        parts = facts["parts"]
        assert isinstance(parts, list)
        for source, coins in parts:
            if source == "declined":
                life = next(paid_in_decline)
            assert life is not None
            _earned(life, turn, source, coins)

    def _declined(self, state: State, seat: int) -> list[Life]:
        """Return the seat's races in decline with regions, in the order they are paid."""
        found = []
        for people in (KINDS * seat + DECLINED, KINDS * seat + LASTING):
            if state.regions(people):
                life = self._find(seat, state.race(people).id)
                assert life is not None
                found.append(life)
        return found


def _earned(life: Life, turn: Turn, source: str, coins: int) -> None:
    """Add a part of an income to a race and to the turn."""
    if life.round_declined is not None:
        life.coins_declined += coins
        turn.coins_declined += coins
    elif source == life.race:
        life.coins_race += coins
        turn.coins_race += coins
    elif source == life.power:
        life.coins_power += coins
        turn.coins_power += coins
    else:  # regions, less what markers take from them
        life.coins_regions += coins
        turn.coins_regions += coins


def _number(facts: Facts, name: str) -> int:
    value = facts[name]
    assert isinstance(value, int)
    return value
