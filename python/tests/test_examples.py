"""Every example runs, with a small budget."""

from __future__ import annotations

import csv
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from conftest import needed

import gospoda

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(folder: Path, name: str, *args: str) -> str:
    """What an example prints; its warnings are errors."""
    env = os.environ | {"PYTHONPATH": str(EXAMPLES.parent)}
    call = [sys.executable, "-W", "error", str(EXAMPLES / name), *args]
    done = subprocess.run(call, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_all_are_tested() -> None:
    tested = set(re.findall(r'"(\w+\.py)"', Path(__file__).read_text()))
    assert tested == {it.name for it in EXAMPLES.glob("*.py")}


@pytest.mark.parametrize("name", gospoda.games())
def test_random_match(tmp_path: Path, name: str) -> None:
    printed = run(tmp_path, "random_match.py", name)
    match = gospoda.read_match(tmp_path / "match.match")
    assert match.last().over
    assert printed.startswith(f"{match.game.version}: {match.last().decisions} decisions")


def test_own_bot(tmp_path: Path) -> None:
    printed = run(tmp_path, "own_bot.py", "--games", "2", "--samples", "1", "--against", "random")
    assert printed.startswith("2 of 2 games") and "Sampler" in printed and "random" in printed


@pytest.mark.parametrize("name", gospoda.games())
def test_aec_loop(tmp_path: Path, name: str) -> None:
    printed = run(tmp_path, "aec_loop.py", name).splitlines()
    rewards = [float(re.search(r"reward (\S+) ", line)[1]) for line in printed]  # type: ignore[index]
    is_shared = gospoda.load(name).utility == "identical"
    assert len(rewards) == 2 and (rewards[0] == rewards[1] if is_shared else sum(rewards) == 0)


def test_train_numpy_and_plot(tmp_path: Path) -> None:
    args = ["--seconds", "6", "--clone", "3", "--every", "2", "--games", "10", "--batch", "128", "--envs", "8"]
    printed = run(tmp_path, "train_numpy.py", "--game", "quest", "--option", "quest=a-foul-stench", *args)
    decisions = int(printed.splitlines()[-1].split(" ")[0].replace(",", ""))
    with open(tmp_path / "trained.csv", newline="") as file:
        rows = list(csv.DictReader(file))
    assert int(rows[-1]["decisions"]) == decisions > 0
    weights = np.load(tmp_path / "trained.npz")
    game = gospoda.load("quest")
    assert str(weights["version"]) == game.version and weights["policy"].shape == (128, game.num_actions)
    assert np.isfinite(weights["hidden"]).all() and weights["policy_bias"].any()
    needed("matplotlib")
    run(tmp_path, "plot.py", "--curve", "trained.csv", "--out", "curve.svg")
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    run(tmp_path, "plot.py", "--scores", "random", "--games", "3", "--out", "scores.png")
    assert (tmp_path / "scores.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.skipif(sys.version_info < (3, 11), reason="jax needs Python 3.11")
def test_train_jax(tmp_path: Path) -> None:
    needed("jax")
    args = ["--seconds", "6", "--every", "100", "--games", "4", "--batch", "128", "--envs", "8"]
    printed = run(tmp_path, "train_jax.py", "--game", "wrath", *args)
    assert "decisions, then" in printed
    weights = np.load(tmp_path / "trained.npz")
    assert weights["policy_bias"].any() and np.isfinite(weights["hidden"]).all()


def test_train_sb3(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    args = ["--steps", "256", "--rollout", "32", "--games", "2", "--game", "wrath"]
    assert run(tmp_path, "train_sb3.py", *args).startswith("2 of 2 games")
    assert (tmp_path / "trained_sb3.zip").exists()


def test_llm_table(tmp_path: Path) -> None:
    printed = run(tmp_path, "llm_table.py", "--model", "random")
    actions, refused = re.search(r"(\d+) actions, (\d+) answers refused", printed).groups()  # type: ignore[union-attr]
    assert len(printed.splitlines()) == int(actions) + 1 and int(refused) > 0
    # A program that always answers with nonsense gets an action by chance after three tries.
    printed = run(tmp_path, "llm_table.py", "--model", "echo nothing", "--quiet", "--game", "quest")
    actions, refused = re.search(r"(\d+) actions, (\d+) answers refused", printed).groups()  # type: ignore[union-attr]
    assert int(refused) == 3 * int(actions) > 0
