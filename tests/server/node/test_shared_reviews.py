"""People who go through a finished game together."""

import asyncio
from pathlib import Path

import pytest
from tests.server.node.readers import LATER, OTHER, REVIEW, START, Nodes, Reader, play
from tests.server.table.driver import ADA, BEN, CEM, somebody

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.shared_review import (
    JoinReview,
    Lead,
    LeaveReview,
    PassLead,
)
from twelvefold.server.node import shared_reviews as module
from twelvefold.server.node.shared_review import MOST_PEOPLE
from twelvefold.server.node.shared_reviews import COME_BACK, KEEP
from twelvefold.server.table.holder import Holder


def test_the_first_to_come_leads_and_everybody_sees_what_they_show(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, ben = Reader(nodes, ADA, "Ada"), Reader(nodes, BEN, "Ben")
        await ada.join(position=LATER)
        await ben.join()
        assert ada.leads()
        assert not ben.leads()
        assert ada.now == ben.now
        assert (ben.names, ben.now.position) == (["Ada", "Ben"], LATER)
        await ada.say(Lead("show", START))
        assert ben.now.position == START

    play(tmp_path, story)


def test_only_the_leader_leads_until_they_hand_over(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, ben, cem = (Reader(nodes, who) for who in (ADA, BEN, CEM))
        for reader in (ada, ben):
            await reader.join()
        assert await ben.refused(Lead("no", LATER)) == (Reason.NOT_LEADER, None)
        assert await ben.refused(PassLead("no", ben.you)) == (Reason.NOT_LEADER, None)
        assert ada.now.position == START
        await ada.say(PassLead("pass", ben.you))
        assert ben.leads()
        assert await ada.refused(Lead("no", LATER)) == (Reason.NOT_LEADER, None)
        await ben.say(Lead("show", LATER))
        assert ada.now.position == LATER
        # A lead can't be handed to nobody.
        await cem.join()
        cem.close()
        assert await ben.refused(PassLead("gone", cem.you)) == (Reason.STALE, None)
        assert await ben.refused(PassLead("nobody", "x" * 16)) == (Reason.STALE, None)

    play(tmp_path, story)


def test_when_the_leader_leaves_whoever_has_been_there_longest_leads(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, ben, cem = (Reader(nodes, who) for who in (ADA, BEN, CEM))
        for reader in (ada, ben, cem):
            await reader.join()
        await ada.say(LeaveReview("bye"))
        assert ben.leads()
        assert len(cem.now.people) == 2
        heard = ada.heard
        await ben.say(Lead("show", LATER))
        ada.read()
        assert ada.heard == heard, "whoever has left hears nothing"
        assert await ada.refused(LeaveReview("again")) == (Reason.NOT_NOW, "review")
        assert await ada.refused(Lead("show", LATER)) == (Reason.NOT_NOW, "review")

    play(tmp_path, story)


def test_a_leader_who_comes_back_in_time_still_leads_and_otherwise_the_next_one_does(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, ben = Reader(nodes, ADA, "Ada"), Reader(nodes, BEN, "Ben")
        await ada.join()
        await ben.join()
        ada.close()
        assert [person.away for person in ben.now.people] == [True, False]
        await asyncio.sleep(COME_BACK / 2)
        again = Reader(nodes, ADA, "Ada")
        await again.join()
        assert again.leads()
        assert again.you == ada.you
        assert [person.away for person in ben.now.people] == [False, False]
        again.close()
        await asyncio.sleep(COME_BACK + 1)
        assert ben.leads()
        assert ben.names == ["Ben"]

    play(tmp_path, story)


def test_somebody_with_two_windows_counts_once_and_stays_until_the_last_one_closes(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, second, ben = Reader(nodes, ADA), Reader(nodes, ADA), Reader(nodes, BEN)
        for reader in (ada, second, ben):
            await reader.join()
        assert len(ben.now.people) == 2
        ada.close()
        assert [person.away for person in ben.now.people] == [False, False]
        await second.say(LeaveReview("bye"))
        assert ben.leads()
        assert len(ben.now.people) == 1

    play(tmp_path, story)


def test_nobody_hears_of_a_review_they_are_not_in(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, ben = Reader(nodes, ADA), Reader(nodes, BEN)
        await ada.join(REVIEW)
        await ben.join(OTHER)
        assert ada.leads()
        assert ben.leads()
        assert len(ada.now.people) == len(ben.now.people) == 1
        # Whoever joins another one leaves the first.
        await ada.join(OTHER)
        assert ada.now.review == OTHER
        assert not ada.leads()
        assert ada.you not in {person.id for person in (await joined(nodes, CEM, REVIEW)).now.people}

    async def joined(nodes: Nodes, holder: Holder, review: str) -> Reader:
        reader = Reader(nodes, holder)
        await reader.join(review)
        return reader

    play(tmp_path, story)


def test_an_id_says_nothing_about_who_somebody_is_elsewhere(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, other = Reader(nodes, ADA), Reader(nodes, ADA)
        await ada.join(REVIEW)
        await other.join(OTHER)
        assert ada.you != other.you
        assert ADA.hash[:8] not in str(ada.now)

    play(tmp_path, story)


def test_a_name_is_cleaned_and_one_that_cannot_be_shown_is_left_out(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, ben = Reader(nodes, ADA, " A\u202eda\n"), Reader(nodes, BEN, "\u200b")
        await ada.join()
        await ben.join()
        assert ben.names == ["Ada", None]

    play(tmp_path, story)


def test_a_review_has_room_for_so_many_and_those_who_come_back_always_get_in(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        people = [somebody(f"person {number}") for number in range(MOST_PEOPLE)]
        readers = [Reader(nodes, person) for person in people]
        for reader in readers:
            await reader.join()
        late = Reader(nodes, ADA)
        joining = JoinReview("late", REVIEW, record=nodes.record)
        assert await late.refused(joining) == (Reason.TOO_MANY, "people")
        readers[3].close()
        await Reader(nodes, people[3]).join()
        assert await late.refused(joining) == (Reason.TOO_MANY, "people")

    play(tmp_path, story)


def test_with_too_many_reviews_an_empty_one_makes_room_and_one_with_people_never_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_REVIEWS", 2)

    async def story(nodes: Nodes) -> None:
        ada, ben, cem = (Reader(nodes, who) for who in (ADA, BEN, CEM))
        await ada.join(REVIEW)
        await ben.join(OTHER)
        assert await cem.refused(JoinReview("third", "t" * 22, record=nodes.record)) == (Reason.TOO_MANY, "reviews")
        await ben.say(LeaveReview("bye"))
        await cem.join("t" * 22)
        assert ada.leads()
        assert cem.leads()

    play(tmp_path, story)


def test_a_review_is_forgotten_some_minutes_after_everybody_has_left(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        [reviews, _] = nodes.reviews
        ada, ben = Reader(nodes, ADA), Reader(nodes, BEN)
        await ada.join(position=LATER)
        ada.close()
        await asyncio.sleep(KEEP / 2)
        await reviews.refresh()
        # Whoever comes now is alone, and so leads; what was shown is no longer.
        await ben.join()
        assert ben.leads()
        assert ben.now.position == START
        ben.close()
        await asyncio.sleep(COME_BACK + KEEP + 1)
        await reviews.refresh()
        assert not reviews._reviews

    play(tmp_path, story)
