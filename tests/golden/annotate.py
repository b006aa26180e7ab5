"""A golden record: the record of a game with what every line brought as comments."""

from __future__ import annotations

from smallworld.core.events import Event
from smallworld.play.game import Game
from smallworld.play.record import write_record, written_line

_QUIET = ("turn_began", "deployed", "combo_revealed", "conquests_ended", "refuge")


def annotated(game: Game) -> str:
    """The record, each line followed by what happened, readable in a diff."""
    header = write_record(game).splitlines()[: -len(game.log)]
    lines = list(header)
    for index, line in enumerate(game.log):
        lines.append(written_line(game, index))
        lines += [_comment(event) for event in line.events if event.kind not in _QUIET]
    return "\n".join(lines) + "\n"


def _comment(event: Event) -> str:
    facts = " ".join(f"{key}={_plain(value)}" for key, value in event.facts.items())
    return f"#   {event.kind} {facts}".rstrip()


def _plain(value: object) -> str:
    """Without spaces, so that a fact is one word."""
    if isinstance(value, list):
        return ",".join(_plain(item) for item in value) or "-"
    if isinstance(value, tuple):
        return ":".join(_plain(item) for item in value)
    return str(value)
