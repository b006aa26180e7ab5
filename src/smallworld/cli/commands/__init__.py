"""One module per command of ``smallworld``.

play, new, show, legal, do, undo, replay     play a game, at once or step by step in a file
advise, analyse, rule, puzzle, docs          learn: advice, analysis, rules, puzzles, documentation
map, pack, pack_balance, traits, lang        create and check maps, packs and translations
arena, simulate, combos, perft, bench        play many games and measure
serve, db, admin                             run a server, look after its database and its games
"""
