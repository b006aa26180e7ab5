"""The bots' search, compiled like the rules."""
