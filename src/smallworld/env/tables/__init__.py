"""The compiled part of the environments: deal, act, observe, for one game or for many."""
