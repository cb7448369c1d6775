"""People who go through a finished game together, at one node and at two."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.node.guest import Guest
from tests.server.node.virtual import VirtualStore, in_virtual_time
from tests.server.table.driver import ADA, BEN, CEM, DOT, OPEN, here, somebody

from twelvefold.protocol.commands import Create, Resign, Sit
from twelvefold.protocol.messages import Ack, Message, Reason
from twelvefold.protocol.shared_review import (
    JoinReview,
    Lead,
    LeaveReview,
    LineMove,
    PassLead,
    Reviewing,
    ReviewPosition,
    SharedReview,
)
from twelvefold.protocol.table import Options
from twelvefold.protocol.wire import read_message
from twelvefold.server.node import shared_reviews as module
from twelvefold.server.node.client import Client
from twelvefold.server.node.shared_review import MOST_PEOPLE
from twelvefold.server.node.shared_reviews import COME_BACK, KEEP, REFRESH, SILENT, SharedReviews
from twelvefold.server.node.tables import Tables
from twelvefold.server.store.base import Broadcast
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused

RECORD = (Path(__file__).parents[2] / "records" / "2-seats.jsonl").read_bytes().splitlines()[0]
REVIEW, OTHER = "r" * 22, "o" * 22
START, LATER = ReviewPosition(), ReviewPosition(ply=7, seat=1, choice=0, line=(LineMove(1, 20, 3, 4),))


class Reader:
    """One browser window."""

    def __init__(self, nodes: "Nodes", holder: Holder, name: str | None = None, node: int = 0) -> None:
        self._nodes, self._node = nodes, node
        self._name = name
        self.client = Client()
        self.client.holder = holder
        self.you = ""
        self.state: SharedReview | None = None
        self.heard = 0
        """Messages about the review so far."""

    async def join(self, review: str = REVIEW, position: ReviewPosition = START, **game: Any) -> None:  # noqa: ANN401
        await asyncio.sleep(1)  # in virtual time; whoever comes later is later
        game = game or {"record": self._nodes.record}
        answer = await self.say(JoinReview("join", review, name=self._name, position=position, **game))
        self.you = answer.you

    async def say(self, command: JoinReview | Lead | PassLead | LeaveReview) -> Reviewing:
        """Send a command, which must be accepted."""
        await self._nodes.reviews[self._node].command(self.client, command)
        answers = [message for message in self.read() if isinstance(message, Reviewing)]
        assert [answer.cmd_id for answer in answers] == [command.cmd_id]
        return answers[0]

    async def refused(self, command: JoinReview | Lead | PassLead | LeaveReview) -> tuple[Reason, str | None]:
        with pytest.raises(Refused) as refused:
            await self._nodes.reviews[self._node].command(self.client, command)
        return refused.value.reason, refused.value.where

    def close(self) -> None:
        """Lose the connection."""
        self._nodes.reviews[self._node].disconnected(self.client)

    def read(self) -> list[Message]:
        messages = [read_message(frame) for frame in self.client.left()]
        for message in messages:
            if isinstance(message, SharedReview):
                self.state, self.heard = message, self.heard + 1
        return messages

    @property
    def now(self) -> SharedReview:
        """The review as this window knows it."""
        self.read()
        assert self.state is not None
        return self.state

    def leads(self) -> bool:
        return self.now.leader == self.you

    @property
    def names(self) -> list[str | None]:
        return [person.name for person in self.now.people]


class Nodes:
    """Two nodes on one store; what they say to each other arrives soon, or gets lost."""

    def __init__(self, store: VirtualStore) -> None:
        self.store = store
        self.tables = [Tables(store), Tables(store)]
        self.reviews = [SharedReviews(tables, self._sender(node)) for node, tables in enumerate(self.tables)]
        self.record = ""
        self.cut = False
        """Whether what they say gets lost."""

    def _sender(self, node: int) -> Callable[[str, str], bool]:
        def send(_: str, text: str) -> bool:
            if not self.cut:
                asyncio.get_running_loop().call_soon(self.reviews[1 - node].heard, Broadcast(str(node), text))
            return True

        return send


@asynccontextmanager
async def two_nodes(path: Path) -> AsyncIterator[Nodes]:
    store = VirtualStore(path / "tables.db")
    try:
        nodes = Nodes(store)
        nodes.record = await nodes.tables[0].library.keep_record(RECORD)
        yield nodes
    finally:
        await store.close()


def play(path: Path, story: Callable[[Nodes], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with two_nodes(path) as nodes:
            await story(nodes)

    in_virtual_time(run)


async def delivered() -> None:
    """Let what nodes said to each other arrive, and what they answer."""
    for _ in range(6):
        await asyncio.sleep(0)


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


async def table_of_two(nodes: Nodes, **options: Any) -> tuple[str, Guest, Guest]:  # noqa: ANN401
    """A table where Ada and Ben have just begun a game."""
    ada, ben = Guest(nodes.tables[0], 0, ADA), Guest(nodes.tables[0], 1, BEN)
    made = await ada.ask(Create("make", (here("Ada"), OPEN), Options(seed="review", first_seat=0, **options)))
    assert isinstance(made, Ack)
    assert isinstance(await ben.ask(Sit("sit", made.table, 1, "Ben")), Ack)
    return made.table, ada, ben


async def over(nodes: Nodes, table: str, guest: Guest, seat: int) -> None:
    seq = (await nodes.tables[0].live(table)).table.seq
    assert isinstance(await guest.ask(Resign("resign", table, seq, seat)), Ack)


def test_a_game_is_reviewed_only_when_it_is_over(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        table, ada, _ = await table_of_two(nodes)
        reader = Reader(nodes, ADA)
        assert await reader.refused(JoinReview("early", REVIEW, table)) == (Reason.NOT_NOW, "playing")
        assert await reader.refused(JoinReview("early", REVIEW, table, game=1)) == (Reason.NOT_NOW, "playing")
        assert await reader.refused(JoinReview("never", REVIEW, table, game=2)) == (Reason.NOT_NOW, "game")
        await over(nodes, table, ada, 0)
        answer = await reader.say(JoinReview("now", REVIEW, table))
        assert (answer.game, answer.open) == (1, True)
        # The last game and the first one are the same review.
        stranger = Reader(nodes, CEM)
        await stranger.join(table=table, game=1)
        assert len(stranger.now.people) == 2

    play(tmp_path, story)


def test_where_nobody_may_watch_only_those_who_sit_there_review(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        table, ada, _ = await table_of_two(nodes, spectators=False)
        await over(nodes, table, ada, 0)
        assert await Reader(nodes, CEM).refused(JoinReview("look", REVIEW, table)) == (Reason.NO_SPECTATORS, None)
        answer = await Reader(nodes, BEN).say(JoinReview("join", REVIEW, table))
        assert not answer.open

    play(tmp_path, story)


def test_a_review_names_one_game_that_exists(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        reader = Reader(nodes, ADA)
        assert await reader.refused(JoinReview("none", REVIEW)) == (Reason.BAD_MESSAGE, "$.record")
        both = JoinReview("both", REVIEW, "t" * 22, record=nodes.record)
        assert await reader.refused(both) == (Reason.BAD_MESSAGE, "$.record")
        assert await reader.refused(JoinReview("no", REVIEW, record="0" * 64)) == (Reason.NO_TABLE, None)
        assert await reader.refused(JoinReview("no", REVIEW, "t" * 22)) == (Reason.NO_TABLE, None)

    play(tmp_path, story)


def test_people_at_two_nodes_are_in_one_review(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, ben = Reader(nodes, ADA, "Ada"), Reader(nodes, BEN, "Ben", node=1)
        await ada.join(position=LATER)
        await ben.join()
        await delivered()
        assert ada.leads()
        assert ada.now == ben.now
        assert (ada.names, ben.now.position) == (["Ada", "Ben"], LATER)
        assert ben.heard == 1, "nobody leads for a blink only because they came to another node"
        await ada.say(PassLead("pass", ben.you))
        await ben_leads(ada, ben)
        await ben.say(Lead("show", START))
        await delivered()
        assert ada.now.position == START
        await ben.say(LeaveReview("bye"))
        await delivered()
        assert ada.leads()

    async def ben_leads(ada: Reader, ben: Reader) -> None:
        await delivered()
        assert ben.leads()
        assert not ada.leads()

    play(tmp_path, story)


def test_what_got_lost_between_two_nodes_is_said_again(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, ben = Reader(nodes, ADA), Reader(nodes, BEN, node=1)
        nodes.cut = True
        await ada.join()
        await ben.join()
        assert ada.leads()
        assert ben.leads(), "neither can know of the other"
        nodes.cut = False
        for reviews in nodes.reviews:
            await reviews.refresh()
        await delivered()
        assert ada.leads(), "whoever came first leads"
        assert ada.now == ben.now

    play(tmp_path, story)


def test_when_the_leaders_node_dies_somebody_at_another_one_leads(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, ben, dot = Reader(nodes, ADA), Reader(nodes, BEN, node=1), Reader(nodes, DOT, node=1)
        for reader in (ada, ben, dot):
            await reader.join()
        nodes.cut = True
        await asyncio.sleep(SILENT + REFRESH)
        await nodes.reviews[1].refresh()
        assert ben.leads()
        assert len(dot.now.people) == 2

    play(tmp_path, story)


def test_who_comes_back_to_another_node_keeps_their_place(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        ada, ben = Reader(nodes, ADA), Reader(nodes, BEN)
        await ada.join()
        await ben.join()
        ada.close()
        again = Reader(nodes, ADA, node=1)
        await again.join()
        await asyncio.sleep(COME_BACK + 1)
        assert again.leads()
        assert [person.away for person in ben.now.people] == [False, False]

    play(tmp_path, story)
