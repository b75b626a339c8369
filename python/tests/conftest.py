"""What tests have in common: every game, and whole games by chance."""

from __future__ import annotations

import random

import pytest

import gospoda


@pytest.fixture(params=gospoda.games())
def game(request: pytest.FixtureRequest) -> gospoda.Game:
    """Each game with two seats."""
    return gospoda.load(request.param, seats=2)


def play_out(state: gospoda.State, seed: int, most: int = 10**6) -> list[tuple[int, int]]:
    """Plays by chance; who gave which id."""
    rng = random.Random(seed)
    given: list[tuple[int, int]] = []
    while not state.over and len(given) < most:
        seat, action = state.seat, rng.choice(state.legal().tolist())
        state.apply(action, seat)
        given.append((seat, action))
    return given
