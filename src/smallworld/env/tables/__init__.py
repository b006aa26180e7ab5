"""The compiled part of the environments: deal, act and observe.

chance   the random generator of one table
layout   where each block of an observation lies
observe  writes an observation
table    one game
games    many games stepped together
seats    many games, each seen by one seat, with the other seats played inside
"""
