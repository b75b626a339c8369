"""Trains MaskablePPO of sb3-contrib against bots, and measures it. Needs ``sb3-contrib`` (tried with 2.9).

    pip install 'gospoda[sb3]'
    python train_sb3.py --game wrath --opponents greedy --steps 20000

PyTorch from PyPI brings CUDA along, some gigabytes; its wheels for processors alone do as well.
"""

from __future__ import annotations

import argparse
import sys

import gospoda
import gospoda.gymnasium
import numpy as np

try:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.env_util import make_vec_env
except ImportError:
    sys.exit("train_sb3.py needs sb3-contrib: pip install 'gospoda[sb3]'")


class Player:
    """The policy as a bot of ``Game.play``."""

    def __init__(self, model: MaskablePPO) -> None:
        self.model = model

    def choose(self, seen: gospoda.Seen) -> int:
        mask = seen.mask()
        observation = {"observation": seen.observation(), "action_mask": mask}
        # Without the masks it would answer with what is not legal.
        action, _ = self.model.predict(observation, action_masks=mask.view(np.bool_), deterministic=False)
        return int(action)


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains MaskablePPO.")
    parser.add_argument("--game", default="smallworld", choices=gospoda.games())
    parser.add_argument("--opponents", default="random", help="the bot at the other seats")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--rollout", type=int, default=256, help="steps of each of four environments between updates")
    parser.add_argument("--games", type=int, default=100, help="of the measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="trained_sb3", help="the name of what is written")
    asked = parser.parse_args()

    # An id that is not legal would be a mistake of the learner.
    options = {"opponents": asked.opponents, "seat": "rotate", "illegal": "raise", "reward": "score"}
    env = make_vec_env(lambda: gospoda.gymnasium.Env(asked.game, seats=2, **options), n_envs=4, seed=asked.seed)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=asked.rollout, batch_size=256, ent_coef=0.01, seed=asked.seed)
    model.learn(asked.steps)
    model.save(asked.out)
    game = gospoda.load(asked.game, seats=2)
    print(game.play([Player(model), asked.opponents], games=asked.games, seed=asked.seed))


if __name__ == "__main__":
    main()
