"""Combos: the column, picking and paying, banners and badges that come back (P1-P15)."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core.bits import only, size
from smallworld.core.events import Event
from smallworld.core.pieces import COLUMN_LENGTH, MAX_POWERS
from smallworld.core.state import (
    ACTIVE,
    ASIDE,
    CAMPS_IN_HAND,
    COINS,
    COLUMN_COINS,
    COLUMN_POWER,
    COLUMN_RACE,
    COLUMN_SIZE,
    CONQUEST,
    DISCARDED_POWERS,
    DRAGON_AT,
    HAND,
    HEROES_IN_HAND,
    HOLES_LEFT,
    KINDS,
    NOBODY,
    PHASE,
    PICKED,
    POWER,
    RACE,
    RETURNED,
    RETURNED_COUNT,
    TRAY,
    TURN,
    UNSEEN_POWERS,
    UNSEEN_RACES,
    WAITING,
    State,
)


def pick(state: State, place: i64) -> None:
    """Take the combo at ``place``: a coin on each one above, pocket what lies on it (P1, P3)."""
    v = state.cells
    seat = v[TURN]
    collected = v[COLUMN_COINS + place]
    race = v[COLUMN_RACE + place]
    power = v[COLUMN_POWER + place]
    above: i64 = 0
    while above < place:
        v[COLUMN_COINS + above] += 1
        above += 1
    v[COINS + seat] += collected - place
    _close_gap(state, place)
    _muster(state, KINDS * seat + ACTIVE, race, power)
    v[PICKED] = 1
    v[PHASE] = CONQUEST
    if state.heard is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "race": state.box.race(race).id,
            "power": state.box.power(power).id,
            "place": int(place) + 1,
            "paid": int(place),
            "collected": int(collected),
            "tokens": int(v[HAND + KINDS * seat]),
        }
        state.heard.append(Event("combo_picked", facts))


def _close_gap(state: State, place: i64) -> None:
    """Combos below slide up with their coins (P6)."""
    v = state.cells
    last = v[COLUMN_SIZE] - 1
    while place < last:
        v[COLUMN_RACE + place] = v[COLUMN_RACE + place + 1]
        v[COLUMN_POWER + place] = v[COLUMN_POWER + place + 1]
        v[COLUMN_COINS + place] = v[COLUMN_COINS + place + 1]
        place += 1
    v[COLUMN_RACE + last] = 0
    v[COLUMN_POWER + last] = 0
    v[COLUMN_COINS + last] = 0
    v[COLUMN_SIZE] = last


def _muster(state: State, people: i64, race: i64, power: i64) -> None:
    """Tokens and pieces of a new race come to hand; never more than the tray holds (P7)."""
    v = state.cells
    can = state.box.abilities(race, power)
    tokens = can.tokens + can.visitors
    if tokens > v[TRAY + race]:
        tokens = v[TRAY + race]
    seat = people // KINDS
    v[RACE + people] = race
    v[POWER + people] = power
    v[HAND + people] = tokens
    v[TRAY + race] -= tokens
    v[CAMPS_IN_HAND + seat] = can.camps
    v[HEROES_IN_HAND + seat] = can.heroes
    v[HOLES_LEFT + seat] = can.holes
    v[DRAGON_AT + seat] = 0


def reveal_combo(state: State, race: i64, power: i64) -> None:
    """The dealer turns over the next banner and badge (P6)."""
    v = state.cells
    if v[UNSEEN_RACES]:
        v[UNSEEN_RACES] &= ~only(race)
    else:
        _take_first_returned(state)
    reshuffle_if_needed(state)
    v[UNSEEN_POWERS] &= ~only(power)
    place = v[COLUMN_SIZE]
    v[COLUMN_RACE + place] = race
    v[COLUMN_POWER + place] = power
    v[COLUMN_COINS + place] = 0
    v[COLUMN_SIZE] = place + 1
    if state.heard is not None:
        facts: dict[str, object] = {
            "race": state.box.race(race).id,
            "power": state.box.power(power).id,
            "place": int(place) + 1,
        }
        state.heard.append(Event("combo_revealed", facts))


def _take_first_returned(state: State) -> None:
    v = state.cells
    last = v[RETURNED_COUNT] - 1
    place: i64 = 0
    while place < last:
        v[RETURNED + place] = v[RETURNED + place + 1]
        place += 1
    v[RETURNED + last] = 0
    v[RETURNED_COUNT] = last


def reveals_owed(state: State) -> i64:
    """How many combos the dealer has to reveal now."""
    v = state.cells
    free = COLUMN_LENGTH - v[COLUMN_SIZE]
    banners = size(v[UNSEEN_RACES]) + v[RETURNED_COUNT]
    return free if free < banners else banners


def next_race(state: State) -> i64:
    """The banner that must come next, or NOBODY if chance decides (P9, P10)."""
    v = state.cells
    return NOBODY if v[UNSEEN_RACES] else v[RETURNED]


def drawable_powers(state: State) -> i64:
    """The badges of which one comes next: the stack, or the discards if it is empty (P11)."""
    v = state.cells
    return v[UNSEEN_POWERS] if v[UNSEEN_POWERS] else v[DISCARDED_POWERS]


def reshuffle_if_needed(state: State) -> None:
    """The discards become the stack as soon as a badge is due and none is left (P11)."""
    v = state.cells
    if v[UNSEEN_POWERS] == 0 and v[DISCARDED_POWERS]:
        v[UNSEEN_POWERS] = v[DISCARDED_POWERS]
        v[DISCARDED_POWERS] = 0
        if state.heard is not None:
            state.heard.append(Event("badges_reshuffled", {"count": int(size(v[UNSEEN_POWERS]))}))


def discard_badge(state: State, people: i64) -> None:
    """The badge of a people goes to the discards (P12, D9)."""
    v = state.cells
    power = v[POWER + people]
    if power >= 0:
        v[DISCARDED_POWERS] |= only(power)
        v[POWER + people] = NOBODY


def return_banner(state: State, people: i64) -> None:
    """A race with no token left gives its banner back (P9, L8), its badge first (D9).

    If the column is short the banner gets its badge at once, so the discards are
    reshuffled now, before a badge discarded later in the same action joins them.
    """
    v = state.cells
    discard_badge(state, people)
    race = v[RACE + people]
    v[RETURNED + v[RETURNED_COUNT]] = race
    v[RETURNED_COUNT] += 1
    v[RACE + people] = NOBODY
    v[TRAY + race] += v[HAND + people] + v[WAITING + people] + v[ASIDE + people]
    v[HAND + people] = 0
    v[WAITING + people] = 0
    v[ASIDE + people] = 0
    if reveals_owed(state) > 0:
        reshuffle_if_needed(state)
    if state.heard is not None:
        facts: dict[str, object] = {
            "seat": int(people // KINDS),
            "race": state.box.race(race).id,
        }
        state.heard.append(Event("banner_returned", facts))


def revealable(action_offset: i64) -> tuple[i64, i64]:
    """Race and power of a reveal counted from the start of its block."""
    return action_offset // MAX_POWERS, action_offset % MAX_POWERS
