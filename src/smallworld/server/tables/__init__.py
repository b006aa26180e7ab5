"""Tables: games rebuilt from their log, changed one request at a time.

uploads      read game files and positions that clients send
create       build a new table from a wish
rated        what a rated table needs, and who may sit down
puzzles      puzzles as tables
table        one table in memory
steady_clock the time of a process, without jumps
tables       load, cache and change tables; notify listeners
seats        claim, leave, concede, hand over, rematch
fair_play    find the running table that a game was copied from
fork         a new table from an earlier moment
chat         chat messages and muting
clocks       thinking time, derived from the log
views        what a seat or a spectator may see
history      the table at an earlier row
lobby        lists of tables, logs and game files
retention    delete idle and unstarted games
readiness    can the database be written?
maintenance  replay stored games: checks and game files for ``smallworld db``
"""
