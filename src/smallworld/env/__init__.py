"""Research environments: PettingZoo, Gymnasium, OpenSpiel, and batches of games.

tables          compiled: dealing, acting and observing, for one or many games
spaces          observations, action numbers, rewards
policies        policies saved as NumPy files
opponents       bots, functions and saved policies for the other seats
pictures        the table as text, SVG or pixels
base            one game, shared by the environments below
aec, parallel   PettingZoo; ``smallworld_v1`` has both by PettingZoo's convention
gym             Gymnasium, with opponents on the other seats
shared_memory   the arrays of many games in one block of memory
vector          Gymnasium's vector environment
wrappers        normalised observations
openspiel       OpenSpiel
batch           many games stepped together, with ``workers`` in other processes
"""
