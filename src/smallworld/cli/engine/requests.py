"""The request types of the engine protocol, and parsing a line into one."""

from __future__ import annotations

import json
from typing import Annotated, ClassVar, Final

import msgspec
from msgspec import Meta, Struct

from smallworld.core.errors import RuleError
from smallworld.core.pieces import HIGHEST_DIE, MAX_SEATS
from smallworld.packs.files.library_errors import json_facts, value_facts
from smallworld.play.position.shape import Coins, Seat

LONGEST_LINE: Final = 1_000_000  # bytes; the file of a long game has a twentieth of it
DEEPEST_PERFT: Final = 12
MOST_PLAYOUTS: Final = 10_000
LONGEST_QUOTE: Final = 60  # characters of a wrong value that an error repeats

Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
DieNumber = Annotated[int, Meta(ge=0, le=HIGHEST_DIE)]
ActionText = Annotated[str, Meta(max_length=200)]
Reveals = ActionText | Annotated[list[ActionText], Meta(max_length=20)]


class Request(Struct, forbid_unknown_fields=True):
    """Base of all requests; ``cmd`` is the value of the key ``cmd``."""

    cmd: ClassVar[str]


class ForcedChance(Request):
    """A request that may prescribe the dealer's next die and reveals."""

    die: DieNumber | None = None
    reveal: Reveals = []


class New(ForcedChance):
    """Start a new game."""

    cmd = "new"
    map: str = "base/2"
    seats: Annotated[list[str], Meta(max_length=MAX_SEATS)] | None = None
    seed: Seed | None = None
    options: dict[str, bool] = {}
    packs: Annotated[list[str], Meta(max_length=20)] = []  # ids of installed packs
    banners: str = "added"


class SetPosition(ForcedChance, kw_only=True):
    """Start a game from a position."""

    cmd = "position"
    position: object
    seed: Seed | None = None
    seat: Seat | None = None  # the seat whose view the position is


class ReadRecord(ForcedChance, kw_only=True):
    """Replay a game file and continue from its end."""

    cmd = "record"
    text: str
    seed: Seed | None = None


class Legal(Request):
    """List the legal actions."""

    cmd = "legal"
    prices: bool = False  # also price or income of each action


class Do(ForcedChance, kw_only=True):
    """Play an action of the seat to act."""

    cmd = "do"
    action: ActionText


class Explain(Request):
    """Return the price or income of an action, or why it is refused."""

    cmd = "explain"
    action: ActionText


class Show(Request):
    """Return the whole position, or the view of one seat."""

    cmd = "show"
    seat: Seat | None = None


class Score(Request):
    """Return the coins, the last income and the winners."""

    cmd = "score"


class Perft(Request):
    """Count all sequences of ``depth`` actions."""

    cmd = "perft"
    depth: Annotated[int, Meta(ge=1, le=DEEPEST_PERFT)]
    split: bool = False


class AskBot(Request):
    """Ask a bot which action it would play."""

    cmd = "bot"
    bot: str
    seed: Seed | None = None
    seconds: Annotated[float, Meta(gt=0, le=3600)] = 1.0
    seat: Seat | None = None
    legal: Annotated[list[ActionText], Meta(min_length=1)] | None = None  # the only choices
    coins: Annotated[list[Coins], Meta(max_length=MAX_SEATS)] | None = None  # as counted
    nodes: Annotated[int, Meta(ge=1, le=10**9)] | None = None  # instead of seconds
    reasons: bool = False


class Hello(Request):
    """Tell what the engine, asked as a bot, wants to be told."""

    cmd = "hello"
    protocol: int = 1
    offers: list[str] = []


class NewGame(Request):
    """Begin a game in which the engine plays a seat as a bot."""

    cmd = "newgame"
    map: str = ""
    seats: list[str] = []
    seat: Seat = 0
    options: dict[str, bool] = {}
    packs: list[str] = []
    banners: str = ""
    rounds: int = 0
    seed: Seed | None = None
    seconds: float = 1.0
    bot: str = ""


class SeeEvents(Request):
    """Accept the events since the last decision of the engine's seat."""

    cmd = "events"
    events: list[dict[str, object]] = []


class SeeResult(Request):
    """Accept the result of the game that ``newgame`` began."""

    cmd = "result"
    coins: list[int] = []
    winners: list[int] = []


class AskChances(Request):
    """Estimate each seat's chance to win and its final coins."""

    cmd = "chances"
    playouts: Annotated[int, Meta(ge=2, le=MOST_PLAYOUTS)] = 200
    seconds: Annotated[float, Meta(gt=0, le=3600)] | None = None  # time limit
    seed: Seed = 0
    seat: Seat | None = None  # use only what this seat knows
    coins: Annotated[list[Coins], Meta(max_length=MAX_SEATS)] | None = None  # as counted


class Undo(Request):
    """Take back the last action."""

    cmd = "undo"


class Reset(Request):
    """Take back all actions of the turn that can be taken back."""

    cmd = "reset"


class Save(Request):
    """Return the game as a game file."""

    cmd = "save"


class Help(Request):
    """List requests, maps, options and bots."""

    cmd = "help"


class Quit(Request):
    """End the process."""

    cmd = "quit"


_SHAPES: Final[tuple[type[Request], ...]] = (
    New, SetPosition, ReadRecord, Legal, Do, Explain, Show, Score, Perft, AskBot,
    AskChances, Undo, Reset, Save, Hello, NewGame, SeeEvents, SeeResult, Help, Quit,
)  # fmt: skip
SHAPES: Final[dict[str, type[Request]]] = {shape.cmd: shape for shape in _SHAPES}


def request_keys(shape: type[Request]) -> list[str]:
    """Return the keys a request may have besides ``cmd``.

    >>> request_keys(Perft)
    ['depth', 'split']
    """
    return sorted(shape.__struct_fields__)


def shorten(wrong: str) -> str:
    """Shorten a wrong value for an error message.

    >>> shorten("conker")
    'conker'
    """
    return wrong[:LONGEST_QUOTE]


def decode_line(line: bytes) -> object:
    """Decode the one JSON value of a line; raise ``RuleError`` otherwise."""
    if (
        len(line.removesuffix(b"\n")) > LONGEST_LINE
    ):  # with blanks: the line may have been cut after them
        raise RuleError("request.too_long", {"longest": LONGEST_LINE})
    line = line.removeprefix(b"\xef\xbb\xbf").strip()
    if not line:
        raise RuleError("request.empty")
    try:
        value: object = msgspec.json.decode(line)
        # msgspec accepts duplicate keys; json finds them, and either value would be a guess.
        json.loads(line, object_pairs_hook=_refuse_duplicate_keys)
    except RecursionError:
        raise RuleError("request.too_deep") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise RuleError("request.json", json_facts(error)) from None
    return value


def _refuse_duplicate_keys(pairs: list[tuple[str, object]]) -> None:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise RuleError("request.key_twice", {"found": shorten(key)})
        seen.add(key)


def read_request(raw: object) -> Request:
    """Convert a JSON value to a request; raise ``RuleError`` if it is invalid."""
    if not isinstance(raw, dict):
        raise RuleError("request.not_an_object")
    cmd = raw.get("cmd")
    if not isinstance(cmd, str):
        raise RuleError("request.no_cmd", {"known": list(SHAPES)})
    if cmd not in SHAPES:
        raise RuleError("request.unknown_cmd", {"found": shorten(cmd), "known": list(SHAPES)})
    keys = {key: value for key, value in raw.items() if key != "cmd"}
    known = request_keys(SHAPES[cmd])
    unknown = [str(key) for key in keys if key not in known]
    if unknown:
        facts: dict[str, object] = {"cmd": cmd, "found": shorten(", ".join(unknown))}
        raise RuleError("request.unknown_key", {**facts, "known": ["cmd", *known]})
    try:
        return msgspec.convert(keys, SHAPES[cmd])
    except (msgspec.ValidationError, RecursionError, OverflowError) as error:
        raise RuleError("request.shape", {"cmd": cmd, **value_facts(str(error))}) from None
