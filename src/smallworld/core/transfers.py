"""Coins and tokens that change hands outside the income, by traits of packs.

The callers ask ``box.has_events`` first: no official tile has such a trait.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.bits import only
from smallworld.core.events import Event
from smallworld.core.state import State
from smallworld.core.traits import Trait

BANK: Final = -1


def move_coins(state: State, trait: Trait, coins: i64, giver: i64, receiver: i64) -> None:
    """Move coins that ``trait`` asks for to a seat, from the BANK or from what a seat has."""
    v = state.cells
    if giver != BANK:
        if coins > v[s.COINS + giver]:
            coins = v[s.COINS + giver]
        if coins > 0:
            v[s.COINS + giver] -= coins
    if coins <= 0:
        return
    v[s.COINS + receiver] += coins
    if state.events is not None:
        if giver == BANK:
            gained: dict[str, object] = {
                "seat": int(receiver),
                "coins": int(coins),
                "trait": trait.id,
            }
            state.events.append(Event("coins_gained", gained))
        else:
            paid: dict[str, object] = {
                "seat": int(receiver),
                "giver": int(giver),
                "coins": int(coins),
                "trait": trait.id,
            }
            state.events.append(Event("coins_handed_over", paid))


def settle_conquest(state: State, people: i64, region: i64) -> None:
    """Pay what a conquest costs or brings both sides; the holder is still there."""
    v = state.cells
    can = state.abilities(people)
    seat = people // s.KINDS
    if people % s.KINDS == s.ACTIVE and _is_far(state, people, region):
        move_coins(state, can.race, can.race.pays_per_far_conquest, BANK, seat)
        move_coins(state, can.power, can.power.pays_per_far_conquest, BANK, seat)
    holder = v[s.REGION_CELLS + 3 * region]
    if holder == s.NOBODY or holder // s.KINDS == seat:
        return
    if holder % s.KINDS != s.ACTIVE:
        _settle_with_declined(state, seat, holder)
        return
    loser = holder // s.KINDS
    held_by = state.abilities(holder)
    if people % s.KINDS == s.ACTIVE:
        for trait in (can.race, can.power):
            move_coins(state, trait, trait.takes_per_conquest, loser, seat)
            reinforce(state, holder, trait.victims_grow)
        if can.remembers_active:
            v[s.FROM_ACTIVE] |= only(region)
    for trait in (held_by.race, held_by.power):
        move_coins(state, trait, trait.charges_attackers, seat, loser)
        move_coins(state, trait, trait.rewards_attackers, BANK, seat)
        move_coins(state, trait, trait.pays_per_loss, BANK, loser)


def _is_far(state: State, people: i64, region: i64) -> bool:
    """Return whether a people with regions takes one that is next to none of them."""
    held = state.regions(people)
    return held != 0 and not state.beside(people, region) & held


def _settle_with_declined(state: State, seat: i64, holder: i64) -> None:
    for trait in (state.race(holder), state.kept_power(holder)):
        move_coins(state, trait, trait.charges_in_decline, seat, holder // s.KINDS)


def collect_losses(state: State, lost: i64) -> None:
    """Add ``lost`` tokens to the stock of every active race that collects them."""
    seat: i64 = 0
    while seat < state.box.seats:
        if state.abilities(s.KINDS * seat).collects_losses:
            state.cells[s.STOCK + seat] += lost
        seat += 1


def exchange_losses(state: State, seat: i64) -> None:
    """Exchange sets of collected tokens, one for each player, as far as the tray lasts."""
    v = state.cells
    people = s.KINDS * seat
    rate = state.abilities(people).collects_losses
    if rate == 0:
        return
    sets = v[s.STOCK + seat] // state.box.seats
    most = v[s.TRAY + v[s.RACE + people]] // rate
    if sets > most:
        sets = most
    v[s.STOCK + seat] -= sets * state.box.seats
    reinforce(state, people, sets * rate)


def reinforce(state: State, people: i64, tokens: i64) -> None:
    """Give a people tokens from the tray, as far as there are any."""
    v = state.cells
    race = v[s.RACE + people]
    if tokens > v[s.TRAY + race]:
        tokens = v[s.TRAY + race]
    if tokens <= 0:
        return
    v[s.TRAY + race] -= tokens
    v[s.HAND + people] += tokens
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(people // s.KINDS),
            "race": state.race(people).id,
            "tokens": int(tokens),
        }
        state.events.append(Event("reinforced", facts))


def settle_pick(state: State, seat: i64) -> None:
    """Pay the new race for each race in decline."""
    can = state.abilities(s.KINDS * seat)
    if not can.race.pays_at_pick | can.power.pays_at_pick:
        return
    declined: i64 = 0
    people: i64 = 0
    while people < s.KINDS * state.box.seats:
        if people % s.KINDS != s.ACTIVE and state.cells[s.RACE + people] != s.NOBODY:
            declined += 1
        people += 1
    move_coins(state, can.race, declined * can.race.pays_at_pick, BANK, seat)
    move_coins(state, can.power, declined * can.power.pays_at_pick, BANK, seat)


def settle_decline(state: State) -> None:
    """Pay every active race that earns when a race goes into decline, that one too."""
    seat: i64 = 0
    while seat < state.box.seats:
        if state.has_active_race(seat):
            can = state.abilities(s.KINDS * seat)
            move_coins(state, can.race, can.race.pays_per_decline, BANK, seat)
            move_coins(state, can.power, can.power.pays_per_decline, BANK, seat)
        seat += 1


def settle_scoring(state: State, seat: i64) -> None:
    """Collect from each seat whose active race is next to the active race of ``seat``."""
    v = state.cells
    people = s.KINDS * seat
    can = state.abilities(people)
    if not can.race.takes_from_neighbours | can.power.takes_from_neighbours:
        return
    near = state.box.board.union_of_neighbours(v[s.REGIONS + people])
    other: i64 = 0
    while other < state.box.seats:
        if other != seat and near & v[s.REGIONS + s.KINDS * other]:
            move_coins(state, can.race, can.race.takes_from_neighbours, other, seat)
            move_coins(state, can.power, can.power.takes_from_neighbours, other, seat)
        other += 1
