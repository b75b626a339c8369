"""A bot of one's own against one of the package: 200 games, seats rotated, Wilson's interval.

    python own_bot.py --games 200 --against mcts:200it
"""

import argparse
import random

import gospoda


class Sampler:
    """Tries each answer in some positions that may be the real one, ends the turn by chance, and gives what looks best on
    the average.

    It gets a ``Seen``, which has only what its seat knows.
    """

    def __init__(self, samples: int = 8) -> None:
        self.samples = samples

    def choose(self, seen: gospoda.Seen) -> int:
        worth = dict.fromkeys(seen.legal().tolist(), 0.0)
        for seed in range(self.samples if len(worth) > 1 else 0):
            imagined = seen.sample(seed)
            for action in worth:
                after = imagined.clone(seed)
                after.apply(action, seen.seat)
                while after.seat == seen.seat:
                    after.apply(random.choice(after.legal().tolist()))
                worth[action] += after.evaluate(seen.seat)
        return int(max(worth, key=lambda action: worth[action]))


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot of one's own against one of the package.")
    parser.add_argument("--game", default="smallworld", choices=gospoda.games())
    parser.add_argument("--against", default="mcts:200it", metavar="BOT")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--samples", type=int, default=8)
    asked = parser.parse_args()
    game = gospoda.load(asked.game, seats=2)
    print(game.play([Sampler(asked.samples), asked.against], games=asked.games, seed=1))


if __name__ == "__main__":
    main()
