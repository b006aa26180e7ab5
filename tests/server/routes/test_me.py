"""The routes of a player's devices, codes and data."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from smallworld.server.club.transfer import GUESSES_BURST
from smallworld.server.messages.frames import FORBIDDEN
from smallworld.server.settings import LiveLimits
from tests.server.live.client import LiveClient
from tests.server.playing import Client
from tests.server.running import ServerProcess, running_server


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running_server(str(tmp_path_factory.mktemp("me") / "tables.sqlite")) as server:
        yield server


def join(phone: Client, laptop: Client) -> None:
    code = phone.ok("POST", "/api/me/transfer", {"name": "Ann", "label": "Phone"})["code"]
    laptop.ok("POST", "/api/me/transfer/use", {"code": code, "label": "Laptop"})


def test_a_player_continues_at_another_device_and_removes_it(server: ServerProcess) -> None:
    phone, laptop, stranger = (Client(server.url) for _ in range(3))
    made = phone.new_game({"me": "Ann"}, {"me": "Bo"}, {"open": True})
    path = f"/api/games/{made['game']}"
    assert phone.ok("GET", "/api/me") == laptop.ok("GET", "/api/me") == {}
    assert phone.ok("GET", "/api/me/games")["tables"][0]["mine"] == [0, 1]
    laptop.refused(403, "seat.none", "POST", f"{path}/own-seat")
    join(phone, laptop)
    assert laptop.ok("GET", "/api/me/games")["tables"][0]["mine"] == [0, 1]
    own = laptop.ok("POST", f"{path}/own-seat")
    assert laptop.ok("GET", path, token=own["token"])["host"] is True
    assert laptop.ok("GET", path, token=own["others"]["1"])["you"] == 1
    stranger.refused(403, "seat.none", "POST", f"{path}/own-seat")

    assert phone.ok("POST", "/api/me", {"name": "Anna"})["name"] == "Anna"
    devices = phone.ok("GET", "/api/me")["devices"]
    other = next(one["id"] for one in devices if not one.get("current"))
    stranger.refused(404, "device.unknown", "DELETE", f"/api/me/devices/{other}")
    left = phone.ok("DELETE", f"/api/me/devices/{other}")["devices"]
    assert [one["label"] for one in left] == ["Phone"]
    laptop.refused(403, "seat.bad_token", "GET", path, token=own["token"])
    assert laptop.ok("GET", "/api/me") == {}
    assert laptop.ok("GET", "/api/me/games")["tables"] == []


def test_open_connections_of_a_removed_device_end_at_once(server: ServerProcess) -> None:
    phone, laptop = Client(server.url), Client(server.url)
    game = phone.new_game({"me": "Ann"}, {"open": True})["game"]
    join(phone, laptop)
    token = laptop.ok("POST", f"/api/games/{game}/own-seat")["token"]
    devices = phone.ok("GET", "/api/me")["devices"]
    other = next(one["id"] for one in devices if not one.get("current"))

    async def story() -> None:
        live = LiveClient(f"ws{server.url[4:]}/api/games/{game}/live", token)
        await live.join()
        await asyncio.to_thread(phone.ok, "DELETE", f"/api/me/devices/{other}")
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await live.receive()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (FORBIDDEN, "seat.bad_token")

    # Shorter than a heartbeat, which would notice it, too.
    asyncio.run(asyncio.wait_for(story(), LiveLimits().ping - 5))


def test_codes_cannot_be_tried_out(server: ServerProcess) -> None:
    stranger = Client(server.url)
    for _ in range(int(GUESSES_BURST)):
        body = {"code": "abcde-fghij"}
        stranger.refused(404, "transfer.unknown", "POST", "/api/me/transfer/use", body)
    stranger.refused(429, "request.too_often", "POST", "/api/me/transfer/use", body)


def test_a_player_downloads_and_deletes_everything(server: ServerProcess) -> None:
    phone, laptop, stranger = (Client(server.url) for _ in range(3))
    made = phone.new_game({"me": "Ann"}, {"open": True})
    join(phone, laptop)
    data = laptop.ok("GET", "/api/me/data")
    assert (data["name"], data["hosted"]) == ("Ann", [made["game"]])
    assert [name for _, name in data["seats"][0]["names"]] == ["Ann"]
    nothing = {"person": "", "name": "", "devices": [], "hosted": [], "seats": [], "more": {}}
    assert stranger.ok("GET", "/api/me/data") == nothing
    assert laptop.ok("DELETE", "/api/me") == {"seats": 1}
    assert phone.ok("GET", "/api/me/data") == nothing
    assert phone.ok("GET", f"/api/games/{made['game']}")["seats"][0]["sitting"]["name"] == ""
