"""Matches and tournaments between bots: paired deals, intervals, ratings, a sequential test; here or on a cluster.

Nothing is imported here: `twelvefold.arena.run` is the way in, and commands need `twelvefold.arena.many` only.
"""
