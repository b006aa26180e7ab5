"""Reasons as facts: plans with what they bring, and remarks that texts turn into sentences."""

from __future__ import annotations

from dataclasses import dataclass, field

from smallworld.core.actions import written
from smallworld.core.box import Box


@dataclass(frozen=True)
class Step:
    """A piece of a plan as one would say it, such as all regions taken one after the other."""

    kind: str
    facts: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Remark:
    """One thing that speaks for or against a plan."""

    kind: str
    facts: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Candidate:
    """One plan that was looked at: its words, this turn's coins, and the worth it expects.

    ``worth`` counts own coins in the end less what the others may still make (the less,
    the better), so only differences between candidates mean something. What is ``None``
    is not known: a bot without foresight expects nothing.
    """

    actions: tuple[int, ...]
    coins: int
    worth: float
    steps: tuple[Step, ...] = ()
    later: float | None = None  # own income expected from the turns to come
    others: float | None = None  # what the others may expect, more or less than without the plan
    spare: int = 0  # tokens left to guard what is held
    odds: float | None = None  # of the final attempt, if the plan ends with one
    late: bool = False  # it means to decline after scoring
    wins: float | None = None  # the part of its tries it won, if it was tried out to the end

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
    """Why a bot plays as it does: its candidates, best first, and the case of decline."""

    candidates: tuple[Candidate, ...]
    decline: float | None  # worth of declining now less that of the best other plan
    chosen: int = 0  # the place of the plan it follows; not the best if it makes mistakes
    remarks: tuple[Remark, ...] = ()

    def facts(self, box: Box) -> dict[str, object]:
        """As plain values for the wire."""
        return {
            "candidates": [candidate.facts(box) for candidate in self.candidates],
            "chosen": self.chosen if self.candidates else None,
            "decline": None if self.decline is None else round(self.decline, 2),
            "remarks": [plain_facts(remark) for remark in self.remarks],
        }


def plain_facts(said: Remark | Step) -> dict[str, object]:
    """A remark or a step for the wire: its kind beside its facts.

    >>> plain_facts(Remark("plan", {"steps": (Step("stop"),), "coins": 3}))
    {'kind': 'plan', 'steps': [{'kind': 'stop'}], 'coins': 3}
    """
    facts: dict[str, object] = {"kind": said.kind, **said.facts}
    steps = facts.get("steps")
    if isinstance(steps, tuple):
        facts["steps"] = [plain_facts(step) for step in steps]
    return facts
