"""The parts of bench/attack.py: the attackers, and the victim whose moves are measured meanwhile."""
