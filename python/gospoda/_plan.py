"""What the faces to other packages have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np

import gospoda._gospoda as native

Illegal = Literal["lose", "raise", "random"]
Reward = Literal["outcome", "returns", "score"]


@dataclass(frozen=True)
class Plan:
    """How episodes are played; read by ``Episode`` and ``Batch``."""

    game: native.Game
    opponents: list[str] = field(default_factory=list)
    skip_forced: bool = True
    max_decisions: int | None = None
    illegal: Illegal = "lose"
    reward: Reward = "outcome"


def game_of(game: str | native.Game, seats: int | None, options: dict[str, Any]) -> native.Game:
    """The game that a name, a number of seats and options mean."""
    if not isinstance(game, str):
        if seats not in (None, game.seats) or options:
            raise TypeError("seats and options belong to the name of a game, not to a game")
        return game
    return native.load(game, seats, **options)


def bots_of(opponents: str | Sequence[str], game: native.Game) -> list[str]:
    """One bot for each seat but the learner's: one name stands for all."""
    n = game.seats - 1
    return [opponents] * n if isinstance(opponents, str) else list(opponents)


def episode_seed(rng: np.random.Generator) -> int:
    """The seed of the next game."""
    return int(rng.integers(2**63))
