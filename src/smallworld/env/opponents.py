"""Who plays the other seats: bots by name, functions, saved policies.

An opponent is one of:

* the name of a bot, with settings if wanted: ``"greedy"``, ``"planner:nodes=200"``;
* a function from an observation, as the environment gives it, to an action;
* where to import that function: ``"package.module:function"``;
* a file ending in ``.npz``: a policy (``smallworld.env.policies``), or weights of the bot
  ``learned``;
* an object with the method ``choose`` of a bot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, Final

from smallworld.extras import needs_extra

with needs_extra("An environment", "env"):
    from numpy.typing import NDArray

from smallworld.bots.registry import Bot, create_bot
from smallworld.core.state import State
from smallworld.core.view import view_of
from smallworld.env.policies import read_policy
from smallworld.env.spaces.encoding import as_bytes
from smallworld.env.spaces.numbering import Numbering
from smallworld.env.tables.layout import Layout
from smallworld.env.tables.table import observation
from smallworld.lab.games.players import PROGRAM, read_player

Policy = Callable[[dict[str, NDArray[Any]]], int]
Opponent = str | Policy | Bot

SEARCH_NODES: Final = 1000  # budget of searching bots: nodes, not seconds, so that games repeat
_SEARCHING: Final = ("planner", "hard", "master", "grandmaster")


class Opponents:
    """The opponents of one environment, in seat order; ``seat`` of the learner is left out."""

    def __init__(
        self, given: Opponent | Sequence[Opponent], layout: Layout, numbering: Numbering, seats: int
    ) -> None:
        many = isinstance(given, Sequence) and not isinstance(given, str)
        names: list[Opponent] = list(given) if many else [given] * (seats - 1)  # type: ignore[arg-type, list-item]
        if len(names) != seats - 1:
            raise ValueError(
                f"{seats} seats need {seats - 1} opponents, or one for all, not {len(names)}"
            )
        self._makers = [_maker(name) for name in names]
        self._names = [str(name) for name in names]
        self._layout = layout
        self._numbering = numbering
        self._seats = seats

    def random_seats(self, seat: int) -> int:
        """Return the seats played at random as bits, if the learner sits at ``seat``."""
        return sum(
            1 << other
            for other, maker in zip(self._others(seat), self._makers, strict=True)
            if maker is None
        )

    def create(self, seat: int, seed: int) -> dict[int, Bot | Policy]:
        """Return the opponents by seat for one game, except those that play at random."""
        return {
            other: maker(seed % 2**32 + other)
            for other, maker in zip(self._others(seat), self._makers, strict=True)
            if maker is not None
        }

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(self._seats) if other != seat]

    def choose(self, opponent: Bot | Policy, state: State, legal: list[int]) -> int:
        """Return the engine's number of the action that an opponent chooses."""
        seat = int(state.actor)
        if hasattr(opponent, "choose"):
            # Payments and incomes are public, so bots may count all coins.
            coins = [int(state.coins(other)) for other in range(self._seats)]
            chosen = opponent.choose(view_of(state, seat), legal, coins)
        else:
            seen = as_bytes(observation(state, seat, self._layout))
            mask = self._numbering.mask_of(legal)
            chosen = self._numbering.engine_number(
                int(opponent({"observation": seen, "action_mask": mask}))
            )
        if chosen not in legal:
            raise ValueError(f"the opponent at seat {seat}, {opponent}, chose an illegal action")
        return chosen


def _maker(given: Opponent) -> Callable[[int], Bot | Policy] | None:
    """Return what creates an opponent from a seed; None for random play."""
    if given == "random":
        return None
    if isinstance(given, str):
        if given.endswith(".npz"):
            return _saved(given)
        return _imported(given) if _is_import(given) else _named(given)
    _check_playable(given, given)
    return lambda seed: given


def _check_playable(found: object, given: object) -> None:
    if not callable(found) and not hasattr(found, "choose"):
        raise ValueError(f"{given!r} is no opponent: give a bot's name, a function or a file")


def _is_import(text: str) -> bool:
    """Tell ``module:function`` from ``bot:key=value``."""
    return ":" in text and "=" not in text and not text.startswith(PROGRAM)


def _imported(text: str) -> Callable[[int], Bot | Policy]:
    module, _, name = text.partition(":")
    try:
        found: Policy = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"the opponent {text!r} cannot be imported: {error}") from None
    _check_playable(found, text)
    return lambda seed: found


def _saved(path: str) -> Callable[[int], Bot | Policy]:
    policy = read_policy(path)
    if policy is not None:
        return lambda seed: policy
    create_bot("learned", weights=path)  # wrong files are refused now, not in the first game
    return lambda seed: create_bot("learned", seed=seed, weights=path)


def _named(text: str) -> Callable[[int], Bot | Policy]:
    if text.startswith(PROGRAM):
        raise ValueError("programs play in the arena (smallworld arena), not in environments")
    player = read_player(text, trust=True)
    if player.bot in _SEARCHING and "nodes" not in dict(player.settings):
        player = replace(player, settings=(*player.settings, ("nodes", SEARCH_NODES)))
    return player.create_bot
