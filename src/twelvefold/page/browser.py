"""The bridge to the worker's scripts, for Pyodide: IndexedDB as a storage, and the bots' worker as a port."""

from collections.abc import Awaitable, Callable, Generator
from typing import Any, Protocol, TypeVar

import msgspec
from pyodide.ffi import JsException, create_proxy, to_js

from twelvefold.page.bots import Port
from twelvefold.page.storage import Full, Lost, Request, Work

T = TypeVar("T")

FULL = "QuotaExceededError"
"""What browsers call it when there is no room left."""
DONE, UNDO = None, ""
"""What ends a transaction: store what it wrote, or nothing."""

_encode = msgspec.json.Encoder().encode
_decode: "msgspec.json.Decoder[list[msgspec.Raw]]" = msgspec.json.Decoder(list[msgspec.Raw])


class Database(Protocol):
    """An open IndexedDB database: see `web/src/anywhere/database.ts`."""

    def transact(self, step: object, writes: bool) -> Awaitable[None]:
        """Call `step` with the results of the last requests, as JSON, until it asks for no more."""
        ...

    def close(self) -> None:
        """Close it."""
        ...


class BrowserStorage:
    """Records in IndexedDB."""

    lasting = True

    def __init__(self, database: Database) -> None:
        self._database = database

    async def run(self, work: Callable[[], Work[T]], *, writes: bool) -> T:
        """Run a transaction; when this returns, the browser has it on the device."""
        transaction = Transaction(work())
        step = create_proxy(transaction.step)
        try:
            await self._database.transact(step, writes)
        except JsException as error:
            raise Full if error.name == FULL else Lost(error.name) from None
        finally:
            step.destroy()
        result: T = transaction.result()
        return result

    def close(self) -> None:
        """Close the database."""
        self._database.close()


class Transaction:
    """A piece of work under way, resumed from JavaScript whenever its requests are answered."""

    def __init__(self, work: Generator[list[Request], list[msgspec.Raw], Any]) -> None:
        self._work = work
        self._value: Any = None
        self._error: BaseException | None = None

    def step(self, results: str | None) -> str | None:
        """The next requests, as JSON; never raises, since JavaScript couldn't pass it on."""
        try:
            asked = next(self._work) if results is None else self._work.send(_decode.decode(results))
            return _encode(asked).decode()
        except StopIteration as end:
            self._value = end.value
            return DONE
        except BaseException as error:  # noqa: BLE001  # raised again by `result`
            self._error = error
            return UNDO

    def result(self) -> Any:  # noqa: ANN401  # whatever the work returned
        """What the work returned, or raise what it raised."""
        if self._error is not None:
            raise self._error
        return self._value


class JsPort:
    """A worker that JavaScript has started."""

    def __init__(
        self, hire: Callable[[object, object], Any], heard: Callable[[bytes], None], died: Callable[[str], None]
    ) -> None:
        self._proxies = [create_proxy(lambda message: heard(message.to_bytes())), create_proxy(died)]
        self._worker = hire(*self._proxies)

    def post(self, message: bytes) -> None:
        """Send it a message."""
        self._worker.post(to_js(message))

    def stop(self) -> None:
        """End it at once."""
        self._worker.stop()
        for proxy in self._proxies:
            proxy.destroy()
        self._proxies.clear()


def hire_with(
    hire: Callable[[object, object], Any],
) -> Callable[[Callable[[bytes], None], Callable[[str], None]], Port]:
    """Start workers with a JavaScript function."""
    return lambda heard, died: JsPort(hire, heard, died)
