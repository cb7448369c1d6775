"""The shared reviews of a node: people go through a finished game together while one of them leads.

Nothing is stored. A review is forgotten some minutes after the last person has left, and begins anew if somebody opens
its link later.
"""

import asyncio
from collections.abc import Callable

import msgspec

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.shared_review import JoinReview, Lead, LeaveReview, PassLead, ReviewCommand, Reviewing
from twelvefold.protocol.wire import encode
from twelvefold.server.node.attendance import spectator_name
from twelvefold.server.node.client import Client
from twelvefold.server.node.records import finished_game
from twelvefold.server.node.shared_review import NodeNews, Person, ReviewKey, ReviewState, person_id
from twelvefold.server.node.tables import Tables, holder_of
from twelvefold.server.store.base import Broadcast
from twelvefold.server.table.refusal import Refused

MOST_REVIEWS = 1000
"""Shared reviews at one node."""
COME_BACK = 10.0
"""Seconds in which somebody whose connection was lost keeps their place, and the lead."""
KEEP = 600.0
"""Seconds that a review is kept after the last person has left."""
REFRESH = 20.0
"""Seconds between two messages to the other nodes, in case one was lost."""
SILENT = 3 * REFRESH
"""Seconds after which a node that isn't heard of counts as gone."""
ASK = 0.5
"""Seconds at most to wait for other nodes that may know a review."""

_news: msgspec.json.Decoder[NodeNews] = msgspec.json.Decoder(NodeNews)


class _Review:
    """A review, and the clients that are in it."""

    def __init__(self, state: ReviewState, now: float) -> None:
        self.state = state
        self.clients: set[Client] = set()
        self.used_at = now
        self.timers: dict[str, asyncio.TimerHandle] = {}
        """For each person whose connection was lost, when they count as gone."""
        self.known = asyncio.Event()
        """Set when a node with people there has answered."""
        self.is_open = True
        """Whether anybody with the link may join."""
        self.told = b""
        """What everybody was sent last."""

    @property
    def empty(self) -> bool:
        """Whether nobody is there, at any node."""
        return not self.state.people


class SharedReviews:
    """All shared reviews with people at this node."""

    def __init__(self, tables: Tables, broadcast: Callable[[str, str], bool] | None = None) -> None:
        """`broadcast` says a text about a topic to the other nodes, and returns whether there are any."""
        self._tables = tables
        self._broadcast = broadcast or tables.store.broadcast
        self._reviews: dict[ReviewKey, _Review] = {}
        self._of: dict[Client, tuple[_Review, str]] = {}
        """The review that a client is in, and its person's id there."""

    async def command(self, client: Client, command: ReviewCommand) -> None:
        """Carry out a command about a shared review, and answer it."""
        if isinstance(command, JoinReview):
            await self._join(client, command)
            return
        review, person = self._review_of(client)
        match command:
            case Lead():
                review.state.show(person, command.position)
            case PassLead():
                review.state.pass_lead(person, command.to)
            case LeaveReview():
                self._remove(client)
        client.send(_answer(command, review, person))
        self._changed(review)

    async def _join(self, client: Client, command: JoinReview) -> None:
        holder, (key, is_open) = holder_of(client), await self._key_of(client, command)
        review = self._reviews.get(key) or await self._opened(key)
        review.is_open = is_open
        person = person_id(key.review, holder.hash)
        review.state.join(Person(person, spectator_name(command.name), self._tables.store.now()), command.position)
        if client in self._of and self._of[client][0] is not review:
            self._leave(client)
        self._cancel(review, person)
        review.clients.add(client)
        self._of[client] = review, person
        client.send(_answer(command, review, person))
        self._changed(review, client)

    async def _key_of(self, client: Client, command: JoinReview) -> tuple[ReviewKey, bool]:
        """Which review a client wants to join, and whether anybody may.

        Refused unless the game is over and the client may see it.
        """
        if (command.table is None) == (command.record is None):
            raise Refused(Reason.BAD_MESSAGE, "$.record")
        if command.table is not None:
            table, game = await finished_game(self._tables, command.table, command.game, client.holder)
            return ReviewKey(command.review, command.table, game, None), table.may_look(None)
        assert command.record is not None
        if await self._tables.library.record(command.record) is None:
            raise Refused(Reason.NO_TABLE)
        return ReviewKey(command.review, None, None, command.record), True

    async def _opened(self, key: ReviewKey) -> _Review:
        """A review that this node doesn't know; another one may."""
        self._make_room()
        review = self._reviews[key] = _Review(ReviewState(key), self._now())
        if self._tell_nodes(review, asks=True):
            # Otherwise whoever comes second would lead for a moment, if they come to another node than the first.
            try:
                async with asyncio.timeout(ASK):
                    await review.known.wait()
            except TimeoutError:
                pass
        return review

    def _make_room(self) -> None:
        """Forget the review that has been empty longest, if there are too many."""
        if len(self._reviews) < MOST_REVIEWS:
            return
        empty = [key for key, review in self._reviews.items() if review.empty]
        if not empty:
            raise Refused(Reason.TOO_MANY, "reviews")
        del self._reviews[min(empty, key=lambda key: self._reviews[key].used_at)]

    def disconnected(self, client: Client) -> None:
        """A client's connection is lost; its person may come back."""
        if client not in self._of:
            return
        review, person = self._of.pop(client)
        review.clients.discard(client)
        if self._is_here(review, person):
            return
        review.state.lose(person)
        loop = asyncio.get_running_loop()
        review.timers[person] = loop.call_later(COME_BACK, self._gone, review, person)
        self._changed(review)

    def _gone(self, review: _Review, person: str) -> None:
        review.timers.pop(person, None)
        review.state.leave(person)
        self._changed(review)

    def _leave(self, client: Client) -> None:
        """A client goes to another review."""
        review = self._of[client][0]
        self._remove(client)
        self._changed(review)

    def _remove(self, client: Client) -> None:
        review, person = self._of.pop(client)
        review.clients.discard(client)
        if not self._is_here(review, person):
            self._cancel(review, person)
            review.state.leave(person)

    def _is_here(self, review: _Review, person: str) -> bool:
        """Whether a person has another client in the review."""
        return any(self._of[client][1] == person for client in review.clients)

    def _cancel(self, review: _Review, person: str) -> None:
        timer = review.timers.pop(person, None)
        if timer is not None:
            timer.cancel()

    def _review_of(self, client: Client) -> tuple[_Review, str]:
        if client not in self._of:
            raise Refused(Reason.NOT_NOW, "review")
        return self._of[client]

    def _changed(self, review: _Review, newcomer: Client | None = None) -> None:
        """Tell everybody here and at the other nodes."""
        review.used_at = self._now()
        self._tell(review, newcomer)
        self._tell_nodes(review)

    def _tell(self, review: _Review, newcomer: Client | None = None) -> None:
        """Tell everybody here, if anything has changed; a newcomer needs to know in any case."""
        if review.state.leading is None:
            return
        frame = encode(review.state.message())
        news, review.told = frame != review.told, frame
        for client in review.clients if news else () if newcomer is None else (newcomer,):
            client.send_bytes(frame)

    def _tell_nodes(self, review: _Review, *, asks: bool = False) -> bool:
        """Tell the other nodes; False if there are none."""
        news = review.state.news(asks=asks)
        return self._broadcast("/".join(map(str, news.key)), msgspec.json.encode(news).decode())

    def heard(self, broadcast: Broadcast) -> None:
        """Take in what another node says."""
        try:
            news = _news.decode(broadcast.text)
        except msgspec.DecodeError:
            return  # from a node of another version
        review = self._reviews.get(news.key)
        if review is None:
            return
        answers = review.state.hear(broadcast.node, news, self._now())
        if news.people:
            review.known.set()
        self._tell(review)
        if answers:
            self._tell_nodes(review)

    async def refresh(self) -> None:
        """Repeat to the other nodes what may have been lost, and forget what nobody needs any more."""
        now = self._now()
        for key, review in list(self._reviews.items()):
            if review.state.forget_nodes(now - SILENT):
                self._tell(review)
            if review.state.here:
                self._tell_nodes(review)
            elif now - review.used_at > KEEP:
                del self._reviews[key]

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


def _answer(command: ReviewCommand, review: _Review, person: str) -> Reviewing:
    key = review.state.key
    return Reviewing(command.cmd_id, key.review, person, key.game, review.is_open)
