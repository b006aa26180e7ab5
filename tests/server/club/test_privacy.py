"""A player who uses everything downloads all of it, and leaves no trace when it is deleted."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from smallworld.server.storage.club.tables import CLUB_TABLES
from tests.server.club.authenticator import Authenticator
from tests.server.playing import Client, Json
from tests.server.reminders.test_push import Browser
from tests.server.running import GENEROUS, running_server

NAME = "Annabel Lee"
PUSH = "https://push.example/send/her-browser"
REMINDER = "https://hooks.example/her-phone"
RULES: Json = {"format": "swiss", "seats": 2, "rounds": 1, "clock": {"per_move": 60}}
# Of no player, or not about the player who goes: what others reported about her, bans and the audit
# log expire by themselves, and a game belongs to all who played it.
_OF_NOBODY = {
    *("push_looked", "push_notices", "tournament_games", "counters", "results"),
    *("bans", "audit", "game_challenges"),
}
# Used up or expired within minutes: codes that are shown, and challenges of passkeys.
_EXPIRING = {"transfers", "challenges"}
# The download has them under another name.
_SHOWN_AS = {"people": "name", "devices": "devices", "result_seats": "results"}


class Everything:
    """Ann with two devices, and something of hers in every table that players can fill."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite"
        key = str(folder / "admin.key")
        self.config = (
            f"[admin]\nkey_file = {key!r}\n"
            '[reminders]\nhosts = ["hooks.example"]\n'
            '[push]\ncontact = "mailto:host@tables.example"\nhosts = ["push.example"]\n'
            '[club]\naccounts = "optional"\nseeks = true\ntournaments = "players"\nrated = true\n'
            f"push = true\n{GENEROUS}"
        )

    def use(self, url: str) -> None:
        local = url.replace("127.0.0.1", "localhost")
        self.ann, self.phone, self.bo = (Client(local) for _ in range(3))
        authenticator = Authenticator(origin=local, rp_id="localhost", id=b"the key of Ann")
        self.ann.ok("POST", "/api/me", {"name": NAME})
        options = self.ann.ok("POST", "/api/me/passkeys/start", {"name": NAME})
        self.ann.ok("POST", "/api/me/passkeys", authenticator.create(options, label="Her laptop"))
        self.ann.ok("POST", "/api/me/recovery", {"name": NAME})
        code = self.ann.ok("POST", "/api/me/transfer", {"name": NAME, "label": "Her laptop"})
        body = {"code": code["code"], "label": "Her phone"}
        self.phone.ok("POST", "/api/me/transfer/use", body)
        self.phone.ok("POST", "/api/me/transfer", {"name": NAME, "label": "Her phone"})
        self.ann.ok("POST", "/api/me/sign-in/start")
        self.person = self.ann.ok("POST", "/api/me/profile", {"public": True, "name": NAME})["id"]
        self._meet()
        self._play()

    def _meet(self) -> None:
        """Look for a game, be seen, challenge, enter a tournament, ask for messages."""
        seek = {"name": NAME, "seats": 5, "clock": {"per_move": 86_400}}
        self.ann.ok("POST", "/api/seeks", seek)
        here = self.bo.ok("POST", "/api/presence", {"name": "Bo"})["players"]
        self.ann.ok("POST", "/api/presence", {"name": NAME})
        bo = {"here": next(one["id"] for one in here if one.get("you"))}
        self.ann.ok("POST", "/api/challenges", {"name": NAME, "to": [bo]})
        self.phone.ok("POST", "/api/me/challenges", {"allowed": False})
        wanted = Browser(PUSH).subscription()
        keys = {"endpoint": PUSH, "p256dh": wanted.p256dh, "auth": wanted.auth}
        self.phone.ok("POST", "/api/me/push", keys)
        body = {"name": "Cup", "organiser": NAME, "rules": RULES}
        self.cup = f"/api/tournaments/{self.ann.ok('POST', '/api/tournaments', body)['id']}"
        self.ann.ok("POST", f"{self.cup}/join", {"name": NAME})

    def _play(self) -> None:
        """Win a rated game, with chat, a reminder, a block and a report."""
        rules = {"hints": False, "clock": {"per_move": 3600}, "rated": True}
        made = self.ann.new_game({"me": NAME}, {"open": True}, table=rules)
        path, token = f"/api/games/{made['game']}", made["tokens"]["0"]
        claim = {"name": "Bo", "invite": made["invites"]["1"]}
        theirs = self.bo.ok("POST", f"{path}/claim", claim)["token"]
        self.ann.ok("POST", f"{path}/reminder", {"address": REMINDER}, token)
        self.ann.ok("POST", f"{path}/block", {"seat": 1}, token)
        report = {"seat": 1, "reason": "insults", "words": "her complaint"}
        self.ann.ok("POST", f"{path}/report", report, token)
        self.data = self.ann.ok("GET", "/api/me/data")  # a closed table has no reminders
        self.bo.ok("POST", f"{path}/concede", token=theirs)
        self.ann.ok("GET", f"/api/me/results/{made['game']}")

    def secrets(self) -> list[str]:
        """Return what must be in the database no more when she is deleted."""
        devices = [one.http.cookies["device"].partition(".")[0] for one in (self.ann, self.phone)]
        return [NAME, NAME.casefold(), self.person, PUSH, REMINDER, "her complaint", *devices]

    def found(self, *words: str) -> list[str]:
        """Return the rows of the database with one of these words."""
        with closing(sqlite3.connect(self.file)) as db:
            dump = [line for line in db.iterdump() if line.startswith("INSERT")]
        return [line for line in dump if any(word in line for word in words)]


@pytest.fixture
def everything(tmp_path: Path) -> Iterator[Everything]:
    story = Everything(tmp_path)
    with running_server(str(story.file), config=story.config) as server:
        story.use(server.url)
        yield story
    assert not [line for line in server.said if "bug" in line or "Traceback" in line]


def test_the_download_has_something_of_every_table(everything: Everything) -> None:
    data = everything.ann.ok("GET", "/api/me/data")
    wanted = {table.name for table in CLUB_TABLES} - _OF_NOBODY - _EXPIRING - {*_SHOWN_AS}
    wanted |= {*_SHOWN_AS.values()}
    shown = {*data, *data["more"]}
    assert wanted - shown == {"tournaments"}  # events name it
    assert REMINDER in json.dumps(everything.data)
    assert data["more"]["people"][0]["public"] == 1
    text = json.dumps(data)
    for secret in (everything.ann, everything.phone, everything.bo):
        assert secret.http.cookies["device"].partition(".")[0] not in text


def test_nothing_is_left_of_a_deleted_player(everything: Everything) -> None:
    secrets = everything.secrets()
    assert all(everything.found(word) for word in secrets)
    everything.phone.ok("DELETE", "/api/me")
    assert everything.found(*secrets) == []
    assert NAME not in everything.bo.ask("GET", everything.cup).text
    mine = everything.bo.ok("GET", "/api/me/results")["results"]
    assert [len(one["seats"]) for one in mine] == [2]  # the opponent keeps the game
