"""Messages to one client keep their order, whether or not they have to wait."""

from twelvefold.protocol.messages import Reason
from twelvefold.server.node.client import MOST_WAITING, Client


class Socket:
    """A socket that takes messages at once while it is ready, and one after another otherwise."""

    def __init__(self) -> None:
        self.ready = True
        self.got: list[bytes] = []

    def at_once(self, *frames: bytes) -> bool:
        if self.ready:
            self.got.extend(frames)
        return self.ready


def test_a_message_is_sent_at_once_to_a_client_that_takes_it() -> None:
    socket = Socket()
    client = Client(socket.at_once)
    client.send_bytes(b"1")
    assert socket.got == [b"1"]
    assert client.left() == []


def test_nothing_overtakes_a_message_that_waits() -> None:
    socket = Socket()
    client = Client(socket.at_once)
    socket.ready = False
    client.send_bytes(b"1")
    socket.ready = True
    client.send_bytes(b"2")
    assert socket.got == []
    assert client.left() == [b"1", b"2"]


def test_nothing_overtakes_a_message_that_is_being_sent() -> None:
    socket = Socket()
    client = Client(socket.at_once)
    socket.ready = False
    client.send_bytes(b"1")
    assert client.take() == b"1"
    socket.ready = True
    client.send_bytes(b"2")  # the first is still being sent
    assert socket.got == []
    assert client.take() == b"2"
    assert client.take() is None  # now the second has been sent
    client.send_bytes(b"3")
    assert socket.got == [b"3"]


def test_who_reads_too_little_is_sent_away_and_nothing_more_waits_for_them() -> None:
    why = []
    client = Client(on_dismiss=lambda: why.append(client.dismissed))
    for _ in range(MOST_WAITING + 2):
        client.send_bytes(b"1")
    assert why == [Reason.SLOW]
    assert len(client.left()) == MOST_WAITING
