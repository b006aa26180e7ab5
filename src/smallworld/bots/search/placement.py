"""Placement of tokens and pieces in redeployment and refuge, against nearby threats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from smallworld.bots.search.evaluation import enemy_reach
from smallworld.bots.search.pack_moves import NO_MOVE, next_marker
from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.bits import lowest
from smallworld.core.cells import vec
from smallworld.core.conquest import undiscounted_price
from smallworld.core.engine import perform
from smallworld.core.pieces import MAX_TOKENS
from smallworld.core.redeploy import (
    camps_to_place,
    deploy_tokens,
    deployable,
    fortress_sites,
    hero_sites,
    must_withdraw,
    place_camp,
    place_fortress,
    place_hero,
    withdraw,
)
from smallworld.core.state import State

THREAT_WEIGHT: Final = 0.8  # extra weight of a region next to an enemy


def next_placement(state: State) -> int:
    """Return the next action of the seat that redeploys or finds refuge."""
    v = state.cells
    seat = v[s.ACTOR]
    people = s.KINDS * seat + s.ACTIVE
    if must_withdraw(state, people):
        return int(a.WITHDRAW + _least_valuable(state, people, v[s.REGIONS + people]))
    sites = hero_sites(state, seat)
    if sites:
        return int(a.PLACE_HERO + _neediest(state, people, sites))
    sites = fortress_sites(state, seat)
    if sites:
        return int(a.PLACE_FORTRESS + _neediest(state, people, sites))
    if camps_to_place(state, seat):
        return int(a.PLACE_CAMP + _neediest(state, people, v[s.REGIONS + people]))
    if deployable(state, people):
        return _deployment(state, people, a.DEPLOY)
    declined = state.declined_actor(seat)
    if declined != s.NOBODY and deployable(state, declined):
        return _deployment(state, declined, a.DECLINED_DEPLOY)
    if state.box.has_markers and v[s.PHASE] == s.REDEPLOYMENT:
        marker = next_marker(state, seat)
        if marker != NO_MOVE:
            return int(marker)
    return a.END


def place_all(state: State) -> None:
    """Place everything of the acting seat at once and end its redeployment."""
    v = state.cells
    seat = v[s.ACTOR]
    people = s.KINDS * seat + s.ACTIVE
    if v[s.PHASE] == s.REDEPLOYMENT:
        _place_pieces(state, seat, people)
    while camps_to_place(state, seat):
        place_camp(state, seat, _neediest(state, people, v[s.REGIONS + people]))
    if deployable(state, people):
        _deploy_all(state, people)
    declined = state.declined_actor(seat)
    if declined != s.NOBODY and deployable(state, declined):
        _deploy_all(state, declined)
    if state.box.has_markers and v[s.PHASE] == s.REDEPLOYMENT:
        marker = next_marker(state, seat)
        while marker != NO_MOVE:
            perform(state, marker)
            marker = next_marker(state, seat)
    perform(state, a.END)


def _place_pieces(state: State, seat: i64, people: i64) -> None:
    """Place what only a redeployment moves: visitors, heroes, the fortress."""
    v = state.cells
    while must_withdraw(state, people):
        withdraw(state, people, _least_valuable(state, people, v[s.REGIONS + people]))
    sites = hero_sites(state, seat)
    while sites:
        place_hero(state, seat, _neediest(state, people, sites))
        sites = hero_sites(state, seat)
    sites = fortress_sites(state, seat)
    if sites:
        place_fortress(state, seat, _neediest(state, people, sites))


def _deploy_all(state: State, people: i64) -> None:
    more = _shares(state, people)
    region: i64 = 1
    while region <= state.box.board.size:
        if more[region]:
            deploy_tokens(state, people, region, more[region])
        region += 1


def _deployment(state: State, people: i64, block: i64) -> int:
    """Return the deployment to the first region that gets tokens."""
    more = _shares(state, people)
    region: i64 = 1
    while more[region] == 0:
        region += 1
    return int(block + (region - 1) * MAX_TOKENS + more[region] - 1)


def _shares(state: State, people: i64) -> vec[i64]:
    """Distribute the tokens in hand: each goes to the region that needs it most."""
    v = state.cells
    more = vec[i64]([0] * (int(state.box.board.size) + 1))
    left = deployable(state, people)
    weights = _guard_weights(state, people)
    while left:
        best: i64 = 0
        most = -1.0
        rest = v[s.REGIONS + people]
        while rest:
            region = lowest(rest)
            rest &= rest - 1
            need = weights[region] / float(
                undiscounted_price(state, s.NOBODY, region) + more[region]
            )
            if need > most:
                best = region
                most = need
        more[best] += 1
        left -= 1
    return more


def _guard_weights(state: State, people: i64) -> list[float]:
    """Weigh each held region by what it pays and which enemies stand near."""
    v = state.cells
    board = state.box.board
    enemies = enemy_reach(state, people // s.KINDS)
    closed = v[s.HOLES] | v[s.HEROES] | v[s.DRAGONS]
    pays = state.abilities(people).pays_on
    beside = _paid_beside(state, people)
    weights = [0.0] * (int(board.size) + 1)
    rest = v[s.REGIONS + people]
    while rest:
        region = lowest(rest)
        rest &= rest - 1
        weight = 1.0
        if pays & board.features[region] or (beside >> region) & 1:
            weight += 0.5
        if (enemies >> region) & 1:
            weight += THREAT_WEIGHT
        elif (board.entry >> region) & 1:
            weight += 0.5
        if (closed >> region) & 1:
            weight = 0.01
        weights[region] = weight
    return weights


def _paid_beside(state: State, people: i64) -> i64:
    """Return the regions that pay for a neighbour; only tiles of packs have this."""
    if not state.box.has_unofficial_numbers:
        return 0
    board = state.box.board
    beside = state.abilities(people).pays_beside
    return board.union_of_neighbours(board.having(beside))


def _neediest(state: State, people: i64, sites: i64) -> i64:
    """Return the site that needs a guard most."""
    weights = _guard_weights(state, people)
    best = lowest(sites)
    most = -1.0
    while sites:
        region = lowest(sites)
        sites &= sites - 1
        need = weights[region] / float(undiscounted_price(state, s.NOBODY, region))
        if need > most:
            best = region
            most = need
    return best


def _least_valuable(state: State, people: i64, sites: i64) -> i64:
    """Return the region to give up first: it pays least and is hard to hold."""
    board = state.box.board
    pays = state.abilities(people).pays_on
    beside = _paid_beside(state, people)
    enemies = enemy_reach(state, people // s.KINDS)
    best = lowest(sites)
    least = 1000.0
    while sites:
        region = lowest(sites)
        sites &= sites - 1
        weight = 1.0
        if pays & board.features[region] or (beside >> region) & 1:
            weight += 1.0
        if (enemies >> region) & 1:
            weight -= 0.4
        if weight < least:
            best = region
            least = weight
    return best
