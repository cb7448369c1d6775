"""Bots on the server: real worker processes that answer questions, are killed and are closed."""
