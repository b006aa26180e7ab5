"""The dealer of a practice table: follows a script, draws where the script is silent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from smallworld.core.actions import DIE, block_of, is_chance
from smallworld.core.engine import legal_actions
from smallworld.core.state import State
from smallworld.play.dealer import Dealer


class ScriptedDealer(Dealer):
    """The n-th roll follows the n-th scripted roll, the n-th reveal the n-th scripted reveal.

    A scripted line that does not fit the table is passed over: the dealer draws instead,
    so that no script can leave a table stuck.
    """

    def __init__(self, script: Iterable[int], said: Sequence[int]) -> None:
        super().__init__(None)
        rolls, reveals = _parted(script)
        rolled, revealed = _parted(said)
        self._rolls = rolls[len(rolled) :]
        self._reveals = reveals[len(revealed) :]

    def answer(self, state: State) -> int | None:
        """The chance action ``state`` waits for; ``None`` if a seat must act."""
        if not state.awaits_chance:
            return None
        lines = self._rolls if state.awaits_die else self._reveals
        wanted = lines.pop(0) if lines else None
        if wanted is not None and wanted in legal_actions(state):
            return wanted
        return super().answer(state)


def _parted(actions: Iterable[int]) -> tuple[list[int], list[int]]:
    """The rolls and the reveals among some actions."""
    rolls: list[int] = []
    reveals: list[int] = []
    for action in actions:
        if is_chance(action):
            (rolls if block_of(action) == DIE else reveals).append(action)
    return rolls, reveals
