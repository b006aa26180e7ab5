"""What a bot plays at a table, worked out in a process of its own, away from the event loop."""

from __future__ import annotations

from typing import Final

from smallworld.bots.registry import create_bot, default_seconds
from smallworld.core.actions import written
from smallworld.core.engine import apply, legal_actions
from smallworld.core.state import OVER, state_from
from smallworld.core.view import view_of
from smallworld.packs.game_packs import NO_PACK_TEXTS, PackTexts, load_box
from smallworld.packs.options import options_from

MOST_ACTIONS: Final = 100


def think(
    map: str,
    options: dict[str, bool],
    cells: list[int],
    counted: list[int],
    seat: int,
    bot: str,
    seed: int,
    pack_texts: PackTexts = NO_PACK_TEXTS,
    banners: str = "",
) -> list[str]:
    """The actions of ``seat`` from here up to the next roll, reveal, other seat or turn.

    Whoever lets the engine place returning tokens plays the turn that follows in person.
    ``cells`` are the seat's view and ``counted`` the coins it has counted: more than that does
    not reach this process, except for the packs of the game, ``pack_texts``. Nothing is returned
    if it is not the seat's turn.
    """
    box = load_box(pack_texts, map, banners, options_from(options))
    state = state_from(box, cells)
    player = create_bot(bot, seed=seed, seconds=default_seconds(bot))
    said: list[str] = []
    mine = (seat, int(state.turn))
    while len(said) < MOST_ACTIONS and state.phase != OVER and not state.awaits_chance:
        if (int(state.actor), int(state.turn)) != mine:
            break
        counted[seat] = int(state.coins(seat))
        action = player.choose(view_of(state, seat), legal_actions(state), counted)
        said.append(written(action, box))
        apply(state, action)
    return said
