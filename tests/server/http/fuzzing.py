"""Requests generated from the OpenAPI document, with real games and tokens."""

from __future__ import annotations

from typing import Any

import requests
from schemathesis import Case
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.transport import Response
from schemathesis.generation import GenerationMode

from tests.kit.waiting import PATIENCE
from tests.server.own_packs import fens
from tests.server.playing import Client, Json

PEOPLE: list[Json] = [{"me": "Ann"}, {"me": "Bo"}, {"open": True}, {"open": True}]
HOOKS = "hooks.invalid"  # allowed reminder host
REQUESTS_AT_ONE_TABLE = 30
SMALL_RUN: Json = {"toml": fens(), "trait": "bogfolk", "games": 50}
# Errors after which the table is useless for later requests.
USED_UP = {"seat.bad_token", "table.closed", "game.over", "rematch.taken", "seat.conceded"}


# A public key of a browser: a point of the curve P-256.
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
SECRET = "AAAAAAAAAAAAAAAAAAAAAA"


def here(client: Client, name: str) -> str:
    """Let a player be seen; return the id."""
    players = client.ok("POST", "/api/presence", {"name": name})["players"]
    return next(str(player["id"]) for player in players if player.get("you"))


class Visitors:
    """One visitor per operation, so that operations do not disturb each other."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.host = Client(url)
        self.session = requests.Session()
        self._known: dict[str, Visitor] = {}

    def in_vain(self) -> list[str]:
        """Operations that never succeeded: their visitor lacks something they need."""
        return [way for way, visitor in self._known.items() if not visitor.succeeded]

    def ask(self, case: Case) -> Response:
        """Send a generated request."""
        way = f"{case.operation.method.upper()} {case.operation.path}"
        if way not in self._known:
            self._known[way] = Visitor(self.host, way, self.session)
        visitor = self._known[way]
        headers = visitor.prepare(case)
        answer = case.call(self.url, self.session, headers=headers, timeout=PATIENCE)
        visitor.learn(answer)
        return answer


class Visitor:
    """Send requests to real tables with valid tokens; replace finished tables."""

    def __init__(self, host: Client, way: str, session: requests.Session) -> None:
        self.host = host
        self.session = session  # sends the generated requests
        self.way = way  # method and path of the operation
        self.asked = 0
        self.succeeded = 0
        self.table: Json = {}
        self.challenger: tuple[Client, str] | None = None  # of the last challenge to answer

    def prepare(self, case: Case) -> dict[str, str]:
        """Put real values into a generated request; return its headers."""
        self.asked += 1
        self.table = self.table or self._sit_down()
        if _is_good(case, ParameterLocation.PATH):
            self._fill_path(case.path_parameters)
        if isinstance(case.body, dict) and _is_good(case, ParameterLocation.BODY):
            body: dict[str, Any] = _whole(case.body)
            self._fill_body(body)
            case.body = body
        if self.asked % 5 == 0:
            return {}  # a spectator
        # Hints are slow: most are requested out of turn.
        in_turn = self.asked % 16 == 1 if self.way.endswith("/hint") else self.asked % 7 > 0
        tokens = list(self.table["tokens"].values())
        return {"Authorization": f"Bearer {tokens[0] if in_turn else tokens[-1]}"}

    def _sit_down(self) -> Json:
        seats = [{"me": "Ann"}, {"bot": "easy"}] if self.way.endswith("/fork") else PEOPLE
        made = self.host.new_game(*seats, table={"public": True})
        if self.way.endswith("rematch") or "/analysis" in self.way:
            for token in made["tokens"].values():
                self.host.ok("POST", f"/api/games/{made['game']}/concede", token=token)
        return made

    def _fill_path(self, parts: dict[str, Any]) -> None:
        if "game" in parts:
            parts["game"] = self.table["game"]
        if "seq" in parts and self.asked % 3:
            parts["seq"] = self.asked % 12
        if "job" in parts and self.asked % 3:
            parts["job"] = self._job()
        if "puzzle" in parts and self.asked % 3:
            parts["puzzle"] = self.host.ok("GET", "/api/puzzles")["today"]
        if "seek" in parts and self.asked % 3:
            parts["seek"] = self._seek()
        if "challenge" in parts and self.asked % 3:
            parts["challenge"] = self._challenge()

    def _fill_body(self, body: dict[str, Any]) -> None:
        """Use real numbers, invites and actions in two of three requests."""
        if self.asked % 3 == 0:
            return
        path, token = f"/api/games/{self.table['game']}", self.table["tokens"]["0"]
        if "after" in body:
            view = self._view(path, token)
            body["after"] = view["seq"]
            if "actions" in body and view.get("legal"):
                body["actions"] = [view["legal"][self.asked % len(view["legal"])]["action"]]
        if self.way.endswith("/claim") and self.table["invites"]:
            body["invite"] = self.table["invites"].popitem()[1]
        if self.way.endswith("/records"):
            record = self.host.ask("GET", f"{path}/record", token=token).text
            body |= {"record": record, "seats": PEOPLE, "packs": []}
        if self.way.endswith("/records/analysis"):
            record = self.host.ask("GET", f"{path}/record", token=token).text
            body |= {"record": record, "packs": []}
        if self.way.endswith("/reminder"):
            body["address"] = f"https://{HOOKS}/turn"
        if self.way.endswith("/fork"):
            body |= {"line": None, "seq": 5 + self.asked % 5}
        if self.way.endswith("/balance"):
            body |= SMALL_RUN
        if self.way.endswith("/boards"):  # generating is slow; this board is cached
            body |= {"seats": 2, "seed": 7, "regions": 20}
        if self.way.endswith("/games"):
            self._fill_new_table(body, path)
        if self.way.endswith("/challenges") and "to" in body:
            body |= {"name": "Ann", "to": [{"here": here(Client(self._url), "Bo")}], "seats": 2}
        if self.way.endswith("/answer"):
            body["name"] = "Bo"
        if self.way.endswith("/api/tournaments"):
            body |= {"name": "Cup", "organiser": "Ann", "rules": {"clock": {"per_move": 60}}}
        if self.way.endswith("/me/push"):
            body |= {"endpoint": "https://fcm.googleapis.com/1", "p256dh": POINT, "auth": SECRET}

    def _job(self) -> str:
        """Return a running analysis or balance measurement."""
        path, token = f"/api/games/{self.table['game']}", self.table["tokens"]["0"]
        if "/balance/" in self.way:
            return str(self.host.ok("POST", "/api/balance", SMALL_RUN)["id"])
        if "/games/" in self.way:
            return str(self.host.ok("POST", f"{path}/analysis", token=token)["job"])
        record = self.host.ask("GET", f"{path}/record", token=token).text
        return str(self.host.ok("POST", "/api/records/analysis", {"record": record})["job"])

    def _seek(self) -> str:
        """Return a seek of the device that sends the generated requests."""
        body: Json = {"name": "Ann", "seats": 2 + self.asked % 4}
        return str(
            self.session.post(f"{self.host.http.base_url}/api/seeks", json=body).json()["id"]
        )

    @property
    def _url(self) -> str:
        return str(self.host.http.base_url)

    def _challenge(self) -> str:
        """Return a challenge that the device of the generated requests made or received."""
        if self.way.endswith("/answer"):
            name = {"name": "Bo"}
            players = self.session.post(f"{self._url}/api/presence", json=name).json()["players"]
            mine = next(player["id"] for player in players if player.get("you"))
            wish: Json = {"name": "Ann", "to": [{"here": mine}]}
            if self.challenger is not None:  # a player may receive few
                challenger, earlier = self.challenger
                challenger.ask("DELETE", f"/api/challenges/{earlier}")
            challenger = Client(self._url)
            made = str(challenger.ok("POST", "/api/challenges", wish)["id"])
            self.challenger = challenger, made
            return made
        found = self.session.get(f"{self._url}/api/challenges").json()["challenges"]
        for one in found:  # a player may have few
            self.session.delete(f"{self._url}/api/challenges/{one['id']}")
        wish = {"name": "Ann", "to": [{"here": here(Client(self._url), "Bo")}]}
        return str(self.session.post(f"{self._url}/api/challenges", json=wish).json()["id"])

    def _fill_new_table(self, body: dict[str, Any], path: str) -> None:
        """Use possible seats, and sometimes a real position or game file."""
        name = str(body.get("map", ""))[:60]
        body |= {"seats": PEOPLE, "map": "", "options": {}, "dealer": [], "packs": []}
        body["banners"] = "added"
        if self.asked % 4:
            body |= {"position": None, "record": None, "line": None}
        if self.asked % 4 == 1:
            body["position"] = self.host.ok("GET", path)["position"]
            body["position"]["seats"][0]["name"] = name

    def _view(self, path: str, token: str) -> Json:
        """Return the table; for undo, after an action."""
        view = self.host.ok("GET", path, token=token)
        taking_back = self.way.endswith(("/undo", "/reset-turn"))
        while taking_back and view.get("legal") and not view.get("may_undo"):
            game, action = self.table["game"], view["legal"][0]["action"]
            view = self.host.act(game, token, view["seq"], action)["view"]
        return view

    def learn(self, answer: Response) -> None:
        """Learn from a response about the table."""
        ended = self.way.endswith(("/leave", "/concede")) and answer.status_code == 200
        self.succeeded += answer.status_code in (200, 201, 202, 204)
        code = answer.json()["error"]["code"] if answer.status_code >= 400 else ""
        if ended or code in USED_UP or self.asked % REQUESTS_AT_ONE_TABLE == 0:
            self.table = {}


def _whole(part: Json) -> Json:
    """Write whole floats as integers: JSON Schema accepts 2.0, the API does not."""
    if isinstance(part, dict):
        return {name: _whole(one) for name, one in part.items()}
    if isinstance(part, list):
        return [_whole(one) for one in part]
    return int(part) if isinstance(part, float) and part.is_integer() else part


def _is_good(case: Case, where: ParameterLocation) -> bool:
    """Return whether the document allows this part of the request."""
    assert case.meta is not None
    part = case.meta.components.get(where)
    return part is None or part.mode is GenerationMode.POSITIVE
