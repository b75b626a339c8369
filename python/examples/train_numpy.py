"""Trains a masked actor-critic with NumPy alone: observation, 128 hidden units, one output for each id and one for the value.

    python train_numpy.py                                    # smallworld with 2 seats, ten minutes
    python train_numpy.py --game quest --option quest=a-foul-stench --clone 120
    python train_numpy.py --seconds 20 --games 20            # a short try

The policy plays all seats against itself; in some of the games the last seat answers by chance instead, and is not learned
from. A decision is credited with everything that its seat gets until the end of the game. With ``--clone`` it first imitates
the bot ``greedy`` for some seconds. The curve is written as CSV (``plot.py`` draws it), the weights as ``.npz`` together with
the version of the encoding.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

import gospoda
from gospoda.vector import VectorEnv

Floats = npt.NDArray[np.float32]
Ids = npt.NDArray[np.int64]


class Net:
    """Two layers and Adam."""

    def __init__(self, n_inputs: int, n_hidden: int, n_actions: int, rng: np.random.Generator) -> None:
        def normal(*shape: int, scale: float) -> Floats:
            return (rng.standard_normal(shape) * scale).astype(np.float32)

        # Few inputs are not 0, so that they may weigh more than the usual 1 / sqrt(n).
        self.weights: dict[str, Floats] = {
            "hidden": normal(n_inputs, n_hidden, scale=0.05),
            "hidden_bias": np.zeros(n_hidden, np.float32),
            "policy": normal(n_hidden, n_actions, scale=0.01),
            "policy_bias": np.zeros(n_actions, np.float32),
            "value": normal(n_hidden, 1, scale=0.01),
            "value_bias": np.zeros(1, np.float32),
        }
        self._first = {name: np.zeros_like(it) for name, it in self.weights.items()}
        self._second = {name: np.zeros_like(it) for name, it in self.weights.items()}
        self._updates = 0

    def forward(self, observations: Floats, masks: npt.NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the probabilities of the ids and the values."""
        w = self.weights
        hidden = np.maximum(observations @ w["hidden"] + w["hidden_bias"], 0)
        logits = np.where(masks, hidden @ w["policy"] + w["policy_bias"], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits)
        odds /= odds.sum(axis=1, keepdims=True)
        values = (hidden @ w["value"] + w["value_bias"])[:, 0]
        return hidden, odds, values

    def choose(self, observations: Floats, masks: npt.NDArray[np.bool_], rng: np.random.Generator) -> Ids:
        """An id for each row, as likely as the policy says."""
        odds = self.forward(observations, masks)[1]
        # The largest of log(p) plus Gumbel noise is a sample of p.
        noise = rng.gumbel(size=odds.shape).astype(np.float32)
        ids: Ids = np.argmax(np.where(masks, np.log(odds + np.float32(1e-9)) + noise, -np.inf), axis=1)
        return ids

    def learn(self, batch: Batch, rate: float, entropy: float) -> None:
        """One step down the gradient of the policy's loss, the squared error of the values and the negative entropy."""
        n, rows = len(batch.ids), np.arange(len(batch.ids))
        hidden, odds, values = self.forward(batch.observations, batch.masks)
        if batch.is_imitation:
            gains, errors = np.ones(n, np.float32), np.zeros(n, np.float32)
        else:
            errors = values - batch.returns
            gains = -errors / (errors.std() + np.float32(1e-6))
        to_logits = odds * gains[:, None]
        to_logits[rows, batch.ids] -= gains
        logs = np.log(odds + np.float32(1e-9))
        surprise = -(odds * logs).sum(axis=1, keepdims=True)
        to_logits += np.float32(entropy) * odds * (logs + surprise)
        to_logits /= n
        to_values = errors[:, None] / np.float32(n)
        to_hidden = to_logits @ self.weights["policy"].T + to_values @ self.weights["value"].T
        to_hidden[hidden <= 0] = 0
        self._step(
            {
                "hidden": batch.observations.T @ to_hidden,
                "hidden_bias": to_hidden.sum(axis=0),
                "policy": hidden.T @ to_logits,
                "policy_bias": to_logits.sum(axis=0),
                "value": hidden.T @ to_values,
                "value_bias": to_values.sum(axis=0),
            },
            rate,
        )

    def _step(self, gradients: dict[str, npt.NDArray[Any]], rate: float) -> None:
        """Adam (Kingma and Ba, 2015)."""
        self._updates += 1
        rate = rate * (1 - 0.999**self._updates) ** 0.5 / (1 - 0.9**self._updates)
        for name, gradient in gradients.items():
            first, second = self._first[name], self._second[name]
            first += np.float32(0.1) * (gradient - first)
            second += np.float32(0.001) * (gradient * gradient - second)
            self.weights[name] -= np.float32(rate) * first / (np.sqrt(second) + np.float32(1e-8))


@dataclass
class Batch:
    """Decisions to learn from."""

    observations: Floats
    masks: npt.NDArray[np.bool_]
    ids: Ids
    #: What the seat got from the decision on.
    returns: Floats
    is_imitation: bool = False


@dataclass
class Played:
    """The decisions of one game so far."""

    #: What each seat has got.
    total: Floats
    observations: list[npt.NDArray[np.float16]] = field(default_factory=list)
    legal: list[npt.NDArray[np.uint16]] = field(default_factory=list)
    ids: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    #: What the seat had got before each decision.
    before: list[float] = field(default_factory=list)


class Learner(Protocol):
    """What a net does here; ``train_jax.py`` has another."""

    @property
    def weights(self) -> dict[str, Floats]: ...

    def choose(self, observations: Floats, masks: npt.NDArray[np.bool_], rng: np.random.Generator) -> Ids: ...

    def learn(self, batch: Batch, rate: float, entropy: float) -> None: ...


def self_play(net: Learner, env: VectorEnv, random_share: float, rng: np.random.Generator) -> Iterator[list[Played]]:
    """Plays for ever; gives the games that have just ended."""
    n = env.num_envs
    by_chance = np.arange(n) < random_share * n
    last_seat = env.game.seats - 1

    def nothing() -> Played:
        return Played(np.zeros(env.game.seats, np.float32))

    played = [nothing() for _ in range(n)]
    observation, info = env.reset(seed=int(rng.integers(2**31)))
    while True:
        vectors, masks, seats = observation["observation"], env.action_masks(), info["seat"]
        ids = np.maximum(env.legal_sample(int(rng.integers(2**31))), 0)
        thinks = (seats >= 0) & ~(by_chance & (seats == last_seat))
        if thinks.any():
            ids[thinks] = net.choose(vectors[thinks], masks[thinks], rng)
        begins, legal = env.legal_csr()
        for nth in np.flatnonzero(thinks):
            it = played[nth]
            it.observations.append(vectors[nth].astype(np.float16))
            it.legal.append(legal[begins[nth] : begins[nth + 1]].copy())
            it.ids.append(int(ids[nth]))
            it.seats.append(int(seats[nth]))
            it.before.append(float(it.total[seats[nth]]))
        observation, _, terminated, truncated, info = env.step(ids)
        for nth in np.flatnonzero(seats >= 0):
            played[nth].total += info["rewards"][nth]
        done = np.flatnonzero(terminated | truncated)
        yield [played[nth] for nth in done]
        for nth in done:
            played[nth] = nothing()


def batches(games: Iterator[list[Played]], size: int, n_actions: int) -> Iterator[Batch]:
    """Decisions of whole games, ``size`` or a few more at a time."""
    waiting: list[Played] = []
    for ended in games:
        waiting += ended
        ids = [it for game in waiting for it in game.ids]
        if len(ids) < size:
            continue
        observations = np.array([it for game in waiting for it in game.observations], np.float32)
        masks = np.zeros((len(ids), n_actions), np.bool_)
        for row, legal in zip(masks, (it for game in waiting for it in game.legal), strict=True):
            row[legal] = True
        returns = [
            game.total[seat] - before
            for game in waiting
            for before, seat in zip(game.before, game.seats, strict=True)
        ]
        waiting = []
        yield Batch(observations, masks, np.array(ids), np.array(returns, np.float32))


def imitation(game: gospoda.Game, teacher: str, size: int, rng: np.random.Generator) -> Iterator[Batch]:
    """Decisions of a bot, for ever. They teach the policy, not the values."""
    bot = gospoda.bot(teacher)
    while True:
        observations = np.zeros((size, game.observation_size), np.float32)
        masks, ids, row = np.zeros((size, game.num_actions), np.int8), np.zeros(size, np.int64), 0
        while row < size:
            state = game.new(seed=int(rng.integers(2**63)))
            while not state.over and row < size:
                seat = state.seat
                choice = bot.choose(state, seat, seed=state.decisions)
                state.observation(seat, out=observations[row])
                state.mask(seat, out=masks[row])
                ids[row] = choice
                row += masks[row].sum() > 1
                # Now and then another one, so that positions are met that the bot would not have come to.
                state.apply(int(rng.choice(state.legal(seat))) if rng.random() < 0.1 else choice, seat)
        yield Batch(observations, masks.view(np.bool_), ids, np.zeros(size, np.float32), is_imitation=True)


class Player:
    """The policy as a bot of ``Game.play``: the likeliest id, or one as likely as the policy says."""

    def __init__(self, net: Learner, rng: np.random.Generator) -> None:
        self.net, self.rng = net, rng

    def choose(self, seen: gospoda.Seen) -> int:
        mask = seen.mask().view(np.bool_)[None]
        return int(self.net.choose(seen.observation()[None], mask, self.rng)[0])


def measure(game: gospoda.Game, net: Learner, games: int, seed: int) -> tuple[float, tuple[float, float]]:
    """The share of games that the policy wins, and its interval: against ``random``, or in cooperation with itself."""
    player = Player(net, np.random.default_rng(seed))
    others: list[Any] = [player if game.utility == "identical" else "random"] * (game.seats - 1)
    series = game.play([player, *others], games=games, seed=seed)
    return series.rates[0], series.intervals[0]


def main(kind: Callable[[int, int, int, np.random.Generator], Learner] = Net) -> None:
    parser = argparse.ArgumentParser(description="Trains a masked actor-critic.")
    parser.add_argument("--game", default="smallworld", choices=gospoda.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seconds", type=float, default=540.0, help="of training in all")
    parser.add_argument("--clone", type=float, default=0.0, help="how many of them imitate greedy")
    parser.add_argument("--envs", type=int, default=64)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--random-share", type=float, default=0.25, help="of games in which the last seat plays by chance")
    parser.add_argument("--every", type=float, default=60.0, help="seconds between measurements")
    parser.add_argument("--games", type=int, default=400, help="of the last measurement; the others have a tenth")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="trained", help="the beginning of the names of what is written")
    asked = parser.parse_args()

    game = gospoda.load(asked.game, seats=asked.seats, **dict(it.split("=", 1) for it in asked.option))
    rng = np.random.default_rng(asked.seed)
    net = kind(game.observation_size, 128, game.num_actions, rng)
    env = VectorEnv(game, asked.envs, opponents=None, reward="score", threads=2, copy=False)
    teacher = imitation(game, "greedy", asked.batch, rng)
    learner = batches(self_play(net, env, asked.random_share, rng), asked.batch, game.num_actions)
    begin, measured, decisions = time.monotonic(), 0.0, 0
    with open(f"{asked.out}.csv", "w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["decisions", "rate", "low", "high"])
        while (elapsed := time.monotonic() - begin) < asked.seconds:
            batch = next(teacher if elapsed < asked.clone else learner)
            net.learn(batch, asked.rate, asked.entropy)
            decisions += len(batch.ids)
            if time.monotonic() - begin - measured >= asked.every:
                measured = time.monotonic() - begin
                rate, (low, high) = measure(game, net, max(asked.games // 10, 1), decisions)
                curve.writerow([decisions, rate, low, high])
                print(f"{measured:5.0f} s {decisions:>9,} decisions: {rate:.1%} ({low:.1%} to {high:.1%})", flush=True)
        rate, (low, high) = measure(game, net, asked.games, asked.seed)
        curve.writerow([decisions, rate, low, high])
    print(f"{decisions:,} decisions, then {rate:.1%} of {asked.games} games ({low:.1%} to {high:.1%})")
    np.savez(f"{asked.out}.npz", version=np.array(game.version), **net.weights)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
