"""Carry out the requests of the engine protocol: one request, one answer."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import Final

import msgspec

from smallworld.bots.external.memory import KEEP, NEWGAME, RESULT, event_json, prices_of
from smallworld.bots.registry import Bot, BrokenBot, UnknownBot, all_bot_names, all_bots
from smallworld.cli.engine import requests
from smallworld.cli.engine.answers import (
    Json,
    broken_bot,
    bug_error,
    build_box,
    chances_json,
    check_names,
    check_seat,
    merge_deployments,
    reasons_json,
    unknown_value,
)
from smallworld.cli.shared.advice import checked_choice, create_budgeted_bot
from smallworld.core.actions import parse_action, written
from smallworld.core.engine import legal_actions
from smallworld.core.errors import IllegalAction, RuleError
from smallworld.core.perft import perft, perft_split
from smallworld.core.refusals import refusal
from smallworld.packs.loader import map_ids
from smallworld.packs.options import SWITCHES
from smallworld.play.dealer import Dealer
from smallworld.play.game import DEALER, Game, Line
from smallworld.play.position.read import read_position
from smallworld.play.position.write import position_json
from smallworld.play.record import read_record, write_record
from smallworld.texts.refusals import refusal_sentence
from smallworld.version import VERSION

PROTOCOL: Final = 1
MOST_STATES: Final = 1_000_000  # most states of one perft: some seconds, compiled


class EngineSession:
    """Answers requests about one game. It knows all coins; views are for seats."""

    def __init__(self, *, most_states: int = MOST_STATES) -> None:
        self.quitting = False
        self._game: Game | None = None
        self._kept_bots: dict[tuple[object, ...], Bot] | None = None  # from newgame to result
        self._most_states = most_states

    @property
    def game(self) -> Game:
        """Return the game; raise ``RuleError`` if none was started."""
        if self._game is None:
            raise RuleError("game.none", {"begin": ["new", "position", "record"]})
        return self._game

    # --- entry points
    def answer_line(self, line: bytes) -> bytes:
        """Answer a line of bytes with JSON, without the newline."""
        try:
            answer = self.answer(requests.decode_line(line))
        except RuleError as error:
            answer = self._refused(error)
        return msgspec.json.encode(answer)

    def answer(self, request: object) -> Json:
        """Answer one request; an error leaves the game unchanged."""
        game = self._game
        lines = len(game.log) if game is not None else 0
        state = game.state.clone() if game is not None else None
        try:
            return {"ok": True, **self._carry_out(requests.read_request(request))}
        except RuleError as error:
            refused = error
        except Exception as error:  # a bug must not end the client's session
            refused = bug_error(error)
        self._game = game
        if game is not None and state is not None:
            game.cut(lines)
            game.state = state
        return self._refused(refused)

    def _refused(self, error: RuleError) -> Json:
        return {"ok": False, "error": self._error_facts(error)}

    def _error_facts(self, error: RuleError) -> Json:
        """Return the code, the sentence and the facts of an error."""
        return {"code": error.code, "message": error_message(error, self._game), **error.facts}

    @singledispatchmethod
    def _carry_out(self, request: requests.Request) -> Json:
        raise NotImplementedError(request.cmd)

    # --- starting a game
    @_carry_out.register
    def _new(self, request: requests.New) -> Json:
        for option in request.options:
            if option not in SWITCHES:
                raise unknown_value("new.unknown_option", option, list(SWITCHES))
        box = build_box(request)
        wanted = int(box.seats)
        names = [""] * wanted if request.seats is None else request.seats
        if len(names) != wanted:
            facts: Json = {"map": request.map, "wanted": wanted, "found": len(names)}
            raise RuleError("new.seat_count", facts)
        check_names([] if request.seats is None else names)
        return self._begin(Game(box, names, dealer=Dealer(request.seed)), request)

    @_carry_out.register
    def _position(self, request: requests.SetPosition) -> Json:
        state, names = read_position(request.position)
        check_names([name for name in names if name])
        check_seat(request.seat, len(names))
        game = Game(state.box, names, dealer=Dealer(request.seed), start=state)
        return self._begin(game, request)

    @_carry_out.register
    def _record(self, request: requests.ReadRecord) -> Json:
        game = read_record(request.text, dealer=Dealer(request.seed))
        return self._begin(game, request)

    def _begin(self, game: Game, request: requests.ForcedChance) -> Json:
        for number in forced_chance(game, request):
            game.append(DEALER, number)
        game.deal()
        self._game = game
        return {}

    # --- playing
    @_carry_out.register
    def _do(self, request: requests.Do) -> Json:
        events = self.game.play(request.action, chance=forced_chance(self.game, request))
        return {"events": [event_json(event) for event in events]}

    @_carry_out.register
    def _undo(self, request: requests.Undo) -> Json:
        log = list(self.game.log)
        self.game.undo()
        return self._undone(log)

    @_carry_out.register
    def _reset(self, request: requests.Reset) -> Json:
        log = list(self.game.log)
        self.game.reset_turn()
        return self._undone(log)

    def _undone(self, log: list[Line]) -> Json:
        taken_back = log[len(self.game.log) :]
        return {"undone": [written(line.action, self.game.box) for line in taken_back]}

    # --- queries
    @_carry_out.register
    def _legal(self, request: requests.Legal) -> Json:
        actions = [] if self.game.over else merge_deployments(legal_actions(self.game.state))
        texts = [written(action, self.game.box) for action in actions]
        answer: Json = {"to_act": self.game.to_act, "actions": texts}
        if request.prices:
            answer["prices"] = prices_of(self.game.state, self.game.box, actions)
        return answer

    @_carry_out.register
    def _explain(self, request: requests.Explain) -> Json:
        explanation = self.game.explain(request.action)
        facts = explanation.facts()
        if "price" in facts or "income" in facts:
            facts.setdefault("parts", [])
        if explanation.refused is not None:
            facts["error"] = self._error_facts(explanation.refused)
        return facts

    @_carry_out.register
    def _show(self, request: requests.Show) -> Json:
        game = self.game
        if request.seat is None:
            return {"position": position_json(game.state, game.names)}
        check_seat(request.seat, len(game.names))
        view = game.view(request.seat)
        position = position_json(view.as_state(), game.names)
        seats = position["seats"]
        assert isinstance(seats, list)
        for seat, coins in zip(seats, view.coins, strict=True):
            seat["coins"] = coins  # hidden coins are null, not missing
        return {"position": position}

    @_carry_out.register
    def _score(self, request: requests.Score) -> Json:
        game = self.game
        paid = game.last_income or {}
        return {
            "coins": game.coins,
            "income": paid.get("parts", []),
            "income_seat": paid.get("seat"),
            "over": game.over,
            "winners": game.winners,
        }

    @_carry_out.register
    def _perft(self, request: requests.Perft) -> Json:
        state, depth = self.game.state, request.depth
        # Counting to a depth visits as many states as the count of the depth before.
        for shallow in range(1, depth):
            nodes = perft(state, shallow)
            if nodes > self._most_states:
                facts: Json = {"depth": shallow, "nodes": nodes, "most": self._most_states}
                raise RuleError("perft.too_many", facts)
        if not request.split:
            return {"nodes": perft(state, depth)}
        split = perft_split(state, depth)
        return {
            "nodes": sum(nodes for _, nodes in split),
            "split": {written(action, state.box): nodes for action, nodes in split},
        }

    @_carry_out.register
    def _bot(self, request: requests.AskBot) -> Json:
        game = self.game
        try:
            bot = self._bot_for(request)
        except UnknownBot:
            raise unknown_value("bot.unknown", request.bot, all_bot_names()) from None
        except BrokenBot as error:
            raise broken_bot(error) from None
        seat = game.to_act
        if seat is None:
            raise RuleError("game.over")
        if request.seat not in (None, seat):
            raise RuleError("bot.not_to_act", {"seat": request.seat, "to_act": seat})
        # Payments and incomes are public, so any player can count the coins.
        coins = game.coins if request.coins is None else request.coins
        if len(coins) != len(game.names):
            raise RuleError("bot.coins", {"seats": len(game.names), "found": len(coins)})
        action = self._choice(request.bot, bot, legal_choices(game, request.legal), coins)
        answer: Json = {"action": written(action, game.box)}
        if request.reasons:
            answer["reasons"] = reasons_json(bot, game, coins)
        return answer

    def _bot_for(self, request: requests.AskBot) -> Bot:
        """Create the bot; after ``newgame`` keep it until the ``result``."""
        key = (request.bot, request.seed, request.seconds, request.nodes)
        if self._kept_bots is not None and key in self._kept_bots:
            return self._kept_bots[key]
        bot = create_budgeted_bot(
            request.bot, seed=request.seed, seconds=request.seconds, nodes=request.nodes
        )
        if self._kept_bots is not None:
            self._kept_bots[key] = bot
        return bot

    # --- playing a seat of a caller's game
    @_carry_out.register
    def _hello(self, request: requests.Hello) -> Json:
        return {"version": VERSION, "protocol": PROTOCOL, "wants": [NEWGAME, RESULT, KEEP]}

    @_carry_out.register
    def _newgame(self, request: requests.NewGame) -> Json:
        self._kept_bots = {}
        return {}

    @_carry_out.register
    def _events(self, request: requests.SeeEvents) -> Json:
        return {}

    @_carry_out.register
    def _result(self, request: requests.SeeResult) -> Json:
        self._kept_bots = None
        return {}

    def _choice(self, name: str, bot: Bot, legal: list[int], coins: list[int]) -> int:
        try:
            return checked_choice(name, bot, self.game, legal, coins)
        except BrokenBot as error:
            raise broken_bot(error) from None

    @_carry_out.register
    def _chances(self, request: requests.AskChances) -> Json:
        check_seat(request.seat, len(self.game.names))
        if request.coins is not None and len(request.coins) != len(self.game.names):
            facts: Json = {"seats": len(self.game.names), "found": len(request.coins)}
            raise RuleError("bot.coins", facts)
        return chances_json(self.game, request)

    @_carry_out.register
    def _save(self, request: requests.Save) -> Json:
        return {"text": write_record(self.game)}

    # --- the engine itself
    @_carry_out.register
    def _help(self, request: requests.Help) -> Json:
        return {
            "version": VERSION,
            "protocol": PROTOCOL,
            "requests": {
                cmd: requests.request_keys(shape) for cmd, shape in requests.SHAPES.items()
            },
            "maps": map_ids(),
            "options": list(SWITCHES),
            "bots": {entry.name: entry.description for entry in all_bots()},
        }

    @_carry_out.register
    def _quit(self, request: requests.Quit) -> Json:
        self.quitting = True
        return {}


def forced_chance(game: Game, request: requests.ForcedChance) -> list[int]:
    """Return the chance actions that a request prescribes, in the dealer's order."""
    reveals = [request.reveal] if isinstance(request.reveal, str) else request.reveal
    texts = [] if request.die is None else [f"die {request.die}"]
    texts += [f"reveal {combo}" for combo in reveals]
    return [parse_action(text, game.box) for text in texts]


def legal_choices(game: Game, texts: list[str] | None) -> list[int]:
    """Return all legal actions, or the given ones; raise if one is illegal."""
    if texts is None:
        return legal_actions(game.state)
    numbers = [parse_action(text, game.box) for text in texts]
    for number in numbers:
        refused = refusal(game.state, number)
        if refused is not None:
            raise refused
    return numbers


def error_message(error: RuleError, game: Game | None = None) -> str:
    """Return the sentence for an error: what was refused and what would pass."""
    # An invalid position or game file has nothing to do with the current game.
    table = game if isinstance(error, IllegalAction) else None
    try:
        return refusal_sentence(error, table)
    except Exception:  # answer with the bare code rather than not at all
        return error.code
