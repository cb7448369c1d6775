"""Environments for learning programs: one observation, one action space, many interfaces; see docs/environments.md."""
