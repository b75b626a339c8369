"""The tests that PettingZoo and Gymnasium have for their environments."""

from __future__ import annotations

import warnings
from typing import Any, Literal

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import gospoda
import gospoda.gymnasium
import gospoda.pettingzoo

Form = Literal["dict", "flat"]
FORMS: list[Form] = ["dict", "flat"]

#: What api_test says of every observation that is a dict, but those of its own list.
DICTS = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize("obs", FORMS)
def test_pettingzoo_api(game: gospoda.Game, obs: Form) -> None:
    with warnings.catch_warnings():
        for text in DICTS if obs == "dict" else ():
            warnings.filterwarnings("ignore", message=text)
        api_test(gospoda.pettingzoo.env(game, obs=obs), num_cycles=1000, verbose_progress=False)


@pytest.mark.parametrize("obs", FORMS)
def test_pettingzoo_seeds(game: gospoda.Game, obs: Form) -> None:
    seed_test(lambda: gospoda.pettingzoo.env(game, obs=obs), num_cycles=500)


def test_pettingzoo_render(game: gospoda.Game) -> None:
    render_test(lambda render_mode: gospoda.pettingzoo.env(game, render_mode=render_mode))


@pytest.mark.parametrize("seats", [2, 3])
def test_pettingzoo_by_the_book(game: gospoda.Game, seats: int) -> None:
    env = gospoda.pettingzoo.env(game.id, seats=seats)
    assert env.observation_space("seat_0") is env.observation_space("seat_0")
    env.reset(seed=4)
    rng, total = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        assert set(env.infos) == set(env.agents)
        for other in env.agents:
            assert env.infos[other]["action_mask"].any() == (other == agent and not terminated)
        assert isinstance(reward, float) and isinstance(terminated, bool) and not truncated
        state = env.state()
        assert env.state_space.contains(state)
        seat = env.possible_agents.index(agent)
        size = env.game.observation_size + env.game.hidden_size
        assert (state[seat * size :][: env.game.observation_size] == observation["observation"]).all()
        if terminated:
            assert len(info["winners"]) <= seats
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    if env.game.utility == "constant_sum":
        assert sum(total.values()) == pytest.approx(0)
    else:
        assert set(total.values()) in ({1.0}, {-1.0})


def test_pettingzoo_illegal(game: gospoda.Game) -> None:
    def begun(illegal: Any) -> tuple[gospoda.pettingzoo.raw_env, int]:
        env = gospoda.pettingzoo.env(game, illegal=illegal)
        env.reset(seed=1)
        return env, int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])

    env, wrong = begun("lose")
    agent = env.agent_selection
    env.step(wrong)
    assert all(env.terminations.values()) and env.rewards[agent] == -1.0
    assert sum(env.rewards.values()) == -1.0
    assert {it for it, info in env.infos.items() if info["illegal"]} == {agent}
    env, wrong = begun("raise")
    with pytest.raises(gospoda.Error):
        env.step(wrong)
    env, wrong = begun("random")
    env.step(wrong)
    assert not any(env.terminations.values())
    with pytest.raises(ValueError, match="raise or lose or random"):
        gospoda.pettingzoo.env(game, illegal="perhaps").reset()  # type: ignore[arg-type]


@pytest.mark.parametrize("obs", FORMS)
def test_gymnasium_checker(game: gospoda.Game, obs: Form, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(message: str, *args: Any, **_: Any) -> None:
        raise AssertionError(message % args if args else message)

    monkeypatch.setattr(gymnasium.logger, "warn", fail)
    name = gospoda.gymnasium.name_of(game.id)
    env = gymnasium.make(name, disable_env_checker=True, seats=2, obs=obs)
    check_env(env.unwrapped)


def test_gymnasium_whole_games(game: gospoda.Game) -> None:
    env = gospoda.gymnasium.Env(game, opponents=["greedy"], seat="rotate", prompts=True)
    learners: list[int] = []
    for _ in range(3):
        _, info = env.reset(seed=None if learners else 3)
        learners.append(env.episode.observer)
        assert info["prompt"]
        ended = False
        while not ended:
            assert (env.action_masks() == info["action_mask"].astype(bool)).all()
            _, reward, terminated, truncated, info = env.step(env.sample_legal())
            ended = terminated or truncated
        assert -1 <= reward <= 1 and isinstance(reward, float)
    assert learners == [0, 1, 0]


def test_gymnasium_truncates(game: gospoda.Game) -> None:
    env = gospoda.gymnasium.Env(game, max_decisions=12)
    env.reset(seed=1)
    while True:
        _, reward, terminated, truncated, _ = env.step(env.sample_legal())
        assert reward == 0 and not terminated
        if truncated:
            break
    assert env.episode.decisions == 12
