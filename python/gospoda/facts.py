"""Measured facts of the games, as the tables of ``docs/researchers.md``.

    python -m gospoda.facts                              # 1,000 games of each kind, some minutes
    python -m gospoda.facts wrath --games 100
    python -m gospoda.facts --page docs/researchers.md   # puts the tables between the marks of the page

All of it follows from the seeds 0, 1, 2 and so on, so that a second run prints the same.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import gospoda
from gospoda._gospoda import seats_of

BEGIN, END = "<!-- facts -->\n", "<!-- end of facts -->\n"
#: Who plays all seats of the games that are measured.
PLAYERS = "random", "greedy"


@dataclass
class Sample:
    """What was counted over some games."""

    #: Actions of each game.
    lengths: list[int] = field(default_factory=list)
    #: How often a question had so many legal ids; an action of two ids is two questions.
    options: Counter[int] = field(default_factory=Counter)
    #: How often several seats were asked at once.
    shared: int = 0
    #: How often another seat was asked than before.
    switches: int = 0
    #: Draws during play, without those of the opening.
    draws: int = 0
    #: Draws of the opening.
    opening: int = 0
    #: Games that the first seat won, shared victories as shares.
    wins: float = 0.0

    @property
    def questions(self) -> int:
        return self.options.total()

    def option(self, share: float) -> int:
        """The number of options that so large a share of the questions does not exceed."""
        seen, most = 0, 0
        for n, times in sorted(self.options.items()):
            seen, most = seen + times, n
            if seen >= share * self.questions:
                break
        return most


def measure(game: gospoda.Game, player: str, games: int) -> Sample:
    """Plays games in which ``player`` has all seats."""
    res, bot = Sample(), gospoda.bot(player)
    for seed in range(games):
        rng, state, before = random.Random(seed), game.new(seed=seed), -1
        res.opening += len(state.last_chance)
        while (seat := state.seat) >= 0:
            legal = state.legal(seat)
            res.options[len(legal)] += 1
            res.shared += len(state.seats) > 1
            res.switches += before not in (-1, seat)
            before = seat
            chosen = rng.choice(legal.tolist()) if player == "random" else bot.choose(state, seat, seed=state.decisions)
            state.apply(chosen, seat)
            res.draws += len(state.last_chance)
        res.lengths.append(state.decisions)
        res.wins += float(state.returns[0])
    return res


def percentile(values: list[int], share: float) -> int:
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


def per_game(count: Callable[[Sample], float]) -> Callable[[Sample], str]:
    return lambda it: f"{count(it) / len(it.lengths):.1f}"


def per_question(count: Callable[[Sample], float]) -> Callable[[Sample], str]:
    return lambda it: f"{100 * count(it) / it.questions:.1f} %"


#: The rows of a table. Means come first: they are compared with a fresh run.
MEANS: dict[str, Callable[[Sample], str]] = {
    "actions a game, mean": lambda it: f"{statistics.fmean(it.lengths):.1f}",
    "questions a game, mean": per_game(lambda it: it.questions),
    "legal ids a question, mean": lambda it: f"{sum(n * k for n, k in it.options.items()) / it.questions:.2f}",
    "questions with one answer": per_question(lambda it: it.options[1]),
    "changes of the seat a game": per_game(lambda it: it.switches),
    "draws of the opening": per_game(lambda it: it.opening),
    "draws a game after it": per_game(lambda it: it.draws),
}
OTHERS: dict[str, Callable[[Sample], str]] = {
    "actions a game, median / 99 % / most": lambda it: " / ".join(
        str(percentile(it.lengths, share)) for share in (0.5, 0.99, 1.0)
    ),
    "legal ids a question, median / 99 % / most": lambda it: " / ".join(
        str(it.option(share)) for share in (0.5, 0.99, 1.0)
    ),
    "several seats asked at once": per_question(lambda it: it.shared),
    "the first seat wins": lambda it: f"{100 * it.wins / len(it.lengths):.1f} %",
}

UTILITIES = {
    "identical": "all seats win or lose together",
    "constant_sum": "seats against each other",
    "general_sum": "teams against each other",
}


def sizes(game: gospoda.Game) -> str:
    """What holds at every table."""
    parts = {part: sum(it.length for it in game.layout(part)) for part in ("public", "private", "hidden")}
    length = len(game.new(seed=0).serialize())
    return (
        f"`{game.version}`: {UTILITIES[game.utility]}; {game.num_actions:,} ids; an observation has {parts['public']:,} public and "
        f"{parts['private']:,} private numbers, the hidden part {parts['hidden']:,}; a new position has {length:,} bytes; a game is cut "
        f"off after {game.max_decisions:,} actions.\n"
    )


def table(name: str, games: int) -> str:
    """The table of a game: fewest and most seats, by each of the players."""
    few, many = seats_of(name)
    few = max(few, 2)
    columns = [(seats, player) for seats in sorted({few, many}) for player in PLAYERS]
    samples = [measure(gospoda.load(name, seats=seats), player, games) for seats, player in columns]
    lines = [f"### {name}\n", sizes(gospoda.load(name, seats=few))]
    heads = [f"{player}, {seats} seats" for seats, player in columns]
    lines.append(f"| {games:,} games | {' | '.join(heads)} |\n| --- |{' ---: |' * len(heads)}")
    lines += [f"| {row} | {' | '.join(map(tell, samples))} |" for row, tell in (MEANS | OTHERS).items()]
    return "\n".join(lines) + "\n"


def strength(name: str, games: int) -> str:
    """How strong the bots are that everybody has."""
    game = gospoda.load(name, seats=2)
    pairs = [("greedy", "random"), ("mcts:200it", "greedy"), ("mcts:1000it", "greedy")]
    if game.utility == "identical":
        pairs = [(it, it) for it in ("random", "greedy", "mcts:200it")]
    told = []
    for bot, other in pairs:
        series = game.play([bot, other], games=games, seed=0, threads=2)
        (low, high), rate = series.intervals[0], series.rates[0]
        who = f"`{bot}`" if bot == other else f"`{bot}` against `{other}`"
        told.append(f"{who} {rate:.0%} ({low:.0%} to {high:.0%})")
    return f"Games won with 2 seats, of {games}: {'; '.join(told)}.\n"


def main(args: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m gospoda.facts", description="Measured facts of the games.")
    parser.add_argument("names", nargs="*", default=gospoda.games(), metavar="GAME")
    parser.add_argument("--games", type=int, default=1000, help="of each player and number of seats")
    parser.add_argument("--matches", type=int, default=200, help="between bots")
    parser.add_argument("--page", type=Path, help="a page that gets the tables between its marks")
    asked = parser.parse_args(args)
    told = [f"{table(it, asked.games)}\n{strength(it, asked.matches)}" for it in asked.names]
    text = "\n".join(told)
    if asked.page is None:
        print(text, end="")
        return
    page = asked.page.read_text()
    begin, end = page.index(BEGIN) + len(BEGIN), page.index(END)
    asked.page.write_text(f"{page[:begin]}\n{text}\n{page[end:]}")


if __name__ == "__main__":
    main()
