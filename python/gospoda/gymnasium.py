"""The games as environments of Gymnasium: one learner, and bots at the other seats.

>>> import gymnasium
>>> import gospoda.gymnasium
>>> env = gymnasium.make("gospoda/Wrath-v1", seats=2, opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt

import gospoda._gospoda as native
from gospoda._plan import Illegal, Plan, Reward, bots_of, episode_seed, game_of

__all__ = ["Env", "name_of", "register"]

#: What the registry of Gymnasium calls a game, if that is not its name with a capital letter.
_NAMES = {"smallworld": "SmallWorld"}


class Env(gymnasium.Env[Any, Any]):
    """A game of gospoda for one learner.

    Args:
        game: a name (``smallworld``, ``wrath``, ``quest``, ``adventure``) or a loaded game.
        seats: how many sit at the table.
        opponents: the bots at the other seats, clockwise after the learner; one name stands for all. In cooperative games
            they are partners.
        seat: of the learner, counted from 0; ``rotate``: the next one in every game.
        obs, render_mode, max_decisions, illegal, skip_forced, reward, prompts, options: see ``gospoda.pettingzoo.raw_env``.
    """

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 4}

    def __init__(
        self,
        game: str | native.Game,
        *,
        seats: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | Literal["rotate"] = 0,
        obs: Literal["dict", "flat"] = "dict",
        render_mode: str | None = None,
        max_decisions: int | None = None,
        illegal: Illegal = "lose",
        skip_forced: bool = True,
        reward: Reward = "outcome",
        prompts: bool = False,
        **options: Any,
    ) -> None:
        if obs not in ("dict", "flat"):
            raise ValueError(f"obs is dict or flat, not {obs!r}")
        if render_mode not in (None, "ansi", "svg", "human"):
            raise ValueError(f"render_mode is None, ansi, svg or human, not {render_mode!r}")
        self.game = game_of(game, seats, options)
        if seat != "rotate" and not 0 <= seat < self.game.seats:
            raise ValueError(f"seat is rotate or 0 to {self.game.seats - 1}, not {seat!r}")
        self.render_mode = render_mode
        self.prompts = prompts
        self.seat = seat
        n, size = self.game.num_actions, self.game.observation_size
        vector = gymnasium.spaces.Box(0.0, 1.0, (size,), np.float32)
        self._is_dict = obs == "dict"
        self.observation_space = vector
        if self._is_dict:
            mask = gymnasium.spaces.Box(0, 1, (n,), np.int8)
            self.observation_space = gymnasium.spaces.Dict({"observation": vector, "action_mask": mask})
        self.action_space = gymnasium.spaces.Discrete(n)
        bots = bots_of(opponents, self.game)
        self._plan = Plan(self.game, bots, skip_forced, max_decisions, illegal, reward)
        self._episode: native.Episode | None = None
        self._games = 0

    @property
    def episode(self) -> native.Episode:
        """The game that is being played."""
        if self._episode is None:
            raise RuntimeError("reset() begins a game")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = episode_seed(self.np_random)
        learner = self._games % self.game.seats if self.seat == "rotate" else self.seat
        self._games += 1
        if self._episode is None:
            self._episode = native.Episode(self._plan, game_seed, learner)
        else:
            self._episode.reset(game_seed, learner)
        mask = self._episode.mask()
        observation = self._observation(self._episode.observation(), mask)
        return observation, self._info(mask, self._episode.decisions, "")

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        vector, mask, reward, terminated, truncated, decisions, illegal = episode.play(int(action))
        info = self._info(mask, decisions, illegal)
        if terminated:
            info["scores"], info["winners"] = episode.scores, episode.winners
        if self.render_mode == "human":
            self.render()
        return self._observation(vector, mask), reward, terminated, truncated, info

    def _observation(self, vector: npt.NDArray[np.float32], mask: npt.NDArray[np.int8]) -> Any:
        return {"observation": vector, "action_mask": mask} if self._is_dict else vector

    def _info(self, mask: npt.NDArray[np.int8], decisions: int, illegal: str) -> dict[str, Any]:
        prompt = self.episode.prompt() if self.prompts else ""
        return {"action_mask": mask, "prompt": prompt, "decision": decisions, "illegal": illegal}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which ids are legal: bool (N,). MaskablePPO looks for this name."""
        return self.episode.mask().view(np.bool_)

    def sample_legal(self) -> int:
        """A legal id, each equally likely, drawn from the generator of the action space."""
        return self.episode.pick(self.action_space.np_random.random())

    def render(self) -> str | None:
        state, seat = self.episode.state(), self.episode.observer
        match self.render_mode:
            case "svg":
                return state.svg(seat)
            case "ansi":
                return state.text(seat)
            case "human":
                print(state.text(seat))
            case _:
                gymnasium.logger.warn("render() without a render_mode draws nothing")
        return None

    def close(self) -> None:
        self._episode = None


def name_of(game: str) -> str:
    """The name in the registry, as ``gospoda/SmallWorld-v1``; the number is the version of the encoding."""
    return f"gospoda/{_NAMES.get(game, game.capitalize())}-v{native.load(game).encoding_version}"


def register() -> None:
    """Adds all games to the registry."""
    for game in native.games():
        name = name_of(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="gospoda.gymnasium:Env",
                vector_entry_point="gospoda.vector:VectorEnv",
                kwargs={"game": game},
            )


register()
