"""The parts of bench/attack.py: those who attack a server, and the one whose moves are measured meanwhile."""
