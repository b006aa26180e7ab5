"""Code that several commands use: options, files, texts and output.

texts      the ``--lang`` option and sentences in that language
errors     errors of click, of the system and of ours, in that language
arguments  options that several commands have, and how to parse their values
files      read and write game files
sources    find a map or a pack by id or by file
output     print styled text, with colours where the terminal has them
actions    describe an action with its price or income
screen     print the board, the seats and the next decision
advice     ask a bot for its reasons and print them
batch      options, runners and progress of commands that play many games
"""
