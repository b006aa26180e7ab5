"""The routes: parse, call one function, serialise.

Each module declares the routes of one topic; the application collects them. Path, types,
rate-limit cost and documentation stand at the handler.

games      create, join, act, undo, leave, look back
live       the WebSocket of a table
lobby      public tables, and the tables of a device
records    replay or continue a game file
analysis   analyses of finished games
balance    balance measurements of tiles
combos     values of combos in many games
puzzles    puzzles, their tables and solutions
packs      packs of the server and of tables
boards     random boards, checks and drawings
reminders  turn reminders of a seat
reference  the reference of rules
admin      the host: games, quotas, queue, drain
health     health, metrics and the OpenAPI document
page       the page and its files
"""
