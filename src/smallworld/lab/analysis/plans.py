"""Plans of a strong bot for a turn, and how two plans differ."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from smallworld.bots.explain.steps import steps_of
from smallworld.bots.registry import ExplainingBot, NoReasons, create_bot
from smallworld.bots.search.placement import next_placement
from smallworld.core import actions as a
from smallworld.core.actions import block_of
from smallworld.core.engine import perform
from smallworld.core.state import REDEPLOYMENT, State
from smallworld.core.view import view_of
from smallworld.lab.analysis.turns import after_plan
from smallworld.play.analysis import Kind
from smallworld.play.reasons import plain_facts

_TAKING: Final = (*a.CONQUESTS, *a.DECLINED_CONQUESTS, a.ABANDON)
Plan = list[int]


def plans_for(state: State, bot: str, nodes: int, seed: int, most: int) -> list[Plan]:
    """Return the bot's best plans for the turn that starts in ``state``, with different starts.

    They always include decline, if possible, and the best plan without it.
    """
    adviser = create_bot(bot, seed=seed, nodes=nodes)
    if not isinstance(adviser, ExplainingBot):
        raise NoReasons(bot)
    seat = int(state.turn)
    coins = [int(state.coins(each)) for each in range(int(state.box.seats))]
    thought = adviser.reasons(view_of(state, seat), coins).candidates
    plans = [list(candidate.actions) for candidate in thought]
    declining = [plan for plan in plans if a.is_decline(plan[0])][:1]
    others = [plan for plan in plans if not a.is_decline(plan[0])]
    chosen = [*others[:1], *declining]
    for plan in others[1:]:
        if len(chosen) < most and all(plan[0] != other[0] for other in chosen):
            chosen.append(plan)
    for plan in others[1:]:
        if len(chosen) < most and plan not in chosen:
            chosen.append(plan)
    return chosen


def with_placement(state: State, plan: Sequence[int]) -> Plan:
    """Complete a plan to the end of the turn, unless it ends with a die roll."""
    if not plan or plan[-1] != a.STOP:
        return list(plan)
    after = after_plan(state, plan)
    actions = list(plan)
    while after.phase == REDEPLOYMENT and after.actor == after.turn:
        action = int(next_placement(after))
        actions.append(action)
        if action == a.END:
            break
        perform(after, action)
    return actions


def steps_as_facts(state: State, actions: Sequence[int]) -> list[dict[str, object]]:
    """Return the conquests of a turn as steps, without the redeployment."""
    main = list(actions)
    if a.STOP in main:
        main = main[: main.index(a.STOP) + 1]
    return [plain_facts(step) for step in steps_of(state, main)]


def difference(actual: Sequence[int], better: Sequence[int]) -> Kind:
    """Name the main difference between two ways to play the same turn."""
    declined = any(a.is_decline(action) for action in actual)
    if declined != any(a.is_decline(action) for action in better):
        return "declined" if declined else "waited"
    if _picked(actual) != _picked(better):
        return "combo"
    if _taken(actual) == _taken(better):
        return "placing"
    return "idle" if not _taken(actual) else "regions"


def _picked(actions: Sequence[int]) -> list[int]:
    return [action for action in actions if block_of(action) == a.PICK]


def _taken(actions: Sequence[int]) -> set[int]:
    return {action for action in actions if block_of(action) in _TAKING}
