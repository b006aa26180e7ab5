"""Check every request before it is routed: host, origin, size and rate."""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, cast
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from smallworld.server.addresses import CLIENT
from smallworld.server.http.proxies import Proxies, forwarded_host
from smallworld.server.http.rate_limit import Buckets, client_key
from smallworld.server.http.routing import CHARGE, RouteCosts
from smallworld.server.messages.errors import encode_error
from smallworld.server.refusals import NotFound, Refused, TooOften
from smallworld.server.settings import Settings

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
_GAMES: Final = "/api/games/"
_OF_HOST: Final = ("/api/admin/", "/healthz", "/livez")  # the host cannot lock itself out
_FILES: Final = "/static/"  # served from memory and cached by browsers

# The other headers concern documents only; files would repeat them for nothing.
_FILE_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
)

SHARES: Final = 5  # the own share of an address is a fifth of a table's limit
_NO_STORE: Final = (b"cache-control", b"no-store")


class Guard:
    """ASGI middleware that refuses bad requests and adds headers to all responses."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        costs: RouteCosts | None = None,
        quota: Callable[[Scope], float] = lambda _: 1.0,
        ban: Callable[[Scope], Refused | None] = lambda _: None,
    ) -> None:
        limits = settings.limits
        self.app = app
        self.settings = settings
        self.costs = costs or RouteCosts()
        self.quota = quota  # by how much a client's limits are multiplied; 0: it is blocked
        self.ban = ban  # why a client may not take part
        self.addresses = Buckets(limits.address_per_second, limits.address_burst)
        self.tables = Buckets(limits.table_per_second, limits.table_burst)
        # What an address has at a table, however much others ask there.
        self.shares = Buckets(limits.table_per_second / SHARES, limits.table_burst / SHARES)
        self.proxies = Proxies(settings.trusted_proxy)
        self.headers = response_headers(settings)
        public = urlsplit(settings.public_url).hostname
        self.hosts = {host.lower() for host in (*settings.allowed_hosts, public or "") if host}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse the request, or pass it on."""
        scope = self.proxies.resolve(scope)
        address = _address_of(scope)
        CLIENT.set(address)
        refused = self.check(scope)
        charged = cast("Scope", {**scope, CHARGE: partial(self.addresses.charge, address)})
        if scope["type"] == ScopeType.WEBSOCKET:
            if refused is None:
                await self.app(charged, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
            return
        with_headers = self._with_headers(scope, send)
        if refused is None:
            await self.app(charged, receive, with_headers)
            return
        if refused.status == 413:
            await self._drain(receive)
        await self._refuse(refused, with_headers)

    def check(self, scope: Scope) -> Refused | None:
        """Return why this request is refused; ``None`` if it may pass.

        A proxy may use another host name than its client did: then both must be our own.
        """
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        named = headers.get(b"host", "")
        host = forwarded_host(scope["headers"]) or named
        if not (self.is_own_host(named) and self.is_own_host(host)):
            return _with_status("request.foreign_host", 421)
        changes = method_of(scope) not in SAFE_METHODS
        if changes and not self.is_own_origin(headers, host):
            return _with_status("request.foreign_origin", 403)
        length = headers.get(b"content-length", "0")
        if not length.isdecimal() or int(length[:18]) > self.settings.limits.body:
            return _too_large(self.settings.limits.body)
        return self._check_rate(scope) or self._check_ban(scope) or _check_path(scope)

    def is_own_host(self, host: str) -> bool:
        """Return whether this is a name of the server; others are DNS rebinding attacks."""
        name = host_name(host)
        if name in self.hosts or name in _LOOPBACK:
            return True
        # Nobody can make a browser believe that a bare address is somebody else's.
        return not self.settings.public_url and (_is_address(name) or name == self.settings.host)

    def is_own_origin(self, headers: dict[bytes, str], host: str) -> bool:
        """Return whether the request comes from our own page, or from no page at all."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", "none") in ("none", "same-origin")
        parts = urlsplit(origin.lower())
        if self.settings.public_origin and origin.lower() == self.settings.public_origin:
            return True
        return parts.scheme in ("http", "https") and parts.netloc == host.lower()

    def _check_rate(self, scope: Scope) -> Refused | None:
        path = scope["path"]
        cost = self.costs.cost(method_of(scope), path)
        address = _address_of(scope)
        quota = 1.0 if path.startswith(_OF_HOST) else self.quota(scope)
        if not quota:
            return _with_status("request.blocked", 403)
        wait = self.addresses.take(address, cost / quota)
        if not wait and path.startswith(_GAMES):
            game = path[len(_GAMES) :].partition("/")[0][:20]
            if self.shares.take(f"{game} {address}", cost):
                wait = self.tables.take(game, cost)
        if not wait:
            return None
        return TooOften("request.too_often", {"seconds": math.ceil(wait)})

    def _check_ban(self, scope: Scope) -> Refused | None:
        return None if scope["path"].startswith(_OF_HOST) else self.ban(scope)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Wrap ``send`` to add the headers of every response."""
        own = list(self.headers)
        if scope["path"].startswith(_FILES):
            own = list(_FILE_HEADERS)
        is_api = scope["path"].startswith("/api")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                more = [_NO_STORE] if is_api and b"cache-control" not in present else []
                message["headers"] = [*message["headers"], *own, *more]
            await send(message)

        return with_headers

    async def _drain(self, receive: Receive) -> None:
        """Read some of a refused body so that the client receives the response."""
        left = 4 * self.settings.limits.body
        while left > 0:
            message = await receive()
            if message["type"] != "http.request" or not message["more_body"]:
                return
            left -= len(message["body"])

    async def _refuse(self, refused: Refused, send: Send) -> None:
        body = encode_error(refused)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        if refused.status == 429:
            headers.append((b"retry-after", str(refused.facts["seconds"]).encode()))
        if refused.status in (413, 429):  # new connections have a limit, too
            headers.append((b"connection", b"close"))
        await send({"type": "http.response.start", "status": refused.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def _address_of(scope: Scope) -> str:
    """Return the address that a request is counted for."""
    client = scope["client"]
    return client_key(client[0]) if client else "nobody"


def _check_path(scope: Scope) -> Refused | None:
    """Refuse a NUL character: no address has one, and PostgreSQL accepts none in a text."""
    path = scope["path"]
    if "\0" not in path:
        return None
    return NotFound("request.no_such_path", {"path": path[:60].replace("\0", "")})


def _with_status(code: str, status: int, **facts: object) -> Refused:
    refused = Refused(code, facts)
    refused.status = status
    return refused


def _too_large(most: int) -> Refused:
    return _with_status("request.too_large", 413, most=most)


def method_of(scope: Scope) -> str:
    """Return the method; a WebSocket counts as a request that changes something."""
    return "LIVE" if scope["type"] == ScopeType.WEBSOCKET else scope["method"]


def host_name(host: str) -> str:
    """Return the name in a Host header, without port and brackets.

    >>> host_name("Tables.Example:8000"), host_name("[::1]:8000")
    ('tables.example', '::1')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def content_security_policy(script_hashes: Sequence[str] = ()) -> str:
    """Return the policy: only our own files; inline scripts only by hash."""
    scripts = " ".join(["'self'", *(f"'{known}'" for known in script_hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def response_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """Return the headers of every response."""
    headers = {
        "content-security-policy": content_security_policy(settings.script_hashes),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    }
    if settings.is_secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]
