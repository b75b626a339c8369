"""The games as environments of PettingZoo, one agent a seat.

The games are sequential, so that there is an AEC environment and no parallel one. No wrapper of PettingZoo is around it:
order, range and legality are checked in Rust.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo.utils.env import AECEnv

import gospoda._gospoda as native
from gospoda._plan import Illegal, Plan, Reward, episode_seed, game_of

__all__ = ["env", "raw_env"]

#: What an agent observes: ``{"observation", "action_mask"}``, or the vector alone.
Observation = dict[str, npt.NDArray[Any]] | npt.NDArray[np.float32]


class raw_env(AECEnv[str, Any, int]):  # type: ignore[misc]
    """A game of gospoda as an AEC environment.

    Args:
        game: a name (``smallworld``, ``wrath``, ``quest``, ``adventure``) or a loaded game.
        seats: how many agents there are; they are called ``seat_0``, ``seat_1`` and so on.
        seed: of the first game, if ``reset`` is called without one.
        obs: ``dict``: observations are ``{"observation": float32 (size,), "action_mask": int8 (N,)}``.
            ``flat``: the vector alone. The mask is in ``info["action_mask"]`` in either case, of every agent at every
            time: zeros for who is not asked.
        render_mode: ``ansi`` (text of the seat that is asked), ``svg`` (its board), ``human`` (prints the text).
        max_decisions: a game is cut off (truncated, reward 0) after so many actions.
        illegal: what an id does that is not legal: ``lose`` ends the game with a reward of -1 for the agent and 0 for all
            others, ``raise`` raises a ``RuleError`` and changes nothing, ``random`` gives a legal one instead.
        skip_forced: whether the only legal id is given without asking, where that tells no secret.
        reward: ``outcome`` from -1 to 1 at the end, ``returns`` from 0 to 1 at the end, ``score`` (for learning) as
            ``outcome`` with a hundredth of each point when it comes.
        prompts: whether ``info["prompt"]`` has the question in English; it costs some 50 microseconds a step.
        options: those of the game, as for ``gospoda.load``.
    """

    def __init__(
        self,
        game: str | native.Game,
        *,
        seats: int | None = None,
        seed: int | None = None,
        obs: Literal["dict", "flat"] = "dict",
        render_mode: str | None = None,
        max_decisions: int | None = None,
        illegal: Illegal = "lose",
        skip_forced: bool = True,
        reward: Reward = "outcome",
        prompts: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        if obs not in ("dict", "flat"):
            raise ValueError(f"obs is dict or flat, not {obs!r}")
        if render_mode not in (None, "ansi", "svg", "human"):
            raise ValueError(f"render_mode is None, ansi, svg or human, not {render_mode!r}")
        self.game = game_of(game, seats, options)
        self.metadata = {
            "name": f"gospoda_{self.game.id}_v{self.game.encoding_version}",
            "render_modes": ["human", "ansi", "svg"],
            "render_fps": 4,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.prompts = prompts
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._is_dict = obs == "dict"
        n, size = self.game.num_actions, self.game.observation_size
        vector = gymnasium.spaces.Box(0.0, 1.0, (size,), np.float32)
        space: gymnasium.spaces.Space[Any] = vector
        if self._is_dict:
            mask = gymnasium.spaces.Box(0, 1, (n,), np.int8)
            space = gymnasium.spaces.Dict({"observation": vector, "action_mask": mask})
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(n) for agent in self.possible_agents}
        self.state_space = gymnasium.spaces.Box(
            0.0, 1.0, (self.game.seats * (size + self.game.hidden_size),), np.float32
        )
        self._plan = Plan(self.game, [], skip_forced, max_decisions, illegal, reward)
        self._rng = np.random.default_rng(seed)
        self._episode: native.Episode | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def episode(self) -> native.Episode:
        """The game that is being played."""
        if self._episode is None:
            raise RuntimeError("reset() begins a game")
        return self._episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        game_seed = episode_seed(self._rng)
        if self._episode is None:
            self._episode = native.Episode(self._plan, game_seed)
        else:
            self._episode.reset(game_seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._skip_agent_selection = None
        self._turn(None, "")

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for an action")
        rewards, illegal = self.episode.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        for it, reward in zip(self.agents, rewards, strict=True):
            self.rewards[it] = reward
            self._cumulative_rewards[it] += reward
        self._turn(agent, illegal)
        if self.render_mode == "human":
            self.render()

    def _turn(self, actor: str | None, illegal: str) -> None:
        episode = self.episode
        seat, terminated, truncated = episode.seat, episode.terminated, episode.truncated
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.agent_selection = self.agents[max(seat, 0)]
        decisions = episode.decisions
        self.infos = {}
        for number, (agent, mask) in enumerate(zip(self.agents, episode.masks(), strict=True)):
            info: dict[str, Any] = {
                "action_mask": mask,
                "prompt": episode.prompt(number) if self.prompts else "",
                "decision": decisions,
                # The rule may tell what the seat holds.
                "illegal": illegal if agent == actor else "",
            }
            if terminated:
                info["scores"], info["winners"] = episode.scores, episode.winners
            self.infos[agent] = info

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        vector = self.episode.observation(seat)
        return {"observation": vector, "action_mask": self.episode.mask(seat)} if self._is_dict else vector

    def state(self) -> npt.NDArray[np.float32]:
        """What all seats know and what nobody knows, for critics: float32, from 0 to 1."""
        state, res = self.episode.state(), np.empty(self.state_space.shape or (), np.float32)
        seen, hidden = self.game.observation_size, self.game.hidden_size
        for seat in range(self.game.seats):
            begin = seat * (seen + hidden)
            state.observation(seat, out=res[begin : begin + seen])
            state.hidden(seat, out=res[begin + seen : begin + seen + hidden])
        return res

    def render(self) -> str | None:
        state = self.episode.state()
        seat = self._seat_of[self.agent_selection]
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

    def __str__(self) -> str:
        return str(self.metadata["name"])


#: There are no wrappers around it.
env = raw_env
