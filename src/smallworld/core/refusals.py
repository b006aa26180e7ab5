"""Why an action is refused: the first rule it breaks, as a code and facts.

The rules themselves are asked from the same functions that list the legal actions, so the
two agree; a test compares them over the whole vocabulary.
"""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core.actions import (
    ABANDON,
    ALLY,
    CONQUER,
    CONQUER_DIE,
    CONQUER_DRAGON,
    DECLINE,
    DECLINED_ABANDON,
    DECLINED_DEPLOY,
    DEPLOY,
    END,
    PICK,
    PLACE_CAMP,
    PLACE_FORTRESS,
    PLACE_HERO,
    REVEAL,
    ROLL,
    STOP,
    VOCABULARY,
    WITHDRAW,
    block_of,
    is_chance,
    region_of,
)
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
from smallworld.core.state import (
    ACTIVE,
    AFTER_SCORING,
    COINS,
    COLUMN_SIZE,
    CONQUEST,
    DECLINED_ACTED,
    KINDS,
    NOBODY,
    OVER,
    PENDING_ROLL,
    PHASE,
    PHASE_NAMES,
    PICKED,
    REDEPLOYMENT,
    REFUGE,
    START,
    TURN,
    UNSEEN_RACES,
    State,
)
from smallworld.core.turn import may_decline_late, possible_allies


def refusal(state: State, action: i64) -> IllegalAction | None:
    """The reason why ``action`` is illegal now; ``None`` if it is legal."""
    if action < 0 or action >= VOCABULARY:
        return IllegalAction("action.unknown", {"number": int(action), "highest": VOCABULARY - 1})
    if state.phase == OVER:
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
    if state.phase <= CONQUEST:
        return _refused_in_turn(state, action, region)
    return _refused_later(state, action, region)


def _refused_chance(state: State, action: i64) -> IllegalAction | None:
    if action < REVEAL:
        return None if state.awaits_die else IllegalAction("chance.no_die_awaited")
    if state.awaits_die or not state.awaits_reveal:
        return IllegalAction("chance.no_reveal_awaited")
    race, power = revealable(action - REVEAL)
    if race >= len(state.box.races) or power >= len(state.box.powers):
        return IllegalAction("chance.unknown_tile")
    first = next_race(state)
    if first != NOBODY and race != first:
        expected = state.box.race(first).id
        return IllegalAction(
            "chance.other_banner", {"race": state.box.race(race).id, "expected": expected}
        )
    if first == NOBODY and not (state.cells[UNSEEN_RACES] >> race) & 1:
        return IllegalAction("chance.banner_in_use", {"race": state.box.race(race).id})
    if not (drawable_powers(state) >> power) & 1:
        return IllegalAction("chance.badge_in_use", {"power": state.box.power(power).id})
    return None


def _refused_in_turn(state: State, action: i64, region: i64) -> IllegalAction | None:
    """From the start of the turn to the end of the conquests."""
    v = state.cells
    people = KINDS * v[TURN] + ACTIVE
    block = block_of(action)
    if v[PENDING_ROLL] >= 0 and block != CONQUER and block != STOP:
        return IllegalAction("roll.pending", {"number": int(v[PENDING_ROLL])})
    if block == PICK:
        return _refused_pick(state, action - PICK)
    if DECLINED_ABANDON <= block < DEPLOY:
        return refused_declined_word(state, block, region)
    if not state.has_active_race(v[TURN]):
        return IllegalAction("turn.pick_first")
    if block >= DEPLOY or block == WITHDRAW or PLACE_CAMP <= block <= PLACE_HERO:
        return IllegalAction("turn.stop_first")
    if block == END:
        return IllegalAction("turn.stop_first")
    if block == ALLY:
        return IllegalAction("ally.not_now")
    if block == DECLINE:
        return _refused_decline(state)
    if block == STOP:
        return None
    if block == ROLL:
        return refused_roll(state, people)
    if block == ABANDON:
        return refused_abandonment(state, people, region)
    if block == CONQUER:
        return refused_conquest(state, people, region)
    if block == CONQUER_DIE:
        return refused_die(state, people, region)
    if block == CONQUER_DRAGON:
        return refused_dragon(state, people, region)
    return refused_conversion(state, people, region)


def _refused_pick(state: State, place: i64) -> IllegalAction | None:
    v = state.cells
    seat = v[TURN]
    if state.has_active_race(seat):
        race = state.race(KINDS * seat).id
        return IllegalAction("pick.race_still_active", {"race": race})
    if place >= v[COLUMN_SIZE]:
        return IllegalAction(
            "pick.no_such_place", {"place": int(place) + 1, "places": int(v[COLUMN_SIZE])}
        )
    if place > v[COINS + seat]:
        return IllegalAction("pick.too_dear", {"price": int(place), "coins": int(v[COINS + seat])})
    return None


def _refused_decline(state: State) -> IllegalAction | None:
    v = state.cells
    if v[PHASE] == START:
        return None
    if v[PICKED]:
        return IllegalAction("decline.after_pick")
    if v[DECLINED_ACTED]:
        return IllegalAction("decline.after_declined_acted")
    return IllegalAction("decline.only_at_start")


def _refused_later(state: State, action: i64, region: i64) -> IllegalAction | None:
    """Redeployment, the choices after scoring, and refuge."""
    v = state.cells
    phase = v[PHASE]
    block = block_of(action)
    if phase == AFTER_SCORING:
        return _refused_after_scoring(state, action)
    if block == END:
        return refused_end(state)
    if block in (DEPLOY, DECLINED_DEPLOY):
        return refused_deployment(state, action, region)
    if block == PLACE_CAMP:
        return refused_piece(state, block, region)
    if phase == REDEPLOYMENT and block in (PLACE_FORTRESS, PLACE_HERO):
        return refused_piece(state, block, region)
    if phase == REDEPLOYMENT and block == WITHDRAW:
        return refused_withdrawal(state, region)
    name = PHASE_NAMES[int(phase)]
    if phase == REFUGE:
        return IllegalAction("refuge.only_placing", {"phase": name})
    return IllegalAction("redeployment.only_placing", {"phase": name})


def _refused_after_scoring(state: State, action: i64) -> IllegalAction | None:
    v = state.cells
    seat = v[TURN]
    block = block_of(action)
    if block == END:
        return None
    if block == DECLINE:
        if may_decline_late(state, seat):
            return None
        return IllegalAction("decline.only_at_start")
    if block != ALLY:
        return IllegalAction("after_scoring.only_choices")
    ally = action - ALLY
    if ally >= state.box.seats:
        return IllegalAction(
            "ally.unknown_seat", {"seat": int(ally), "highest": int(state.box.seats) - 1}
        )
    if (possible_allies(state, seat) >> ally) & 1:
        return None
    if ally == seat:
        return IllegalAction("ally.oneself")
    people = KINDS * seat
    if not state.abilities(people).makes_peace:
        return IllegalAction("ally.no_power")
    return IllegalAction("ally.attacked", {"seat": int(ally)})
