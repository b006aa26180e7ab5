"""Play many games between bots, in processes or on a cluster.

players  bots with settings, parsed from the command line
plan     which games to play: who meets, which deal, which seats
match    plays one game
workers  plays jobs in worker processes
cluster  plays jobs on a dask cluster
journal  finished games on disk, so that a run can be resumed
play     plays all jobs that the journal lacks
"""
