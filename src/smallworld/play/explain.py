"""Explain one action: legal or not, its price in parts, its odds, the turn's income."""

from __future__ import annotations

from typing import NamedTuple

from smallworld.core import actions as a
from smallworld.core import state as s
from smallworld.core.actions import block_of, hurled_in, is_decline, region_of
from smallworld.core.conquest import hand_when_ready, hired_price, hurled_price, spendable
from smallworld.core.decline import enter_decline
from smallworld.core.errors import IllegalAction
from smallworld.core.explain import (
    faces_that_help,
    income_parts,
    missing_tokens,
    price_parts,
)
from smallworld.core.pieces import HIGHEST_DIE
from smallworld.core.refusals import refusal, unknown_action
from smallworld.core.scoring import Part, add_part
from smallworld.core.state import State


class Explanation(NamedTuple):
    """What an action would do. Only fields that fit the action are set."""

    refused: IllegalAction | None
    price: int | None = None
    parts: tuple[Part, ...] = ()
    hand: int | None = None
    missing: int | None = None
    odds: float | None = None  # chance of success of the final attempt
    income: int | None = None

    @property
    def legal(self) -> bool:
        """Whether the engine accepts the action now."""
        return self.refused is None

    def facts(self) -> dict[str, object]:
        """Return plain values for the wire, without fields that do not apply."""
        known: dict[str, object] = {"legal": self.legal}
        for key in ("price", "hand", "missing", "odds", "income"):
            value = getattr(self, key)
            if value is not None:
                known[key] = value
        if self.parts:
            known["parts"] = [list(part) for part in self.parts]
        return known


def explain(state: State, action: int, *, is_legal: bool = False) -> Explanation:
    """Explain ``action`` in ``state``; pass ``is_legal`` for one of the legal actions."""
    if not 0 <= action < a.VOCABULARY:
        return Explanation(unknown_action(action))
    refused = None if is_legal else refusal(state, action)
    block = int(block_of(action))
    region = int(region_of(action))
    ends = block in (a.END, a.STOP) or is_decline(action)
    if ends and state.phase <= s.REDEPLOYMENT:
        declines = is_decline(action) and refused is None
        parts = tuple(_income(state, declines, region))
        return Explanation(refused, parts=parts, income=sum(coins for _, coins in parts))
    people = _conqueror(state, block)
    if people is None or not 1 <= region <= state.box.board.size:
        return Explanation(refused)
    if block in (a.CONQUER_HIRED, a.CONQUER_HURL):
        return _conquest_by_spending(state, action, people, region, refused)
    return _conquest(state, block, people, region, refused)


def _income(state: State, declining: bool, tower: int) -> list[Part]:
    """Return the income parts of the turn, after a decline if ``declining``."""
    if declining:
        state = state.clone()
        enter_decline(state, state.turn, tower)
    return income_parts(state, int(state.turn))


def _conqueror(state: State, block: int) -> int | None:
    """Return the people that would conquer; ``None`` if the action is no conquest."""
    people = s.NOBODY
    if block in a.CONQUESTS:
        people = s.KINDS * int(state.turn) + s.ACTIVE
    elif block in a.DECLINED_CONQUESTS:
        people = int(state.declined_actor(state.turn))
    if people == s.NOBODY or state.cells[s.RACE + people] == s.NOBODY:
        return None
    return people


def _conquest(
    state: State, block: int, people: int, region: int, refused: IllegalAction | None
) -> Explanation:
    hand = int(hand_when_ready(state, people))
    if block == a.CONVERT:
        return Explanation(refused, price=0, hand=hand, missing=0)
    if block == a.CONQUER_DRAGON:
        return Explanation(
            refused, price=1, parts=(("dragon", 1),), hand=hand, missing=max(0, 1 - hand)
        )
    parts = tuple(price_parts(state, people, region))
    missing = max(0, missing_tokens(state, people, region))
    return Explanation(
        refused,
        price=sum(amount for _, amount in parts),
        parts=parts,
        hand=hand,
        missing=missing,
        odds=_odds(state, people, missing) if missing and hand else None,
    )


def _odds(state: State, people: int, missing: int) -> float | None:
    """Return the chance of a final attempt; what can be spent after the roll counts."""
    can = state.abilities(people)
    if can.spends and people % s.KINDS == s.ACTIVE:
        missing = max(0, missing - int(spendable(state, people, can)))
    return round(faces_that_help(missing) / 6, 4) if missing <= HIGHEST_DIE else None


def _conquest_by_spending(
    state: State, action: int, people: int, region: int, refused: IllegalAction | None
) -> Explanation:
    """Explain a conquest for a coin or with charges: the usual price, and what that saves."""
    can = state.abilities(people)
    parts = price_parts(state, people, region)
    if block_of(action) == a.CONQUER_HIRED:
        name, price = "hired", int(hired_price(state, people, can, region))
    else:
        name = "hurled"
        price = int(hurled_price(state, people, can, region, hurled_in(action)))
    add_part(parts, name, price - sum(amount for _, amount in parts))
    hand = int(hand_when_ready(state, people))
    missing = max(0, price - hand)
    return Explanation(refused, price=price, parts=tuple(parts), hand=hand, missing=missing)
