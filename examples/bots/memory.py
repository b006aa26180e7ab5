"""A program that remembers: it prefers the races that earned most in all games it has seen.

smallworld arena greedy "memory=program:python examples/bots/memory.py" --processes 1
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from typing import Any

Request = dict[str, Any]

WANTS = ["newgame", "events", "result", "prices", "keep"]


class Memory:
    """Answers requests; ``coins`` and ``turns`` of each race are kept between games."""

    def __init__(self) -> None:
        self.coins: dict[str, int] = defaultdict(int)
        self.turns: dict[str, int] = defaultdict(int)
        self.games = 0
        self.races: list[str | None] = []  # the active race of each seat
        self.position: Request = {}

    def answer(self, request: Request) -> Request:
        """Return what belongs into the answer besides ``ok``."""
        match request["cmd"]:
            case "hello":
                return {"wants": WANTS}
            case "newgame":
                self.races = [None] * len(request["seats"])
            case "events":
                for event in request["events"]:
                    self.remember(event)
            case "result":
                self.games += 1
                print(f"{self.games} games, {len(self.turns)} races known", file=sys.stderr)
            case "position":
                self.position = request["position"]
            case "bot":
                return {"action": self.choose(request["legal"], request["prices"])}
        return {}

    def remember(self, event: Request) -> None:
        """Count the income of a turn for the active race of the seat."""
        match event["kind"]:
            case "combo_picked":
                self.races[event["seat"]] = event["race"]
            case "declined":
                self.races[event["seat"]] = None
            case "income":
                race = self.races[event["seat"]]
                if race is not None:
                    self.coins[race] += event["coins"]
                    self.turns[race] += 1

    def worth(self, place: int) -> float:
        """Return the coins that the combo at this place may bring."""
        combo = self.position["column"][place]
        turns = self.turns[combo["race"]]
        mean = self.coins[combo["race"]] / turns if turns else 9.0
        return 4 * mean + float(combo.get("coins", 0)) - place

    def choose(self, legal: list[str], prices: dict[str, Request]) -> str:
        """Return one of ``legal``: the best remembered combo, then the cheapest conquests."""
        picks = [action for action in legal if action.startswith("pick ")]
        if picks:
            return max(picks, key=lambda pick: self.worth(int(pick.split()[1]) - 1))
        plain = [
            action for action in legal if action.startswith("conquer ") and action.count(" ") == 1
        ]
        if plain:
            return min(plain, key=lambda action: int(prices[action]["price"]))
        if "decline" in legal:
            return "decline"
        deployments = [action for action in legal if action.startswith("deploy ")]
        if deployments:
            return deployments[-1]
        return next((word for word in ("stop", "end") if word in legal), legal[0])


def main() -> None:
    """Answer every line with one line."""
    memory = Memory()
    for line in sys.stdin:
        print(json.dumps({"ok": True, **memory.answer(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
