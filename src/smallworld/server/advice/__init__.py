"""Advice for a seat, computed from its own view.

explain  what an action would cost, or why it is illegal
hints    a bot's plan with reasons, computed in a worker process
combos   what combos were worth in many simulated games
"""
