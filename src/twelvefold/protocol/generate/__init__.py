"""Generates the protocol page, and the TypeScript for everything the client knows about this package."""
