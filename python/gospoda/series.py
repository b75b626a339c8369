"""Whole games between bots, seats rotated."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import gospoda._gospoda as native
from gospoda.errors import SetupError

__all__ = ["Choosing", "Series", "play"]


class Choosing(Protocol):
    """A bot: whoever has a method ``choose`` that answers with one of ``seen.legal()``."""

    def choose(self, seen: native.Seen, /) -> int: ...


@dataclass(frozen=True)
class Series:
    """What came of some games. Lists have one entry for each bot, wherever it sat."""

    bots: list[str]
    games: int
    #: How many came to an end by the rules.
    finished: int
    #: Shared victories count as shares; in a cooperative game all seats win together.
    wins: list[float]
    #: The mean score of the game's own points, 0 in games without.
    scores: list[float]
    decisions: int
    seconds: float

    @property
    def rates(self) -> list[float]:
        """The share of games that each bot has won, from 0 to 1."""
        return [it / self.finished if self.finished else 0.0 for it in self.wins]

    @property
    def intervals(self) -> list[tuple[float, float]]:
        """Wilson's 95 percent interval for each of the rates."""
        return [native.wilson(it, self.finished) for it in self.wins]

    def __str__(self) -> str:
        lines = [f"{self.finished} of {self.games} games, {self.decisions} decisions, {self.seconds:.1f} s"]
        rows = zip(self.bots, self.wins, self.rates, self.intervals, self.scores, strict=True)
        for bot, wins, rate, (low, high), score in rows:
            lines.append(f"{bot:<16}{wins:8.1f} won {rate:7.1%} ({low:.1%} to {high:.1%}), score {score:.1f}")
        return "\n".join(lines)


def play(
    game: native.Game,
    bots: Sequence[str | Choosing],
    games: int,
    seed: int,
    threads: int,
    record: str | Path | None,
) -> Series:
    """See :meth:`gospoda.Game.play`."""
    if len(bots) != game.seats:
        raise SetupError(f"the game has {game.seats} seats and {len(bots)} bots")
    names = [it if isinstance(it, str) else type(it).__name__ for it in bots]
    if record is None and all(isinstance(it, str) for it in bots):
        told = game.simulate(names, games, seed, threads)
        return Series(
            names,
            told["games"],
            told["finished"],
            told["wins"],
            told["scores"],
            told["decisions"],
            told["seconds"],
        )
    return _play_here(game, bots, names, games, seed, record)


def _play_here(
    game: native.Game,
    bots: Sequence[str | Choosing],
    names: list[str],
    games: int,
    seed: int,
    record: str | Path | None,
) -> Series:
    players = [native.bot(it) if isinstance(it, str) else it for it in bots]
    folder = None if record is None else Path(record)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    n, begin = len(bots), time.perf_counter()
    wins, scores, finished, decisions = [0.0] * n, [0.0] * n, 0, 0
    for nth in range(games):
        state = game.new(seed=(seed << 32 | nth) % 2**64, record=folder is not None)
        while not state.over and state.decisions < game.max_decisions:
            seat = state.seat
            player = players[(seat + nth) % n]
            if isinstance(player, native.Bot):
                state.apply(player.choose(state, seat, seed=state.decisions), seat)
            else:
                state.apply(int(player.choose(state.seen(seat))), seat)
        if folder is not None:
            (folder / f"{game.id}-{nth:05}.match").write_text(state.match_file())
        decisions += state.decisions
        if not state.over:
            continue
        finished += 1
        for place, share in enumerate(state.returns):
            wins[(place + nth) % n] += float(share)
        for place, score in enumerate(state.scores):
            scores[(place + nth) % n] += float(score)
    means = [it / max(finished, 1) for it in scores]
    seconds = time.perf_counter() - begin
    return Series(names, games, finished, wins, means, decisions, seconds)
