"""Income at the end of a turn, and the winners at the end of the game (V1-V7)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.bits import size
from smallworld.core.markers import markers_income
from smallworld.core.state import State

Part = tuple[str, int]  # a named addend of a price or an income


def income(state: State, seat: i64, parts: list[Part] | None = None) -> i64:
    """Return the coins ``seat`` gets if its turn is scored now (V2, D5).

    Pass a list as ``parts`` to get each source by name: ``regions``, ``declined``, the ids
    of the race and the power that pay, and ``minimum`` where a people would pay in.
    """
    active = s.KINDS * seat + s.ACTIVE
    total = add_part(parts, "regions", size(state.regions(active)))
    if state.has_active_race(seat):
        can = state.abilities(active)
        if can.race_pays:
            total += add_part(parts, can.race.id, can.race.pays(state, active))
        if can.power_pays:
            total += add_part(parts, can.power.id, can.power.pays(state, active))
        if state.box.has_markers:
            total += add_part(parts, "marker", markers_income(state, active))
        if total < 0:
            total += add_part(parts, "minimum", -total)
    declined = active + s.DECLINED
    while declined < active + s.KINDS:
        if state.cells[s.RACE + declined] != s.NOBODY:
            total += income_in_decline(state, declined, parts)
        declined += 1
    return total


def income_in_decline(state: State, people: i64, parts: list[Part] | None) -> i64:
    """Return the coins that a race in decline brings."""
    earned = add_part(parts, "declined", size(state.regions(people)))
    race = state.race(people)
    if race.pays_after_decline:  # R8
        earned += add_part(parts, race.id, race.pays_declined(state, people))
    if state.box.keeps_powers:
        power = state.kept_power(people)
        if power.pays_after_decline:
            earned += add_part(parts, power.id, power.pays_declined(state, people))
    if state.box.has_markers:
        earned += add_part(parts, "marker", markers_income(state, people))
    if earned < 0:
        earned += add_part(parts, "minimum", -earned)
    return earned


def add_part(parts: list[Part] | None, name: str, amount: i64) -> i64:
    """Append a named part unless it is zero or no parts are wanted; return the amount."""
    if parts is not None and amount:
        parts.append((name, int(amount)))
    return amount


def tokens_on_the_map(state: State, seat: i64) -> i64:
    """Return the tie-breaker: race tokens on the map, active and in decline (V5)."""
    v = state.cells
    first = s.KINDS * seat
    return v[s.ON_BOARD + first] + v[s.ON_BOARD + first + 1] + v[s.ON_BOARD + first + 2]


def winners(state: State) -> list[int]:
    """Return the seats with most coins, then most tokens on the map; ties share (V5, V6)."""
    best: list[int] = []
    best_coins: i64 = -1
    best_tokens: i64 = -1
    seat: i64 = 0
    while seat < state.box.seats:
        coins = state.cells[s.COINS + seat]
        tokens = tokens_on_the_map(state, seat)
        if coins > best_coins or (coins == best_coins and tokens > best_tokens):
            best = [int(seat)]
            best_coins = coins
            best_tokens = tokens
        elif coins == best_coins and tokens == best_tokens:
            best.append(int(seat))
        seat += 1
    return best


def regions_held(state: State, seat: i64) -> i64:
    """Return all regions of a seat, active and in decline, as a set."""
    v = state.cells
    first = s.KINDS * seat
    return v[s.REGIONS + first] | v[s.REGIONS + first + 1] | v[s.REGIONS + first + 2]
