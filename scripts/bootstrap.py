"""Start scripts/environment.py, or say in one sentence that this Python is too old. Old Pythons must parse this."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an old Python is exactly what this looks for
    sys.exit(
        "Twelvefold needs Python 3.11 or newer, and %s is Python %d.%d: "  # noqa: UP031
        "install a newer one, or name it with PYTHON=..., then run the same command again."
        % (sys.executable, sys.version_info[0], sys.version_info[1])
    )

import environment

sys.exit(environment.main(sys.argv[1:]))
