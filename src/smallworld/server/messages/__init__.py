"""Types of everything that goes over the wire; OpenAPI and the page's types follow from them.

tables     rules, clock and players of a table
games      requests and views of a game
advice     hints, explanations, combo values, analyses
packs      packs, boards and balance measurements
puzzles    puzzles and their solutions
catalogue  what can be chosen for a new table
admin      what the host asks and is answered
frames     frames of the WebSocket
errors     the error body
"""
