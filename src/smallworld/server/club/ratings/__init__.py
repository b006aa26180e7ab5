"""Ratings of players, for two players and for more.

``model``    update ratings by one result, with the library ``openskill``
``service``  write ratings with each result, compute all of them again, show them
"""
