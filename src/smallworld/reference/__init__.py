"""The book of rules: what can be looked up, and what the engine says about its examples."""
