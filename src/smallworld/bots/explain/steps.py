"""Group the actions of a plan into steps: consecutive actions of a kind become one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smallworld.core import actions as a
from smallworld.core.actions import block_of, count_of, region_of
from smallworld.core.state import COLUMN_POWER, COLUMN_RACE, NOBODY, State
from smallworld.play.reasons import Step

# Steps about regions; consecutive ones of the same kind are merged.
REGIONAL: Final[dict[int, str]] = {
    a.ABANDON: "leave",
    a.CONQUER: "take",
    a.CONQUER_DIE: "attempt",
    a.CONQUER_DRAGON: "dragon",
    a.CONVERT: "sorcery",
    a.WITHDRAW: "withdraw",
    a.PLACE_CAMP: "camp",
    a.PLACE_FORTRESS: "fortress",
    a.PLACE_HERO: "hero",
    a.PLACE_MARKER: "marker",
    a.PLACE_POWER_MARKER: "marker",
    a.PLACE_CATAPULT: "catapult",
    a.CONQUER_HIRED: "hire",
    a.CONQUER_HURL: "hurl",
    a.DECLINE_AT: "tower",
}
OF_THE_DECLINED: Final[dict[int, str]] = {
    a.DECLINED_ABANDON: "declined_leave",
    a.DECLINED_CONQUER: "declined_take",
    a.DECLINED_CONQUER_DIE: "declined_attempt",
}
PLACING: Final[dict[int, str]] = {a.DEPLOY: "put", a.DECLINED_DEPLOY: "declined_put"}
BARE: Final[dict[int, str]] = {
    a.ROLL: "roll",
    a.DECLINE: "decline",
    a.STOP: "stop",
    a.END: "end",
    a.REGROUP: "regroup",
}


def steps_of(state: State, actions: Sequence[int]) -> tuple[Step, ...]:
    """Return the steps of a plan from ``state``; a final ``stop`` or ``end`` is left out."""
    steps: list[Step] = []
    for action in actions:
        if action in (a.STOP, a.END) and steps:
            continue
        _add(steps, _step(state, action))
    return tuple(steps)


def _step(state: State, action: int) -> Step:
    block = int(block_of(action))
    if block == a.PICK:
        place = action - a.PICK
        race = state.box.race(state.cells[COLUMN_RACE + place])
        power = state.box.power(state.cells[COLUMN_POWER + place])
        return Step("pick", {"race": race.id, "power": power.id})
    if block == a.ALLY:
        return Step("ally", {"ally": action - a.ALLY})
    if block in BARE:
        return Step(BARE[block])
    region = int(region_of(action))
    if block in REGIONAL:
        return Step(REGIONAL[block], {"regions": [region]})
    race_facts = _declined_race(state)
    if block in OF_THE_DECLINED:
        return Step(OF_THE_DECLINED[block], {**race_facts, "regions": [region]})
    placed = [[region, int(count_of(action))]]
    return Step(PLACING[block], {"placed": placed} | (race_facts if block != a.DEPLOY else {}))


def _declined_race(state: State) -> dict[str, object]:
    people = state.declined_actor(state.actor)
    return {"race": state.race(people).id} if people != NOBODY else {}


def _add(steps: list[Step], step: Step) -> None:
    """Append a step, or merge it into the last one."""
    last = steps[-1] if steps else None
    for key in ("regions", "placed"):
        if last is not None and last.kind == step.kind and key in step.facts:
            before, more = last.facts[key], step.facts[key]
            assert isinstance(before, list) and isinstance(more, list)
            steps[-1] = Step(step.kind, {**last.facts, key: [*before, *more]})
            return
    steps.append(step)
