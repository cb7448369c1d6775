"""One node: its tables in memory, the clients that watch them, and what is due."""
