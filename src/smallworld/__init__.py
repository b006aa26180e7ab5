"""Small World: the rules of the board game as a fast library, and a server to play it.

>>> import smallworld
>>> game = smallworld.new_game("base/2", seats=["Ann", "Bo"], seed=7)
>>> while not game.over:
...     events = game.play(game.legal_actions()[0])
>>> len(game.winners)
1

fast       the rules on numbers, for millions of actions a second
core       the rules: state, actions, events, views
packs      races, powers and maps as data, official ones and your own
play       a game: dealer, log, game files, positions, explanations
texts      names and sentences in eight languages
drawing    boards as SVG and as text
reference  the rules reference with its examples
bots       the computer players
env        environments for reinforcement learning
lab        arenas, simulations, analysis, balance, puzzles
server     games over HTTP and WebSocket, and the web page
cli        the command line; ``__main__`` runs it as ``python -m smallworld``

version, build_info, extras   what is installed, how it was built, what is missing
coded_error                   errors with a stable code and facts, for all layers above ``core``
"""

from smallworld import fast
from smallworld.core.box import Box
from smallworld.core.chance import DealerMustAct
from smallworld.core.engine import IS_COMPILED
from smallworld.core.errors import BadNotation, BadPosition, BadRecord, IllegalAction, RuleError
from smallworld.core.events import Event
from smallworld.core.state import State
from smallworld.core.view import SPECTATOR, ComboView, PeopleView, RegionView, SeatView, View
from smallworld.core.wording import Wording, use_wording
from smallworld.packs.loader import UnknownMap, map_ids
from smallworld.packs.options import UnknownOption
from smallworld.play.dealer import Dealer, ScriptedDealer
from smallworld.play.explain import Explanation
from smallworld.play.game import DEALER, Game, Line, new_game
from smallworld.version import VERSION

__version__ = VERSION
__all__ = [
    "DEALER",
    "IS_COMPILED",
    "SPECTATOR",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Box",
    "ComboView",
    "Dealer",
    "DealerMustAct",
    "Event",
    "Explanation",
    "Game",
    "IllegalAction",
    "Line",
    "PeopleView",
    "RegionView",
    "RuleError",
    "ScriptedDealer",
    "SeatView",
    "State",
    "UnknownMap",
    "UnknownOption",
    "View",
    "fast",
    "map_ids",
    "new_game",
]


def _load_sentences() -> Wording:
    # Imported late: most programs show no sentences.
    from smallworld.texts.wording import Sentences

    return Sentences()


use_wording(_load_sentences)
