"""Tokens in hand spread evenly over the regions of their race: a convenience at the prompt."""

from __future__ import annotations

from smallworld.core.actions import declined_deploy, deploy
from smallworld.core.bits import members
from smallworld.core.events import Event
from smallworld.core.redeploy import deployable
from smallworld.core.refusals import refusal
from smallworld.core.state import ACTIVE, KINDS, NOBODY, REDEPLOYMENT, State
from smallworld.play.game import Game


def spread(game: Game) -> list[Event]:
    """Place all tokens the seat to act must place, weakest regions first; what happened."""
    events: list[Event] = []
    if game.to_act is None or game.state.phase < REDEPLOYMENT:
        return events
    active = KINDS * game.to_act + ACTIVE
    for people in (active, int(game.state.declined_actor(game.to_act))):
        if people == NOBODY:
            continue
        word = deploy if people == active else declined_deploy
        for region, count in evenly(game.state, people).items():
            action = int(word(region, count))
            if refusal(game.state, action) is None:
                events += game.play(action)
    return events


def evenly(state: State, people: int) -> dict[int, int]:
    """How many tokens each region of a people would get, one at a time to the weakest."""
    regions = members(int(state.regions(people)))
    standing = {region: int(state.tokens_in(region)) for region in regions}
    given: dict[int, int] = {}
    for _ in range(int(deployable(state, people)) if regions else 0):
        weakest = min(regions, key=lambda region: standing[region])
        standing[weakest] += 1
        given[weakest] = given.get(weakest, 0) + 1
    return given
