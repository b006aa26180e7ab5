"""Why a conquest, an abandonment or a roll is refused."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.actions import DECLINED_ABANDON, DECLINED_CONQUER
from smallworld.core.conquest import (
    convertible,
    dragon_is_ready,
    hand_when_ready,
    price,
    reach,
    targets,
)
from smallworld.core.die import may_attempt
from smallworld.core.errors import IllegalAction
from smallworld.core.options import CONVERSION_NEEDS_TOKEN
from smallworld.core.state import State


def refused_target(state: State, people: i64, region: i64) -> IllegalAction | None:
    """May ``people`` attack ``region`` at all, whatever it costs?"""
    if (targets(state, people) >> region) & 1:
        return None
    facts: dict[str, object] = {"region": int(region)}
    holder = state.people_in(region)
    if (state.regions(people) >> region) & 1:
        return IllegalAction("conquer.own_region", facts)
    if (reach(state, people) >> region) & 1:
        for piece, name in ((s.HOLES, "hole"), (s.HEROES, "hero"), (s.DRAGONS, "dragon")):
            if state.has(piece, region):
                facts["piece"] = name
                return IllegalAction("conquer.immune", facts)
        facts["seat"] = int(holder // s.KINDS)
        return IllegalAction("conquer.peace", facts)
    board = state.box.board
    if (board.water >> region) & 1 and not state.abilities(people).sails:
        return IllegalAction("conquer.water", facts)
    if state.regions(people) == 0:
        return IllegalAction("conquer.not_an_entry", facts)
    return IllegalAction("conquer.out_of_reach", facts)


def refused_conquest(state: State, people: i64, region: i64) -> IllegalAction | None:
    """A plain conquest: the target, then the price."""
    refused = refused_target(state, people, region)
    if refused is not None:
        return refused
    hand = hand_when_ready(state, people)
    cost = price(state, people, region)
    if cost <= hand:
        return None
    facts = _costs(region, cost, hand)
    facts["die"] = int(may_attempt(hand, cost) and not _rolls_first(state, people))
    return IllegalAction("conquer.too_few_tokens", facts)


def refused_die(state: State, people: i64, region: i64) -> IllegalAction | None:
    """The final attempt (F1, F2, Y7)."""
    refused = refused_target(state, people, region)
    if refused is not None:
        return refused
    if _rolls_first(state, people):
        return IllegalAction("die.rolls_first", {"region": int(region)})
    hand = hand_when_ready(state, people)
    cost = price(state, people, region)
    if may_attempt(hand, cost):
        return None
    if hand < 1:
        return IllegalAction("die.no_token", _costs(region, cost, hand))
    code = "die.not_short" if cost <= hand else "die.too_far"
    return IllegalAction(code, _costs(region, cost, hand))


def _rolls_first(state: State, people: i64) -> bool:
    """Does the race roll before a conquest instead of for the last one? (Y7)"""
    return people % s.KINDS == s.ACTIVE and state.abilities(people).rolls_first


def _costs(region: i64, cost: i64, hand: i64) -> dict[str, object]:
    return {
        "region": int(region),
        "price": int(cost),
        "hand": int(hand),
        "missing": int(cost - hand),
    }


def refused_dragon(state: State, people: i64, region: i64) -> IllegalAction | None:
    """The dragon's way (Y20, Y23)."""
    if not dragon_is_ready(state, people):
        used = state.cells[s.DRAGON_USED] != 0
        return IllegalAction("dragon.used" if used else "dragon.none")
    refused = refused_target(state, people, region)
    if refused is not None:
        return refused
    if (state.box.board.water >> region) & 1:
        return IllegalAction("conquer.water", {"region": int(region)})
    if hand_when_ready(state, people) < 1:
        return IllegalAction("dragon.no_token", {"region": int(region)})
    return None


def refused_conversion(state: State, people: i64, region: i64) -> IllegalAction | None:
    """The swap of a lone token (W1-W16)."""
    if (convertible(state, people) >> region) & 1:
        return None
    v = state.cells
    if not state.abilities(people).converts:
        return IllegalAction("conversion.none")
    if v[s.TRAY + v[s.RACE + people]] == 0:
        return IllegalAction("conversion.tray_empty")
    refused = refused_target(state, people, region)
    if refused is not None:
        return refused
    facts: dict[str, object] = {"region": int(region)}
    holder = state.people_in(region)
    if holder == s.NOBODY or holder % s.KINDS != s.ACTIVE or holder // s.KINDS == people // s.KINDS:
        return IllegalAction("conversion.not_an_active_enemy", facts)
    facts["seat"] = int(holder // s.KINDS)
    if state.tokens_in(region) != 1:
        facts["tokens"] = int(state.tokens_in(region))
        return IllegalAction("conversion.not_alone", facts)
    if state.camps_in(region):
        return IllegalAction("conversion.camp", facts)
    if (v[s.CONVERTED] >> (holder // s.KINDS)) & 1:
        return IllegalAction("conversion.used_on_seat", facts)
    if state.box.options & CONVERSION_NEEDS_TOKEN and hand_when_ready(state, people) == 0:
        return IllegalAction("conversion.needs_token", facts)
    return IllegalAction("conversion.first_conquest", facts)


def refused_roll(state: State, people: i64) -> IllegalAction | None:
    """The roll before a conquest (Y4)."""
    if not _rolls_first(state, people):
        return IllegalAction("roll.no_power")
    if hand_when_ready(state, people) < 1:
        return IllegalAction("roll.no_token")
    return None


def refused_abandonment(state: State, people: i64, region: i64) -> IllegalAction | None:
    """Only own regions, and only before the first conquest of that race (A9)."""
    if not (state.regions(people) >> region) & 1:
        return IllegalAction("abandon.not_held", {"region": int(region)})
    taken = s.CONQUERED if people % s.KINDS == s.ACTIVE else s.DECLINED_CONQUERED
    if state.cells[taken]:
        return IllegalAction("abandon.after_conquest", {"region": int(region)})
    return None


def refused_declined_word(state: State, block: i64, region: i64) -> IllegalAction | None:
    """A word of the declined race that goes on acting (G2, G3)."""
    v = state.cells
    people = state.declined_actor(v[s.TURN])
    if people == s.NOBODY:
        return IllegalAction("declined.no_such_race")
    if v[s.DECLINED_DONE]:
        return IllegalAction("declined.done")
    if v[s.ACTED]:
        return IllegalAction("declined.too_late")
    if block == DECLINED_ABANDON:
        return refused_abandonment(state, people, region)
    if block == DECLINED_CONQUER:
        return refused_conquest(state, people, region)
    return refused_die(state, people, region)
