"""Matches and tournaments between bots: paired deals, intervals, ratings, a sequential test; here or on a cluster.

Nothing is imported here: start with `twelvefold.arena.run`; commands need only `twelvefold.arena.many`.
"""
