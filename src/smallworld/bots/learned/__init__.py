"""A bot that plays by a neural network trained in self-play; needs NumPy.

features  turns observations into the inputs of the network
network   the network: layers, forward pass, file format
bot       the bot
"""
