"""The server as tests need it: bots that do not wait, bounds that a test's pace does not reach, and a toy to measure.

python hasty_server.py PORT DATABASE
"""

import sys
from pathlib import Path

import uvicorn

from orcade.web.app import create
from orcade.web.limits import Limits
from orcade.web.thinking import Pace

ROOT = Path(__file__).parents[2]

if __name__ == "__main__":
    port, database = int(sys.argv[1]), Path(sys.argv[2])
    sys.path.insert(0, str(ROOT))
    from tests.web.toy_walk import install

    sys.path.insert(0, str(install(database.parent / "games")))
    lavish = (10_000.0, 10_000)
    app = create(
        database,
        limits=Limits(requests=lavish, answers=lavish, openings=lavish),
        pace=Pace(first=0.0, more=0.0, alone=0.0),
    )
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", timeout_graceful_shutdown=1)
