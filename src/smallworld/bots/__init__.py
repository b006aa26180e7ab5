"""Computer players: each gets the view of its seat and returns one legal action.

data        fitted numbers shipped as JSON files, and their readers
search      compiled: evaluation of states, plans for a turn, placement, playouts
playouts    many playouts: chances to win, ranking of candidates, worker processes
explain     plans and reasons as facts, from which ``texts`` makes sentences
random_bot  plays any legal action
planner     searches whole-turn plans; also the levels easy, normal and hard
greedy      the planner without foresight
master      ranks the planner's plans by playouts
grandmaster the master with a search tree over the turns after each plan
learned     plays by a neural network
habits      planners with one fixed habit, to test other bots against
characters  the names and portraits of bots at a table, as ids
registry    all bots by name, built-in and third-party
external    bots in processes of their own, by the engine protocol
"""
