"""The reinforcement die: the final attempt and the roll before a conquest (F1-F10, Y3)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.conquest import note_attack, price, take
from smallworld.core.events import Event
from smallworld.core.options import GHOULS_OWN_DIE
from smallworld.core.pieces import HIGHEST_DIE
from smallworld.core.redeploy import begin_redeployment
from smallworld.core.state import State


def may_attempt(hand: i64, cost: i64, least: i64 = 1) -> bool:
    """Return whether one to three tokens are missing and at least ``least`` are there (F1, F2)."""
    return hand >= least and 1 <= cost - hand <= HIGHEST_DIE


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
        state.events.append(Event("die_rolled", {"seat": int(v[s.TURN]), "number": int(number)}))
    if purpose == s.ROLL_BEFORE:
        v[s.PENDING_ROLL] = number
        return
    people = s.KINDS * v[s.TURN] + s.ACTIVE
    if purpose == s.DECLINED_ATTEMPT:
        people = state.declined_actor(v[s.TURN])
    _resolve(state, people, region, number)
    if purpose == s.FINAL_ATTEMPT:
        begin_redeployment(state)
        return
    v[s.DECLINED_DONE] = 1
    if not state.box.options & GHOULS_OWN_DIE:
        v[s.CONQUESTS_OVER] = 1
        if state.has_active_race(v[s.TURN]):
            begin_redeployment(state)


def _resolve(state: State, people: i64, region: i64, number: i64) -> None:
    """Take the region with all tokens in hand, or keep them in hand (F4, F5)."""
    hand = state.cells[s.HAND + people]
    if hand + number >= price(state, people, region):
        take(state, people, region, hand)
    elif state.events is not None:
        facts: dict[str, object] = {
            "seat": int(people // s.KINDS),
            "region": int(region),
            "race": state.race(people).id,
            "declined": people % s.KINDS != s.ACTIVE,
        }
        state.events.append(Event("attempt_failed", facts))
