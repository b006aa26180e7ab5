"""Redeployment: spare tokens and pieces to hand, and where they may go (R2, R3, Y9, Y26, Y29)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core.bits import lowest, only, size
from smallworld.core.conquest import take_up
from smallworld.core.events import Event
from smallworld.core.losses import leave
from smallworld.core.options import FORCED_WITHDRAWAL
from smallworld.core.pieces import FORTRESSES_IN_BOX
from smallworld.core.state import (
    ACTED,
    ACTIVE,
    ASIDE,
    CAMPS_DISPLACED,
    CAMPS_IN_HAND,
    DECLINED_ACTED,
    FORTRESS_BUILT,
    FORTRESSES,
    HAND,
    HEROES,
    HEROES_IN_HAND,
    KINDS,
    NOBODY,
    ON_BOARD,
    PENDING_ROLL,
    PHASE,
    RACE,
    REDEPLOYMENT,
    REFUGE,
    REGION_CELLS,
    REGIONS,
    TRAY,
    TURN,
    WAITING,
    State,
)


def begin_redeployment(state: State) -> None:
    """Conquests are over: spare tokens and pieces come to hand, reinforcements join."""
    v = state.cells
    people = KINDS * v[TURN] + ACTIVE
    v[PHASE] = REDEPLOYMENT
    v[PENDING_ROLL] = NOBODY
    v[ACTED] = 1
    v[DECLINED_ACTED] = 1
    take_up(state, people)
    v[HAND + people] += v[WAITING + people]
    v[WAITING + people] = 0
    _lift_pieces(state, people)
    _reinforce(state, people)
    declined = state.declined_actor(v[TURN])
    if declined != NOBODY:
        take_up(state, declined)
    if state.heard is not None:
        state.heard.append(Event("conquests_ended", {"seat": int(v[TURN])}))


def _lift_pieces(state: State, people: i64) -> None:
    """Camps and heroes may be set anew."""
    v = state.cells
    seat = people // KINDS
    v[HEROES_IN_HAND + seat] += size(v[HEROES] & v[REGIONS + people])
    v[HEROES] &= ~v[REGIONS + people]
    rest = v[REGIONS + people]
    while rest:
        cell = REGION_CELLS + 3 * lowest(rest)
        v[CAMPS_IN_HAND + seat] += v[cell + 2]
        v[cell + 2] = 0
        rest &= rest - 1


def _reinforce(state: State, people: i64) -> None:
    """New tokens for non-empty regions taken this turn, as far as the tray goes (H13)."""
    v = state.cells
    due = state.race(people).grows(state, people) + state.power(people).grows(state, people)
    if due <= 0:
        return
    race = v[RACE + people]
    gained = due if due < v[TRAY + race] else v[TRAY + race]
    v[TRAY + race] -= gained
    v[HAND + people] += gained
    if state.heard is not None and gained:
        facts: dict[str, object] = {
            "seat": int(people // KINDS),
            "race": state.race(people).id,
            "tokens": int(gained),
        }
        state.heard.append(Event("reinforced", facts))


def visitors_of(state: State, people: i64) -> i64:
    """Tokens that must leave the map before scoring (R2)."""
    return state.abilities(people).visitors


def deployable(state: State, people: i64) -> i64:
    """Tokens that may and must be set on the map now."""
    v = state.cells
    if v[REGIONS + people] == 0:
        return 0
    hand = v[HAND + people]
    if v[PHASE] == REDEPLOYMENT and people % KINDS == ACTIVE:
        hand -= visitors_of(state, people)
    return hand if hand > 0 else 0


def must_withdraw(state: State, people: i64) -> bool:
    """Are too few tokens in hand for the visitors to leave? (R3)"""
    v = state.cells
    return (
        v[PHASE] == REDEPLOYMENT
        and people % KINDS == ACTIVE
        and v[REGIONS + people] != 0
        and v[HAND + people] < visitors_of(state, people)
        and state.box.options & FORCED_WITHDRAWAL != 0
    )


def regions_to_give_up(state: State, seat: i64) -> i64:
    """Regions that would have to be emptied for the visitors to leave, if the turn ended (R3)."""
    people = KINDS * seat + ACTIVE
    visitors = visitors_of(state, people)
    if not visitors or not state.box.options & FORCED_WITHDRAWAL:
        return 0
    if state.cells[PHASE] > REDEPLOYMENT:
        return 0
    v = state.cells
    held = size(state.regions(people))
    # Tokens used in conquests this turn are lifted again before the visitors leave.
    spare = v[HAND + people] + v[WAITING + people] + v[ASIDE + people]
    if v[PHASE] < REDEPLOYMENT:
        spare += v[ON_BOARD + people] - held
    missing = visitors - spare
    if missing <= 0:
        return 0
    return missing if missing < held else held


def camps_to_place(state: State, seat: i64) -> i64:
    """Camps in hand that may be set now: in refuge only the displaced ones (Y11)."""
    v = state.cells
    if v[REGIONS + KINDS * seat] == 0:
        return 0
    return v[CAMPS_DISPLACED + seat] if v[PHASE] == REFUGE else v[CAMPS_IN_HAND + seat]


def hero_sites(state: State, seat: i64) -> i64:
    """Regions where a hero in hand may stand (Y29)."""
    v = state.cells
    if v[PHASE] != REDEPLOYMENT or v[HEROES_IN_HAND + seat] == 0:
        return 0
    return v[REGIONS + KINDS * seat] & ~v[HEROES]


def fortress_limit(state: State, people: i64) -> i64:
    """How many fortresses may stand on the map for this people to build one more (Y28)."""
    limit = state.abilities(people).fortresses
    return limit if limit < FORTRESSES_IN_BOX else FORTRESSES_IN_BOX


def fortress_sites(state: State, seat: i64) -> i64:
    """Regions where this turn's fortress may be built (Y26, Y28)."""
    v = state.cells
    people = KINDS * seat + ACTIVE
    full = size(v[FORTRESSES]) >= fortress_limit(state, people)
    if v[PHASE] != REDEPLOYMENT or v[FORTRESS_BUILT] or full:
        return 0
    return v[REGIONS + people] & ~v[FORTRESSES]


def nothing_left_to_place(state: State, seat: i64) -> bool:
    """May the seat end its redeployment?"""
    people = KINDS * seat + ACTIVE
    if must_withdraw(state, people) or deployable(state, people) or hero_sites(state, seat):
        return False
    declined = state.declined_actor(seat)
    return declined == NOBODY or deployable(state, declined) == 0


def deploy_tokens(state: State, people: i64, region: i64, count: i64) -> None:
    """Set ``count`` tokens from the hand into a held region (L4)."""
    v = state.cells
    v[HAND + people] -= count
    v[ON_BOARD + people] += count
    v[REGION_CELLS + 3 * region + 1] += count
    _tell(state, people, region, "deployed", int(count))


def withdraw(state: State, people: i64, region: i64) -> None:
    """Give up a region because the visitors must leave (R3)."""
    v = state.cells
    tokens = v[REGION_CELLS + 3 * region + 1]
    v[HAND + people] += tokens
    leave(state, people, region)
    _tell(state, people, region, "withdrawn", int(tokens))


def place_camp(state: State, seat: i64, region: i64) -> None:
    """Set one camp (Y9)."""
    v = state.cells
    v[CAMPS_IN_HAND + seat] -= 1
    if v[PHASE] == REFUGE:
        v[CAMPS_DISPLACED + seat] -= 1
    v[REGION_CELLS + 3 * region + 2] += 1
    _tell(state, KINDS * seat, region, "camp_placed", 1)


def place_fortress(state: State, seat: i64, region: i64) -> None:
    """Build this turn's fortress (Y26)."""
    v = state.cells
    v[FORTRESS_BUILT] = 1
    v[FORTRESSES] |= only(region)
    _tell(state, KINDS * seat, region, "fortress_placed", 1)


def place_hero(state: State, seat: i64, region: i64) -> None:
    """Set one hero (Y29)."""
    v = state.cells
    v[HEROES_IN_HAND + seat] -= 1
    v[HEROES] |= only(region)
    _tell(state, KINDS * seat, region, "hero_placed", 1)


def set_visitors_aside(state: State, people: i64) -> None:
    """The visitors leave before scoring (R2, R5)."""
    v = state.cells
    leaving = visitors_of(state, people)
    if leaving > v[HAND + people]:
        leaving = v[HAND + people]
    v[ASIDE + people] += leaving
    v[HAND + people] -= leaving


def _tell(state: State, people: i64, region: i64, kind: str, count: int) -> None:
    if state.heard is not None:
        facts: dict[str, object] = {
            "seat": int(people // KINDS),
            "region": int(region),
            "race": state.race(people).id,
            "declined": people % KINDS != ACTIVE,
            "count": count,
        }
        state.heard.append(Event(kind, facts))
