"""Bots' remarks, as people read them."""

from collections.abc import Iterator

import pytest

from twelvefold.bots.messages import sentence_data
from twelvefold.bots.remarks import FAULT, FAULTS, PLAYED_ON
from twelvefold.bots.weakness import WEAKNESSES
from twelvefold.cli.remarks import fault_lines, remark_text
from twelvefold.words import Sentence, in_english, speak


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
    ("what", "said"),
    [
        (Sentence("cli-detail-gave", what="None"), "choose zwraca None"),
        (Sentence("cli-detail-late", seconds="0.5"), "brak ruchu po 0.5 s"),
        (Sentence("cli-detail-code", code="300"), "kod 300"),
        (Sentence("cli-detail-ended"), "jego proces jest zakończony"),
        (Sentence("cli-detail-unreadable"), "jego odpowiedź jest nieczytelna"),
        (Sentence("cli-detail-another"), "odpowiada na inne pytanie"),
        (Sentence("cli-detail-closed"), "zamyka swój potok"),
        (Sentence("cli-detail-status", status="7"), "jego proces zakończył się z kodem 7"),
        (Sentence("cli-detail-signal", signal="SIGSEGV"), "jego proces zakończył sygnał SIGSEGV"),
        ("ValueError: { $what }\x1b[2J", "ValueError: { $what }[2J"),
    ],
)
def test_where_and_how_a_bot_failed_is_said_in_the_language_that_is_spoken(what: object, said: str) -> None:
    place = Sentence("cli-detail-place", round=4, seat=0, what=what)
    [line] = fault_lines("cli-watch-fault", {"fault: crash": place})
    assert f", runda 4, miejsce 0: {said};" in line
    data = sentence_data(place)  # as it travels through pipes and files
    assert not isinstance(data, str)
    assert str(data.sentence) == str(place)
    assert in_english(data.sentence) == in_english(place)
    assert in_english(place).startswith("round 4, seat 0: ")
