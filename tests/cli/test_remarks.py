"""What bots remarked, as people read it."""

from collections.abc import Iterator

import pytest

from twelvefold.bots.child import FAULT
from twelvefold.bots.guard import FAULTS, PLAYED_ON
from twelvefold.bots.weakness import WEAKNESSES
from twelvefold.cli.remarks import detail_text, remark_text
from twelvefold.words import speak


@pytest.fixture
def _polish() -> Iterator[None]:
    speak("pl")
    yield
    speak("en")


@pytest.mark.parametrize("remark", [*FAULTS, *WEAKNESSES, PLAYED_ON])
def test_a_remark_of_ours_is_said_in_every_language(remark: str) -> None:
    plain = remark.removeprefix(FAULT)
    assert remark_text(remark) == plain
    speak("pl")
    try:
        assert remark_text(remark) != plain
    finally:
        speak("en")


@pytest.mark.usefixtures("_polish")
def test_a_remark_of_somebodys_bot_is_theirs() -> None:
    assert remark_text("forked\x1b[2J!") == "forked[2J!"


@pytest.mark.usefixtures("_polish")
@pytest.mark.parametrize(
    ("noted", "said"),
    [
        ("choose gave None", "choose zwraca None"),
        ("no move after 0.5 seconds", "brak ruchu po 0.5 s"),
        ("the code 300", "kod 300"),
        ("its process has ended", "jego proces jest zakończony"),
        ("its answer cannot be read", "jego odpowiedź jest nieczytelna"),
        ("it answered another question", "odpowiada na inne pytanie"),
        ("it has closed its pipe", "zamyka swój potok"),
        ("its process ended with status 7", "jego proces zakończył się z kodem 7"),
        ("its process ended by SIGSEGV", "jego proces zakończył sygnał SIGSEGV"),
        ("ValueError: { $what }\x1b[2J", "ValueError: { $what }[2J"),
    ],
)
def test_where_and_how_a_bot_failed_is_said_in_the_language_that_is_spoken(noted: str, said: str) -> None:
    assert detail_text(f"round 4, seat 0: {noted}") == f"runda 4, miejsce 0: {said}"


def test_in_english_it_is_said_as_it_was_noted() -> None:
    for noted in ("choose gave None", "no move after 10 seconds", "its process ended with status 7", "the code None"):
        assert detail_text(f"round 4, seat 0: {noted}") == f"round 4, seat 0: {noted}"
