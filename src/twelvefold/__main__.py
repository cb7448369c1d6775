"""`python -m twelvefold`."""

from twelvefold.cli.main import main

main()
