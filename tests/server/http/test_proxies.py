"""Forwarded headers count only if a trusted proxy sent them."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from litestar.types import Scope

from smallworld.server.http.guard import Guard
from smallworld.server.http.proxies import Proxies, forwarded_host
from smallworld.server.settings import BadSettings, Limits, Settings, read_settings
from tests.server.playing import Client
from tests.server.running import running_server

PROXY, PLAYER, STRANGER = "10.0.0.1", "192.0.2.7", "198.51.100.9"


def a_request(peer: str, method: str = "GET", **headers: str) -> Scope:
    pairs = [(n.replace("_", "-").encode(), value.encode()) for n, value in headers.items()]
    asked = {"type": "http", "path": "/api/lobby", "method": method, "scheme": "http"}
    return cast(Scope, {**asked, "client": (peer, 4711), "headers": pairs})


def client_of(peer: str, forwarded_for: str) -> str:
    scope = a_request(peer, x_forwarded_for=forwarded_for)
    client = Proxies("10.0.0.0/24, ::1").resolve(scope)["client"]
    assert client is not None
    return client[0]


def test_the_player_is_the_last_one_before_the_trusted_proxies() -> None:
    assert client_of(PROXY, PLAYER) == PLAYER
    assert client_of(PROXY, f"{STRANGER}, {PLAYER}") == PLAYER, "what the player wrote itself"
    assert client_of(PROXY, f"{PLAYER}:4711, 10.0.0.7") == PLAYER, "two proxies"
    assert client_of("::1", "2001:db8::7") == "2001:db8::7"
    assert client_of(f"::ffff:{PROXY}", PLAYER) == PLAYER
    assert client_of(PROXY, "unknown") == PROXY
    assert client_of(PROXY, f"{PLAYER}, unknown, 10.0.0.7") == "10.0.0.7"


def test_headers_from_untrusted_peers_are_ignored() -> None:
    assert client_of(STRANGER, PLAYER) == STRANGER
    for trusted in ("", PROXY):
        told = Proxies(trusted).resolve(
            a_request(STRANGER, host="a", x_forwarded_host="b", x_forwarded_proto="https")
        )
        assert told["scheme"] == "http"
        assert forwarded_host(told["headers"]) == "" and list(told["headers"]) == [(b"host", b"a")]


def test_the_scheme_comes_from_the_proxy() -> None:
    for said, scheme in (("https", "https"), ("http", "http"), ("https, http", "http")):
        scope = a_request(PROXY, x_forwarded_proto=said)
        assert Proxies(PROXY).resolve(scope)["scheme"] == scheme


async def nothing(*_: object) -> None:
    raise AssertionError


def code(peer: str, method: str = "GET", **headers: str) -> str:
    """Return why a guard that trusts the proxy refuses; ``None`` if it does not."""
    settings = Settings(public_url="https://tables.example", trusted_proxy=PROXY)
    guard = Guard(nothing, settings)
    refused = guard.check(guard.proxies.resolve(a_request(peer, method, **headers)))
    return "" if refused is None else refused.code


def test_the_name_a_proxy_was_asked_under_must_be_ours_too() -> None:
    ours, foreign, bare = "tables.example", "evil.example", "127.0.0.1:8000"
    assert code(PROXY, host=ours) == code(PROXY, host=bare) == ""
    assert code(PROXY, host=bare, x_forwarded_host=ours) == ""
    assert code(PROXY, host=bare, x_forwarded_host=f"{foreign}, {ours}") == ""
    for host, forwarded in ((bare, foreign), (foreign, ours), (bare, f"{ours}, {foreign}")):
        asked = {"host": host, "x_forwarded_host": forwarded}
        assert code(PROXY, **asked) == "request.foreign_host"
    # Headers from strangers are ignored, good or bad.
    assert code(STRANGER, host=ours, x_forwarded_host=foreign) == ""
    assert code(STRANGER, host=foreign, x_forwarded_host=ours) == "request.foreign_host"


def test_a_page_is_compared_with_the_name_the_proxy_was_asked_under() -> None:
    settings = Settings(allowed_hosts=["club.example"], trusted_proxy=PROXY)
    guard = Guard(nothing, settings)
    page = {"host": "127.0.0.1:8000", "origin": "http://club.example"}
    for peer, passes in ((PROXY, True), (STRANGER, False)):
        scope = a_request(peer, "POST", x_forwarded_host="club.example", **page)
        assert (guard.check(guard.proxies.resolve(scope)) is None) == passes


def test_each_player_behind_the_proxy_has_a_limit_of_its_own(tmp_path: Path) -> None:
    config = (
        'trusted_proxy = "127.0.0.1"\n[limits]\naddress_per_second = 0.001\naddress_burst = 6\n'
    )
    with running_server(str(tmp_path / "tables.sqlite"), config=config) as server:
        client = Client(server.url)
        found = [
            client.ask("GET", "/api/lobby", headers={"X-Forwarded-For": address}).status_code
            for address in (PLAYER, PLAYER, STRANGER)
        ]
    assert found == [200, 429, 200]


def test_a_client_without_the_proxy_cannot_get_many_limits() -> None:
    limits = Limits(address_per_second=0.001, address_burst=1)
    guard = Guard(nothing, Settings(trusted_proxy=PROXY, limits=limits))
    asked = [a_request(STRANGER, host="localhost", x_forwarded_for=a) for a in (PLAYER, PROXY)]
    refused = [guard.check(guard.proxies.resolve(scope)) for scope in asked]
    assert refused[0] is None and refused[1] is not None
    assert refused[1].code == "request.too_often"


def test_an_invalid_proxy_address_stops_the_start() -> None:
    with pytest.raises(BadSettings, match="trusted_proxy: 'nginx'"):
        read_settings(trusted_proxy="127.0.0.1, nginx")
