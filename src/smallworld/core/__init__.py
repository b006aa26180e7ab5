"""The rules: pure functions on one state, compiled by mypyc from this same source.

The standard library only: no files, clock, logging or random numbers; the dealer's chance
actions come from outside. Modules in the order in which data passes through them:

- ``cells``, ``bits``: the vector of a state, and sets as bits of an integer.
- ``pieces``, ``terrain``, ``options``: limits of the box, kinds of regions, rule options.
- ``traits``, ``board``, ``box``: races and powers, the map, and what one game is played with.
- ``state``: all that changes during a game, in one flat vector.
- ``actions``: the numbering of actions and their text form.
- ``transfers``: coins and tokens that tiles of packs move outside the income.
- ``markers``: markers and the catapult of packs, and when they leave the map.
- ``combos``, ``conquest``, ``losses``, ``die``: the rules of picking and conquering.
- ``redeploy``, ``scoring``, ``decline``, ``turn``: the rules of the rest of a turn.
- ``legal``, ``refusals``: the legal actions, and why another one is illegal.
- ``events``, ``errors``: what an action did, or why it failed, as codes and facts.
- ``wording``: where a layer above provides their sentences.
- ``engine``: the entry points ``legal_actions``, ``apply`` and ``perform``.
- ``view``, ``imagine``: what a seat may know, and a complete state built from that.
- ``explain``: prices, odds and incomes as named parts.
- ``chance``: what the dealer may draw, how likely it is, and drawing it.
- ``playout``, ``splitmix``, ``perft``: random games, seeds, and counting action sequences.
"""
