"""The training of ``train_numpy.py`` with JAX: the same games and the same net, gradients and Adam by JAX. Needs ``jax[cpu]``.

    python train_jax.py --game wrath --seconds 540
"""

from __future__ import annotations

import sys

import gospoda
import numpy as np
import numpy.typing as npt
import train_numpy
from train_numpy import Batch, Floats, Ids

try:
    import jax
    import jax.numpy as jnp
    from jax.example_libraries import optimizers
except ImportError:
    sys.exit("train_jax.py needs JAX: pip install 'jax[cpu]'")

Weights = dict[str, jax.Array]


@jax.jit
def forward(weights: Weights, observations: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logarithms of the probabilities of the ids, and the values."""
    hidden = jax.nn.relu(observations @ weights["hidden"] + weights["hidden_bias"])
    logits = jnp.where(masks, hidden @ weights["policy"] + weights["policy_bias"], -1e9)
    return jax.nn.log_softmax(logits), (hidden @ weights["value"] + weights["value_bias"])[:, 0]


def loss(weights: Weights, batch: Weights, entropy: float) -> jax.Array:
    """Of the policy, of the values, and the negative entropy."""
    logs, values = forward(weights, batch["observations"], batch["masks"])
    chosen = jnp.take_along_axis(logs, batch["ids"][:, None], axis=1)[:, 0]
    gains = jax.lax.stop_gradient(batch["returns"] - values)
    gains = jnp.where(batch["is_imitation"], 1.0, gains / (gains.std() + 1e-6))
    surprise = -(jnp.exp(logs) * jnp.where(batch["masks"], logs, 0)).sum(axis=1)
    errors = jnp.where(batch["is_imitation"], 0.0, batch["returns"] - values)
    res: jax.Array = (-gains * chosen + errors**2 / 2 - entropy * surprise).mean()
    return res


class Net:
    """What ``train_numpy.Net`` is."""

    def __init__(self, n_inputs: int, n_hidden: int, n_actions: int, rng: np.random.Generator) -> None:
        start = train_numpy.Net(n_inputs, n_hidden, n_actions, rng).weights
        self._rate = 0.0
        begin, self._update, self._weights = optimizers.adam(lambda _: self._rate)
        self._state, self._updates = begin(start), 0
        self._gradient = jax.jit(jax.grad(loss))

    @property
    def weights(self) -> dict[str, Floats]:
        return {name: np.asarray(it) for name, it in self._weights(self._state).items()}

    def choose(self, observations: Floats, masks: npt.NDArray[np.bool_], rng: np.random.Generator) -> Ids:
        # Padded, so that JAX compiles once for each power of two.
        n, padded = len(masks), 1 << (len(masks) - 1).bit_length()
        rows = np.zeros((padded, observations.shape[1]), np.float32)
        legal = np.ones((padded, masks.shape[1]), np.bool_)
        rows[:n], legal[:n] = observations, masks
        logs = np.asarray(forward(self._weights(self._state), jnp.asarray(rows), jnp.asarray(legal))[0])[:n]
        ids: Ids = np.argmax(np.where(masks, logs + rng.gumbel(size=logs.shape), -np.inf), axis=1)
        return ids

    def learn(self, batch: Batch, rate: float, entropy: float) -> None:
        # Batches end with whole games and so differ in size: some decisions are left out, so that JAX compiles for few sizes.
        n = len(batch.ids) // 256 * 256 or len(batch.ids)
        arrays = {
            "observations": batch.observations[:n],
            "masks": batch.masks[:n],
            "ids": batch.ids[:n],
            "returns": batch.returns[:n],
            "is_imitation": np.array(batch.is_imitation),
        }
        given = {name: jnp.asarray(it) for name, it in arrays.items()}
        self._rate = rate
        self._state = self._update(self._updates, self._gradient(self._weights(self._state), given, entropy), self._state)
        self._updates += 1


if __name__ == "__main__":
    train_numpy.main(Net)
