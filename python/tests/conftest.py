"""What tests have in common: every game, and whole games by chance."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import gospoda

# There nothing is left out.
IN_CI = "CI" in os.environ


def needed(name: str) -> Any:
    """A package; without it the test is skipped, or fails in CI."""
    try:
        return pytest.importorskip(name)
    except pytest.skip.Exception as skipped:
        if IN_CI:
            raise ImportError(str(skipped)) from None
        raise


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
