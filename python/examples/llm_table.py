"""A language model at the table: it reads the position and the numbered legal actions, and answers with one of them.

    python llm_table.py --model 'my-model --json'    # any command: messages as JSON on its standard input, the answer on its output
    python llm_table.py --model random               # a stand-in that answers by chance, sometimes with nonsense

An answer is a number of the list or an action in notation. What is refused is told back with the rule that forbids it; after
three refusals an action is given by chance. The other seats are played by ``--against``.
"""

from __future__ import annotations

import argparse
import json
import random
import shlex
import subprocess
from collections.abc import Callable

import gospoda

Messages = list[dict[str, str]]
Model = Callable[[Messages], str]

RULES = "You play {game} at seat {seat}. Answer with the number of one action of the list, or with the action, and nothing else."
TRIES = 3


def command(line: str) -> Model:
    """A program that is started for every answer."""

    def ask(messages: Messages) -> str:
        done = subprocess.run(shlex.split(line), input=json.dumps(messages), capture_output=True, text=True, check=True)
        return done.stdout

    return ask


def stand_in(seed: int) -> Model:
    """Answers by chance; one answer of five is none."""
    rng = random.Random(seed)

    def ask(messages: Messages) -> str:
        n_actions = messages[2]["content"].count("\n") + 1
        return "I would rather not" if rng.random() < 0.2 else str(rng.randint(1, n_actions))

    return ask


def play(state: gospoda.State, seat: int, model: Model, rng: random.Random) -> tuple[str, int]:
    """Plays an action; gives it in notation, and how many answers were refused before."""
    legal = state.legal_text(seat)
    listed = "\n".join(f"{number}. {action}" for number, action in enumerate(legal, 1))
    messages = [
        {"role": "system", "content": RULES.format(game=state.game.id, seat=seat)},
        {"role": "user", "content": state.text(seat)},
        {"role": "user", "content": listed},
    ]
    for refused in range(TRIES):
        said = model(messages).strip()
        action = legal[int(said) - 1] if said.isdecimal() and 0 < int(said) <= len(legal) else said
        try:
            state.apply_text(action, seat)
            return action, refused
        except gospoda.RuleError as error:
            why_not = f"{error} ({error.rule})"
        except gospoda.NotationError as error:
            why_not = str(error)
        messages += [{"role": "assistant", "content": said}, {"role": "user", "content": f"{why_not}\n{listed}"}]
    action = rng.choice(legal)
    state.apply_text(action, seat)
    return action, TRIES


def main() -> None:
    parser = argparse.ArgumentParser(description="A language model at the table.")
    parser.add_argument("--game", default="wrath", choices=gospoda.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seat", type=int, default=0, help="of the model")
    parser.add_argument("--model", required=True, metavar="COMMAND")
    parser.add_argument("--against", default="greedy", metavar="BOT", help="at the other seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quiet", action="store_true", help="print only the end")
    asked = parser.parse_args()

    model = stand_in(asked.seed) if asked.model == "random" else command(asked.model)
    game, bot, rng = gospoda.load(asked.game, seats=asked.seats), gospoda.bot(asked.against), random.Random(asked.seed)
    state, n_answers, n_refused = game.new(seed=asked.seed), 0, 0
    while not state.over:
        seat = state.seat
        if seat != asked.seat:
            state.apply(bot.choose(state, seat, seed=state.decisions), seat)
            continue
        action, refused = play(state, seat, model, rng)
        n_answers, n_refused = n_answers + 1, n_refused + refused
        if not asked.quiet:
            print(action, flush=True)
    print(f"{n_answers} actions, {n_refused} answers refused; returns {state.returns}")


if __name__ == "__main__":
    main()
