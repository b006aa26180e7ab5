"""The reference of rules as data."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import State

from smallworld.reference.book import reference
from smallworld.reference.shapes import Reference
from smallworld.server.http.routing import get

_FOR_AN_HOUR = "public, max-age=3600"


@get("/api/reference")
async def get_reference(state: State) -> Response[Reference]:
    """Return every entry, ruling and example; the sentences are in the texts."""
    headers = {"cache-control": _FOR_AN_HOUR, "etag": f'"{state.page.version}"'}
    return Response(reference(), headers=headers)
