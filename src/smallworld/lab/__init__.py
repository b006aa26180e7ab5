"""Experiments: many games between bots, and statistics of their results.

intervals  estimates with confidence intervals
games      plays many games: jobs, players, journal, worker processes, cluster
arena      ratings of bots from games against each other
simulate   statistics of scores, races and dice
analysis   costs of the turns of one game against better plans
puzzles    positions with one clearly best turn
report     the HTML report of a simulation
balance    measures whether a race or a power is fair
"""
