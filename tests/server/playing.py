"""An HTTP client of the API for tests, with random play."""

from __future__ import annotations

import random
from typing import Any
from uuid import uuid4

import httpx

from tests.kit.waiting import PATIENCE

Json = Any


class Client:
    """One device with its cookie; each request gets its token as an argument."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)

    def ask(
        self, method: str, path: str, body: object = None, token: str | None = None, **extra: Any
    ) -> httpx.Response:
        """Send a request; the body goes as JSON."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if body is not None:
            extra["json"] = body
        return self.http.request(method, path, headers=headers | extra.pop("headers", {}), **extra)

    def ok(
        self, method: str, path: str, body: object = None, token: str | None = None, **extra: Any
    ) -> Json:
        """Send a request that must succeed; return its JSON."""
        answer = self.ask(method, path, body, token, **extra)
        assert answer.status_code in (200, 201, 202), answer.text
        return answer.json()

    def refused(
        self,
        status: int,
        code: str,
        method: str,
        path: str,
        body: object = None,
        token: str | None = None,
        **extra: Any,
    ) -> Json:
        """Send a request that must be refused; return its error."""
        answer = self.ask(method, path, body, token, **extra)
        assert answer.status_code == status, answer.text
        error = answer.json()["error"]
        assert error["code"] == code, error
        assert error["message"] != code.replace(".", "-") and error["message"][-1] in ".”", error
        assert "Traceback" not in answer.text
        return error

    def new_game(self, *seats: Json, **wishes: Json) -> Json:
        """Create a table; by default with two seats of this device."""
        sits = list(seats) or [{"me": "Ann"}, {"me": "Bo"}]
        return self.ok("POST", "/api/games", {"seats": sits, **wishes})

    def act(self, game: str, token: str, after: int, *actions: str) -> Json:
        """Send actions that must be accepted."""
        return self.ok("POST", f"/api/games/{game}/actions", acts(after, *actions), token)

    def play_turns(
        self, game: str, tokens: dict[str, str], choice: random.Random, most: int
    ) -> Json:
        """Do random legal actions for the seats of these tokens; return the last view."""
        view = self.ok("GET", f"/api/games/{game}", token=next(iter(tokens.values())))
        for _ in range(most):
            token = tokens.get(str(view.get("to_act")))
            if view.get("over") or token is None:
                break
            if not view.get("legal"):
                view = self.ok("GET", f"/api/games/{game}", token=token)
            action = choice.choice(view["legal"])["action"]
            view = self.act(game, token, view["seq"], action)["view"]
        return view


def acts(after: int, *actions: str, request: str = "") -> Json:
    """Return the body of ``…/actions``."""
    return {"actions": list(actions), "after": after, "request": request or uuid4().hex}
