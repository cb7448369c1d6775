"""People at two nodes who go through a finished game together."""

import asyncio
from pathlib import Path

from tests.server.node.readers import LATER, START, Nodes, Reader, delivered, play
from tests.server.table.driver import ADA, BEN, DOT

from twelvefold.protocol.shared_review import (
    Lead,
    LeaveReview,
    PassLead,
)
from twelvefold.server.node.shared_reviews import COME_BACK, REFRESH, SILENT


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
