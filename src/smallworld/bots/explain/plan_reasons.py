"""Reasons for a plan of the turn: coins, odds, combo, opponents, decline."""

from __future__ import annotations

from collections.abc import Iterator

from smallworld.bots.explain.forecast import Forecast
from smallworld.core.actions import (
    DECLINED_CONQUER,
    PICK,
    ROLL,
    block_of,
    is_decline,
    region_of,
)
from smallworld.core.bits import size
from smallworld.core.combos import combo_tokens, pick_price
from smallworld.core.redeploy import regions_to_give_up
from smallworld.core.scoring import income, regions_held
from smallworld.core.state import COLUMN_COINS, COLUMN_POWER, COLUMN_RACE, State
from smallworld.play.reasons import Candidate, Remark


class PlanReasons:
    """Collects the reasons for the chosen plan among all candidates, which come best first."""

    def __init__(self, forecast: Forecast, candidates: tuple[Candidate, ...], chosen: int) -> None:
        self.forecast = forecast
        self.state = forecast.state
        self.candidates = candidates
        self.plan = candidates[chosen]
        self.is_best = chosen == 0

    def all(self) -> tuple[Remark, ...]:
        """Return all reasons, the most important first."""
        after, won = self.forecast.table_after(self.plan.actions)
        reasons = [self._headline(), *self._tries(), *self._final_attempt(won), *self._combo()]
        reasons += [*self._expected(), *self._harm(won or after), *self._late(after)]
        return (*reasons, *self._alternatives(), *self._decline())

    def _headline(self) -> Remark:
        facts: dict[str, object] = {"steps": self.plan.steps, "coins": self.plan.coins}
        last = self.plan.actions[-1]
        if last == ROLL:
            return Remark("hope", facts)
        if block_of(last) == DECLINED_CONQUER:
            return Remark("first", facts)
        return Remark("plan", facts)

    def _tries(self) -> Iterator[Remark]:
        if self.plan.wins is not None:
            yield Remark("tries", {"won": round(100 * self.plan.wins)})

    def _final_attempt(self, won: State | None) -> Iterator[Remark]:
        if won is not None:
            region = int(region_of(self.plan.actions[-1]))
            faces = self.forecast.faces(self.plan.actions)
            seat = self.forecast.seat
            coins = int(income(won, seat) - regions_to_give_up(won, seat))
            yield Remark("attempt", {"region": region, "faces": faces, "coins": coins})

    def _combo(self) -> Iterator[Remark]:
        place = self.plan.actions[0] - PICK
        if block_of(self.plan.actions[0]) != PICK:
            return
        v = self.state.cells
        race = self.state.box.race(v[COLUMN_RACE + place])
        power = self.state.box.power(v[COLUMN_POWER + place])
        tokens = int(combo_tokens(self.state, place))
        names: dict[str, object] = {"race": race.id, "power": power.id}
        found, paid = int(v[COLUMN_COINS + place]), int(pick_price(self.state, place))
        yield Remark("combo", {**names, "tokens": tokens, "paid": paid, "found": found})

    def _expected(self) -> Iterator[Remark]:
        if self.plan.later is not None and self.forecast.turns_left:
            yield Remark("later", {"coins": round(self.plan.later)})

    def _harm(self, after: State) -> Iterator[Remark]:
        """Name the seats that lose regions, and what they lose in expected income."""
        for other in range(int(self.state.box.seats)):
            lost = int(size(regions_held(self.state, other)) - size(regions_held(after, other)))
            if other != self.forecast.seat and lost > 0:
                loss = self.forecast.loss_of(other, after) if self.forecast.foresees else 0.0
                yield Remark("harm", {"seat": other, "lost": lost, "coins": max(0, round(loss))})

    def _late(self, after: State) -> Iterator[Remark]:
        if self.plan.late:
            yield Remark("late", {"coins": round(self.forecast.late_gain(after))})

    def _alternatives(self) -> Iterator[Remark]:
        """Name the next best plan, for a pick with another combo; or a better plan not chosen."""
        if not self.is_best:
            better = self.candidates[0]
            ahead = round(better.worth - self.plan.worth)
            yield Remark("overlooked", {"steps": better.steps, "coins": ahead})
            return
        picks = block_of(self.plan.actions[0]) == PICK
        for other in self.candidates[1:]:
            same_combo = picks and other.actions[0] == self.plan.actions[0]
            if not is_decline(other.actions[0]) and not same_combo:
                behind = max(0, round(self.plan.worth - other.worth))
                kind = "other_combo" if picks else "runner_up"
                steps = other.steps[:1] if picks else other.steps
                yield Remark(kind, {"steps": steps, "coins": behind})
                return

    def _decline(self) -> Iterator[Remark]:
        """Compare decline with the best other plan, now and later."""
        declining = [plan for plan in self.candidates if is_decline(plan.actions[0])]
        others = [plan for plan in self.candidates if not is_decline(plan.actions[0])]
        if not declining or not others:
            return
        now = declining[0].coins - others[0].coins
        if not self.forecast.foresees:
            chosen = is_decline(self.plan.actions[0])
            yield Remark("decline_greedy", {"lost": max(0, -now), "chosen": chosen})
            return
        gain = round(declining[0].worth - others[0].worth)
        kind = "decline_even" if gain == 0 else "decline_better" if gain > 0 else "decline_worse"
        yield Remark(kind, {"coins": abs(gain), "now": now, "later": gain - now})
