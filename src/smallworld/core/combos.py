"""Combos: the column, picking and paying, returned banners and badges (P1-P15)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.bits import only, size
from smallworld.core.events import Event
from smallworld.core.markers import receive_markers
from smallworld.core.pieces import COLUMN_LENGTH
from smallworld.core.state import State
from smallworld.core.transfers import settle_pick


def pick(state: State, place: i64) -> None:
    """Take the combo at ``place``: pay a coin to each one above, collect its coins (P1, P3)."""
    v = state.cells
    seat = v[s.TURN]
    paid = pick_price(state, place)
    tokens = combo_tokens(state, place)
    collected = v[s.COLUMN_COINS + place]
    race = v[s.COLUMN_RACE + place]
    power = v[s.COLUMN_POWER + place]
    above: i64 = 0
    while above < place:
        v[s.COLUMN_COINS + above] += skip_coins(state, above)
        above += 1
    v[s.COINS + seat] += collected - paid
    _close_gap(state, place)
    _receive_tokens(state, s.KINDS * seat + s.ACTIVE, race, power, tokens)
    v[s.PICKED] = 1
    v[s.PHASE] = s.CONQUEST
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "race": state.box.race(race).id,
            "power": state.box.power(power).id,
            "place": int(place) + 1,
            "paid": int(paid),
            "collected": int(collected),
            "tokens": int(v[s.HAND + s.KINDS * seat]),
        }
        state.events.append(Event("combo_picked", facts))
    if state.box.has_events:
        settle_pick(state, seat)


def skip_coins(state: State, place: i64) -> i64:
    """Return the coins that a seat puts on the combo at ``place`` when it skips it (P1)."""
    if not state.box.has_skip_coins:
        return 1
    v = state.cells
    coins = state.box.race(v[s.COLUMN_RACE + place]).skip_coins
    if state.box.power(v[s.COLUMN_POWER + place]).skip_coins > coins:
        coins = state.box.power(v[s.COLUMN_POWER + place]).skip_coins
    return coins if coins > 1 else 1


def pick_price(state: State, place: i64) -> i64:
    """Return the coins that the combo at ``place`` costs: those for the ones above (P1)."""
    if not state.box.has_skip_coins:
        return place
    coins: i64 = 0
    while place > 0:
        place -= 1
        coins += skip_coins(state, place)
    return coins


def combo_tokens(state: State, place: i64) -> i64:
    """Return the tokens that the combo at ``place`` brings now, at most those in the tray (P7).

    Tokens that join a skipped combo are not counted apart: its coins tell how often that was.
    """
    v = state.cells
    race = v[s.COLUMN_RACE + place]
    can = state.box.abilities(race, v[s.COLUMN_POWER + place])
    tokens = can.tokens + can.visitors
    if can.gathers_tokens:
        skipped = v[s.COLUMN_COINS + place] // skip_coins(state, place)
        tokens += can.gathers_tokens * skipped
    return tokens if tokens < v[s.TRAY + race] else v[s.TRAY + race]


def _close_gap(state: State, place: i64) -> None:
    """Move the combos below up, with their coins (P6)."""
    v = state.cells
    last = v[s.COLUMN_SIZE] - 1
    while place < last:
        v[s.COLUMN_RACE + place] = v[s.COLUMN_RACE + place + 1]
        v[s.COLUMN_POWER + place] = v[s.COLUMN_POWER + place + 1]
        v[s.COLUMN_COINS + place] = v[s.COLUMN_COINS + place + 1]
        place += 1
    v[s.COLUMN_RACE + last] = 0
    v[s.COLUMN_POWER + last] = 0
    v[s.COLUMN_COINS + last] = 0
    v[s.COLUMN_SIZE] = last


def _receive_tokens(state: State, people: i64, race: i64, power: i64, tokens: i64) -> None:
    """Give a new race its tokens and pieces."""
    v = state.cells
    can = state.box.abilities(race, power)
    seat = people // s.KINDS
    v[s.RACE + people] = race
    v[s.POWER + people] = power
    v[s.HAND + people] = tokens
    v[s.TRAY + race] -= tokens
    v[s.CAMPS_IN_HAND + seat] = can.camps
    v[s.HEROES_IN_HAND + seat] = can.heroes
    v[s.HOLES_LEFT + seat] = can.holes
    if state.box.has_markers:
        receive_markers(state, seat)


def reveal_combo(state: State, race: i64, power: i64) -> None:
    """Add the next race and power to the column (P6)."""
    v = state.cells
    if v[s.UNSEEN_RACES]:
        v[s.UNSEEN_RACES] &= ~only(race)
    else:
        _take_first_returned(state)
    reshuffle_if_needed(state)
    v[s.UNSEEN_POWERS] &= ~only(power)
    place = v[s.COLUMN_SIZE]
    v[s.COLUMN_RACE + place] = race
    v[s.COLUMN_POWER + place] = power
    v[s.COLUMN_SIZE] = place + 1
    if state.events is not None:
        facts: dict[str, object] = {
            "race": state.box.race(race).id,
            "power": state.box.power(power).id,
            "place": int(place) + 1,
        }
        state.events.append(Event("combo_revealed", facts))


def _take_first_returned(state: State) -> None:
    v = state.cells
    last = v[s.RETURNED_COUNT] - 1
    place: i64 = 0
    while place < last:
        v[s.RETURNED + place] = v[s.RETURNED + place + 1]
        place += 1
    v[s.RETURNED + last] = 0
    v[s.RETURNED_COUNT] = last


def reveals_owed(state: State) -> i64:
    """Return how many combos the dealer has to reveal now."""
    v = state.cells
    free = COLUMN_LENGTH - v[s.COLUMN_SIZE]
    banners = size(v[s.UNSEEN_RACES]) + v[s.RETURNED_COUNT]
    return free if free < banners else banners


def next_race(state: State) -> i64:
    """Return the race that must come next, or NOBODY if chance decides (P9, P10)."""
    v = state.cells
    if v[s.UNSEEN_RACES]:
        return s.NOBODY
    return v[s.RETURNED]


def drawable_powers(state: State) -> i64:
    """Return the powers that may come next: the stack, or the discards if empty (P11)."""
    v = state.cells
    return v[s.UNSEEN_POWERS] if v[s.UNSEEN_POWERS] else v[s.DISCARDED_POWERS]


def reshuffle_if_needed(state: State) -> None:
    """Turn the discards into the stack when a badge is due and none is left (P11)."""
    v = state.cells
    if v[s.UNSEEN_POWERS] == 0 and v[s.DISCARDED_POWERS]:
        v[s.UNSEEN_POWERS] = v[s.DISCARDED_POWERS]
        v[s.DISCARDED_POWERS] = 0
        if state.events is not None:
            count = int(size(v[s.UNSEEN_POWERS]))
            state.events.append(Event("badges_reshuffled", {"count": count}))


def discard_badge(state: State, people: i64) -> None:
    """Move the badge of a people to the discards (P12, D9)."""
    v = state.cells
    power = v[s.POWER + people]
    if power >= 0:
        v[s.DISCARDED_POWERS] |= only(power)
        v[s.POWER + people] = s.NOBODY


def return_banner(state: State, people: i64) -> None:
    """Return the banner of a race without tokens (P9, L8), after its badge (D9).

    If the column is short the banner gets its badge at once, so the discards are
    reshuffled now, before a badge discarded later in the same action joins them.
    """
    v = state.cells
    discard_badge(state, people)
    race = v[s.RACE + people]
    v[s.RETURNED + v[s.RETURNED_COUNT]] = race
    v[s.RETURNED_COUNT] += 1
    v[s.RACE + people] = s.NOBODY
    v[s.TRAY + race] += v[s.HAND + people] + v[s.WAITING + people] + v[s.ASIDE + people]
    v[s.HAND + people] = 0
    v[s.WAITING + people] = 0
    v[s.ASIDE + people] = 0
    if reveals_owed(state) > 0:
        reshuffle_if_needed(state)
    if state.events is not None:
        facts: dict[str, object] = {
            "seat": int(people // s.KINDS),
            "race": state.box.race(race).id,
        }
        state.events.append(Event("banner_returned", facts))
