"""Look up rules and documentation, ask for advice, solve puzzles.

docs     read the pages of the documentation
rule     look up a race, a power, a piece or a ruling
advise   a bot's next move and its reasons
analyse  chances to win, costly turns and luck of a game
puzzle   a position with one best turn
"""
