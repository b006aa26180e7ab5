"""Why an action is refused: the first rule it breaks, as a code and facts.

The rules themselves are asked from the same functions that list the legal actions, so the
two agree; a test compares them over the whole vocabulary.
"""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.actions import block_of, is_chance, region_of
from smallworld.core.combos import drawable_powers, next_race, revealable
from smallworld.core.errors import IllegalAction
from smallworld.core.refused_conquests import (
    refused_abandonment,
    refused_conquest,
    refused_conversion,
    refused_declined_word,
    refused_die,
    refused_dragon,
    refused_roll,
)
from smallworld.core.refused_placings import (
    refused_deployment,
    refused_end,
    refused_piece,
    refused_withdrawal,
)
from smallworld.core.state import State
from smallworld.core.turn import may_decline_late, possible_allies


def refusal(state: State, action: i64) -> IllegalAction | None:
    """The reason why ``action`` is illegal now; ``None`` if it is legal."""
    if action < 0 or action >= a.VOCABULARY:
        return IllegalAction("action.unknown", {"number": int(action), "highest": a.VOCABULARY - 1})
    if state.phase == s.OVER:
        return IllegalAction("game.over")
    if is_chance(action):
        return _refused_chance(state, action)
    if state.awaits_chance:
        waits = "die" if state.awaits_die else "reveal"
        return IllegalAction("chance.awaited", {"awaits": waits})
    region = region_of(action)
    if region > state.box.board.size:
        return IllegalAction(
            "region.unknown", {"region": int(region), "highest": int(state.box.board.size)}
        )
    if state.phase <= s.CONQUEST:
        return _refused_in_turn(state, action, region)
    return _refused_later(state, action, region)


def _refused_chance(state: State, action: i64) -> IllegalAction | None:
    if action < a.REVEAL:
        return None if state.awaits_die else IllegalAction("chance.no_die_awaited")
    if state.awaits_die or not state.awaits_reveal:
        return IllegalAction("chance.no_reveal_awaited")
    race, power = revealable(action - a.REVEAL)
    if race >= len(state.box.races) or power >= len(state.box.powers):
        return IllegalAction("chance.unknown_tile")
    first = next_race(state)
    if first != s.NOBODY and race != first:
        expected = state.box.race(first).id
        return IllegalAction(
            "chance.other_banner", {"race": state.box.race(race).id, "expected": expected}
        )
    if first == s.NOBODY and not (state.cells[s.UNSEEN_RACES] >> race) & 1:
        return IllegalAction("chance.banner_in_use", {"race": state.box.race(race).id})
    if not (drawable_powers(state) >> power) & 1:
        return IllegalAction("chance.badge_in_use", {"power": state.box.power(power).id})
    return None


def _refused_in_turn(state: State, action: i64, region: i64) -> IllegalAction | None:
    """From the start of the turn to the end of the conquests."""
    v = state.cells
    people = s.KINDS * v[s.TURN] + s.ACTIVE
    block = block_of(action)
    if v[s.PENDING_ROLL] >= 0 and block != a.CONQUER and block != a.STOP:
        return IllegalAction("roll.pending", {"number": int(v[s.PENDING_ROLL])})
    if block == a.PICK:
        return _refused_pick(state, action - a.PICK)
    if a.DECLINED_ABANDON <= block < a.DEPLOY:
        return refused_declined_word(state, block, region)
    if not state.has_active_race(v[s.TURN]):
        return IllegalAction("turn.pick_first")
    if block >= a.DEPLOY or block == a.WITHDRAW or a.PLACE_CAMP <= block <= a.PLACE_HERO:
        return IllegalAction("turn.stop_first")
    if block == a.END:
        return IllegalAction("turn.stop_first")
    if block == a.ALLY:
        return IllegalAction("ally.not_now")
    if block == a.DECLINE:
        return _refused_decline(state)
    if block == a.STOP:
        return None
    if block == a.ROLL:
        return refused_roll(state, people)
    if block == a.ABANDON:
        return refused_abandonment(state, people, region)
    if block == a.CONQUER:
        return refused_conquest(state, people, region)
    if block == a.CONQUER_DIE:
        return refused_die(state, people, region)
    if block == a.CONQUER_DRAGON:
        return refused_dragon(state, people, region)
    return refused_conversion(state, people, region)


def _refused_pick(state: State, place: i64) -> IllegalAction | None:
    v = state.cells
    seat = v[s.TURN]
    if state.has_active_race(seat):
        race = state.race(s.KINDS * seat).id
        return IllegalAction("pick.race_still_active", {"race": race})
    if place >= v[s.COLUMN_SIZE]:
        return IllegalAction(
            "pick.no_such_place", {"place": int(place) + 1, "places": int(v[s.COLUMN_SIZE])}
        )
    if place > v[s.COINS + seat]:
        return IllegalAction(
            "pick.too_dear", {"price": int(place), "coins": int(v[s.COINS + seat])}
        )
    return None


def _refused_decline(state: State) -> IllegalAction | None:
    v = state.cells
    if v[s.PHASE] == s.START:
        return None
    if v[s.PICKED]:
        return IllegalAction("decline.after_pick")
    if v[s.DECLINED_ACTED]:
        return IllegalAction("decline.after_declined_acted")
    return IllegalAction("decline.only_at_start")


def _refused_later(state: State, action: i64, region: i64) -> IllegalAction | None:
    """Redeployment, the choices after scoring, and refuge."""
    v = state.cells
    phase = v[s.PHASE]
    block = block_of(action)
    if phase == s.AFTER_SCORING:
        return _refused_after_scoring(state, action)
    if block == a.END:
        return refused_end(state)
    if block in (a.DEPLOY, a.DECLINED_DEPLOY):
        return refused_deployment(state, action, region)
    if block == a.PLACE_CAMP:
        return refused_piece(state, block, region)
    if phase == s.REDEPLOYMENT and block in (a.PLACE_FORTRESS, a.PLACE_HERO):
        return refused_piece(state, block, region)
    if phase == s.REDEPLOYMENT and block == a.WITHDRAW:
        return refused_withdrawal(state, region)
    name = s.PHASE_NAMES[int(phase)]
    if phase == s.REFUGE:
        return IllegalAction("refuge.only_placing", {"phase": name})
    return IllegalAction("redeployment.only_placing", {"phase": name})


def _refused_after_scoring(state: State, action: i64) -> IllegalAction | None:
    v = state.cells
    seat = v[s.TURN]
    block = block_of(action)
    if block == a.END:
        return None
    if block == a.DECLINE:
        if may_decline_late(state, seat):
            return None
        return IllegalAction("decline.only_at_start")
    if block != a.ALLY:
        return IllegalAction("after_scoring.only_choices")
    ally = action - a.ALLY
    if ally >= state.box.seats:
        return IllegalAction(
            "ally.unknown_seat", {"seat": int(ally), "highest": int(state.box.seats) - 1}
        )
    if (possible_allies(state, seat) >> ally) & 1:
        return None
    if ally == seat:
        return IllegalAction("ally.oneself")
    people = s.KINDS * seat
    if not state.abilities(people).makes_peace:
        return IllegalAction("ally.no_power")
    return IllegalAction("ally.attacked", {"seat": int(ally)})
