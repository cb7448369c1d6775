"""A client of the table server, for bots, scripts and tests: create a table, sit down, play, watch.

>>> from twelvefold.client import Client
>>> async def game(url: str) -> None:
...     async with Client(url) as me:
...         table = await me.create([me.here("Ada"), me.bot("ranger")])
...         while (seat := await table.my_turn()) is not None:
...             await table.play(seat, table.legal_moves[0])
"""

from twelvefold.client.client import Client, Lost, Rejection
from twelvefold.client.seen import Seen

__all__ = ["Client", "Lost", "Rejection", "Seen"]
