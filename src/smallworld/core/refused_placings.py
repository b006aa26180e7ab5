"""Why a deployment, a piece or the end of the placing is refused."""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import state as s
from smallworld.core.actions import DECLINED_DEPLOY, PLACE_CAMP, PLACE_FORTRESS, count_of
from smallworld.core.bits import size
from smallworld.core.errors import IllegalAction
from smallworld.core.redeploy import (
    camps_to_place,
    deployable,
    fortress_limit,
    fortress_sites,
    hero_sites,
    must_withdraw,
    nothing_left_to_place,
    visitors_of,
)
from smallworld.core.state import State


def refused_deployment(state: State, action: i64, region: i64) -> IllegalAction | None:
    """Tokens from the hand into a region of the same race (L4)."""
    people = s.KINDS * state.actor + s.ACTIVE
    if must_withdraw(state, people):
        return _withdraw_first(state, people)
    if action >= DECLINED_DEPLOY:
        people = state.declined_actor(state.actor)
        if people == s.NOBODY:
            return IllegalAction("declined.no_such_race")
    if not (state.regions(people) >> region) & 1:
        return IllegalAction("deploy.not_held", {"region": int(region)})
    most = deployable(state, people)
    if count_of(action) > most:
        facts: dict[str, object] = {
            "region": int(region),
            "count": int(count_of(action)),
            "most": int(most),
        }
        return IllegalAction("deploy.too_many", facts)
    return None


def _withdraw_first(state: State, people: i64) -> IllegalAction:
    missing = visitors_of(state, people) - state.cells[s.HAND + people]
    held = size(state.regions(people))
    return IllegalAction("withdraw.first", {"count": int(missing if missing < held else held)})


def refused_withdrawal(state: State, region: i64) -> IllegalAction | None:
    """Giving up a region so that the visitors can leave (R3)."""
    people = s.KINDS * state.actor + s.ACTIVE
    if not must_withdraw(state, people):
        return IllegalAction("withdraw.not_due")
    if not (state.regions(people) >> region) & 1:
        return IllegalAction("withdraw.not_held", {"region": int(region)})
    return None


def refused_piece(state: State, block: i64, region: i64) -> IllegalAction | None:
    """A camp, a fortress or a hero (Y9, Y26, Y29)."""
    people = s.KINDS * state.actor + s.ACTIVE
    if must_withdraw(state, people):
        return _withdraw_first(state, people)
    if not (state.regions(people) >> region) & 1:
        return IllegalAction("place.not_held", {"region": int(region)})
    if block == PLACE_CAMP:
        return None if camps_to_place(state, state.actor) else IllegalAction("camp.none_left")
    if block == PLACE_FORTRESS:
        return _refused_fortress(state, people, region)
    if (hero_sites(state, state.actor) >> region) & 1:
        return None
    if state.cells[s.HEROES_IN_HAND + state.actor] == 0:
        return IllegalAction("hero.none_left")
    return IllegalAction("hero.already_there", {"region": int(region)})


def _refused_fortress(state: State, people: i64, region: i64) -> IllegalAction | None:
    v = state.cells
    if (fortress_sites(state, state.actor) >> region) & 1:
        return None
    limit = fortress_limit(state, people)
    if limit == 0:
        return IllegalAction("fortress.no_power")
    if v[s.FORTRESS_BUILT]:
        return IllegalAction("fortress.one_a_turn")
    if size(v[s.FORTRESSES]) >= limit:
        return IllegalAction("fortress.none_left", {"limit": int(limit)})
    return IllegalAction("fortress.already_there", {"region": int(region)})


def refused_end(state: State) -> IllegalAction | None:
    """Nothing that must be set may be left."""
    seat = state.actor
    if nothing_left_to_place(state, seat):
        return None
    people = s.KINDS * seat + s.ACTIVE
    if must_withdraw(state, people):
        return _withdraw_first(state, people)
    left = deployable(state, people)
    if left:
        return IllegalAction("end.tokens_left", {"count": int(left)})
    if hero_sites(state, seat):
        return IllegalAction("end.heroes_left")
    declined = state.declined_actor(seat)
    return IllegalAction("end.declined_tokens_left", {"count": int(deployable(state, declined))})
