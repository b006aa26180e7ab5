"""Play many games between bots, and measure speed.

arena     let bots play each other and rate them
simulate  play many games, write tables and a report
combos    what races, powers and combos are worth
perft     count action sequences as a fingerprint of the rules
bench     how fast the rules and the planner run
"""
