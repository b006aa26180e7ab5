"""Frames of the WebSocket as types; ``docs/live.md`` shows each of them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from smallworld.play.position.shape import Seat
from smallworld.server.messages.errors import Error
from smallworld.server.messages.games import ActionText, EventView, RequestId

BAD_FRAME: Final = 4400
NO_HELLO: Final = 4401
FORBIDDEN: Final = 4403
UNKNOWN_GAME: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
RESTARTING: Final = 1012  # of RFC 6455's registry: connect again
FAULT: Final = 1011  # a standard code: error in the server

LONGEST_FRAME: Final = 65_536  # bytes
Number = Annotated[int, Meta(ge=0, le=2**53)]

# Parts encoded once for many connections; ``extra`` is their type on the page.
EncodedView = Annotated[Raw, Meta(extra={"javascript": "GameView"})]
EncodedLines = Annotated[Raw, Meta(extra={"javascript": "LogLine[]"})]


class Closing(Exception):
    """End the connection with a close code and a stable reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


# --- from the client
class _ClientFrame(Struct, tag_field="type", forbid_unknown_fields=True):
    """Strict: unknown fields are refused."""


class Hello(_ClientFrame, tag="hello"):
    """The first frame: the token, and the last row seen (null: send no old lines)."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    seen: Number | None = None


class Act(_ClientFrame, tag="act"):
    """Actions of the seat, as in ``POST …/actions``."""

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=200)]
    after: Number
    request: RequestId
    reply: Literal["view", "brief"] = "view"  # "brief": the changed frame has the view


class Chat(_ClientFrame, tag="chat"):
    """A chat message to the table."""

    text: str
    request: RequestId | None = None


class Mute(_ClientFrame, tag="mute"):
    """The host mutes or unmutes a seat."""

    seat: Seat
    muted: bool = True
    request: RequestId | None = None


class Ping(_ClientFrame, tag="ping"):
    """A heartbeat; both sides send it."""


class Pong(_ClientFrame, tag="pong"):
    """The answer to a ping; both sides send it."""


FromClient = Hello | Act | Chat | Mute | Ping | Pong
_DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def decode_frame(text: str) -> FromClient:
    """Decode a client's frame; ``Closing`` if it is malformed."""
    if len(text) > LONGEST_FRAME or len(text.encode(errors="replace")) > LONGEST_FRAME:
        raise Closing(BAD_FRAME, "frame.too_long")
    try:
        return _DECODER.decode(text)
    except RecursionError:
        raise Closing(BAD_FRAME, "frame.too_deep") from None
    except msgspec.ValidationError:
        raise Closing(BAD_FRAME, "frame.shape") from None
    except ValueError:  # not JSON, or not Unicode
        raise Closing(BAD_FRAME, "frame.json") from None


# --- from the server
class Welcome(Struct, tag_field="type", tag="welcome"):
    """The answer to hello: the current table, and the lines since ``seen``."""

    seq: int
    you: int | None
    view: EncodedView
    missed: EncodedLines


class ChangedFrame(Struct, tag_field="type", tag="changed"):
    """New lines up to ``seq``, and the whole table after them."""

    seq: int
    lines: EncodedLines
    view: EncodedView


class Present(Struct, tag_field="type", tag="present"):
    """The connected seats, and the number of spectators."""

    seats: list[int]
    watchers: int


class Done(Struct, tag_field="type", tag="done", omit_defaults=True):
    """A request was carried out; acts get what ``POST …/actions`` answers."""

    request: str
    seq: int
    events: list[EventView] = []
    view: EncodedView | None = None


class RefusedFrame(Struct, tag_field="type", tag="refused"):
    """A request was refused; nothing changed."""

    request: str | None
    error: Error


FromServer = Welcome | ChangedFrame | Present | Done | RefusedFrame | Ping | Pong

PING: Final = msgspec.json.encode(Ping()).decode()
PONG: Final = msgspec.json.encode(Pong()).decode()


def encode_frame(frame: Struct) -> str:
    """Encode a frame as text: browsers treat binary frames differently."""
    return msgspec.json.encode(frame).decode()
