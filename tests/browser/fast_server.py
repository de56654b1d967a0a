"""The server as tests need it: dice and bots that do not surprise, no pauses, limits that no test reaches,
toy games on a measured board and in a hall of squares, an address that takes in tables played elsewhere, and an
empty page.

python fast_server.py PORT DATABASE
"""

import sqlite3
import sys
from pathlib import Path
from types import SimpleNamespace

import uvicorn
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from orcade.web import bot_processes, dice_promises, garbage, saved_tables, trials
from orcade.web.app import create
from orcade.web.bot_processes import Pace
from orcade.web.limits import LAVISH

ROOT = Path(__file__).parents[2]


async def take_in(request: Request) -> Response:
    """Copies the table of a small database, which is the body, into the server's, as if it had been played here."""
    with sqlite3.connect(":memory:") as small:
        small.deserialize(await request.body())
        stored = saved_tables.load(small, request.path_params["match"])
    table = saved_tables.rebuild(stored)
    await request.app.state.tables.database.write(lambda base: saved_tables.insert(base, table, stored.links))
    return Response()


async def empty(request: Request) -> Response:
    """A page that asks for nothing, not even for a picture of itself."""
    return HTMLResponse('<!doctype html><title>Empty</title><link rel="icon" href="data:,">')


if __name__ == "__main__":
    port, database = int(sys.argv[1]), Path(sys.argv[2])
    sys.path.insert(0, str(ROOT))
    from tests.alike import alike
    from tests.web import toy_hall, toy_walk

    for toy in (toy_walk, toy_hall):
        sys.path.insert(0, str(toy.install(database.parent / "games")))
    bot_processes.random_answer = alike
    trials.IDLE = False
    no_chance = SimpleNamespace(token_bytes=bytes)  # so many zeros
    vars(dice_promises)["secrets"] = no_chance  # of seeds and nonces
    app = create(
        database,
        limits=LAVISH,
        pace=Pace(first=0.0, more=0.0, alone=0.0),
    )
    app.router.routes.append(Route("/take-in/{match}", take_in, methods=["POST"]))
    app.router.routes.append(Route("/empty", empty))
    garbage.begin()
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", timeout_graceful_shutdown=1)
