"""The requests of the engine protocol: their shapes, and reading one from a line of bytes."""

from __future__ import annotations

import json
from typing import Annotated, ClassVar, Final

import msgspec
from msgspec import Meta, Struct

from smallworld.core.errors import RuleError
from smallworld.core.pieces import HIGHEST_DIE, MAX_SEATS
from smallworld.play.position.shape import Coins, Seat

LONGEST_LINE: Final = 1_000_000  # bytes; the record of a long game has a twentieth of it
DEEPEST_PERFT: Final = 12
MOST_PLAYOUTS: Final = 10_000
LONGEST_ECHO: Final = 60  # characters of a wrong word that an error repeats

Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
DieNumber = Annotated[int, Meta(ge=0, le=HIGHEST_DIE)]
ActionText = Annotated[str, Meta(max_length=200)]
Reveals = ActionText | Annotated[list[ActionText], Meta(max_length=20)]


class Request(Struct, forbid_unknown_fields=True):
    """What every request is; ``cmd`` is the word it is called by."""

    cmd: ClassVar[str]


class ForcedChance(Request):
    """A request after which the dealer may have to act; what is given here is not drawn."""

    die: DieNumber | None = None
    reveal: Reveals = []


class New(ForcedChance):
    """Begin a new game."""

    cmd = "new"
    map: str = "base/2"
    seats: Annotated[list[str], Meta(max_length=MAX_SEATS)] | None = None
    seed: Seed | None = None
    options: dict[str, bool] = {}
    packs: Annotated[list[str], Meta(max_length=20)] = []  # ids of packs on the shelf
    banners: str = "added"


class SetPosition(ForcedChance, kw_only=True):
    """Begin a game from a position."""

    cmd = "position"
    position: object
    seed: Seed | None = None
    seat: Seat | None = None  # whose view the position is


class ReadRecord(ForcedChance, kw_only=True):
    """Replay a record and go on from its end."""

    cmd = "record"
    text: str
    seed: Seed | None = None


class Legal(Request):
    """List what is legal now."""

    cmd = "legal"


class Do(ForcedChance, kw_only=True):
    """Carry out an action of the seat to act."""

    cmd = "do"
    action: ActionText


class Explain(Request):
    """Say what an action would cost or bring, or why it is refused."""

    cmd = "explain"
    action: ActionText


class Show(Request):
    """Show the whole position, or what one seat sees of it."""

    cmd = "show"
    seat: Seat | None = None


class Score(Request):
    """Tell the coins, the last income and the winners."""

    cmd = "score"


class Perft(Request):
    """Count all sequences of so many actions."""

    cmd = "perft"
    depth: Annotated[int, Meta(ge=1, le=DEEPEST_PERFT)]
    split: bool = False


class AskBot(Request):
    """Ask a bot what it would do."""

    cmd = "bot"
    bot: str
    seed: Seed | None = None
    seconds: Annotated[float, Meta(gt=0, le=3600)] = 1.0
    seat: Seat | None = None
    legal: Annotated[list[ActionText], Meta(min_length=1)] | None = None  # choose only from these
    coins: Annotated[list[Coins], Meta(max_length=MAX_SEATS)] | None = None  # as counted
    nodes: Annotated[int, Meta(ge=1, le=10**9)] | None = None  # instead of seconds
    reasons: bool = False


class AskChances(Request):
    """Estimate each seat's chance to win and its coins in the end."""

    cmd = "chances"
    playouts: Annotated[int, Meta(ge=2, le=MOST_PLAYOUTS)] = 200
    seconds: Annotated[float, Meta(gt=0, le=3600)] | None = None  # then no longer than that
    seed: Seed = 0
    seat: Seat | None = None  # only with what this seat knows
    coins: Annotated[list[Coins], Meta(max_length=MAX_SEATS)] | None = None  # as counted


class Undo(Request):
    """Take back the last action."""

    cmd = "undo"


class Reset(Request):
    """Take back all of this turn that can be taken back."""

    cmd = "reset"


class Save(Request):
    """Write the record of the game."""

    cmd = "save"


class Help(Request):
    """List requests, maps, options and bots."""

    cmd = "help"


class Quit(Request):
    """End the process."""

    cmd = "quit"


_SHAPES: Final[tuple[type[Request], ...]] = (
    New, SetPosition, ReadRecord, Legal, Do, Explain, Show, Score, Perft, AskBot,
    AskChances, Undo, Reset, Save, Help, Quit,
)  # fmt: skip
SHAPES: Final[dict[str, type[Request]]] = {shape.cmd: shape for shape in _SHAPES}


def keys_of(shape: type[Request]) -> list[str]:
    """The keys a request may have besides ``cmd``.

    >>> keys_of(Perft)
    ['depth', 'split']
    """
    return sorted(shape.__struct_fields__)


def echo(wrong: str) -> str:
    """A wrong word as an error repeats it.

    >>> echo("conker")
    'conker'
    """
    return wrong[:LONGEST_ECHO]


def decoded(line: bytes) -> object:
    """The JSON value on a line of bytes; ``RuleError`` if there is not exactly one."""
    if len(line.removesuffix(b"\n")) > LONGEST_LINE:  # blanks count: what follows them may be cut
        raise RuleError("request.too_long", {"longest": LONGEST_LINE})
    line = line.removeprefix(b"\xef\xbb\xbf").strip()
    if not line:
        raise RuleError("request.empty")
    try:
        value: object = msgspec.json.decode(line)
        # Which of two equal keys counts would be a guess; only the other parser tells.
        json.loads(line, object_pairs_hook=_refuse_equal_keys)
    except RecursionError:
        raise RuleError("request.too_deep") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise RuleError("request.json", {"detail": str(error)[:200]}) from None
    return value


def _refuse_equal_keys(pairs: list[tuple[str, object]]) -> None:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise RuleError("request.key_twice", {"found": echo(key)})
        seen.add(key)


def read_request(raw: object) -> Request:
    """The request that ``raw`` is; ``RuleError`` with the reason if it is none."""
    if not isinstance(raw, dict):
        raise RuleError("request.not_an_object")
    cmd = raw.get("cmd")
    if not isinstance(cmd, str):
        raise RuleError("request.no_cmd", {"known": list(SHAPES)})
    if cmd not in SHAPES:
        raise RuleError("request.unknown_cmd", {"found": echo(cmd), "known": list(SHAPES)})
    keys = {key: value for key, value in raw.items() if key != "cmd"}
    known = keys_of(SHAPES[cmd])
    unknown = [str(key) for key in keys if key not in known]
    if unknown:
        facts: dict[str, object] = {"cmd": cmd, "found": echo(", ".join(unknown))}
        raise RuleError("request.unknown_key", {**facts, "known": ["cmd", *known]})
    try:
        return msgspec.convert(keys, SHAPES[cmd])
    except (msgspec.ValidationError, RecursionError, OverflowError) as error:
        raise RuleError("request.shape", {"cmd": cmd, "detail": str(error)[:200]}) from None
