"""Where the machine has no PostgreSQL, the tests bring one."""

from tests.postgres import Server, brought_programs
from tests.server.store.databases import Database
from tests.server.store.lines import begin, entry, on_the_loop


@on_the_loop
async def test_the_postgresql_from_pypi_does_as_well() -> None:
    server = Server(brought_programs())
    try:
        async with Database(server.url()).store() as store:
            await begin(store)
            assert await store.read("t") == [entry()]
    finally:
        server.remove()
