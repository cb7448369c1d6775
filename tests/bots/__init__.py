"""Bots: the contract that all of them keep, and what each of them does."""
