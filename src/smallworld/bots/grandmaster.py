"""Grandmaster: the master with a search tree over the turns that follow each plan."""

from __future__ import annotations

from typing import Final

import msgspec

from smallworld.bots.data.master_settings import check_settings
from smallworld.bots.master import MasterBot
from smallworld.bots.playouts.halving import Playouts
from smallworld.bots.playouts.pool import rollout_for
from smallworld.bots.playouts.trained import trained_rollout_for
from smallworld.bots.playouts.tree_playouts import TreePlayouts, TreeSettings
from smallworld.core.state import State

_OF_TREE: Final = tuple(field.name for field in msgspec.structs.fields(TreeSettings))


class GrandmasterBot(MasterBot):
    """Ranks plans like the master, but in the next turns of a playout seats choose among plans.

    The settings are those of the master, except ``cores``, and of ``TreeSettings``.
    """

    def __init__(
        self,
        seed: int | None = None,
        seconds: float = 1.0,
        *,
        nodes: int = 0,
        width: int = 8,
        experience: float | None = None,
        trained: int = 0,
        **settings: int | float,
    ) -> None:
        super().__init__(
            *(seed, seconds),
            nodes=nodes,
            width=width,
            experience=experience,
            trained=trained,
        )
        of_tree = {name: settings.pop(name) for name in _OF_TREE if name in settings}
        self.settings = check_settings(settings)
        try:
            self.tree_settings = msgspec.convert(of_tree, TreeSettings, strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from None

    def _playouts(self, state: State) -> Playouts:
        """Return playouts with a new tree: what it holds is only right for this decision."""
        rollouts = trained_rollout_for if self.trained else rollout_for
        return TreePlayouts(rollouts(state.box), self.tree_settings, int(state.box.seats))
