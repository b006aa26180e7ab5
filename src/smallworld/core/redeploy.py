"""Redeployment: picking up tokens and pieces and placing them again (R2, R3, Y9, Y26, Y29)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.bits import lowest, only, size
from smallworld.core.board import Board
from smallworld.core.conquest import immune, spare_tokens, take_up
from smallworld.core.events import Event
from smallworld.core.losses import drive_out, leave
from smallworld.core.markers import marker_trait, placed_facts
from smallworld.core.options import AMAZONS_FORCED_REMOVAL
from smallworld.core.pieces import FORTRESSES_IN_BOX, MOST_CHARGES
from smallworld.core.state import State
from smallworld.core.traits import Abilities
from smallworld.core.transfers import reinforce


def begin_redeployment(state: State) -> None:
    """End the conquests: pick up spare tokens and pieces, add reinforcements."""
    v = state.cells
    people = s.KINDS * v[s.TURN] + s.ACTIVE
    v[s.PHASE] = s.REDEPLOYMENT
    v[s.PENDING_ROLL] = s.NOBODY
    v[s.ACTED] = 1
    v[s.DECLINED_ACTED] = 1
    can = state.abilities(people)
    if can.stays_put:
        v[s.HAND + people] += v[s.ASIDE + people]
        v[s.ASIDE + people] = 0
    else:
        take_up(state, people)
    v[s.HAND + people] += v[s.WAITING + people]
    v[s.WAITING + people] = 0
    _lift_heroes(state, people)
    if can.camps:
        _lift_camps(state, people)
    _reinforce(state, people, can)
    if can.hurls:
        _gain_charges(state, people, can)
    declined = state.declined_actor(v[s.TURN])
    if declined != s.NOBODY and not state.abilities(declined).stays_put:
        take_up(state, declined)
    if state.events is not None:
        state.events.append(Event("conquests_ended", {"seat": int(v[s.TURN])}))


def _lift_heroes(state: State, people: i64) -> None:
    """Pick up heroes to place them again."""
    v = state.cells
    seat = people // s.KINDS
    v[s.HEROES_IN_HAND + seat] += size(v[s.HEROES] & v[s.REGIONS + people])
    v[s.HEROES] &= ~v[s.REGIONS + people]


def _lift_camps(state: State, people: i64) -> None:
    """Pick up camps to place them again."""
    v = state.cells
    seat = people // s.KINDS
    rest = v[s.REGIONS + people]
    while rest:
        cell = s.REGION_CELLS + 3 * lowest(rest)
        v[s.CAMPS_IN_HAND + seat] += v[cell + 2]
        v[cell + 2] = 0
        rest &= rest - 1


def _reinforce(state: State, people: i64, can: Abilities) -> None:
    """Add new tokens for non-empty regions taken this turn, while the tray lasts (H13)."""
    due: i64 = 0
    if can.race_grows:
        due = can.race.grows(state, people)
    if can.power_grows:
        due += can.power.grows(state, people)
    reinforce(state, people, due)


def _gain_charges(state: State, people: i64, can: Abilities) -> None:
    """Add a charge for each held region of the kind that brings them, up to MOST_CHARGES."""
    v = state.cells
    seat = people // s.KINDS
    new = state.count_of_kind(people, can.race.hurls_on | can.power.hurls_on)
    if new > MOST_CHARGES - v[s.CHARGES + seat]:
        new = MOST_CHARGES - v[s.CHARGES + seat]
    v[s.CHARGES + seat] += new
    if new and state.events is not None:
        facts: dict[str, object] = {"seat": int(seat), "count": int(new)}
        state.events.append(Event("charges_gained", facts))


def may_regroup(state: State, people: i64) -> bool:
    """Return whether the race may take up its spare tokens and conquer once more."""
    v = state.cells
    return (
        v[s.PHASE] == s.CONQUEST
        and v[s.REGROUPED] == 0
        and v[s.CONQUERED] != 0
        and v[s.PENDING_ROLL] < 0
        and state.abilities(people).regroups
        and spare_tokens(state, people) > 0
    )


def regroup(state: State, people: i64) -> None:
    """Take up all tokens but one in each region for a second round of conquests."""
    v = state.cells
    v[s.REGROUPED] = 1
    take_up(state, people)
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(people // s.KINDS),
            "race": state.race(people).id,
            "tokens": int(v[s.HAND + people]),
        }
        state.events.append(Event("regrouped", facts))


def visitors_of(state: State, people: i64) -> i64:
    """Return how many tokens must leave the map before scoring (R2)."""
    return state.abilities(people).visitors


def deployable(state: State, people: i64) -> i64:
    """Return how many tokens must be placed on the map now."""
    v = state.cells
    hand = v[s.HAND + people]
    if hand == 0 or v[s.REGIONS + people] == 0:
        return 0
    if state.box.keeps_hands and _keeps_hand(state, people):
        return 0
    if v[s.PHASE] == s.REDEPLOYMENT and people % s.KINDS == s.ACTIVE:
        hand -= visitors_of(state, people)
    if hand < 0:
        return 0
    return hand


def _keeps_hand(state: State, people: i64) -> bool:
    """Return whether the tokens of a people wait off the map now."""
    can = state.abilities(people)
    if can.survivors_return and people % s.KINDS == s.ACTIVE:
        return can.keeps_hand and state.cells[s.PHASE] != s.REFUGE
    return can.keeps_hand


def must_withdraw(state: State, people: i64) -> bool:
    """Return whether the hand is too small for the visitors to leave (R3)."""
    v = state.cells
    return (
        v[s.PHASE] == s.REDEPLOYMENT
        and people % s.KINDS == s.ACTIVE
        and v[s.REGIONS + people] != 0
        and v[s.HAND + people] < visitors_of(state, people)
        and state.box.options & AMAZONS_FORCED_REMOVAL != 0
    )


def regions_to_give_up(state: State, seat: i64) -> i64:
    """Return how many regions must be emptied for the visitors to leave (R3)."""
    people = s.KINDS * seat + s.ACTIVE
    visitors = visitors_of(state, people)
    if not visitors or not state.box.options & AMAZONS_FORCED_REMOVAL:
        return 0
    if state.cells[s.PHASE] > s.REDEPLOYMENT:
        return 0
    v = state.cells
    held = size(state.regions(people))
    # Tokens used in conquests this turn are lifted again before the visitors leave.
    spare = v[s.HAND + people] + v[s.WAITING + people] + v[s.ASIDE + people]
    if v[s.PHASE] < s.REDEPLOYMENT and not state.abilities(people).stays_put:
        spare += spare_tokens(state, people)
    missing = visitors - spare
    if missing <= 0:
        return 0
    return missing if missing < held else held


def camps_to_place(state: State, seat: i64) -> i64:
    """Return the camps that may be placed now: in refuge only displaced ones (Y11)."""
    v = state.cells
    if v[s.REGIONS + s.KINDS * seat] == 0:
        return 0
    return v[s.CAMPS_DISPLACED + seat] if v[s.PHASE] == s.REFUGE else v[s.CAMPS_IN_HAND + seat]


def hero_sites(state: State, seat: i64) -> i64:
    """Return the regions where a hero in hand may be placed (Y29)."""
    v = state.cells
    if v[s.PHASE] != s.REDEPLOYMENT or v[s.HEROES_IN_HAND + seat] == 0:
        return 0
    return v[s.REGIONS + s.KINDS * seat] & ~v[s.HEROES]


def fortress_limit(state: State, people: i64) -> i64:
    """Return how many fortresses this people may have on the map (Y28)."""
    limit = state.abilities(people).fortresses
    if limit > FORTRESSES_IN_BOX:
        return FORTRESSES_IN_BOX
    return limit


def fortress_sites(state: State, seat: i64) -> i64:
    """Return the regions where this turn's fortress may be built (Y26, Y28)."""
    v = state.cells
    people = s.KINDS * seat + s.ACTIVE
    if v[s.PHASE] != s.REDEPLOYMENT or v[s.FORTRESS_BUILT]:
        return 0
    if size(v[s.FORTRESSES]) >= fortress_limit(state, people):
        return 0
    return v[s.REGIONS + people] & ~v[s.FORTRESSES]


def catapult_sites(state: State, seat: i64) -> i64:
    """Return the regions where the catapult may be placed, once a turn."""
    v = state.cells
    people = s.KINDS * seat + s.ACTIVE
    if v[s.CATAPULT] != s.NOT_PLACED or v[s.PHASE] > s.REDEPLOYMENT or v[s.PENDING_ROLL] >= 0:
        return 0
    return v[s.REGIONS + people] if state.abilities(people).catapult else 0


def marker_sites(state: State, slot: i64) -> i64:
    """Return the regions where a marker of the race or power at ``slot`` may be placed."""
    v = state.cells
    trait = marker_trait(state, slot)
    if trait.markers == 0 or v[s.PHASE] != s.REDEPLOYMENT or v[s.MARKERS_LEFT + slot] == 0:
        return 0
    board = state.box.board
    people = s.KINDS * (slot // 2) + s.ACTIVE
    held = v[s.REGIONS + people]
    placed = v[s.PLACED + slot % 2]
    sources = held & board.having(trait.markers_on) if trait.markers_on else held
    if size(placed) >= size(sources):
        return 0
    free = ~v[s.MARKERS + slot] & ~placed
    others = free & ~held & board.land
    if trait.markers_beside:
        near = board.union_of_neighbours(sources) & others & ~immune(state, people)
        return _each_beside_a_source(board, near, placed, sources)
    sites = held & free
    if trait.markers_near:
        sites |= board.union_of_neighbours(held) & others & ~immune(state, people)
    return sites


def _each_beside_a_source(board: Board, sites: i64, placed: i64, sources: i64) -> i64:
    """Return those of ``sites`` that leave a source of its own for each marker of this turn."""
    found: i64 = 0
    while sites:
        bit = sites & -sites
        if _can_match(board, placed | bit, sources):
            found |= bit
        sites ^= bit
    return found


def _can_match(board: Board, regions: i64, sources: i64) -> bool:
    """Return whether each of ``regions`` can get a neighbour among ``sources`` of its own."""
    if regions == 0:
        return True
    options = board.neighbours[lowest(regions)] & sources
    while options:
        source = options & -options
        if _can_match(board, regions & (regions - 1), sources & ~source):
            return True
        options ^= source
    return False


def nothing_left_to_place(state: State, seat: i64) -> bool:
    """Return whether the seat may end its redeployment."""
    people = s.KINDS * seat + s.ACTIVE
    if must_withdraw(state, people) or deployable(state, people) or hero_sites(state, seat):
        return False
    declined = state.declined_actor(seat)
    return declined == s.NOBODY or deployable(state, declined) == 0


def deploy_tokens(state: State, people: i64, region: i64, count: i64) -> None:
    """Place ``count`` tokens from the hand in a held region (L4)."""
    v = state.cells
    v[s.HAND + people] -= count
    v[s.ON_BOARD + people] += count
    v[s.REGION_CELLS + 3 * region + 1] += count
    _add_event(state, people, region, "deployed", int(count))


def withdraw(state: State, people: i64, region: i64) -> None:
    """Give up a region because the visitors must leave (R3)."""
    v = state.cells
    tokens = v[s.REGION_CELLS + 3 * region + 1]
    v[s.HAND + people] += tokens
    leave(state, people, region)
    _add_event(state, people, region, "withdrawn", int(tokens))


def place_camp(state: State, seat: i64, region: i64) -> None:
    """Place one camp (Y9)."""
    v = state.cells
    v[s.CAMPS_IN_HAND + seat] -= 1
    if v[s.PHASE] == s.REFUGE:
        v[s.CAMPS_DISPLACED + seat] -= 1
    v[s.REGION_CELLS + 3 * region + 2] += 1
    _add_event(state, s.KINDS * seat, region, "camp_placed", 1)


def place_fortress(state: State, seat: i64, region: i64) -> None:
    """Build this turn's fortress (Y26)."""
    v = state.cells
    v[s.FORTRESS_BUILT] = 1
    v[s.FORTRESSES] |= only(region)
    _add_event(state, s.KINDS * seat, region, "fortress_placed", 1)


def place_hero(state: State, seat: i64, region: i64) -> None:
    """Place one hero (Y29)."""
    v = state.cells
    v[s.HEROES_IN_HAND + seat] -= 1
    v[s.HEROES] |= only(region)
    _add_event(state, s.KINDS * seat, region, "hero_placed", 1)


def place_catapult(state: State, seat: i64, region: i64) -> None:
    """Place the catapult, which may shoot once this turn and closes its region."""
    v = state.cells
    v[s.CATAPULT] = s.LOADED
    v[s.CATAPULT_AT + seat] = region
    can = state.abilities(s.KINDS * seat + s.ACTIVE)
    if state.events is not None:
        trait = can.power if can.power.catapult else can.race
        state.events.append(Event("catapult_placed", placed_facts(seat, region, trait)))


def place_marker(state: State, slot: i64, region: i64) -> None:
    """Place one marker; it may drive the tokens out of its region."""
    v = state.cells
    bit = only(region)
    trait = marker_trait(state, slot)
    v[s.MARKERS_LEFT + slot] -= 1
    v[s.MARKERS + slot] |= bit
    v[s.PLACED + slot % 2] |= bit
    if state.events is not None:
        state.events.append(Event("marker_placed", placed_facts(slot // 2, region, trait)))
    if trait.markers_empty and not v[s.REGIONS + s.KINDS * (slot // 2)] & bit:
        drive_out(state, region, False, True)


def set_visitors_aside(state: State, people: i64) -> None:
    """Take the visitors off the map before scoring (R2, R5).

    All tokens of a race whose survivors return wait there: only those are placed in refuge.
    """
    v = state.cells
    can = state.abilities(people)
    leaving = can.visitors
    if leaving > v[s.HAND + people] or can.survivors_return:
        leaving = v[s.HAND + people]
    v[s.ASIDE + people] += leaving
    v[s.HAND + people] -= leaving


def _add_event(state: State, people: i64, region: i64, kind: str, count: int) -> None:
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(people // s.KINDS),
            "region": int(region),
            "race": state.race(people).id,
            "declined": people % s.KINDS != s.ACTIVE,
            "count": count,
        }
        state.events.append(Event(kind, facts))
