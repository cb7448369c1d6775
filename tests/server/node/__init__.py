"""Tests of one node: its tables in memory, its clients, its bots' turns."""
