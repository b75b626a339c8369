"""How fast the faces are, as multiples of what others reach in the same minute.

    python -m gospoda.bench                      # our figures
    python -m gospoda.bench --peers              # each beside a peer: A B A B, CPU time, medians
    python -m gospoda.bench --peers --check 0.5  # fails if a ratio is less than half of what it must be
    python -m gospoda.bench --memory 10000000    # how much memory so many steps take and keep

Rates are steps per second of CPU time of this process, those of two threads per second of the wall clock; both with the
choice of an action by chance. Without ``--peers`` only NumPy is needed.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

# Threads of BLAS that wait for work count as CPU time of the process.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import random

import numpy as np

import gospoda

#: Plays for ever and tells how many steps it made since it told last.
Loop = Iterator[int]
Clock = Callable[[], float]


@dataclass(frozen=True)
class Row:
    """One comparison."""

    name: str
    ours: Callable[[], Loop]
    peer: str
    theirs: Callable[[], Loop]
    #: What the ratio must be.
    must: float
    clock: Clock = time.process_time


def rate(loop: Loop, seconds: float, clock: Clock) -> float:
    """Steps per second."""
    begin, steps = clock(), 0
    for made in loop:
        steps += made
        if (elapsed := clock() - begin) >= seconds:
            return steps / elapsed
    raise AssertionError("a loop plays for ever")


def native(game: gospoda.Game) -> Loop:
    """Apply, legal ids, observation and mask."""
    rng = random.Random(1)
    observation = np.empty(game.observation_size, np.float32)
    mask = np.empty(game.num_actions, np.int8)
    for seed in range(2**32):
        state, steps = game.new(seed=seed), 0
        while (seat := state.seat) >= 0:
            state.observation(seat, out=observation)
            state.mask(seat, out=mask)
            state.apply(rng.choice(state.legal(seat).tolist()), seat)
            steps += 1
        yield steps


def aec(env: Any) -> Loop:
    """The loop of PettingZoo's documentation."""
    rng = random.Random(1)
    for seed in range(2**32):
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            action = None
            if not terminated and not truncated:
                action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
                steps += 1
            env.step(action)
        yield steps


def single(game: gospoda.Game) -> Loop:
    """Gymnasium, a random bot at the other seat."""
    from gospoda.gymnasium import Env

    env = Env(game, opponents="random")
    for seed in range(2**32):
        env.reset(seed=seed)
        steps, is_over = 0, False
        while not is_over:
            _, _, terminated, truncated, _ = env.step(env.sample_legal())
            is_over, steps = terminated or truncated, steps + 1
        yield steps


def vector(game: gospoda.Game, threads: int) -> Loop:
    """256 games; what is stepped over when a game begins anew is no step."""
    from gospoda.vector import VectorEnv

    n = 256
    env = VectorEnv(game, n, opponents=None, threads=threads, copy=False)
    _, info = env.reset(seed=1)
    for seed in range(2**32):
        steps = int((info["seat"] >= 0).sum())
        ids = np.maximum(env.legal_sample(seed), 0)
        _, _, _, _, info = env.step(ids)
        yield steps


def openspiel(name: str, with_tensors: bool) -> Loop:
    """Decisions of a game of OpenSpiel; draws are made, and not counted."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    while True:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            if with_tensors:
                np.asarray(state.observation_tensor(), np.float32)
                np.asarray(state.legal_actions_mask(), np.int8)
            state.apply_action(rng.choice(legal))
            steps += 1
        yield steps


def clones(name: str) -> Loop:
    """Copies of a position of OpenSpiel after three decisions."""
    import pyspiel

    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    decisions = 0
    while decisions < 3:
        if state.is_chance_node():
            state.apply_action(rng.choice([it for it, _ in state.chance_outcomes()]))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    while True:
        for _ in range(100):
            state.clone()
        yield 100


def tictactoe() -> Loop:
    """A small game of PettingZoo."""
    from pettingzoo.classic import tictactoe_v3

    return aec(tictactoe_v3.env())


def rows(game: gospoda.Game) -> list[Row]:
    """What is compared for one game."""
    # Registers a game.
    from open_spiel.python.games import tic_tac_toe as _

    import gospoda.openspiel
    import gospoda.pettingzoo

    zoo = "tictactoe_v3", tictactoe
    name, python = f"gospoda_{game.id}(players={game.seats})", "python_tic_tac_toe"
    batch = 12.0 if game.id in ("wrath", "smallworld") else 8.0
    wall = time.perf_counter
    # The bars of the project; copies are also to take 20 microseconds at most.
    return [
        Row("native, with vectors", lambda: native(game), "hanabi", lambda: openspiel("hanabi", True), 5.0),
        Row("PettingZoo", lambda: aec(gospoda.pettingzoo.env(game)), *zoo, 2.5),
        Row("Gymnasium", lambda: single(game), *zoo, 5.0),
        Row("vector of 256", lambda: vector(game, 1), *zoo, batch),
        Row("vector, 2 threads", lambda: vector(game, 2), "1 thread", lambda: vector(game, 1), 1.7, wall),
        Row("OpenSpiel, list", lambda: openspiel(name, False), python, lambda: openspiel(python, False), 0.5),
        Row("OpenSpiel, clones", lambda: clones(name), python, lambda: clones(python), 1.0),
    ]


def compare(row: Row, seconds: float, rounds: int) -> tuple[float, float, float]:
    """The median rates of ours and theirs, and the median of the ratios of each round."""
    ours, theirs = row.ours(), row.theirs()
    pairs = [(rate(ours, seconds, row.clock), rate(theirs, seconds, row.clock)) for _ in range(rounds)]
    median = statistics.median
    return median(it for it, _ in pairs), median(it for _, it in pairs), median(a / b for a, b in pairs)


def memory(game: gospoda.Game, steps: int) -> int:
    """How many KiB the process has grown, at its largest, since the first tenth of the steps of a vector environment."""
    import resource

    def largest() -> int:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    done, begin = 0, 0
    for made in vector(game, 1):
        done += made
        if begin == 0 and done >= steps // 10:
            begin = largest()
        if done >= steps:
            return largest() - begin
    raise AssertionError("a loop plays for ever")


def main(args: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m gospoda.bench", description="How fast the faces to Python are.")
    parser.add_argument("games", nargs="*", default=gospoda.games(), help="all games if none is named")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--peers", action="store_true", help="beside PettingZoo's and OpenSpiel's own games")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="of which the median is told")
    parser.add_argument("--check", type=float, metavar="SHARE", help="fail below this share of what a ratio must be")
    parser.add_argument("--memory", type=int, metavar="STEPS", help="measure memory over so many steps")
    asked = parser.parse_args(args)
    is_slow = False
    for name in asked.games:
        game = gospoda.load(name, seats=asked.seats)
        print(f"{game.version}, {game.seats} seats")
        if asked.memory:
            print(f"  {asked.memory:,} steps keep {memory(game, asked.memory):,} KiB", flush=True)
            continue
        if not asked.peers:
            print(f"  {'native, with vectors':<22}{rate(native(game), asked.seconds, time.process_time):>10,.0f}/s")
            continue
        for row in rows(game):
            ours, theirs, ratio = compare(row, asked.seconds, asked.rounds)
            told = f"{ours:>10,.0f}/s{row.peer:>20}{theirs:>10,.0f}/s{ratio:>7.2f} x, must be {row.must:g}"
            print(f"  {row.name:<22}{told}", flush=True)
            is_slow |= asked.check is not None and ratio < asked.check * row.must
    return int(is_slow)


if __name__ == "__main__":
    sys.exit(main())
