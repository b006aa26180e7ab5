"""Players block and report; the host reads reports, bans and mutes, by key and by session."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from smallworld.server.http.hosts import SESSION, HostSessions
from tests.cli.shell import output_of
from tests.kit.waiting import PATIENCE, poll_until
from tests.server.live.client import LiveClient
from tests.server.playing import Client, Json
from tests.server.running import GENEROUS, ServerProcess, running_server
from tests.server.storage.databases import a_url

KEY = "k" * 64


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("moderation")
    (made / "admin.key").write_text(KEY, encoding="ascii")
    (made / "words.txt").write_text("darn\n", encoding="utf-8")
    return made


def config_in(folder: Path) -> str:
    key, copies, words = (str(folder / name) for name in ("admin.key", "copies", "words.txt"))
    return (
        f'trusted_proxy = "127.0.0.1"\n[admin]\nkey_file = {key!r}\nbackups = {copies!r}\n'
        f"[moderation]\nword_lists = [{words!r}]\n[club]\nseeks = true\n{GENEROUS}"
    )


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerProcess]:
    with running_server(str(folder / "tables.sqlite"), config=config_in(folder)) as server:
        yield server
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


class Table:
    """A table of Ann, the host, and Bo; each has a device of its own."""

    def __init__(self, server: ServerProcess) -> None:
        self.ann, self.bo = Client(server.url), Client(server.url)
        made = self.ann.new_game({"me": "Ann"}, {"open": True}, table={"public": True})
        self.game = made["game"]
        self.path = f"/api/games/{self.game}"
        self.ann_token = made["tokens"]["0"]
        claim = {"name": "Bo", "invite": made["invites"]["1"]}
        self.bo_token = self.bo.ok("POST", f"{self.path}/claim", claim)["token"]
        self.live = f"ws{server.url[4:]}{self.path}/live"


def host(server: ServerProcess, method: str, path: str, body: Json = None) -> Json:
    return Client(server.url).ok(method, f"/api/admin/{path}", body, KEY)


def lift(server: ServerProcess) -> None:
    for ban in host(server, "GET", "bans")["bans"]:
        asked = {"subject": ban["subject"], "name": ban["name"], "kind": ban["kind"]}
        answer = Client(server.url).ask("DELETE", "/api/admin/bans", None, KEY, params=asked)
        assert answer.status_code == 204


def admin(server: ServerProcess, folder: Path, *words: object) -> str:
    key = folder / "admin.key"
    return output_of("admin", "--url", server.url, "--key-file", key, *words)


async def refused_chat(client: LiveClient) -> str:
    await client.send(type="chat", text="hello", request="request-1")
    while (frame := await client.receive())["type"] not in ("done", "refused"):
        pass
    return str(frame.get("error", {}).get("code", ""))


# --- blocks and reports
def test_a_player_blocks_and_unblocks_another(server: ServerProcess) -> None:
    at = Table(server)
    assert at.ann.ok("GET", f"{at.path}/blocks") == {"seats": []}
    assert at.ann.ok("POST", f"{at.path}/block", {"seat": 1}, at.ann_token) == {"seats": [1]}
    at.bo.refused(403, "seat.none", "POST", f"{at.path}/block", {"seat": 0})
    assert at.bo.ok("GET", f"{at.path}/blocks") == {"seats": []}
    (blocked,) = at.ann.ok("GET", "/api/me/blocks")["players"]
    assert blocked["name"] == "Bo"
    at.bo.refused(404, "block.unknown", "DELETE", f"/api/me/blocks/{blocked['id']}")
    assert at.ann.ok("DELETE", f"/api/me/blocks/{blocked['id']}") == {"players": []}
    assert at.ann.ok("GET", f"{at.path}/blocks") == {"seats": []}


def test_nobody_follows_a_blocked_player_to_other_tables(server: ServerProcess) -> None:
    at = Table(server)
    at.ann.ok("POST", f"{at.path}/block", {"seat": 1}, at.ann_token)
    elsewhere = at.bo.new_game({"me": "Masked"}, {"open": True}, table={"public": True})
    path = f"/api/games/{elsewhere['game']}"
    assert at.ann.ok("GET", f"{path}/blocks") == {"seats": []}
    at.ann.ok("POST", f"{path}/claim", {"name": "Ann"})
    assert at.ann.ok("GET", f"{path}/blocks") == {"seats": [0]}


def test_a_report_reaches_the_host_only(server: ServerProcess, folder: Path) -> None:
    at = Table(server)
    wish = {"seat": 1, "reason": "insults", "words": "what a secret complaint"}
    assert at.ann.ok("POST", f"{at.path}/report", wish, at.ann_token) == {"messages": 0}
    at.ann.refused(422, "report.known", "POST", f"{at.path}/report", wish, at.ann_token)
    other = Client(server.url)  # the same seat with another cookie
    other.ok("POST", "/api/me", {"name": "Ann"})
    other.refused(422, "report.known", "POST", f"{at.path}/report", wish, at.ann_token)
    at.bo.refused(403, "seat.none", "POST", f"{at.path}/report", wish)
    bad = {"seat": 1, "reason": "I do not like them"}
    at.ann.refused(400, "request.wrong", "POST", f"{at.path}/report", bad, at.ann_token)
    (report,) = host(server, "GET", "reports")["reports"]
    assert (report["name"], report["reporter"]) == ("Bo", "Ann")
    shown = admin(server, folder, "reports")
    assert report["id"] in shown and "what a secret complaint" in shown
    assert "dismissed" in admin(server, folder, "settle", report["id"], "dismiss")
    assert admin(server, folder, "reports") == ""
    assert "report dismiss" in admin(server, folder, "audit")


def test_reports_and_bans_never_reach_players(server: ServerProcess) -> None:
    at = Table(server)
    wish = {"seat": 1, "reason": "other", "words": "hidden complaint"}
    at.ann.ok("POST", f"{at.path}/report", wish, at.ann_token)
    at.ann.ok("POST", f"{at.path}/block", {"seat": 1}, at.ann_token)
    mute = {"subject": "seat", "name": f"{at.game} 1", "kind": "mute", "reason": "hidden reason"}
    host(server, "POST", "bans", mute)
    device = at.bo.http.cookies["device"].partition(".")[0]
    stranger = Client(server.url)
    texts = [
        who.ask("GET", path, token=token).text
        for who, token in ((at.ann, at.ann_token), (at.bo, at.bo_token), (stranger, None))
        for path in (
            *(f"{at.path}{more}" for more in ("", "/log", "/record", "/blocks", "/at/1")),
            *("/api/lobby", "/api/me", "/api/me/games", "/api/me/results", "/api/seeks"),
            *("/api/me/blocks", "/api/admin/reports", "/api/admin/bans", "/api/admin/audit"),
        )
    ]
    texts += [who.ask("GET", "/api/me/data").text for who in (at.bo, stranger)]
    mine = at.ann.ask("GET", "/api/me/data").text  # her own words, and nothing about Bo's device
    assert "hidden complaint" in mine and "hidden reason" not in mine and device not in mine
    for secret in ("hidden complaint", "hidden reason", device):
        assert not [text for text in texts if secret in text], secret
        assert secret not in "".join(server.said)
    assert "block" not in at.bo.ask("GET", at.path, token=at.bo_token).text
    lift(server)


def test_a_server_without_a_host_takes_no_reports(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite")) as server:
        at = Table(server)
        wish = {"seat": 1, "reason": "spam"}
        at.ann.refused(404, "report.off", "POST", f"{at.path}/report", wish, at.ann_token)
        catalogue = Client(server.url).ask("GET", "/").text
        assert "reports" not in catalogue


def test_reports_of_an_address_are_limited(server: ServerProcess) -> None:
    codes = []
    for _ in range(6):
        at = Table(server)
        answer = at.ann.ask(
            "POST",
            f"{at.path}/report",
            {"seat": 1, "reason": "spam"},
            at.ann_token,
            headers={"X-Forwarded-For": "203.0.113.9"},
        )
        codes.append(answer.status_code)
    assert codes == [201] * 5 + [429]


# --- bans and mutes
def test_a_banned_player_takes_no_part(server: ServerProcess, folder: Path) -> None:
    at = Table(server)

    async def story() -> tuple[int, str]:
        bo = LiveClient(at.live, at.bo_token)
        await bo.join()
        words = ("ban", f"{at.game} 1", "--seat", "--hours", 24, "--reason", "insults")
        assert "is banned until" in await asyncio.to_thread(admin, server, folder, *words)
        await bo.socket.wait_closed()
        return bo.socket.close_code or 0, bo.socket.close_reason or ""

    assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == (4403, "player.banned")
    view = at.ann.ok("GET", at.path, token=at.ann_token)
    assert view["seats"][1]["sitting"]["bot"] == "normal"
    told = at.bo.refused(403, "player.banned", "GET", at.path, token=at.bo_token)
    assert told["facts"] == {"reason": "insults", "hours": 24}
    assert "24 hours" in told["message"] and "insults" in told["message"]
    other = Table(server)
    for path, body in (
        ("/api/games", {"seats": [{"me": "Bo"}, {"bot": "easy"}]}),
        (f"{other.path}/claim", {"name": "Bo", "seat": 1}),
        (f"{at.path}/own-seat", None),
        ("/api/seeks", {"name": "Bo"}),
        ("/api/me", {"name": "Rude"}),
        ("/api/me/profile", {"public": True, "name": "Rude"}),
    ):
        at.bo.refused(403, "player.banned", "POST", path, body)
    # Without the cookie the token opens nothing either.
    Client(server.url).refused(403, "player.banned", "GET", at.path, token=at.bo_token)

    async def again() -> int:
        async with connect(at.live) as socket:
            await socket.send(json.dumps({"type": "hello", "token": at.bo_token}))
            await socket.wait_closed()
            return socket.close_code or 0

    assert asyncio.run(asyncio.wait_for(again(), PATIENCE)) == 4403
    assert at.bo.ask("GET", "/").status_code == 200  # the page says why
    device = host(server, "GET", "bans")["bans"][0]["name"]
    assert "insults" in admin(server, folder, "bans")
    admin(server, folder, "unban", device, "--device")
    assert at.bo.ok("GET", at.path, token=at.bo_token)["you"] == 1
    assert "key: lift ban" in admin(server, folder, "audit")


def test_a_banned_player_can_delete_everything(server: ServerProcess) -> None:
    at = Table(server)
    host(server, "POST", "bans", {"subject": "seat", "name": f"{at.game} 1", "reason": "spam"})
    assert at.bo.ok("GET", "/api/me/data")["seats"]
    assert at.bo.ok("DELETE", "/api/me") == {"seats": 1}
    lift(server)


def test_a_muted_player_plays_on_but_does_not_chat(server: ServerProcess) -> None:
    at = Table(server)

    async def story() -> list[str]:
        bo = LiveClient(at.live, at.bo_token)
        await bo.join()
        codes = [await refused_chat(bo)]
        mute = {"subject": "seat", "name": f"{at.game} 1", "kind": "mute", "reason": "spam"}
        await asyncio.to_thread(host, server, "POST", "bans", mute)
        codes.append(await refused_chat(bo))
        await asyncio.to_thread(lift, server)
        return [*codes, await refused_chat(bo)]

    assert asyncio.run(asyncio.wait_for(story(), PATIENCE)) == ["", "player.muted", ""]


def test_a_banned_address_takes_no_part(server: ServerProcess) -> None:
    host(server, "POST", "bans", {"subject": "address", "name": "198.51.100.7", "reason": "spam"})
    seats = {"seats": [{"me": "Bo"}, {"bot": "easy"}]}
    codes = [
        Client(server.url)
        .ask("POST", "/api/games", seats, headers={"X-Forwarded-For": address})
        .status_code
        for address in ("198.51.100.7", "198.51.100.8")
    ]
    assert codes == [403, 201]
    lift(server)


def test_a_ban_reaches_other_processes_within_seconds(folder: Path, tmp_path: Path) -> None:
    url = a_url("postgresql", tmp_path)
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(running_server(url, config=config_in(folder))) for _ in range(2)
        )
        at = Table(first)

        async def story() -> tuple[int, str]:
            bo = LiveClient(f"ws{second.url[4:]}{at.path}/live", at.bo_token)
            await bo.join()
            wish = {"subject": "seat", "name": f"{at.game} 1", "reason": "spam"}
            await asyncio.to_thread(host, first, "POST", "bans", wish)
            await bo.socket.wait_closed()
            return bo.socket.close_code or 0, bo.socket.close_reason or ""

        # Shorter than a heartbeat.
        closed = asyncio.run(asyncio.wait_for(story(), 15))
        assert closed == (4403, "player.banned")
        elsewhere = Client(second.url)
        elsewhere.refused(403, "player.banned", "GET", at.path, token=at.bo_token)


# --- the word filter
def test_names_with_listed_words_are_refused_everywhere(server: ServerProcess) -> None:
    ann, name = Client(server.url), "The Dårn"
    record = "smallworld 1\nmap base/2\nseat Ann\nseat Bo\n"
    seats = [{"me": name}, {"bot": "easy"}]
    at = Table(server)
    for path, body, token in (
        ("/api/games", {"seats": seats}, None),
        ("/api/records", {"record": record, "use": "continue", "seats": seats}, None),
        (f"{at.path}/claim", {"name": name, "seat": 1}, None),
        (f"{at.path}/seat", {"name": name}, at.ann_token),
        ("/api/seeks", {"name": name}, None),
        ("/api/me", {"name": name}, None),
        ("/api/me/transfer", {"name": name}, None),
        ("/api/me/profile", {"public": True, "name": name}, None),
    ):
        ann.refused(422, "seat.bad_word", "POST", path, body, token)


# --- the session of the host's page
def test_a_session_of_the_host(server: ServerProcess) -> None:
    browser = httpx.Client(base_url=server.url, timeout=PATIENCE)
    assert browser.get("/api/admin/session").status_code == 403
    assert browser.post("/api/admin/session", json={"key": "x" * 64}).status_code == 403
    opened = browser.post("/api/admin/session", json={"key": f" {KEY}\n"})
    assert opened.status_code == 200 and KEY not in opened.headers["set-cookie"]
    cookie = opened.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and "path=/api/admin" in cookie
    assert f"max-age={int(SESSION)}" in cookie
    assert browser.get("/api/admin/reports").status_code == 200
    ban = {"subject": "device", "name": "x", "reason": "spam"}
    assert browser.post("/api/admin/bans", json=ban).status_code == 403  # no page asks like this
    for origin in ("https://evil.example", "null"):
        refused = browser.post("/api/admin/bans", json=ban, headers={"Origin": origin})
        assert refused.status_code == 403
    own = {"Origin": server.url}
    assert browser.post("/api/admin/bans", json=ban, headers=own).status_code == 200
    entries = browser.get("/api/admin/audit").json()["entries"]
    assert [(one["who"], one["what"]) for one in entries[:2]] == [
        ("page", "ban"),
        ("page", "session"),
    ]
    lift(server)
    assert browser.delete("/api/admin/session", headers=own).status_code == 200
    assert browser.get("/api/admin/reports").status_code == 403


def test_a_session_ends_and_cannot_be_forged() -> None:
    now = [1_000.0]
    sessions = HostSessions(KEY, secure=True, now=lambda: now[0])
    cookie = sessions.open()
    assert cookie.secure and sessions.name.startswith("__Secure-") and cookie.value
    assert sessions.is_open(cookie.value)
    assert not sessions.is_open(cookie.value.replace("4600", "9999"))
    assert not sessions.is_open("") and not sessions.is_open("4600")
    assert not HostSessions("l" * 64, secure=True, now=lambda: now[0]).is_open(cookie.value)
    now[0] += SESSION
    assert not sessions.is_open(cookie.value)


# --- games, retention, backups
def test_games_are_found_by_player_and_id(server: ServerProcess, folder: Path) -> None:
    at = Table(server)
    at.ann.ok("POST", f"{at.path}/seat", {"name": "Brünhilde"}, at.ann_token)
    for search in ("brünh", at.game):
        (found,) = host(server, "GET", f"games?search={search}")["games"]
        assert found["table"]["game"] == at.game
    assert host(server, "GET", "games?search=nobody-like-this")["games"] == []
    assert at.game in admin(server, folder, "games", "--search", "BRÜN")


def test_the_host_sees_what_is_kept_and_makes_copies(server: ServerProcess, folder: Path) -> None:
    kept = host(server, "GET", "retention")
    assert (kept["games"], kept["reports"], kept["audit"]) == (None, 60, 365)
    assert set(kept["stored"]) == {"games", "people", "reports", "bans", "audit"}
    assert host(server, "GET", "backups") == {
        "on": True,
        "running": False,
        "fault": "",
        "files": [],
    }
    admin(server, folder, "backups", "--start")
    poll_until(lambda: host(server, "GET", "backups")["files"] != [])
    (file,) = host(server, "GET", "backups")["files"]
    assert file["bytes"] == (folder / "copies" / file["name"]).stat().st_size
    assert "backup" in admin(server, folder, "audit")
