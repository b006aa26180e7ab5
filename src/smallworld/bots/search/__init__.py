"""The search of the bots, compiled by mypyc like the rules.

evaluation      estimates the final coins of a seat
position_value  a trained value of a position, linear in its features
pack_moves      moves that only tiles of packs bring
plans           beam search for whole-turn plans
placement       where tokens and pieces go after the conquests
policy          chooses every action of a seat, following one plan a turn
conquest_value  the gain of one conquest, without making it
fast_turn       plays a whole turn greedily, for playouts
outcomes        sums of playout results
rollout         plays a state to the end, many times
turn_tree       plays a state to the end below a tree of turns
most_coins      exact search for the highest income of a turn, for puzzles
"""
