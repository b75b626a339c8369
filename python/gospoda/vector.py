"""Many games at once as a vector environment of Gymnasium: they are played in Rust, without the GIL, on several threads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

import gospoda._gospoda as native
from gospoda._plan import Illegal, Plan, Reward, bots_of, episode_seed, game_of

__all__ = ["VectorEnv"]


@dataclass
class Buffers:
    """The arrays that a step writes, one row a game; see ``Batch`` in ``crates/py``."""

    observation: npt.NDArray[np.float32]
    mask: npt.NDArray[np.int8]
    seat: npt.NDArray[np.int8]
    reward: npt.NDArray[np.float64]
    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    illegal: npt.NDArray[np.bool_]
    begun: npt.NDArray[np.bool_]
    last: npt.NDArray[np.float32]

    @classmethod
    def empty(cls, game: native.Game, n: int, has_last: bool) -> Buffers:
        def flags() -> npt.NDArray[np.bool_]:
            return np.zeros(n, np.bool_)

        size = game.observation_size
        return cls(
            np.zeros((n, size), np.float32),
            np.zeros((n, game.num_actions), np.int8),
            np.full(n, -1, np.int8),
            np.zeros(n, np.float64),
            np.zeros((n, game.seats), np.float32),
            flags(),
            flags(),
            flags(),
            flags(),
            np.zeros((n, size if has_last else 1), np.float32),
        )


class VectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many games of gospoda at once.

    The games are those of as many ``gospoda.gymnasium.Env`` with the seeds ``seed``, ``seed + 1`` and so on, step by step, whatever
    the number of threads.

    Args:
        game: a name (``smallworld``, ``wrath``, ``quest``, ``adventure``) or a loaded game.
        num_envs: how many games there are.
        opponents: the bots at the other seats, clockwise after the learner; one name stands for all. ``None``: the ids of
            every seat are asked for, for self-play; ``info["seat"]`` says whose.
        threads: how many threads play.
        copy: whether arrays are fresh in every step. If not, two sets of arrays take turns: what a step returns is
            overwritten by the second step after it.
        autoreset: ``next_step``: a game that has ended begins anew in the next step, whose id is not looked at;
            ``same_step``: it has begun anew when it is returned, with ``info["final_obs"]`` and ``info["final_info"]``;
            ``disabled``: it waits for ``reset(options={"reset_mask": ...})``.
        seats, seat, obs, max_decisions, illegal, skip_forced, reward, options: see ``gospoda.gymnasium.Env``.

    ``step`` returns ``reward`` float64 (n,): in self-play that of the seat which has acted; ``info["rewards"]`` float32
    (n, seats) has those of all seats, ``info["action_mask"]`` int8 (n, N) the legal ids, ``info["seat"]`` int8 (n,) who is
    asked (-1: the game has ended), ``info["illegal"]`` bool (n,) whether the id was not legal, ``info["decision"]`` int64
    (n,) how many actions were played.
    """

    def __init__(
        self,
        game: str | native.Game,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        opponents: str | Sequence[str] | None = "random",
        seat: int | Literal["rotate"] = 0,
        threads: int = 1,
        copy: bool = True,
        autoreset: Literal["next_step", "same_step", "disabled"] = "next_step",
        obs: Literal["dict", "flat"] = "dict",
        render_mode: None = None,
        max_decisions: int | None = None,
        illegal: Illegal = "lose",
        skip_forced: bool = True,
        reward: Reward = "outcome",
        **options: Any,
    ) -> None:
        if obs not in ("dict", "flat"):
            raise ValueError(f"obs is dict or flat, not {obs!r}")
        self.game = game_of(game, seats, options)
        if seat != "rotate" and not 0 <= seat < self.game.seats:
            raise ValueError(f"seat is rotate or 0 to {self.game.seats - 1}, not {seat!r}")
        self.num_envs = num_envs
        self.seat = seat
        self.render_mode = render_mode
        self.autoreset_mode = AutoresetMode[autoreset.upper()]
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        n, size = self.game.num_actions, self.game.observation_size
        vector = gymnasium.spaces.Box(0.0, 1.0, (size,), np.float32)
        self._is_dict = obs == "dict"
        self.single_observation_space = vector
        if self._is_dict:
            mask = gymnasium.spaces.Box(0, 1, (n,), np.int8)
            self.single_observation_space = gymnasium.spaces.Dict({"observation": vector, "action_mask": mask})
        self.single_action_space = gymnasium.spaces.Discrete(n)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._plays_all_seats = opponents is None
        bots = [] if opponents is None else bots_of(opponents, self.game)
        plan = Plan(self.game, bots, skip_forced, max_decisions, illegal, reward)
        self._batch = native.Batch(plan, num_envs, threads, autoreset)
        self._copy = copy
        self._is_same_step = autoreset == "same_step"
        self._buffers = [self._empty() for _ in range(0 if copy else 2)]
        self._turn = 0
        self._rngs = [np.random.default_rng() for _ in range(num_envs)]
        self._games = np.zeros(num_envs, np.int64)
        self._seeds = np.zeros(num_envs, np.uint64)
        self._learners = np.full(num_envs, -1, np.int8)
        self._last: Buffers | None = None
        self._plan_games(np.ones(num_envs, np.bool_))

    def _empty(self) -> Buffers:
        return Buffers.empty(self.game, self.num_envs, self._is_same_step)

    def _next_buffers(self) -> Buffers:
        if self._copy:
            return self._empty()
        self._turn = 1 - self._turn
        return self._buffers[self._turn]

    def _plan_games(self, which: npt.NDArray[np.bool_]) -> None:
        """Seed and learner of the next game of some environments."""
        for nth in np.flatnonzero(which):
            self._seeds[nth] = episode_seed(self._rngs[nth])
            if not self._plays_all_seats:
                games = int(self._games[nth])
                self._learners[nth] = games % self.game.seats if self.seat == "rotate" else self.seat
            self._games[nth] += 1

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        n = self.num_envs
        which = np.ones(n, np.bool_)
        if options is not None and "reset_mask" in options:
            which = np.asarray(options["reset_mask"], np.bool_)
            if which.shape != (n,) or not which.any():
                raise ValueError(f"reset_mask is {n} bools, of which at least one is true")
        seeds = [seed + nth for nth in range(n)] if isinstance(seed, int) else seed
        if seeds is not None:
            if len(seeds) != n:
                raise ValueError(f"there are {n} environments and {len(seeds)} seeds")
            for nth in np.flatnonzero(which).tolist():
                if seeds[nth] is not None:
                    self._rngs[nth] = gymnasium.utils.seeding.np_random(seeds[nth])[0]
                    self._games[nth] -= 1
                    self._plan_games(np.arange(n) == nth)
        buffers = self._next_buffers()
        if self._last is not None and not which.all():
            for name, array in vars(self._last).items():
                getattr(buffers, name)[:] = array
        self._batch.reset(which, self._seeds, self._learners, buffers)
        self._plan_games(which)
        self._last = buffers
        return self._observation(buffers), self._info(buffers)

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Any, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        ids = np.ascontiguousarray(actions, np.int64)
        buffers = self._next_buffers()
        self._batch.step(ids, self._seeds, self._learners, buffers)
        if buffers.begun.any():
            self._plan_games(buffers.begun)
        self._last = buffers
        return (
            self._observation(buffers),
            buffers.reward,
            buffers.terminated,
            buffers.truncated,
            self._info(buffers),
        )

    def _observation(self, buffers: Buffers) -> Any:
        if self._is_dict:
            return {"observation": buffers.observation, "action_mask": buffers.mask}
        return buffers.observation

    def _info(self, buffers: Buffers) -> dict[str, Any]:
        info: dict[str, Any] = {
            "action_mask": buffers.mask,
            "seat": buffers.seat,
            "rewards": buffers.rewards,
            "illegal": buffers.illegal,
            "decision": self._batch.decisions(),
        }
        if self._is_same_step and buffers.begun.any():
            begun = buffers.begun.copy()
            vectors = buffers.last[begun]
            final = np.full(self.num_envs, None, object)
            for nth, vector in zip(np.flatnonzero(begun), vectors, strict=True):
                mask = np.zeros(self.game.num_actions, np.int8)
                final[nth] = {"observation": vector, "action_mask": mask} if self._is_dict else vector
            info["final_obs"], info["_final_obs"] = final, begun
            info["final_info"] = {"rewards": buffers.rewards, "illegal": buffers.illegal}
            info["_final_info"] = begun
        return info

    def legal_sample(self, seed: int) -> npt.NDArray[np.int64]:
        """A legal id for each game, each equally likely: int64 (n,); -1 for games that have ended."""
        return self._batch.legal_sample(seed)

    def legal_csr(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.uint16]]:
        """All legal ids: those of game ``i`` are ``ids[begins[i]:begins[i + 1]]``; ``begins`` is int64 (n + 1,)."""
        return self._batch.legal_csr()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which ids are legal: bool (n, N)."""
        if self._last is None:
            raise RuntimeError("reset() begins the games")
        return self._last.mask.view(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        self._last = None
