"""Small World: the rules of the board game as a fast library, and a server to play it.

>>> import smallworld
>>> game = smallworld.new_game("base/2", seats=["Ann", "Bo"], seed=7)
>>> while not game.over:
...     events = game.play(game.legal_actions()[0])
>>> len(game.winners)
1

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
cli        the command line
"""

from smallworld.core.engine import IS_COMPILED
from smallworld.core.errors import BadNotation, BadPosition, BadRecord, IllegalAction
from smallworld.play.game import Game, new_game
from smallworld.version import VERSION

__version__ = VERSION
__all__ = [
    "IS_COMPILED",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "new_game",
]
