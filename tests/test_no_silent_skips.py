"""No test is skipped silently: each is named, and under CI it is a failure, with and without xdist."""

import pytest

SKIPPED = """
    import pytest

    def test_runs():
        pass

    @pytest.mark.skip(reason="not today")
    def test_is_skipped():
        pass
"""


@pytest.fixture
def suite(pytester: pytest.Pytester, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A separate test suite, outside CI, that can load our plugin."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTHONPATH", str(pytestconfig.rootpath))
    pytester.makeini("[pytest]\nmarkers = slow\n")
    return pytester


def run(suite: pytest.Pytester, workers: int, *arguments: str) -> pytest.RunResult:
    return suite.runpytest_subprocess("-p", "xdist.plugin", "-p", "tests.no_silent_skips", f"-n{workers}", *arguments)


both_ways = pytest.mark.parametrize("workers", [0, 2])
"""Without xdist and with it; where one is enough, use the one that `make test` uses."""

WORKERS = 1


def test_a_skipped_test_is_named_with_its_reason(suite: pytest.Pytester) -> None:
    suite.makepyfile(SKIPPED)
    result = run(suite, WORKERS)
    result.stdout.re_match_lines([r"=+ did not run =+", r".*::test_is_skipped: not today$"])
    assert result.ret == pytest.ExitCode.OK


@both_ways
def test_a_skipped_test_fails_the_run_under_ci(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    monkeypatch.setenv("CI", "true")
    suite.makepyfile(SKIPPED)
    result = run(suite, workers)
    result.stdout.fnmatch_lines(["*did not run, which CI does not allow*", "*::test_is_skipped: not today"])
    result.assert_outcomes(passed=1, skipped=1)
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_module_that_skips_itself_fails_the_run_under_ci(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    suite.makepyfile(
        test_whole="import pytest\npytest.importorskip('no_such_module')\ndef test_never(): pass\n",
        test_other="def test_runs(): pass\n",
    )
    result = run(suite, WORKERS)
    result.stdout.fnmatch_lines(["*did not run*", "test_whole.py: could not import 'no_such_module'*"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


def test_a_test_that_a_plugin_deselects_fails_the_run_under_ci(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    suite.makeconftest("""
        def pytest_collection_modifyitems(config, items):
            config.hook.pytest_deselected(items=[items.pop()])
    """)
    suite.makepyfile("def test_stays(): pass\ndef test_goes(): pass\n")
    result = run(suite, WORKERS)
    result.stdout.fnmatch_lines(["*did not run*", "*::test_goes: deselected*"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED


@pytest.mark.parametrize("choice", [("-m", "not slow"), ("-k", "runs")])
def test_what_the_caller_left_out_is_not_counted(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, choice: tuple[str, str]
) -> None:
    monkeypatch.setenv("CI", "true")
    suite.makepyfile("import pytest\ndef test_runs(): pass\n@pytest.mark.slow\ndef test_other(): pass\n")
    result = run(suite, WORKERS, *choice)
    result.stdout.no_fnmatch_line("*did not run*")
    assert result.ret == pytest.ExitCode.OK


def test_an_expected_failure_is_named_and_only_fails_the_run_if_it_was_not_tried(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    suite.makepyfile("""
        import pytest

        @pytest.mark.xfail(reason="known")
        def test_known():
            assert False
    """)
    tried = run(suite, WORKERS)
    tried.stdout.fnmatch_lines(["*expected to fail*", "*::test_known: known"])
    assert tried.ret == pytest.ExitCode.OK

    suite.makepyfile("""
        import pytest

        @pytest.mark.xfail(run=False, reason="hangs")
        def test_hangs():
            assert False
    """)
    untried = run(suite, WORKERS)
    untried.stdout.fnmatch_lines(["*did not run*", "*::test_hangs: hangs"])
    assert untried.ret == pytest.ExitCode.TESTS_FAILED


THOROUGH = """
    import pytest

    def test_runs():
        pass

    @pytest.mark.thorough("long runs")
    def test_takes_long():
        pass

    @pytest.mark.parametrize("size", [1, pytest.param(2, marks=pytest.mark.thorough("sizes"))])
    def test_sizes(size):
        pass
"""


@both_ways
def test_a_thorough_test_is_left_out_and_counted_in_one_line(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    monkeypatch.setenv("CI", "true")
    suite.makepyfile(THOROUGH)
    result = run(suite, workers, "-p", "tests.thorough")
    result.stdout.fnmatch_lines(["Left out 2 thorough tests (long runs, sizes); make test ALL=1 runs them."])
    result.stdout.no_fnmatch_line("*did not run*")
    result.assert_outcomes(passed=2)
    assert result.ret == pytest.ExitCode.OK


def test_a_thorough_test_that_is_asked_for_runs(suite: pytest.Pytester) -> None:
    suite.makepyfile(THOROUGH)
    result = run(suite, WORKERS, "-p", "tests.thorough", "--all")
    result.stdout.no_fnmatch_line("Left out*")
    result.assert_outcomes(passed=4)
