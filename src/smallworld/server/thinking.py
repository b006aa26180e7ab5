"""What a bot plays at a table, worked out in a process of its own, away from the event loop."""

from __future__ import annotations

from typing import Final

from smallworld.bots.registry import create_bot
from smallworld.core.actions import written
from smallworld.core.engine import apply, legal_actions
from smallworld.core.state import OVER, state_from
from smallworld.core.view import view_of
from smallworld.packs.loader import base_box
from smallworld.packs.switches import options_from

MOST_ACTIONS: Final = 100
SECONDS: Final = 0.5  # a turn, for bots that think by the clock


def think(
    map: str, options: dict[str, bool], cells: list[int], seat: int, bot: str, seed: int
) -> list[str]:
    """The actions of ``seat`` from here up to the next roll, reveal or other seat.

    ``cells`` are the table as anybody knows it who counted the public payments; the bot
    itself is shown its seat's view only. Nothing is returned if it is not the seat's turn.
    """
    box = base_box(map, options_from(options))
    state = state_from(box, cells)
    player = create_bot(bot, seed=seed, seconds=SECONDS)
    said: list[str] = []
    while state.phase != OVER and not state.awaits_chance and state.actor == seat:
        counted = [int(state.coins(other)) for other in range(int(box.seats))]
        action = player.choose(view_of(state, seat), legal_actions(state), counted)
        said.append(written(action, box))
        apply(state, action)
        if len(said) == MOST_ACTIONS:
            break
    return said
