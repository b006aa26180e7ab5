"""The result of a balance run as sentences and numbers in one language."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.lab.balance.fair import is_open
from smallworld.lab.balance.figures import Figures, Partner
from smallworld.lab.balance.run import Balance
from smallworld.lab.balance.tiles import Kind
from smallworld.lab.intervals import Estimate
from smallworld.lab.report.text import ReportText
from smallworld.texts.fluent import Fact
from smallworld.texts.names import Names


class BalanceText:
    """Formats a result; ``names`` must know the tile."""

    def __init__(self, balance: Balance, names: Names) -> None:
        self.balance = balance
        self.lang = names.texts.lang
        self._names = names
        self._text = ReportText(self.lang)

    def say(self, message: str, /, **facts: Fact) -> str:
        """Format a message about balance."""
        return self._names.texts.say(f"balance-{message}", **facts)

    def name(self, id: str) -> str:
        """Return the name of a tile of the measured kind."""
        return self._names.name(self.balance.kind, id)

    def title(self) -> str:
        """Return the title of the report."""
        return self.say("title", name=self.name(self.balance.trait))

    def verdict(self) -> str:
        """Return the verdict in a few words."""
        found = self.balance
        return self.say("verdict", verdict=found.verdict, tokens=found.tokens)

    def lines(self) -> list[str]:
        """Return sentences on coins, lead and win rate."""
        found = self.balance
        return [
            self.say("coins", coins=self.interval(found.coins), turn=self.interval(found.per_turn)),
            self.say("lead", kind=found.kind, lead=self.signed(found.lead)),
            self.say("lift", kind=found.kind, lift=self.points(found.lift)),
        ]

    def fair(self) -> str:
        """Return a sentence on the fair token number."""
        found = self.balance.fair_tokens
        if found.exact is None:
            return self.say("fair", case="unknown", tokens=0, exact="")
        whole = found.whoever or found.exact
        low, high = (self._text.number(x, 1) for x in (whole.low, whole.high))
        exact = f"{low} – {high}"
        if len(found.plausible) > 1:
            numbers = [self._text.number(tokens) for tokens in found.plausible]
            choice = self._names.texts.listed(numbers, "or")
            return self.say("fair", case="either", tokens=0, exact=exact, choice=choice)
        if found.tokens is None:
            return self.say("fair", case="none", tokens=0, exact=exact)
        case = "same" if found.tokens == self.balance.tokens else "other"
        return self.say("fair", case=case, tokens=found.tokens, exact=exact)

    def warnings(self) -> list[str]:
        """Return sentences on too few games and on what bots may not make full use of."""
        leads = [one.lead.value for one in self.balance.official]
        found = [self.say("few_games")] if is_open(self.balance.lead, leads) else []
        keys = self._names.texts.listed(self.balance.unseen)
        return [*found, self.say("unseen", keys=keys), self.say("unseen.advice")] if keys else found

    def partners(self) -> list[str]:
        """Return sentences on the best and the worst partners."""
        found = self.balance.partners
        return [
            self.say("best", partners=self._listed(found.best)),
            self.say("worst", partners=self._listed(found.worst)),
        ]

    def plain(self, message: str) -> str:
        """Return a message shared by all reports."""
        return self._text.say(message)

    def made(self) -> str:
        """Return how the tile was measured."""
        found = self.balance
        tried = len(found.fair_tokens.tried)
        maps = ", ".join(found.maps)
        return self.say("made", games=found.games, tried=tried, bots=found.bots, maps=maps)

    def _listed(self, partners: Sequence[Partner]) -> str:
        kind: Kind = "power" if self.balance.kind == "race" else "race"
        named = [
            f"{self._names.name(kind, one.id)} {self.signed(one.lead, alone=True)}"
            for one in partners
        ]
        return self._names.texts.listed(named, "comma")

    def columns(self) -> list[str]:
        """Return the headings for the columns of ``row``."""
        names = ("tile", "tokens", "games", "coins", "turn", "lead", "lift")
        return [self.say(f"column-{name}") for name in names]

    def row(self, one: Figures | Balance) -> list[str]:
        """Return a tile as a table row."""
        return [
            self.name(one.trait if isinstance(one, Balance) else one.id),
            self._text.number(one.tokens),
            self._text.number(one.games),
            self.interval(one.coins),
            self.interval(one.per_turn),
            self.signed(one.lead),
            self.points(one.lift),
        ]

    def interval(self, estimate: Estimate) -> str:
        """Format a number with its interval."""
        return self._text.interval(estimate)

    def signed(self, estimate: Estimate, *, alone: bool = False) -> str:
        """Format a number with its sign, and its interval unless ``alone``."""
        value, low, high = (self._signed(x) for x in (estimate.value, estimate.low, estimate.high))
        return value if alone else self._text.say("interval", value=value, low=low, high=high)

    def points(self, estimate: Estimate) -> str:
        """Format a share in percentage points, with its sign and interval."""
        return self.signed(estimate.scaled(100))

    def _signed(self, value: float) -> str:
        from babel.numbers import format_decimal

        locale = self.lang.replace("-", "_")
        return format_decimal(round(value, 1) + 0.0, "+#,##0.0;-#,##0.0", locale=locale)
