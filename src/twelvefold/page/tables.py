"""The tables of one browser: a node on its storage, the page's sockets and requests, and whose browser it is."""

from collections.abc import Callable

from twelvefold.page.bots import Hire, bot_workers
from twelvefold.page.requests import answer
from twelvefold.page.socket import PageSocket
from twelvefold.page.storage import KEYS, Delete, Storage, Work
from twelvefold.page.store import BrowserStore
from twelvefold.protocol.messages import Reason
from twelvefold.server.bots import BotPool
from twelvefold.server.config import Config
from twelvefold.server.node.answers import Answer, found
from twelvefold.server.node.node import Node
from twelvefold.server.table.holder import Holder

PREFIX = "here-"
"""How the ids of tables in a browser begin, so that an address says where its table is."""
DAILY_SECRET = b"anywhere"
"""The deals of daily games come from the date alone, so they are the same for everybody who plays without a server.

A secret could not be kept in a page. Whoever looks a deal up deceives nobody but themselves: results stay here.
"""
TOKEN = ("page", "token")
"""Where the token is kept that stands for the person at this browser."""


class PageTables:
    """Everything that a server does for a page."""

    def __init__(
        self, storage: Storage, store: BrowserStore, holder: Holder, hire: Hire, bot_pause: float = Config.bot_pause
    ) -> None:
        self._storage = storage
        self._store = store
        self._holder = holder
        self._sockets: dict[int, PageSocket] = {}
        bot_pool = BotPool(0, kind=bot_workers(hire))
        self.node = Node(store, bot_pool, bot_pause, Config.forget_after, prefix=PREFIX, daily_secret=DAILY_SECRET)

    @classmethod
    async def open(
        cls,
        storage: Storage,
        hire: Hire,
        on_full: Callable[[bool], None] = lambda _: None,
        bot_pause: float = Config.bot_pause,
    ) -> "PageTables":
        """Open the tables in a storage, and start the bots' worker and whatever is due."""
        store = await BrowserStore.open(storage, on_full=on_full)
        tables = cls(storage, store, await _holder_of(store), hire, bot_pause)
        tables.node.start()
        return tables

    def open_socket(self, number: int, said: Callable[[str], object], closed: Callable[[], object]) -> None:
        """Open a socket; the page has made up its number."""

        def gone() -> None:
            self._sockets.pop(number, None)
            closed()

        self._sockets[number] = PageSocket(self.node, self._holder, said, gone)

    def say(self, number: int, frame: str) -> None:
        """Pass a frame on to a socket, unless it is closed."""
        if (socket := self._sockets.get(number)) is not None:
            socket.say(frame)

    async def close_socket(self, number: int) -> None:
        """Close a socket."""
        if (socket := self._sockets.pop(number, None)) is not None:
            await socket.close()

    async def answer(self, method: str, path: str, body: str | None, language: str) -> Answer:
        """Answer a request."""
        if (method, path) == ("POST", "/api/token/forget"):
            return await self._forget()
        return await answer(self.node, self._holder, method, path, body, language)

    async def close(self) -> None:
        """Stop cleanly."""
        await self.node.close()

    async def _forget(self) -> Answer:
        """Delete everything that is kept in this browser."""
        for client in list(self.node.clients):
            client.dismiss(Reason.FORGOTTEN)
        for live in self.node.tables.loaded:
            self.node.tables.drop(live.table.id)
        await self._storage.run(_erase, writes=True)
        self._holder = await _holder_of(self._store)
        return found({"token": None})


async def _holder_of(store: BrowserStore) -> Holder:
    """Whoever uses this browser."""
    await store.put_document(*TOKEN, Holder.new().token.encode())
    kept = await store.document(*TOKEN)
    return Holder.new() if kept is None else Holder(kept.decode())


def _erase() -> Work[None]:
    yield [Delete(store, ()) for store in KEYS]
