"""Facts to sentences: refusals, events, prices and cards, from Fluent files."""
