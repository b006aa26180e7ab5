"""Training: the parts of ``examples/train.py``, and an example with a library.

network    the network in torch
selfplay   plays many games and collects samples
ppo        improves the network from samples
evaluate   plays against other bots and writes the learning curve
curve      draws the curve
positions  reference outputs for the test of the NumPy network

maskable_ppo trains with sb3-contrib in a few minutes, independently of the others.
"""
