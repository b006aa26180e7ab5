"""Analysis of one game: what each turn cost, luck, declines, and advice.

turns      splits a game into turns and replays a turn
plans      plans of a bot to compare a turn with
turn_cost  cost and luck of one turn, by playouts
races      the best round to decline for each race
advice     one piece of advice for each seat
game       all of it for a whole game
tasks      the same in pieces, for worker processes
"""
