"""The table server: tables, the lobby, storage, bots and rate limits."""
