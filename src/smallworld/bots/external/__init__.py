"""Bots that run in a process of their own and speak the engine protocol.

faults   kinds of faults, and the action played instead of a missing answer
guard    runs a program under limits, and kills it with its caller
process  exchange of lines with a program, with timeouts
memory   what a program wants to be told, and programs kept between games
bot      a bot that asks such a program
host     the program that runs a third-party Python class
"""
