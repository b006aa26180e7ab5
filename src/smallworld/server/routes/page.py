"""The page: one document for all addresses, and its files."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response
from litestar.datastructures import State

from smallworld.server.http.auth import HttpRequest
from smallworld.server.http.language import language_of
from smallworld.server.http.routing import CHEAP, get
from smallworld.server.page.compress import StaticFile
from smallworld.server.page.files import Page
from smallworld.server.refusals import NotFound

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_BY_LANGUAGE: Final = "accept-encoding, accept-language, cookie"

# Every address of the page: a reload asks for it.
ADDRESSES: Final = [
    "/",
    "/new",
    "/join",
    "/tables",
    "/records",
    "/results",
    "/settings",
    "/me",
    "/people/{person:str}",
    "/leaderboard",
    "/admin",
    "/learn",
    "/puzzles",
    "/puzzles/{puzzle:str}",
    "/reference",
    "/reference/{entry:str}",
    "/table/{game:str}",
    "/tournaments",
    "/tournament/{tournament:str}",
    "/tournament/{tournament:str}/screen",
    "/workshop",
    "/workshop/{pack:str}",
    "/workshop/{pack:str}/{kind:str}",
    "/workshop/{pack:str}/{kind:str}/{place:str}",
]


@get(ADDRESSES, include_in_schema=False)
async def get_page(request: HttpRequest, state: State) -> Response[bytes]:
    """Return the document; in the browser its address decides what it shows."""
    page: Page = state.page
    page.prepare()
    plain = "plain" in request.query_params
    document = page.document(request.scope["path"], plain=plain, lang=language_of(request))
    return _answer(request, document, _ASK_AGAIN, vary=_BY_LANGUAGE)


@get("/manifest.webmanifest", include_in_schema=False)
async def get_manifest(request: HttpRequest, state: State) -> Response[bytes]:
    """Return the manifest of the installable page."""
    page: Page = state.page
    return _answer(request, page.manifest(language_of(request)), _ASK_AGAIN, vary=_BY_LANGUAGE)


@get("/favicon.ico", include_in_schema=False)
async def get_icon(request: HttpRequest, state: State) -> Response[bytes]:
    """Return the icon to browsers that ask before reading the document."""
    return await _file(request, state.page, "art/icon.svg", _ASK_AGAIN)


@get("/static/{version:str}/{path:path}", include_in_schema=False, cost=CHEAP)
async def get_file(request: HttpRequest, state: State, version: str, path: str) -> Response[bytes]:
    """Return a file of the page; it never changes under its versioned path."""
    page: Page = state.page
    if version != page.version:
        raise NotFound("page.old_version", {"version": version[:20]})
    return await _file(request, page, path.lstrip("/"), _FOR_EVER)


async def _file(request: HttpRequest, page: Page, path: str, caching: str) -> Response[bytes]:
    served = page.file(path)
    if served is None:
        raise NotFound("request.no_such_path", {"path": path[:60]})
    return await sent(request, served, caching)


async def send_worker(request: HttpRequest, state: State) -> Response[bytes]:
    """Return the service worker: its address has no version, so that it stays one worker."""
    return await _file(request, state.page, "club/me/push-worker.js", _ASK_AGAIN)


async def sent(request: HttpRequest, served: StaticFile, caching: str) -> Response[bytes]:
    """Answer with the smallest encoding this client accepts."""
    if not served.is_ready(accepted := _accepted(request)):
        # Compressing would block the event loop.
        await asyncio.to_thread(served.for_client, accepted)
    return _answer(request, served, caching)


def _answer(
    request: HttpRequest, served: StaticFile, caching: str, vary: str = "accept-encoding"
) -> Response[bytes]:
    headers = {"cache-control": caching, "vary": vary}
    body, encoding = served.for_client(_accepted(request))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, media_type=served.type, headers=headers)


def _accepted(request: HttpRequest) -> str:
    return request.headers.get("accept-encoding", "")
