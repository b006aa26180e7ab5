"""What one client of the live connection may use."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Seconds = Annotated[float, Meta(ge=0.1, le=3_600)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """What one client may use; seconds, frames and connections."""

    hello: Seconds = 10.0  # until the first frame
    ping: Seconds = 20.0  # between two pings of the server
    silence: Seconds = 60.0  # without any frame of the client
    sending: Seconds = 20.0  # until one frame has left
    closing: Seconds = 2.0  # until the close frame has left
    waiting: Count = 64  # frames that wait to be sent
    burst: Count = 150  # frames of the client at once …
    per_second: Annotated[float, Meta(gt=0, le=1_000_000)] = 30.0  # … and for long
    per_address: Count = 100  # connections
    per_table: Count = 500
