"""Turn exceptions into error responses, all with the same body."""

from __future__ import annotations

import json
import logging
import secrets
import traceback
from collections.abc import Mapping
from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from smallworld.core.errors import RuleError
from smallworld.packs.files.library_errors import value_facts
from smallworld.play.game import Game
from smallworld.server.addresses import loggable
from smallworld.server.http.language import language_of
from smallworld.server.messages.errors import ErrorBody, encode_error
from smallworld.server.page.files import Page
from smallworld.server.refusals import Refused, TooOften
from smallworld.server.settings import Settings
from smallworld.server.storage.protocol import Unavailable
from smallworld.server.tables.tables import Tables

log = logging.getLogger(__name__)

# Codes for what Litestar refuses itself, by status.
_PLAIN_CODES: Mapping[int, str] = {
    400: "request.bad",
    404: "request.no_such_path",
    405: "request.no_such_method",
    413: "request.too_large",
    415: "request.no_json",
}


# Litestar's message for a missing body.
NO_BODY = [{"message": "'data'", "key": "data", "source": "body"}]


# Error responses any route may send, for the OpenAPI document.
ERROR_RESPONSES: dict[int, ResponseSpec] = {
    400: ResponseSpec(ErrorBody, description="Not what the API takes", generate_examples=False),
    403: ResponseSpec(ErrorBody, description="Not your seat or turn", generate_examples=False),
    404: ResponseSpec(ErrorBody, description="No such game", generate_examples=False),
    409: ResponseSpec(ErrorBody, description="The table has moved on", generate_examples=False),
    413: ResponseSpec(ErrorBody, description="Too large", generate_examples=False),
    421: ResponseSpec(ErrorBody, description="A foreign host", generate_examples=False),
    422: ResponseSpec(ErrorBody, description="The rules forbid it", generate_examples=False),
    429: ResponseSpec(ErrorBody, description="Too often", generate_examples=False),
    500: ResponseSpec(ErrorBody, description="Our mistake", generate_examples=False),
    503: ResponseSpec(ErrorBody, description="No database", generate_examples=False),
}


def status_of(refused: RuleError) -> int:
    """Return the HTTP status of a refusal; 422 for refusals of the rules."""
    return refused.status if isinstance(refused, Refused) else 422


def _answer(
    refused: RuleError, status: int, game: Game | None = None, headers: dict[str, str] | None = None
) -> Response[bytes]:
    return Response(
        encode_error(refused, game),
        status_code=status,
        media_type="application/json",
        headers=headers,
    )


def handle_refused(request: Request[Any, Any, Any], error: RuleError) -> Response[bytes]:
    """Answer a refusal of the server or of the rules."""
    tables: Tables = request.app.state.tables
    table = tables.cached(str(request.path_params.get("game", "")))
    wait = {"retry-after": str(error.facts["seconds"])} if isinstance(error, TooOften) else None
    return _answer(error, status_of(error), None if table is None else table.game, wait)


def handle_validation_error(
    request: Request[Any, Any, Any], error: ValidationException
) -> Response[bytes]:
    """Answer a body or a parameter of the wrong shape."""
    problems = error.extra if isinstance(error.extra, list) else []
    if problems == NO_BODY:
        return _answer(Refused("request.no_json"), 400)
    first = next((part for part in problems if isinstance(part, dict)), {})
    key, message = str(first.get("key") or ""), str(first.get("message") or error.detail)
    facts = value_facts(message, key)
    detail = f"{key}: {message}" if key else message
    return _answer(Refused("request.wrong", {**facts, "detail": detail[:300]}), 400)


# Litestar's words for a client that closed the connection before the end of its request.
_CUT_OFF: Final = "client disconnected prematurely"


def handle_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Answer what Litestar refuses: unknown path, wrong method, body too large."""
    if error.detail == _CUT_OFF:  # nobody is left to read an answer
        return _answer(Refused("request.bad", _unclear("the body ended early")), 400)
    if error.status_code >= 500:
        return handle_bug(request, error)
    if error.status_code == 404 and _wants_page(request):
        page: Page = request.app.state.page
        document = page.document(request.scope["path"], lang=language_of(request))
        return Response(document.body, status_code=404, media_type=document.type)
    code = _PLAIN_CODES.get(error.status_code, "request.bad")
    facts: dict[str, object] = {}
    if code == "request.bad":
        facts = _unclear(error.detail)
    elif code == "request.too_large":
        facts["most"] = request.app.state.settings.limits.body
    return _answer(Refused(code, facts), error.status_code, headers=error.headers)


def _unclear(detail: str) -> dict[str, object]:
    """Return the facts of a request that no route understands."""
    return {"detail": detail[:300], "reason": "request.unclear", "facts": {}}


def _wants_page(request: Request[Any, Any, Any]) -> bool:
    """Return whether a browser asks for an unknown address: the page itself says so."""
    is_file = request.scope["path"].startswith(("/api/", "/static/"))
    return not is_file and "text/html" in request.headers.get("accept", "")


def handle_bug(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer 500 with a number; the log has the traceback on one line."""
    number = secrets.token_hex(4)
    where = f"{request.method} {request.scope['path']}"
    log.error("%s", format_bug(number, where, error, loggable_client(request)))
    return _answer(Refused("server.bug", {"number": number}), 500)


def format_bug(number: str, where: str, error: Exception, client: str = "") -> str:
    """Format an unexpected error as one line of JSON: clients cannot forge log lines."""
    trace = traceback.format_exception(error)
    source = {"client": client} if client else {}
    return json.dumps({"bug": number, "request": where[:200], **source, "trace": trace[-12:]})


def loggable_client(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return what the host wants to log of a client's address."""
    settings: Settings = connection.app.state.settings
    client = connection.client
    return loggable(client.host, settings.log_addresses) if client else ""


def handle_unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[bytes]:
    """Answer 503: the database is unavailable, nothing changed."""
    number = secrets.token_hex(4)
    where = f"{request.method} {request.scope['path']}"
    log.error("%s", format_bug(number, where, error, loggable_client(request)))
    return _answer(Refused("server.no_database", {"number": number}), 503)


HANDLERS: ExceptionHandlersMap = {
    RuleError: handle_refused,
    Unavailable: handle_unavailable,
    ValidationException: handle_validation_error,
    HTTPException: handle_http_error,
    Exception: handle_bug,
}
