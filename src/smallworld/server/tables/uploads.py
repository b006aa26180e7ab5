"""Read game files and positions that clients send, with the packs they need."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from smallworld.core.errors import BadPosition, BadRecord, RuleError
from smallworld.packs.game_packs import PackTexts, load_game_packs
from smallworld.play.game import Game
from smallworld.play.position.read import read_position
from smallworld.play.position.shape import Position
from smallworld.play.record import read_record
from smallworld.server.refusals import Unprocessable

# Any name is accepted here; loading the map checks it.
_MAP_LINE: Final = re.compile(r"^map (\S{1,60})\s*$", re.MULTILINE)
_MISSING: Final = ("pack.missing", "pack.changed")


def load_game_file(record: str, pack_texts: PackTexts) -> Game:
    """Load the game of a game file; a refusal names the pack that is missing."""
    try:
        return read_record(record, game_packs=load_game_packs(pack_texts))
    except BadRecord as error:
        raise _needing_pack(error) from None


def load_position(position: Position, pack_texts: PackTexts) -> Game:
    """Load the game of a position in the same way."""
    game_packs = load_game_packs(pack_texts)
    try:
        state, names = read_position(msgspec.to_builtins(position), game_packs)
    except BadPosition as error:
        raise _needing_pack(error) from None
    return Game(state.box, names, start=state, game_packs=game_packs)


def _needing_pack(error: RuleError) -> RuleError:
    """Return the refusal about a missing pack if that is the reason."""
    facts: Mapping[str, object] = error.facts
    while isinstance(inner := facts.get("facts"), Mapping):
        if facts.get("reason") in _MISSING:
            wanted = {fact: inner[fact] for fact in ("pack", "version", "hash")}
            return Unprocessable("record.needs_pack", wanted)
        facts = inner
    return error


def map_of_game_file(record: str) -> str:
    """Return the map that a game file names; empty if it names none."""
    found = _MAP_LINE.search(record)
    return found[1] if found else ""
