"""Draws a learning curve and how the scores of some bots are spread, as PNG or SVG.

    python plot.py --curve trained.csv --out curve.png
    python plot.py --scores greedy random --games 300 --out scores.svg
"""

import argparse
import csv
import sys

import gospoda

try:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot
except ImportError:
    sys.exit("plot.py draws with matplotlib: pip install 'gospoda[plot]'")


def curve(path: str) -> None:
    """The rate of wins over the decisions that were learned from: columns decisions, rate, low, high."""
    with open(path, newline="") as file:
        rows = [[float(row[it]) for it in ("decisions", "rate", "low", "high")] for row in csv.DictReader(file)]
    decisions, rate, low, high = zip(*rows, strict=True)
    pyplot.fill_between(decisions, low, high, alpha=0.25, label="95 % interval")
    pyplot.plot(decisions, rate, marker="o", label="wins")
    pyplot.xlabel("decisions")
    pyplot.ylabel("share of games won")
    pyplot.ylim(0, 1)
    pyplot.legend()


def scores(name: str, bots: list[str], games: int) -> None:
    """The points of every seat at the end of games in which all seats are played by the same bot."""
    game = gospoda.load(name, seats=2)
    for bot in bots:
        player, points = gospoda.bot(bot), []
        for seed in range(games):
            state = game.new(seed=seed)
            while not state.over:
                state.apply(player.choose(state, seed=state.decisions))
            points += state.scores.tolist() or state.returns.tolist()
        pyplot.hist(points, bins=24, alpha=0.6, label=bot)
    pyplot.xlabel("points at the end" if len(state.scores) else "return at the end")
    pyplot.ylabel("seats")
    pyplot.title(f"{game.version}, {games} games each")
    pyplot.legend()


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws a learning curve, or how scores are spread.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--curve", metavar="CSV", help="what train_numpy.py has written")
    what.add_argument("--scores", nargs="+", metavar="BOT")
    parser.add_argument("--game", default="smallworld", choices=gospoda.games())
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--out", required=True, help="the file; its ending tells the format")
    asked = parser.parse_args()
    pyplot.figure(figsize=(7, 4))
    if asked.curve:
        curve(asked.curve)
    else:
        scores(asked.game, asked.scores, asked.games)
    pyplot.tight_layout()
    pyplot.savefig(asked.out)


if __name__ == "__main__":
    main()
