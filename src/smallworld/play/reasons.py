"""The reasons of a bot as facts: plans with their results, and remarks about them."""

from __future__ import annotations

from dataclasses import dataclass, field

from smallworld.core.actions import written
from smallworld.core.box import Box


@dataclass(frozen=True)
class Step:
    """One step of a plan, such as all regions taken one after the other."""

    kind: str
    facts: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Remark:
    """One reason for or against a plan."""

    kind: str
    facts: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Candidate:
    """One plan that a bot considered: its actions, this turn's coins, its expected value.

    ``worth`` is the own final coins minus a share of what the others may still earn, so
    only differences between candidates mean something. ``None`` means unknown: a bot
    that does not look ahead estimates nothing.
    """

    actions: tuple[int, ...]
    coins: int
    worth: float
    steps: tuple[Step, ...] = ()
    later: float | None = None  # own income expected from the turns to come
    others: float | None = None  # change in the expected coins of the others
    spare: int = 0  # tokens left to defend held regions
    odds: float | None = None  # of the final attempt, if the plan ends with one
    late: bool = False  # it plans to decline after scoring
    wins: float | None = None  # share of its playouts that it won

    def facts(self, box: Box) -> dict[str, object]:
        """As plain values for the wire."""
        return {
            "actions": [written(action, box) for action in self.actions],
            "coins": self.coins,
            "worth": round(self.worth, 2),
            "later": None if self.later is None else round(self.later, 2),
            "others": None if self.others is None else round(self.others, 2),
            "spare": self.spare,
            "odds": None if self.odds is None else round(self.odds, 4),
            "late": self.late,
            "wins": None if self.wins is None else round(self.wins, 3),
        }


@dataclass(frozen=True)
class Reasons:
    """Why a bot plays as it does: its candidates, best first, and the value of declining."""

    candidates: tuple[Candidate, ...]
    decline: float | None  # value of declining now minus that of the best other plan
    chosen: int = 0  # index of the plan it follows; not 0 if the bot makes mistakes
    remarks: tuple[Remark, ...] = ()

    def facts(self, box: Box) -> dict[str, object]:
        """As plain values for the wire."""
        return {
            "candidates": [candidate.facts(box) for candidate in self.candidates],
            "chosen": self.chosen if self.candidates else None,
            "decline": None if self.decline is None else round(self.decline, 2),
            "remarks": [plain_facts(remark) for remark in self.remarks],
        }


def plain_facts(remark: Remark | Step) -> dict[str, object]:
    """Return a remark or a step for the wire: its kind beside its facts.

    >>> plain_facts(Remark("plan", {"steps": (Step("stop"),), "coins": 3}))
    {'kind': 'plan', 'steps': [{'kind': 'stop'}], 'coins': 3}
    """
    facts: dict[str, object] = {"kind": remark.kind, **remark.facts}
    steps = facts.get("steps")
    if isinstance(steps, tuple):
        facts["steps"] = [plain_facts(step) for step in steps]
    return facts
