"""The game at the prompt: people and bots take turns at one terminal.

input      read a line and turn it into an action in notation
commands   what can be typed besides actions: help, undo, save, hint, …
menu       the legal actions, grouped, with their prices
game       the loop: print the position, ask, play, print the events
"""
