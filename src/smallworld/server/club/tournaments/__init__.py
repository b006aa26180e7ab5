"""Tournaments: who plays whom in which round, and where everybody stands.

The log of a tournament is the truth: everything else is computed from it. Each process may add
the next events; the database accepts those that follow the log as it is, so that nobody is paired
twice whichever process is killed.

``events``     what happens in a tournament
``state``      a tournament as its log tells it
``standings``  points and tie-breaks
``pairing``    who plays whom: round robin, Swiss, knock-out
``steps``      what must happen next: start, results, next round, end
``outcomes``   create the tables of a round, and read how they ended
``views``      what a player or spectator is shown
``data``       results as rows, for JSON and CSV
``service``    open, join, start, follow; carry on, whichever process dies
"""
