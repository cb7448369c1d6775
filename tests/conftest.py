"""Setup for all tests: Hypothesis draws the same examples everywhere, and no test is skipped silently."""

import os
import signal

from hypothesis import HealthCheck, settings

pytest_plugins = ["pytester", "tests.costs", "tests.thorough", "tests.no_silent_skips"]

# The same examples on every machine; `HYPOTHESIS_PROFILE=explore make test` looks for new ones, and searches longer. A
# test doesn't fail because the machine is slow.
SLOW = [HealthCheck.too_slow]
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True, suppress_health_check=SLOW)
settings.register_profile("explore", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# A shell makes background programs ignore Ctrl-C, and their children inherit that: the servers we start must receive
# it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
