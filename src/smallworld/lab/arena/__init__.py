"""Arena: games between bots, and ratings from them.

run      plays the games of an arena and writes the result
ratings  Bradley–Terry strengths as Elo numbers
summary  results, ratings, faults and thinking times
plot     the ratings as SVG
"""
