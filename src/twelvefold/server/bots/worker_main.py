"""The main program of a worker process."""

from typing import NoReturn

from twelvefold.bots.child_main import main as answer_with
from twelvefold.server.bots.host import WorkerHost


def main() -> NoReturn:
    """Answer until the pipe ends."""
    answer_with(WorkerHost())


if __name__ == "__main__":
    main()
