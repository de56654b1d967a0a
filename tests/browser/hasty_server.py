"""The server as tests need it: dice and bots that do not surprise, no pauses, bounds that a test's pace does not reach,
a toy to measure, a door for tables that were played elsewhere, and an empty page.

python hasty_server.py PORT DATABASE
"""

import random
import sqlite3
import sys
from pathlib import Path
from types import SimpleNamespace

import uvicorn
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from orcade.bots import bot
from orcade.table.requests import Seat
from orcade.web import promises, seats, shelf, thinking
from orcade.web.app import create
from orcade.web.limits import Limits
from orcade.web.sitting import Sitting
from orcade.web.thinking import Pace

ROOT = Path(__file__).parents[2]


def alike(sitting: Sitting, seat: Seat) -> str:
    """Any answer, but the same one whenever a match comes to the same point: a match from the shelf goes on alike."""
    match = sitting.playing()
    chance = random.Random(f"{sitting.seed.hex()} {len(sitting.tape)} {seat}")
    return bot("random").choose(match, seat, chance).notation(match.board(seat))


async def take_in(request: Request) -> Response:
    """Puts the table of a small database, which is the body, into the store, as if it had been played here."""
    with sqlite3.connect(":memory:") as small:
        small.deserialize(await request.body())
        stored = shelf.take_down(small, request.path_params["match"])
    sitting = shelf.rebuild(stored)
    await request.app.state.rooms.store.write(lambda base: shelf.put_new(base, sitting, stored.links))
    return Response()


async def empty(request: Request) -> Response:
    """A page that asks for nothing, not even for a picture of itself."""
    return HTMLResponse('<!doctype html><title>Empty</title><link rel="icon" href="data:,">')


if __name__ == "__main__":
    port, database = int(sys.argv[1]), Path(sys.argv[2])
    sys.path.insert(0, str(ROOT))
    from tests.web.toy_walk import install

    sys.path.insert(0, str(install(database.parent / "games")))
    thinking.at_random = alike
    no_chance = SimpleNamespace(token_bytes=bytes)  # so many zeros
    vars(promises)["secrets"] = vars(seats)["secrets"] = no_chance  # seeds and nonces; pages draw theirs in notes.js
    lavish = (1e6, 10**6)
    app = create(
        database,
        limits=Limits(requests=lavish, answers=lavish, openings=lavish, trials=lavish),
        pace=Pace(first=0.0, more=0.0, alone=0.0),
    )
    app.router.routes.append(Route("/take-in/{match}", take_in, methods=["POST"]))
    app.router.routes.append(Route("/empty", empty))
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", timeout_graceful_shutdown=1)
