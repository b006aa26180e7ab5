"""One module per command of ``smallworld``.

play, new, show, legal, do, undo, replay     play a game, at once or step by step in a file
advise, analyse, rule, puzzle                learn: advice, analysis, rules, puzzles
map, pack, pack_balance, traits, lang        create and check maps, packs and translations
arena, simulate, combos, perft, bench        play many games and measure
serve, db                                    run a server and look after its database
"""
