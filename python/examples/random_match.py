"""Plays one game by chance, prints how it ended and writes it as a match file: ``gospoda verify match.match`` accepts it.

    python random_match.py wrath
"""

import random
import sys
from pathlib import Path

import gospoda

game = gospoda.load(sys.argv[1] if len(sys.argv) > 1 else "smallworld", seats=2)
state = game.new(seed=7, record=True)
while not state.over:
    state.apply(random.choice(state.legal().tolist()))
print(f"{game.version}: {state.decisions} decisions, returns {state.returns}, scores {state.scores}")
Path("match.match").write_text(state.match_file())
