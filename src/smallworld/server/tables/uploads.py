"""Records and positions that clients send, read with the packs they send along."""

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
    """The game of a record; if a pack is missing, the refusal says which one to send along."""
    try:
        return read_record(record, game_packs=load_game_packs(pack_texts))
    except BadRecord as error:
        raise _needing_pack(error) from None


def load_position(position: Position, pack_texts: PackTexts) -> Game:
    """The same of a position."""
    game_packs = load_game_packs(pack_texts)
    try:
        state, names = read_position(msgspec.to_builtins(position), game_packs)
    except BadPosition as error:
        raise _needing_pack(error) from None
    return Game(state.box, names, start=state, game_packs=game_packs)


def _needing_pack(error: RuleError) -> RuleError:
    """The same refusal, unless it is about a pack that is not here: then that one."""
    facts: Mapping[str, object] = error.facts
    while isinstance(inner := facts.get("facts"), Mapping):
        if facts.get("reason") in _MISSING:
            wanted = {fact: inner[fact] for fact in ("pack", "version", "hash")}
            return Unprocessable("record.needs_pack", wanted)
        facts = inner
    return error


def map_of_game_file(record: str) -> str:
    """The map that a record names; nothing if it names none, as it may."""
    found = _MAP_LINE.search(record)
    return found[1] if found else ""
