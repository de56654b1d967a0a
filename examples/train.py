"""Trains an agent in Pit Fighting against random players, by masked PPO, and draws how it learned: the example of
docs/environments.md.

    pip install 'orcade[envs,lab]' sb3-contrib
    python examples/train.py --minutes 5 --curve curve.svg
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv
from torch import Tensor, nn

import orcade.envs
from orcade.envs.layout import Layout

GAME = "pit-fighting"
TABLES = 32
"""Matches that are played side by side."""
STEPS = 128
"""Decisions at each table between two lessons."""
WIDTH = 64
LEAST, MOST = -2, 60
"""Numbers beyond these count as these."""
EVERY = 16
"""Lessons between two looks at how strong the agent is."""
LOOK, LAST_LOOK = 200, 2_000
"""Matches that are played for such a look, and for the one at the end."""


class Values(nn.Module):  # type: ignore[misc]  # Untyped, as all of torch here.
    """Numbers become a vector: the sum of what has been learned of each value of each column.

    The numbers of this game are small and whole, many of them kinds and faces, so each value has weights of its own.
    The cards of one pile share theirs: what counts is what lies there, not where within.
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        alike = [re.sub(r"\[\d+\]\.face$", "[].face", name) for name in names]
        places = {name: at * (MOST - LEAST + 1) - LEAST for at, name in enumerate(dict.fromkeys(alike))}
        self.register_buffer("places", torch.tensor([places[name] for name in alike]))
        self.learned = nn.EmbeddingBag(len(places) * (MOST - LEAST + 1), WIDTH, mode="sum")
        nn.init.normal_(self.learned.weight, std=len(names) ** -0.5)

    def forward(self, numbers: Tensor) -> Tensor:
        rows = numbers.clamp(LEAST, MOST).long() + self.places
        return self.learned(rows.flatten(0, -2)).unflatten(0, rows.shape[:-1])


class Reader(BaseFeaturesExtractor):  # type: ignore[misc]
    """An observation as vectors: one of the position, then one of each option."""

    def __init__(self, space: Any, layout: Layout) -> None:
        super().__init__(space, (1 + layout.actions) * WIDTH)
        self.position = nn.Sequential(
            Values(layout.features), nn.LayerNorm(WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.options = Values(layout.option_features)

    def forward(self, seen: dict[str, Tensor]) -> Tensor:
        position, options = self.position(seen["observation"]), self.options(seen["options"])
        return torch.cat([position.unsqueeze(1), options], 1).flatten(1)


class Scores(nn.Module):  # type: ignore[misc]
    """How good each option is in this position."""

    def __init__(self) -> None:
        super().__init__()
        self.position = nn.Linear(WIDTH, WIDTH)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))

    def forward(self, read: Tensor) -> Tensor:
        position, options = read.unflatten(1, (-1, WIDTH)).split([1, read.shape[1] // WIDTH - 1], 1)
        return self.score(self.position(position) + options).squeeze(2)


class Worth(nn.Module):  # type: ignore[misc]
    """What the position is worth."""

    def __init__(self) -> None:
        super().__init__()
        self.worth = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1))

    def forward(self, read: Tensor) -> Tensor:
        return self.worth(read[:, :WIDTH])


class Player(MaskableActorCriticPolicy):  # type: ignore[misc]
    """Judges each option by what it means, since its place in the list means nothing."""

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net, self.value_net = Scores(), Worth()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class Curve(BaseCallback):  # type: ignore[misc]
    """Looks now and then how strong the agent is, and ends the training when its time is up."""

    def __init__(self, minutes: float, others: VecEnv) -> None:
        super().__init__()
        self.minutes = minutes
        self.others = others
        self.trained = 0.0
        """Minutes of a processor's time that were spent on training, without those of looking."""
        self.lessons = 0
        self.points: list[dict[str, float]] = []

    def _on_training_start(self) -> None:
        self.began = process_time()

    def _on_rollout_start(self) -> None:
        if self.lessons % EVERY == 0:
            self.trained = self.minutes_so_far()
            self.look(LOOK)
            self.began = process_time()
        self.lessons += 1

    def minutes_so_far(self) -> float:
        return self.trained + (process_time() - self.began) / 60

    def look(self, matches: int) -> None:
        won, _ = evaluate_policy(self.model, self.others, matches, deterministic=True, warn=False)
        point = {"minutes": self.trained, "decisions": self.num_timesteps, "won": float(won)}
        self.points.append({name: round(value, 3) for name, value in point.items()})
        print(json.dumps(self.points[-1]), flush=True)

    def _on_step(self) -> bool:
        return self.minutes_so_far() < self.minutes

    def _on_training_end(self) -> None:
        self.trained = self.minutes_so_far()
        self.look(LAST_LOOK)


def drawn(points: Sequence[dict[str, float]], path: Path) -> None:
    """The learning curve as an SVG."""
    import matplotlib
    from matplotlib.figure import Figure

    from orcade.lab.plots import COLOURS, STYLE

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(8, 3.5), layout="constrained")
        axes = figure.subplots()
        axes.plot([each["minutes"] for each in points], [100 * each["won"] for each in points], "o-", color=COLOURS[0])
        axes.axhline(70, color="#555555", linestyle="--", linewidth=1)
        axes.set_xlabel("minutes of training, of one processor's time")
        axes.set_ylabel("% won against random players")
        axes.set_ylim(0, 100)
        axes.set_xlim(0)
        figure.savefig(path, metadata={"Date": None, "Creator": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5, help="of a processor's time: how long to train")
    parser.add_argument("--curve", type=Path, help="an SVG to draw the learning curve into")
    parser.add_argument("--save", type=Path, help="a file to keep the agent in")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    torch.set_num_threads(1)  # The network is so small that a second one would mostly wait.

    def table(**_: Any) -> Any:
        return orcade.envs.single(GAME, others="random")

    tables, others = make_vec_env(table, TABLES, seed=given.seed), make_vec_env(table, TABLES, seed=given.seed + 1_000)
    agent = MaskablePPO(
        Player,
        tables,
        learning_rate=lambda left: 1e-3,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        device="cpu",
        policy_kwargs={
            "features_extractor_class": Reader,
            "features_extractor_kwargs": {"layout": table().layout},
            "net_arch": [],
        },
        seed=given.seed,
    )
    curve = Curve(given.minutes, others)
    agent.learn(10**9, callback=curve)
    if given.curve:
        drawn(curve.points, given.curve)
    if given.save:
        agent.save(given.save)


if __name__ == "__main__":
    main()
