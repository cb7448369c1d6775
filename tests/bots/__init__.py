"""Bots: what all of them keep to, and what each is."""
