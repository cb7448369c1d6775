"""Tests of what needs heavy libraries: `make test` leaves them out, and docs/environments.md says how to run them."""
