"""The batch is the same games as single environments, whatever the mode and the number of threads."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
import pytest

import gospoda
import gospoda.gymnasium
from gospoda.vector import VectorEnv

N = 5
Mode = Literal["next_step", "same_step", "disabled"]


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("autoreset", ["next_step", "same_step", "disabled"])
def test_the_same_as_single_environments(game: gospoda.Game, autoreset: Mode, threads: int) -> None:
    how: dict[str, Any] = {"opponents": "random", "seat": "rotate", "max_decisions": 90}
    venv = VectorEnv(game, N, autoreset=autoreset, threads=threads, **how)
    singles = [gospoda.gymnasium.Env(game, **how) for _ in range(N)]
    vectors, info = venv.reset(seed=10)
    last = [single.reset(seed=10 + nth) for nth, single in enumerate(singles)]
    ended = np.zeros(N, bool)
    n_ended = 0
    for step in range(160):
        for nth, (observation, told) in enumerate(last):
            assert (vectors["observation"][nth] == observation["observation"]).all()
            assert (info["action_mask"][nth] == told["action_mask"]).all()
            assert info["decision"][nth] == told["decision"]
        ids = venv.legal_sample(step)
        if autoreset == "disabled" and ended.any():
            vectors, info = venv.reset(options={"reset_mask": ended})
            for nth in np.flatnonzero(ended).tolist():
                last[nth] = singles[nth].reset()
            ended[:] = False
            continue
        vectors, rewards, terminated, truncated, info = venv.step(ids)
        for nth, single in enumerate(singles):
            if autoreset == "next_step" and ended[nth]:
                last[nth] = single.reset()
                assert rewards[nth] == 0 and not terminated[nth] and not truncated[nth]
                continue
            observation, reward, *over, told = single.step(ids[nth])
            assert (rewards[nth], terminated[nth], truncated[nth]) == (reward, *over)
            last[nth] = observation, told
            if any(over):
                n_ended += 1
                if autoreset == "same_step":
                    assert (info["final_obs"][nth]["observation"] == observation["observation"]).all()
                    last[nth] = single.reset()
        ended = terminated | truncated
    assert N <= n_ended


def test_self_play(game: gospoda.Game) -> None:
    venv = VectorEnv(game, 16, opponents=None, copy=False)
    _, info = venv.reset(seed=1)
    seats, n_ended = set(), 0
    for step in range(4000):
        if n_ended:
            break
        begins, ids = venv.legal_csr()
        masks = venv.action_masks()
        assert len(ids) == masks.sum() == begins[-1]
        seats |= set(info["seat"].tolist())
        _, reward, terminated, _, info = venv.step(venv.legal_sample(step))
        for nth in np.flatnonzero(terminated):
            n_ended += 1
            total = info["rewards"][nth].sum()
            assert total == pytest.approx(0) if game.utility == "constant_sum" else abs(total) == 2
            assert abs(reward[nth]) <= 1
    assert n_ended and {0, 1} <= seats


def test_arrays_are_fresh_or_take_turns(game: gospoda.Game) -> None:
    for copy, expected in ((True, 4), (False, 2)):
        venv = VectorEnv(game, 2, obs="flat", copy=copy)
        kept = [venv.reset(seed=1)[0]]
        kept += [venv.step(venv.legal_sample(nth))[0] for nth in range(3)]
        assert len({it.ctypes.data for it in kept}) == expected


def test_made_by_gymnasium(game: gospoda.Game) -> None:
    name = gospoda.gymnasium.name_of(game.id)
    venv = gymnasium.make_vec(name, num_envs=3, vectorization_mode="vector_entry_point")
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(venv)
    wrapped.reset(seed=2)
    for step in range(40):
        wrapped.step(venv.unwrapped.legal_sample(step))  # type: ignore[attr-defined]
    wrapped.close()


def test_bad_input_is_refused_and_changes_nothing(game: gospoda.Game) -> None:
    with pytest.raises(ValueError):
        VectorEnv(game, 0)
    with pytest.raises(ValueError):
        VectorEnv(game, 2, seat=7)
    venv = VectorEnv(game, 2, opponents=None, illegal="raise")
    with pytest.raises(ValueError, match="reset"):
        venv.step([0, 0])
    venv.reset(seed=3)
    with pytest.raises(ValueError):
        venv.step([0])
    ids = venv.legal_sample(1)
    before = venv._batch.decisions().tolist()
    with pytest.raises(gospoda.Error):
        venv.step([ids[0], -1])
    assert venv._batch.decisions().tolist() == before
    venv.step(ids)
    with pytest.raises(ValueError, match="reset_mask"):
        venv.reset(options={"reset_mask": [False, False]})
    with pytest.raises(ValueError, match="2 environments"):
        venv.reset(seed=[1])
