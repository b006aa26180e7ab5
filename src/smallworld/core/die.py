"""The reinforcement die: the final attempt and the roll before a conquest (F1-F10, Y3)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.conquest import (
    may_hire,
    may_hurl,
    note_attack,
    price,
    spendable,
    take,
)
from smallworld.core.events import Event
from smallworld.core.options import GHOULS_OWN_DIE
from smallworld.core.pieces import HIGHEST_DIE, MAX_HURLED
from smallworld.core.redeploy import begin_redeployment
from smallworld.core.state import State
from smallworld.core.traits import Abilities
from smallworld.core.turn import resolve_loss_roll


def may_attempt(state: State, people: i64, hand: i64, cost: i64) -> bool:
    """Return whether the die can make up for what is missing, and a token is there (F1, F2)."""
    can = state.abilities(people)
    missing = cost - hand
    return hand >= can.least_tokens and 1 <= missing <= most_missing(state, people, can)


def most_missing(state: State, people: i64, can: Abilities) -> i64:
    """Return how many tokens a final attempt can make up for: the die's three, and what is spent.

    Coins and charges can still be spent after the roll.
    """
    if can.spends and people % s.KINDS == s.ACTIVE:
        return HIGHEST_DIE + spendable(state, people, can)
    return HIGHEST_DIE


def attempt(state: State, people: i64, region: i64) -> None:
    """Set the target of a final attempt; this counts as an attack (F3, F8)."""
    v = state.cells
    note_attack(state, people, region)
    v[s.DIE_FOR] = s.FINAL_ATTEMPT if people % s.KINDS == s.ACTIVE else s.DECLINED_ATTEMPT
    v[s.DIE_REGION] = region


def roll_before(state: State) -> None:
    """Ask the dealer for a roll before the next conquest is chosen (Y3)."""
    state.cells[s.DIE_FOR] = s.ROLL_BEFORE


def show_die(state: State, number: i64) -> None:
    """Resolve a roll of ``number``."""
    v = state.cells
    purpose = v[s.DIE_FOR]
    region = v[s.DIE_REGION]
    v[s.DIE_FOR] = s.NO_DIE
    v[s.DIE_REGION] = 0
    v[s.LAST_DIE] = number
    if state.events is not None:
        seat = v[s.ACTOR] if purpose == s.LOSS_ROLL else v[s.TURN]
        state.events.append(Event("die_rolled", {"seat": int(seat), "number": int(number)}))
    if purpose == s.ROLL_BEFORE:
        v[s.PENDING_ROLL] = number
        return
    if purpose == s.LOSS_ROLL:
        resolve_loss_roll(state, number)
        return
    people = s.KINDS * v[s.TURN] + s.ACTIVE
    if purpose == s.DECLINED_ATTEMPT:
        people = state.declined_actor(v[s.TURN])
    if state.box.has_later_actions and _may_still_spend(state, people, region, number):
        v[s.DIE_REGION] = region
        v[s.PENDING_ROLL] = number
        return
    _resolve(state, people, region, number)
    if purpose == s.FINAL_ATTEMPT:
        begin_redeployment(state)
        return
    v[s.DECLINED_DONE] = 1
    if not state.box.options & GHOULS_OWN_DIE:
        v[s.CONQUESTS_OVER] = 1
        if state.has_active_race(v[s.TURN]):
            begin_redeployment(state)


def _may_still_spend(state: State, people: i64, region: i64, number: i64) -> bool:
    """Return whether a failed attempt can be saved by a coin or by charges."""
    v = state.cells
    can = state.abilities(people)
    if not can.spends or people % s.KINDS != s.ACTIVE:
        return False
    if v[s.HAND + people] + number >= price(state, people, region):
        return False
    rolled = state.clone()
    rolled.cells[s.DIE_REGION] = region
    rolled.cells[s.PENDING_ROLL] = number
    if may_hire(rolled, people, can, region):
        return True
    count: i64 = 1
    while count <= MAX_HURLED:
        if may_hurl(rolled, people, can, region, count):
            return True
        count += 1
    return False


def give_up_attempt(state: State) -> None:
    """Spend nothing after the roll of a final attempt, which fails."""
    v = state.cells
    region = v[s.DIE_REGION]
    v[s.DIE_REGION] = 0
    if region:
        _tell_failure(state, s.KINDS * v[s.TURN] + s.ACTIVE, region)


def _resolve(state: State, people: i64, region: i64, number: i64) -> None:
    """Take the region with all tokens in hand, or keep them in hand (F4, F5)."""
    hand = state.cells[s.HAND + people]
    if hand + number >= price(state, people, region):
        take(state, people, region, hand)
    else:
        _tell_failure(state, people, region)


def _tell_failure(state: State, people: i64, region: i64) -> None:
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(people // s.KINDS),
            "region": int(region),
            "race": state.race(people).id,
            "declined": people % s.KINDS != s.ACTIVE,
        }
        state.events.append(Event("attempt_failed", facts))
