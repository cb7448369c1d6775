"""The leaderboard: registered bots play the same fixed deals, each pair by itself, and get ratings with intervals.

Nothing is imported here: start with `twelvefold.arena.leaderboard.board`.
"""
