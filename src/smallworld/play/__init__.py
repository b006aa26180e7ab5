"""One game at a table: its dealer, its log, its game file and its explanations.

- ``dealer``: draws the chance actions, or follows a script.
- ``log``: the lines of a game and its states; compiled.
- ``game``: a game in progress: log, undo, queries, copies.
- ``position/``: a state as JSON and back.
- ``record``: game files (``.swg``), written and replayed.
- ``coin_count``: the coins of all seats, counted from public events.
- ``explain``, ``preview``: what an action costs and earns, and what is threatened.
- ``reasons``, ``analysis``: why a bot plays as it does, and the analysis of a game, as facts.
"""
