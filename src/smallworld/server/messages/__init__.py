"""Types of everything that goes over the wire; OpenAPI and the page's types follow from them.

tables     rules, clock and players of a table
games      requests and views of a game
seeks      players who look for a game, who are here, who challenge each other
tournaments  rules, requests and views of tournaments
advice     hints, explanations, combo values, analyses
packs      packs, boards and balance measurements
puzzles    puzzles and their solutions
push       the subscription of a device for push messages
people     a player's devices, transfer codes and data
accounts   passkeys and recovery codes
results    results, statistics and profiles of players
moderation  blocked players, reports, bans, the audit log
catalogue  what can be chosen for a new table
admin      what the host asks and is answered
frames     frames of the WebSocket
errors     the error body
"""
