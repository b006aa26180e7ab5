"""The parts of ``examples/train.py``: self-play, learning and evaluation.

network    the network in torch
selfplay   plays many games and collects samples
ppo        improves the network from samples
evaluate   plays against other bots and writes the learning curve
curve      draws the curve
positions  reference outputs for the test of the NumPy network
"""
