"""The parts of bench/server.py: a load generator, and a bare server to compare with."""
