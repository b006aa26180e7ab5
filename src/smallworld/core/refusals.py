"""Why an action is illegal: the first rule it breaks, as a code and facts.

The checks call the same functions that list the legal actions, so the two agree;
a test compares them over the whole vocabulary.
"""

from __future__ import annotations

from mypy_extensions import i64

from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.actions import (
    block_of,
    count_of,
    hurled_in,
    is_chance,
    region_of,
    tiles_of,
)
from smallworld.core.bits import size
from smallworld.core.combos import drawable_powers, next_race, pick_price
from smallworld.core.conquest import (
    closed_by_traits,
    convertible,
    dragon_is_ready,
    hand_when_ready,
    hired_price,
    hurled_price,
    may_hire,
    may_hurl,
    price,
    reach,
    targets,
)
from smallworld.core.decline import needs_tower
from smallworld.core.die import may_attempt
from smallworld.core.errors import IllegalAction
from smallworld.core.markers import closed_by_markers, marker_trait
from smallworld.core.options import SORCERER_NEEDS_TOKEN
from smallworld.core.redeploy import (
    camps_to_place,
    catapult_sites,
    deployable,
    fortress_limit,
    fortress_sites,
    hero_sites,
    marker_sites,
    may_regroup,
    must_withdraw,
    nothing_left_to_place,
    visitors_of,
)
from smallworld.core.state import State
from smallworld.core.turn import may_decline_late, possible_allies


def refusal(state: State, action: i64) -> IllegalAction | None:
    """Return why ``action`` is illegal now; ``None`` if it is legal."""
    if action < 0 or action >= a.VOCABULARY:
        return unknown_action(int(action))
    if state.phase == s.OVER:
        return IllegalAction("game.over")
    if is_chance(action):
        return _chance_refusal(state, action)
    if state.awaits_chance:
        waits = "die" if state.awaits_die else "reveal"
        return IllegalAction("chance.awaited", {"awaits": waits})
    region = region_of(action)
    if region > state.box.board.size:
        return IllegalAction(
            "region.unknown", {"region": int(region), "highest": int(state.box.board.size)}
        )
    if state.phase <= s.CONQUEST:
        return _in_turn_refusal(state, action, region)
    return _later_refusal(state, action, region)


def unknown_action(number: int) -> IllegalAction:
    """Return the refusal of a number, however large, that no action has."""
    return IllegalAction("action.unknown", {"number": number, "highest": a.VOCABULARY - 1})


def _chance_refusal(state: State, action: i64) -> IllegalAction | None:
    if action < a.REVEAL:
        return None if state.awaits_die else IllegalAction("chance.no_die_awaited")
    if state.awaits_die or not state.awaits_reveal:
        return IllegalAction("chance.no_reveal_awaited")
    race, power = tiles_of(action)
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


def _in_turn_refusal(state: State, action: i64, region: i64) -> IllegalAction | None:
    """Check an action between the start of the turn and the end of the conquests."""
    v = state.cells
    people = s.KINDS * v[s.TURN] + s.ACTIVE
    block = block_of(action)
    if v[s.PENDING_ROLL] >= 0 and _waits_for_the_roll(state, block, region):
        return IllegalAction("roll.pending", {"number": int(v[s.PENDING_ROLL])})
    if block == a.PICK:
        return _pick_refusal(state, action - a.PICK)
    if a.DECLINED_ABANDON <= block < a.DEPLOY:
        return _declined_action_refusal(state, block, region)
    if not state.has_active_race(v[s.TURN]):
        return IllegalAction("turn.pick_first")
    if block >= a.DECLINE_AT:
        return _later_action_refusal(state, people, action, block, region)
    if block >= a.DEPLOY or block == a.WITHDRAW or a.PLACE_CAMP <= block <= a.PLACE_HERO:
        return IllegalAction("turn.stop_first")
    if block == a.END:
        return IllegalAction("turn.stop_first")
    if block == a.ALLY:
        return IllegalAction("ally.not_now")
    if block == a.DECLINE:
        return _decline_refusal(state)
    if block == a.STOP:
        return None
    if block == a.ROLL:
        return _roll_refusal(state, people)
    if block == a.ABANDON:
        return _abandonment_refusal(state, people, region)
    if block == a.CONQUER:
        return _conquest_refusal(state, people, region)
    if block == a.CONQUER_DIE:
        return _die_refusal(state, people, region)
    if block == a.CONQUER_DRAGON:
        return _dragon_refusal(state, people, region)
    return _conversion_refusal(state, people, region)


def _waits_for_the_roll(state: State, block: i64, region: i64) -> bool:
    """Return whether this is no use of the number rolled: a conquest, or ending the conquests.

    The roll of a final attempt can only be helped by spending something on the same region.
    """
    if block == a.STOP:
        return False
    attempted = state.cells[s.DIE_REGION]
    if block in (a.CONQUER_HIRED, a.CONQUER_HURL):
        return attempted != 0 and region != attempted
    return block != a.CONQUER or attempted != 0


def _pick_refusal(state: State, place: i64) -> IllegalAction | None:
    v = state.cells
    seat = v[s.TURN]
    if state.has_active_race(seat):
        race = state.race(s.KINDS * seat).id
        return IllegalAction("pick.race_still_active", {"race": race})
    if place >= v[s.COLUMN_SIZE]:
        return IllegalAction(
            "pick.no_such_place", {"place": int(place) + 1, "places": int(v[s.COLUMN_SIZE])}
        )
    cost = pick_price(state, place)
    if cost > v[s.COINS + seat]:
        return IllegalAction("pick.too_dear", {"price": int(cost), "coins": int(v[s.COINS + seat])})
    return None


def _decline_refusal(state: State) -> IllegalAction | None:
    v = state.cells
    if v[s.PHASE] == s.START:
        return _tower_refusal(state, 0)
    if v[s.PICKED]:
        return IllegalAction("decline.after_pick")
    if v[s.DECLINED_ACTED]:
        return IllegalAction("decline.after_declined_acted")
    return IllegalAction("decline.only_at_start")


def _tower_refusal(state: State, region: i64) -> IllegalAction | None:
    """Check that a race that builds a tower names one of its regions, and no other race one."""
    if not needs_tower(state, state.turn):
        return IllegalAction("decline.no_tower") if region else None
    if region == 0:
        return IllegalAction("decline.where")
    if (state.regions(s.KINDS * state.turn) >> region) & 1:
        return None
    return IllegalAction("place.not_held", {"region": int(region)})


def _later_refusal(state: State, action: i64, region: i64) -> IllegalAction | None:
    """Check an action of redeployment, after scoring or in refuge."""
    v = state.cells
    phase = v[s.PHASE]
    block = block_of(action)
    if phase == s.AFTER_SCORING:
        return _after_scoring_refusal(state, action)
    if block == a.END:
        return _end_refusal(state)
    if block in (a.DEPLOY, a.DECLINED_DEPLOY):
        return _deployment_refusal(state, action, region)
    if block == a.PLACE_CAMP:
        return _piece_refusal(state, block, region)
    if phase == s.REDEPLOYMENT and block in (a.PLACE_FORTRESS, a.PLACE_HERO):
        return _piece_refusal(state, block, region)
    if phase == s.REDEPLOYMENT and block == a.WITHDRAW:
        return _withdrawal_refusal(state, region)
    if phase == s.REDEPLOYMENT and a.PLACE_MARKER <= block <= a.PLACE_CATAPULT:
        return _marker_refusal(state, block, region)
    name = s.PHASE_NAMES[int(phase)]
    if phase == s.REFUGE:
        return IllegalAction("refuge.only_placing", {"phase": name})
    return IllegalAction("redeployment.only_placing", {"phase": name})


def _after_scoring_refusal(state: State, action: i64) -> IllegalAction | None:
    v = state.cells
    seat = v[s.TURN]
    block = block_of(action)
    if block == a.END:
        return None
    if block == a.DECLINE:
        if may_decline_late(state, seat):
            return _tower_refusal(state, 0)
        return IllegalAction("decline.only_at_start")
    if block == a.DECLINE_AT and may_decline_late(state, seat):
        return _tower_refusal(state, region_of(action))
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


# --- conquests, abandonments and rolls


def _target_refusal(state: State, people: i64, region: i64) -> IllegalAction | None:
    """Check whether ``people`` may attack ``region`` at any price."""
    if (targets(state, people) >> region) & 1:
        return None
    facts: dict[str, object] = {"region": int(region)}
    holder = state.people_in(region)
    if (state.regions(people) >> region) & 1:
        return IllegalAction("conquer.own_region", facts)
    if (reach(state, people, state.abilities(people)) >> region) & 1:
        for piece, name in ((s.HOLES, "hole"), (s.HEROES, "hero"), (s.DRAGONS, "dragon")):
            if state.has(piece, region):
                facts["piece"] = name
                return IllegalAction("conquer.immune", facts)
        if state.box.has_markers and (closed_by_markers(state) >> region) & 1:
            facts["piece"] = "marker"
            return IllegalAction("conquer.immune", facts)
        if people % s.KINDS == s.ACTIVE and state.has(s.ABANDONED, region):
            return IllegalAction("conquer.abandoned", facts)
        facts["seat"] = int(holder // s.KINDS)
        if state.box.closes_regions and (closed_by_traits(state, people) >> region) & 1:
            return IllegalAction("conquer.protected", facts)
        return IllegalAction("conquer.peace", facts)
    board = state.box.board
    if (board.water >> region) & 1 and not state.abilities(people).sails:
        return IllegalAction("conquer.water", facts)
    if state.regions(people) == 0:
        return IllegalAction("conquer.not_an_entry", facts)
    return IllegalAction("conquer.out_of_reach", facts)


def _conquest_refusal(state: State, people: i64, region: i64) -> IllegalAction | None:
    """Check a plain conquest: the target, then the price."""
    refused = _target_refusal(state, people, region)
    if refused is not None:
        return refused
    hand = hand_when_ready(state, people)
    cost = price(state, people, region)
    if cost <= hand:
        return None
    facts = _costs(region, cost, hand)
    facts["die"] = int(may_attempt(state, people, hand, cost) and not _rolls_first(state, people))
    return IllegalAction("conquer.too_few_tokens", facts)


def _die_refusal(state: State, people: i64, region: i64) -> IllegalAction | None:
    """Check a final attempt (F1, F2, Y7)."""
    refused = _target_refusal(state, people, region)
    if refused is not None:
        return refused
    if _rolls_first(state, people):
        return IllegalAction("die.rolls_first", {"region": int(region)})
    hand = hand_when_ready(state, people)
    cost = price(state, people, region)
    least = state.abilities(people).least_tokens
    if may_attempt(state, people, hand, cost):
        return None
    if hand < least:
        return IllegalAction("die.no_token", _costs(region, cost, hand))
    code = "die.not_short" if cost <= hand else "die.too_far"
    return IllegalAction(code, _costs(region, cost, hand))


def _rolls_first(state: State, people: i64) -> bool:
    """Return whether the race rolls before each conquest (Y7)."""
    return people % s.KINDS == s.ACTIVE and state.abilities(people).rolls_first


def _costs(region: i64, cost: i64, hand: i64) -> dict[str, object]:
    return {
        "region": int(region),
        "price": int(cost),
        "hand": int(hand),
        "missing": int(cost - hand),
    }


def _later_action_refusal(
    state: State, people: i64, action: i64, block: i64, region: i64
) -> IllegalAction | None:
    """Check an action of tiles of packs before the conquests end."""
    if block == a.DECLINE_AT:
        refused = None if state.phase == s.START else _decline_refusal(state)
        return _tower_refusal(state, region) if refused is None else refused
    if block in (a.PLACE_MARKER, a.PLACE_POWER_MARKER):
        return IllegalAction("turn.stop_first")
    if block == a.PLACE_CATAPULT:
        return _marker_refusal(state, block, region)
    if block == a.REGROUP:
        return _regroup_refusal(state, people)
    return _spending_refusal(state, people, action, block, region)


def _regroup_refusal(state: State, people: i64) -> IllegalAction | None:
    """Check the second round of conquests."""
    if may_regroup(state, people):
        return None
    if not state.abilities(people).regroups:
        return IllegalAction("regroup.no_power")
    if state.cells[s.REGROUPED]:
        return IllegalAction("regroup.used")
    return IllegalAction("regroup.nothing")


def _spending_refusal(
    state: State, people: i64, action: i64, block: i64, region: i64
) -> IllegalAction | None:
    """Check a conquest for a coin or with charges."""
    can = state.abilities(people)
    if not (can.hires if block == a.CONQUER_HIRED else can.hurls):
        return IllegalAction("spending.no_power")
    refused = _target_refusal(state, people, region)
    if refused is not None:
        return refused
    seat = people // s.KINDS
    hand = hand_when_ready(state, people)
    if block == a.CONQUER_HIRED:
        if may_hire(state, people, can, region):
            return None
        cost = hired_price(state, people, can, region)
        has = state.coins(seat) > 0
    else:
        if may_hurl(state, people, can, region, hurled_in(action)):
            return None
        cost = hurled_price(state, people, can, region, hurled_in(action))
        has = state.cells[s.CHARGES + seat] >= hurled_in(action)
    if not has:
        return IllegalAction("spending.too_little")
    if cost > hand:
        facts = _costs(region, cost, hand)
        facts["die"] = 0
        return IllegalAction("conquer.too_few_tokens", facts)
    return IllegalAction("spending.useless", {"region": int(region)})


def _dragon_refusal(state: State, people: i64, region: i64) -> IllegalAction | None:
    """Check a conquest with the dragon (Y20, Y23)."""
    if not dragon_is_ready(state, people):
        used = state.cells[s.DRAGON_USED] != 0
        return IllegalAction("dragon.used" if used else "dragon.none")
    refused = _target_refusal(state, people, region)
    if refused is not None:
        return refused
    if (state.box.board.water >> region) & 1:
        return IllegalAction("conquer.water", {"region": int(region)})
    if hand_when_ready(state, people) < state.abilities(people).least_tokens:
        return IllegalAction("dragon.no_token", {"region": int(region)})
    return None


def _conversion_refusal(state: State, people: i64, region: i64) -> IllegalAction | None:
    """Check the replacement of a lone token (W1-W16)."""
    if (convertible(state, people) >> region) & 1:
        return None
    v = state.cells
    if not state.abilities(people).converts:
        return IllegalAction("conversion.none")
    if v[s.TRAY + v[s.RACE + people]] < state.abilities(people).least_tokens:
        return IllegalAction("conversion.tray_empty")
    refused = _target_refusal(state, people, region)
    if refused is not None:
        return refused
    facts: dict[str, object] = {"region": int(region)}
    holder = state.people_in(region)
    if holder == s.NOBODY or holder % s.KINDS != s.ACTIVE or holder // s.KINDS == people // s.KINDS:
        return IllegalAction("conversion.not_an_active_enemy", facts)
    facts["seat"] = int(holder // s.KINDS)
    if state.tokens_in(region) != 1:
        facts["tokens"] = int(state.tokens_in(region))
        return IllegalAction("conversion.not_alone", facts)
    if state.camps_in(region):
        return IllegalAction("conversion.camp", facts)
    if (v[s.CONVERTED] >> (holder // s.KINDS)) & 1:
        return IllegalAction("conversion.used_on_seat", facts)
    if state.box.options & SORCERER_NEEDS_TOKEN and hand_when_ready(state, people) == 0:
        return IllegalAction("conversion.needs_token", facts)
    return IllegalAction("conversion.first_conquest", facts)


def _roll_refusal(state: State, people: i64) -> IllegalAction | None:
    """Check the roll before a conquest (Y4)."""
    if not _rolls_first(state, people):
        return IllegalAction("roll.no_power")
    if hand_when_ready(state, people) < 1:
        return IllegalAction("roll.no_token")
    return None


def _abandonment_refusal(state: State, people: i64, region: i64) -> IllegalAction | None:
    """Check that the region is held and nothing was conquered yet (A9)."""
    if not (state.regions(people) >> region) & 1:
        return IllegalAction("abandon.not_held", {"region": int(region)})
    taken = s.CONQUERED if people % s.KINDS == s.ACTIVE else s.DECLINED_CONQUERED
    if state.cells[taken]:
        return IllegalAction("abandon.after_conquest", {"region": int(region)})
    return None


def _declined_action_refusal(state: State, block: i64, region: i64) -> IllegalAction | None:
    """Check an action of the race in decline that goes on acting (G2, G3)."""
    v = state.cells
    people = state.declined_actor(v[s.TURN])
    if people == s.NOBODY:
        return IllegalAction("declined.no_such_race")
    if v[s.DECLINED_DONE]:
        return IllegalAction("declined.done")
    if v[s.ACTED]:
        return IllegalAction("declined.too_late")
    if block == a.DECLINED_ABANDON:
        return _abandonment_refusal(state, people, region)
    if block == a.DECLINED_CONQUER:
        return _conquest_refusal(state, people, region)
    return _die_refusal(state, people, region)


# --- deployments, pieces and the end of placing


def _deployment_refusal(state: State, action: i64, region: i64) -> IllegalAction | None:
    """Check the placement of tokens in a region of the same race (L4)."""
    people = s.KINDS * state.actor + s.ACTIVE
    if must_withdraw(state, people):
        return _withdraw_first(state, people)
    if action >= a.DECLINED_DEPLOY:
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


def _withdrawal_refusal(state: State, region: i64) -> IllegalAction | None:
    """Check the giving up of a region for the visitors (R3)."""
    people = s.KINDS * state.actor + s.ACTIVE
    if not must_withdraw(state, people):
        return IllegalAction("withdraw.not_due")
    if not (state.regions(people) >> region) & 1:
        return IllegalAction("withdraw.not_held", {"region": int(region)})
    return None


def _piece_refusal(state: State, block: i64, region: i64) -> IllegalAction | None:
    """Check the placement of a camp, a fortress or a hero (Y9, Y26, Y29)."""
    people = s.KINDS * state.actor + s.ACTIVE
    if must_withdraw(state, people):
        return _withdraw_first(state, people)
    if not (state.regions(people) >> region) & 1:
        return IllegalAction("place.not_held", {"region": int(region)})
    if block == a.PLACE_CAMP:
        return None if camps_to_place(state, state.actor) else IllegalAction("camp.none_left")
    if block == a.PLACE_FORTRESS:
        return _fortress_refusal(state, people, region)
    if (hero_sites(state, state.actor) >> region) & 1:
        return None
    if state.cells[s.HEROES_IN_HAND + state.actor] == 0:
        return IllegalAction("hero.none_left")
    return IllegalAction("hero.already_there", {"region": int(region)})


def _marker_refusal(state: State, block: i64, region: i64) -> IllegalAction | None:
    """Check the placement of a marker or of the catapult."""
    seat = state.actor
    people = s.KINDS * seat + s.ACTIVE
    if must_withdraw(state, people):
        return _withdraw_first(state, people)
    if block == a.PLACE_CATAPULT:
        sites = catapult_sites(state, seat)
        has = state.abilities(people).catapult
        left = state.cells[s.CATAPULT] == s.NOT_PLACED
    else:
        slot = 2 * seat + (1 if block == a.PLACE_POWER_MARKER else 0)
        sites = marker_sites(state, slot)
        has = marker_trait(state, slot).markers > 0
        left = state.cells[s.MARKERS_LEFT + slot] > 0
    if (sites >> region) & 1:
        return None
    if not has:
        return IllegalAction("marker.no_power")
    if not left or sites == 0:
        return IllegalAction("marker.none_left")
    return IllegalAction("marker.not_there", {"region": int(region)})


def _fortress_refusal(state: State, people: i64, region: i64) -> IllegalAction | None:
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


def _end_refusal(state: State) -> IllegalAction | None:
    """Check that nothing is left that must be placed."""
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
