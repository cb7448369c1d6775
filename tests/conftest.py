"""What holds for all tests: Hypothesis draws the same examples everywhere, and no test is left out unseen."""

import os
import signal

from hypothesis import HealthCheck, settings

pytest_plugins = ["pytester", "tests.costs", "tests.thorough", "tests.no_silent_skips"]

# The same examples on every machine; `HYPOTHESIS_PROFILE=explore make test` looks for new ones, and for longer.
# A slow machine is no fault of a test.
SLOW = [HealthCheck.too_slow]
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True, suppress_health_check=SLOW)
settings.register_profile("explore", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# A shell tells programs in the background to ignore Ctrl-C, and they tell theirs: ours are to hear of it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
