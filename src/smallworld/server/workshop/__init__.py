"""Packs, boards and game files of players, handled in a worker process; nothing is stored.

service     queue work, cache results
tasks       the functions that run in the worker
game_files  those of them that read uploaded game files
cards       packs and boards as messages
results     a cache of results, shared by concurrent requests
drawings    a cache of board drawings
"""
