"""Who plays whom in the next round; pure functions of the tournament and a seed.

``history``      who met whom, who had byes, who sat where
``groups``       sizes of tables, and groups of players with the least cost
``round_robin``  everybody meets everybody, as evenly as possible
``swiss``        players with equal points meet, rarely the same ones
``knock_out``    the best of each table go on
``seat_order``   everybody starts about equally often
``rounds``       the next round of any format, and how many there are
"""
