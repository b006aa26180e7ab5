"""Track every race of a game by its events."""

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

    @property
    def coins_active(self) -> int:
        """Return the income while active."""
        return self.coins_regions + self.coins_race + self.coins_power

    @property
    def coins(self) -> int:
        """Return the whole income, without coins paid or found at the pick."""
        return self.coins_active + self.coins_declined


class RaceTracker:
    """Tracks the races of one game."""

    def __init__(self) -> None:
        self.lives: list[Life] = []
        self._round = 1

    def record(self, state: State, events: Sequence[Event]) -> None:
        """Process events; ``state`` is the state after them."""
        for event in events:
            facts = event.facts
            if event.kind == "combo_picked":
                self._pick(facts)
            elif event.kind == "turn_began":
                self._round = _number(facts, "round")
            elif event.kind == "income":
                self._income(state, facts)
            elif event.kind == "declined":
                life = self._life(facts)
                life.round_declined = self._round
                life.declined_regions = _number(facts, "regions")
            elif event.kind == "banner_returned":
                self._life(facts).round_gone = self._round
            elif event.kind == "driven_out":
                self._life(facts).tokens_lost += _number(facts, "lost")
            elif event.kind == "conquered":
                self._life(facts).conquests += 1

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
        if active is not None:
            active.turns_active += 1
            held = int(size(state.regions(KINDS * seat + ACTIVE)))
            active.peak_regions = max(active.peak_regions, held)
        for life in declined:
            life.turns_declined += 1
        paid_in_decline = iter(declined)
        parts = facts["parts"]
        assert isinstance(parts, list)
        for source, coins in parts:
            if source == "declined":
                next(paid_in_decline).coins_declined += coins
            else:
                self._earned(seat, active, source, coins)

    def _declined(self, state: State, seat: int) -> list[Life]:
        """Return the seat's races in decline with regions, in the order they are paid."""
        found = []
        for people in (KINDS * seat + DECLINED, KINDS * seat + LASTING):
            if state.regions(people):
                life = self._find(seat, state.race(people).id)
                assert life is not None
                found.append(life)
        return found

    def _earned(self, seat: int, active: Life | None, source: str, coins: int) -> None:
        if active is not None and source == "regions":
            active.coins_regions += coins
        elif active is not None and source == active.race:
            active.coins_race += coins
        elif active is not None and source == active.power:
            active.coins_power += coins
        else:  # a race that still earns its bonus in decline
            life = self._find(seat, source)
            assert life is not None
            life.coins_declined += coins


def _number(facts: Facts, name: str) -> int:
    value = facts[name]
    assert isinstance(value, int)
    return value
