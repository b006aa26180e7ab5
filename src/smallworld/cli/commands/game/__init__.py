"""Play a game, at once or step by step in a game file.

play    in the browser or in the terminal
new     start a game in a file
show    print its position
legal   list the legal actions
do      play actions
undo    take actions back: ``undo`` and ``reset``
replay  check every line and describe the game
"""
