"""The commands of ``smallworld``, one module each, in rooms by what they are for.

game     play a game, at once or step by step in a file
learn    look up rules and documentation, ask for advice, solve puzzles
content  create and check packs, maps and translations
measure  play many games between bots, and measure speed
host     run a server, look after its database and its games
"""
