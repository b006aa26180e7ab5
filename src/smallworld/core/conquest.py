"""Conquest: which regions a race can reach, what they cost, how it takes them (C, A, W, Y20)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.bits import lowest, only, size
from smallworld.core.events import Event
from smallworld.core.losses import drive_out
from smallworld.core.markers import closed_by_markers, loot_markers, markers_defend
from smallworld.core.options import (
    OWN_DECLINED_IS_NON_EMPTY,
    OWN_TOKENS_DEFEND,
    SORCERER_NEEDS_TOKEN,
)
from smallworld.core.pieces import LAIRS_IN_BOX, MAX_HURLED
from smallworld.core.scoring import Part, add_part
from smallworld.core.state import State
from smallworld.core.terrain import SEA
from smallworld.core.traits import Abilities, Trait
from smallworld.core.transfers import settle_conquest


def price(state: State, people: i64, region: i64, parts: list[Part] | None = None) -> i64:
    """Return the tokens ``people`` needs to take ``region`` without a die.

    Pass a list as ``parts`` to get each addend by name; the parts add up to the price.
    """
    return price_for(state, people, state.abilities(people), region, parts)


def price_for(
    state: State, people: i64, can: Abilities, region: i64, parts: list[Part] | None = None
) -> i64:
    """Return ``price`` for a people whose abilities were looked up: once for many regions."""
    cost = undiscounted_price(state, people, region, parts)
    if may_save(state, can):
        return discounted(state, people, can, region, cost, parts)
    return cost


def may_save(state: State, can: Abilities) -> bool:
    """Return whether any region may have another price than the undiscounted one."""
    return can.changes_prices or state.cells[s.PENDING_ROLL] > 0


def discounted(
    state: State,
    people: i64,
    can: Abilities,
    region: i64,
    cost: i64,
    parts: list[Part] | None = None,
) -> i64:
    """Return ``cost`` plus markers, minus what race and power save (C1) and a die before (Y3).

    It is never less than one (C2, C3), or than the tokens that must stand in a region.
    """
    race: i64 = 0
    power: i64 = 0
    raised: i64 = 0
    least: i64 = 1
    if can.prices_by_packs:
        cost += add_part(parts, "marker", markers_defend(state, region))
        least = can.least_tokens
    if can.race_saves:
        race = can.race.saves(state, people, region)
    if can.power_saves:
        power = can.power.saves(state, people, region)
    roll = roll_saves(state, people)
    cost -= race + power + roll
    if cost < least:
        raised = least - cost
    if parts is not None:
        add_part(parts, can.race.id, -race)
        add_part(parts, can.power.id, -power)
        add_part(parts, "roll", -roll)
        add_part(parts, "minimum", raised)
    return cost + raised


def roll_saves(state: State, people: i64) -> i64:
    """Return the tokens that the die rolled before this conquest saves (Y3)."""
    roll = state.cells[s.PENDING_ROLL]
    if roll == s.NOBODY or people % s.KINDS != s.ACTIVE:
        return 0
    return roll


def undiscounted_price(
    state: State, people: i64, region: i64, parts: list[Part] | None = None
) -> i64:
    """Return the price of ``region`` before markers and discounts.

    NOBODY as ``people`` means any other seat.

    Two, plus one per mountain, fortress, lair, tribe, camp and defending token: tokens of
    other seats (C8, C9), own ones only by the switch (C6, C7). The holder's traits add
    theirs while its race is active and another seat attacks.
    """
    v = state.cells
    cell = s.REGION_CELLS + 3 * region
    mountain = (state.box.board.mountains >> region) & 1
    fortress = (v[s.FORTRESSES] >> region) & 1
    lair = (v[s.LAIRS] >> region) & 1
    tribe = (v[s.TRIBES] >> region) & 1
    camps = v[cell + 2]
    holder = v[cell]
    tokens: i64 = 0
    race: i64 = 0
    power: i64 = 0
    if holder != s.NOBODY:
        is_other_seat = holder // s.KINDS != people // s.KINDS
        if is_other_seat or state.box.options & OWN_TOKENS_DEFEND:
            tokens = v[cell + 1]
        if state.box.has_defenders and is_other_seat and holder % s.KINDS == s.ACTIVE:
            can = state.abilities(holder)
            race = added_by(state, can.race, region)
            power = added_by(state, can.power, region)
    if parts is not None:
        add_part(parts, "base", 2)
        add_part(parts, "mountain", mountain)
        add_part(parts, "fortress", fortress)
        add_part(parts, "lair", lair)
        add_part(parts, "tribe", tribe)
        add_part(parts, "camps", camps)
        add_part(parts, "tokens", tokens)
        if holder != s.NOBODY:
            add_part(parts, state.race(holder).id, race)
            add_part(parts, state.power(holder).id, power)
    return 2 + mountain + fortress + lair + tribe + camps + tokens + race + power


def added_by(state: State, trait: Trait, region: i64) -> i64:
    """Return what a trait of the holder adds to the price of ``region``."""
    return 1 if trait.defends_on & state.box.board.features[region] else 0


def hand_when_ready(state: State, people: i64) -> i64:
    """Return the tokens to conquer with, also before the race's first action (T5)."""
    v = state.cells
    hand = v[s.HAND + people]
    if not v[s.ACTED if people % s.KINDS == s.ACTIVE else s.DECLINED_ACTED]:
        hand += v[s.ASIDE + people] + spare_tokens(state, people)
    return hand


def spare_tokens(state: State, people: i64) -> i64:
    """Return the tokens on the map above the one, or more, that must stay in each region."""
    v = state.cells
    regions = v[s.REGIONS + people]
    if not state.box.has_least_tokens:
        return v[s.ON_BOARD + people] - size(regions)
    least = state.abilities(people).least_tokens
    spare: i64 = 0
    while regions:
        tokens = v[s.REGION_CELLS + 3 * lowest(regions) + 1]
        if tokens > least:
            spare += tokens - least
        regions &= regions - 1
    return spare


def ready(state: State, people: i64) -> None:
    """Pick up every token but one in each region, and the visitors (T5, R2)."""
    v = state.cells
    flag = s.ACTED if people % s.KINDS == s.ACTIVE else s.DECLINED_ACTED
    if v[flag]:
        return
    v[flag] = 1
    take_up(state, people)


def take_up(state: State, people: i64) -> None:
    """Move spare tokens and visitors to the hand."""
    v = state.cells
    regions = v[s.REGIONS + people]
    spare = spare_tokens(state, people)
    v[s.HAND + people] += v[s.ASIDE + people] + spare
    v[s.ASIDE + people] = 0
    v[s.ON_BOARD + people] -= spare
    if spare == 0:
        return
    if state.box.has_least_tokens:
        _leave_least(state, people)
        return
    while regions:
        v[s.REGION_CELLS + 3 * lowest(regions) + 1] = 1
        regions &= regions - 1


def _leave_least(state: State, people: i64) -> None:
    """Leave the least number of tokens in each region that has more."""
    v = state.cells
    least = state.abilities(people).least_tokens
    regions = v[s.REGIONS + people]
    while regions:
        cell = s.REGION_CELLS + 3 * lowest(regions) + 1
        if v[cell] > least:
            v[cell] = least
        regions &= regions - 1


def reach(state: State, people: i64, can: Abilities) -> i64:
    """Return the regions a people may attack by adjacency or as first conquest (A1-A8)."""
    board = state.box.board
    if can.reaches_all_land:
        found = board.land
        if can.sails:
            found |= _by_adjacency(state, people, can) & board.water
        return found
    open_to_it = board.all if can.sails else board.land
    return _by_adjacency(state, people, can) & open_to_it


def _by_adjacency(state: State, people: i64, can: Abilities) -> i64:
    """Return the neighbours of held regions, or the entries if none is held."""
    board = state.box.board
    held = state.regions(people)
    if held == 0:
        if can.enters_anywhere:
            return board.all
        return board.entry | board.edge_seas
    found = board.union_of_neighbours(held)
    if can.tunnels:
        ends = board.having(can.tunnels)
        if ends & held:
            found |= ends
    return _far_reach(state, people, can, found) if can.reaches_far else found


def _far_reach(state: State, people: i64, can: Abilities, near: i64) -> i64:
    """Return ``near`` and what is two steps away, or in range of the catapult."""
    found = near
    if can.reaches_two_steps:
        board = state.box.board
        found |= board.union_of_neighbours(near & ~board.having(SEA))
    return found | state.catapult_range(people)


def immune(state: State, people: i64) -> i64:
    """Return the regions ``people`` may not attack: holes, heroes, dragon (A14), peace (Y16)."""
    v = state.cells
    seat = people // s.KINDS
    closed = v[s.HOLES] | v[s.HEROES] | v[s.DRAGONS]
    if state.box.closes_regions:
        closed |= _closed_by_packs(state, people)
    if people % s.KINDS != s.ACTIVE:
        # A race in decline ignores immunity of the same seat's active race, and peace (G10).
        return closed & ~v[s.REGIONS + s.KINDS * seat]
    other: i64 = 0
    while other < state.box.seats:
        if v[s.PEACE + other] == seat:
            closed |= v[s.REGIONS + s.KINDS * other]
        other += 1
    return closed


def _closed_by_packs(state: State, people: i64) -> i64:
    """Return the regions closed to ``people`` by markers, by their holders or by itself."""
    closed = closed_by_traits(state, people)
    if state.box.has_markers:
        closed |= closed_by_markers(state)
    if people % s.KINDS == s.ACTIVE:
        closed |= state.cells[s.ABANDONED]
    return closed


def closed_by_traits(state: State, people: i64) -> i64:
    """Return the regions that traits of their holders close to ``people``."""
    v = state.cells
    closed: i64 = 0
    holder: i64 = 0
    while holder < s.KINDS * state.box.seats:
        regions = v[s.REGIONS + holder]
        if regions and holder != people:
            closed |= regions & state.box.board.having(immune_kinds(state, holder))
        holder += 1
    return closed


def immune_kinds(state: State, people: i64) -> i64:
    """Return the kinds of regions of a people that nobody may attack now."""
    if people % s.KINDS == s.ACTIVE:
        can = state.abilities(people)
        return can.race.immune_on | can.power.immune_on
    return state.race(people).immune_in_decline | state.kept_power(people).immune_in_decline


def targets(state: State, people: i64) -> i64:
    """Return the regions ``people`` may attack now at any price."""
    return targets_for(state, people, state.abilities(people))


def targets_for(state: State, people: i64, can: Abilities) -> i64:
    """Return ``targets`` for a people whose abilities were looked up."""
    return reach(state, people, can) & ~state.regions(people) & ~immune(state, people)


def dragon_is_ready(state: State, people: i64) -> bool:
    """Return whether the race has a dragon that was not used this turn (Y20)."""
    if state.cells[s.DRAGON_USED] or people % s.KINDS != s.ACTIVE:
        return False
    return state.abilities(people).dragon


def convertible(state: State, people: i64) -> i64:
    """Return the regions whose lone token ``people`` may replace (W1-W16)."""
    v = state.cells
    can = state.abilities(people)
    if not can.converts or v[s.TRAY + v[s.RACE + people]] < can.least_tokens:
        return 0
    hand = hand_when_ready(state, people)
    if hand == 0 and state.box.options & SORCERER_NEEDS_TOKEN:
        return 0
    if state.regions(people) == 0 and (hand == 0 or not can.reaches_all_land):
        return 0
    open_to_it = targets_for(state, people, can)
    seat = people // s.KINDS
    found: i64 = 0
    other: i64 = 0
    while other < state.box.seats:
        if other != seat and not (v[s.CONVERTED] >> other) & 1:
            found |= _lone_tokens(state, open_to_it & v[s.REGIONS + s.KINDS * other])
        other += 1
    return found


def _lone_tokens(state: State, regions: i64) -> i64:
    """Return those of ``regions`` with one token and no camp (W2, W8)."""
    v = state.cells
    found: i64 = 0
    while regions:
        bit = regions & -regions
        cell = s.REGION_CELLS + 3 * lowest(bit)
        if v[cell + 1] == 1 and v[cell + 2] == 0:
            found |= bit
        regions ^= bit
    return found


def note_attack(state: State, people: i64, region: i64) -> None:
    """Remember which seats' active races were attacked by the active race (Y17, F8)."""
    holder = state.people_in(region)
    if people % s.KINDS == s.ACTIVE and holder != s.NOBODY and holder % s.KINDS == s.ACTIVE:
        state.cells[s.ATTACKED] |= only(holder // s.KINDS)


def is_non_empty(state: State, people: i64, region: i64) -> bool:
    """Return whether a race token or a tribe is there before the conquest (C10-C13)."""
    holder = state.people_in(region)
    if holder == s.NOBODY:
        return state.has(s.TRIBES, region)
    if holder // s.KINDS == people // s.KINDS:
        return state.box.options & OWN_DECLINED_IS_NON_EMPTY != 0
    return True


def take(state: State, people: i64, region: i64, tokens: i64) -> None:
    """Conquer ``region`` with ``tokens`` from the hand."""
    state.cells[s.HAND + people] -= tokens
    _occupy(state, people, region, tokens, "tokens", False)


def hired_price(state: State, people: i64, can: Abilities, region: i64) -> i64:
    """Return the price of ``region`` for a coin; the usual price if the coin saves nothing."""
    cost = price_for(state, people, can, region) - can.hires
    return cost if cost > can.least_tokens else can.least_tokens


def hurled_price(state: State, people: i64, can: Abilities, region: i64, count: i64) -> i64:
    """Return the price of ``region`` if ``count`` charges are thrown."""
    cost = price_for(state, people, can, region) - count * can.hurls_tokens
    return cost if cost > can.least_tokens else can.least_tokens


def may_hire(state: State, people: i64, can: Abilities, region: i64) -> bool:
    """Return whether a coin pays for this conquest: it must save a token."""
    if can.hires == 0 or state.coins(people // s.KINDS) < 1:
        return False
    cost = hired_price(state, people, can, region)
    hand = hand_when_ready(state, people)
    return cost <= hand and cost < price_for(state, people, can, region)


def may_hurl(state: State, people: i64, can: Abilities, region: i64, count: i64) -> bool:
    """Return whether this conquest may throw ``count`` charges: the last must save a token.

    After the roll of a final attempt, which is fought with all tokens, the last must decide it.
    """
    if not can.hurls or count > state.cells[s.CHARGES + people // s.KINDS]:
        return False
    hand = hand_when_ready(state, people)
    cost = hurled_price(state, people, can, region, count)
    before = hurled_price(state, people, can, region, count - 1)
    if cost > hand or cost >= before:
        return False
    return state.cells[s.DIE_REGION] == 0 or before > hand


def spendable(state: State, people: i64, can: Abilities) -> i64:
    """Return the tokens that coins and charges can save at one conquest."""
    v = state.cells
    seat = people // s.KINDS
    saved: i64 = 0
    if can.hires and v[s.COINS + seat] > 0:
        saved = can.hires
    if can.hurls:
        charges = v[s.CHARGES + seat] if v[s.CHARGES + seat] < MAX_HURLED else MAX_HURLED
        if charges * can.hurls_tokens > saved:
            saved = charges * can.hurls_tokens
    return saved


def take_hired(state: State, people: i64, region: i64) -> None:
    """Conquer ``region`` with fewer tokens for a coin."""
    seat = people // s.KINDS
    can = state.abilities(people)
    tokens = hired_price(state, people, can, region)
    state.cells[s.COINS + seat] -= 1
    if state.events is not None:
        facts: dict[str, object] = {"seat": int(seat), "coins": 1, "trait": _hirer(can).id}
        state.events.append(Event("coins_spent", facts))
    _take_after_spending(state, people, region, tokens)


def _hirer(can: Abilities) -> Trait:
    return can.power if can.power.hires else can.race


def take_hurling(state: State, people: i64, region: i64, count: i64) -> None:
    """Conquer ``region`` with fewer tokens by throwing ``count`` charges."""
    seat = people // s.KINDS
    tokens = hurled_price(state, people, state.abilities(people), region, count)
    state.cells[s.CHARGES + seat] -= count
    if state.events is not None:
        facts: dict[str, object] = {"seat": int(seat), "region": int(region), "count": int(count)}
        state.events.append(Event("hurled", facts))
    _take_after_spending(state, people, region, tokens)


def _take_after_spending(state: State, people: i64, region: i64, tokens: i64) -> None:
    """Conquer with ``tokens``, or with all in hand after the roll of a final attempt (F4)."""
    v = state.cells
    take(state, people, region, v[s.HAND + people] if v[s.DIE_REGION] else tokens)


def take_with_dragon(state: State, people: i64, region: i64) -> None:
    """Conquer ``region`` with the dragon and one token, or the least allowed (Y20, Y21)."""
    v = state.cells
    seat = people // s.KINDS
    tokens = state.abilities(people).least_tokens
    v[s.HAND + people] -= tokens
    v[s.DRAGON_USED] = 1
    if v[s.DRAGON_AT + seat]:
        v[s.DRAGONS] &= ~only(v[s.DRAGON_AT + seat])
    _occupy(state, people, region, tokens, "dragon", False)
    v[s.DRAGON_AT + seat] = region
    v[s.DRAGONS] |= only(region)


def convert(state: State, people: i64, region: i64) -> None:
    """Replace the lone token by one, or the least allowed, from the tray (W12-W14)."""
    v = state.cells
    tokens = state.abilities(people).least_tokens
    v[s.TRAY + v[s.RACE + people]] -= tokens
    v[s.CONVERTED] |= only(state.people_in(region) // s.KINDS)
    _occupy(state, people, region, tokens, "conversion", True)


def _occupy(
    state: State, people: i64, region: i64, tokens: i64, manner: str, converted: bool
) -> None:
    """Replace the old holder by ``people``; place lairs and holes (X3, H5)."""
    v = state.cells
    bit = only(region)
    non_empty = is_non_empty(state, people, region)
    note_attack(state, people, region)
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(people // s.KINDS),
            "region": int(region),
            "race": state.race(people).id,
            "declined": people % s.KINDS != s.ACTIVE,
            "tokens": int(tokens),
            "with": manner,
            "tribe": state.has(s.TRIBES, region),
        }
        state.events.append(Event("conquered", facts))
    if state.box.has_events:
        settle_conquest(state, people, region)
    if state.box.has_markers:
        loot_markers(state, people, region)
        if (state.catapult_range(people) >> region) & 1:
            v[s.CATAPULT] = s.SHOT
    drive_out(state, region, converted)
    v[s.REGIONS + people] |= bit
    v[s.ON_BOARD + people] += tokens
    v[s.REGION_CELLS + 3 * region] = people
    v[s.REGION_CELLS + 3 * region + 1] = tokens
    if people % s.KINDS == s.ACTIVE:
        v[s.CONQUERED] |= bit
        if non_empty:
            v[s.NON_EMPTY] |= bit
        v[s.PENDING_ROLL] = s.NOBODY
    else:
        v[s.DECLINED_CONQUERED] |= bit
    _set_markers(state, people, bit)


def _set_markers(state: State, people: i64, bit: i64) -> None:
    v = state.cells
    seat = people // s.KINDS
    if state.abilities(people).lairs and size(v[s.LAIRS]) < LAIRS_IN_BOX:
        v[s.LAIRS] |= bit
    if people % s.KINDS == s.ACTIVE and v[s.HOLES_LEFT + seat] > 0:
        v[s.HOLES_LEFT + seat] -= 1
        v[s.HOLES] |= bit
