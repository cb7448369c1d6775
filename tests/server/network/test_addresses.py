"""The address in an invitation."""

import pytest

from twelvefold.server.network import addresses
from twelvefold.server.network.addresses import for_others


@pytest.mark.parametrize("here", ["http://127.0.0.1:8012", "http://localhost:8012", "http://[::1]:8012"])
def test_friends_are_sent_to_this_machine_and_not_to_their_own(monkeypatch: pytest.MonkeyPatch, here: str) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.7")
    assert for_others(here) == "http://192.168.1.7:8012"


@pytest.mark.parametrize("here", ["http://192.168.1.9:8012", "https://planets.example.org"])
def test_an_address_that_others_know_is_left_alone(monkeypatch: pytest.MonkeyPatch, here: str) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.7")
    assert for_others(here) == here


def test_without_a_network_the_address_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: None)
    assert for_others("http://127.0.0.1:8012") == "http://127.0.0.1:8012"
