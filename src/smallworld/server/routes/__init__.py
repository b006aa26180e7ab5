"""The routes: parse, call one function, serialise.

Each module declares the routes of one topic; the application collects them. Path, types,
rate-limit cost and documentation stand at the handler.

games      create, join, act, undo, leave, look back
live       the WebSocket of a table
seeks      players who look for a game, who are here, who challenge each other
tournaments  open, join, start and follow tournaments
lobby      public tables
me         the player of a device: name, devices, games, personal data
accounts   passkeys, signing in, recovery codes
results    a player's finished games and profile
records    replay or continue a game file
analysis   analyses of finished games
balance    balance measurements of tiles
combos     values of combos in many games
puzzles    puzzles, their tables and solutions
packs      packs of the server and of tables
boards     random boards, checks and drawings
reminders  turn reminders of a seat
push       push messages of a device
reference  the reference of rules
moderation players block and report others; the host reads reports, bans and mutes
admin      the host: session, games, quotas, queue, drain, retention, backups
health     health, metrics and the OpenAPI document
page       the page and its files
"""
