"""Four modern board games for research, with their whole rules: hidden hands, chance, cooperation and interrupts.

>>> import gospoda
>>> game = gospoda.load("wrath", seats=2)
>>> state = game.new(seed=7)
>>> while not state.over:
...     state.apply(gospoda.bot("greedy").choose(state))
>>> state.returns
array([0., 0.], dtype=float32)

The faces to PettingZoo, Gymnasium and OpenSpiel are modules of their own (:mod:`gospoda.pettingzoo`,
:mod:`gospoda.gymnasium`, :mod:`gospoda.vector`, :mod:`gospoda.openspiel`), which need these packages.
"""

from gospoda._gospoda import (
    Bot,
    Episode,
    Field,
    Game,
    Match,
    Seen,
    State,
    bot,
    games,
    load,
    wilson,
)
from gospoda.errors import (
    ChanceError,
    DataError,
    Error,
    FileError,
    NotationError,
    RuleError,
    SetupError,
    VersionError,
)
from gospoda.matches import export, read_match
from gospoda.series import Series

__all__ = [
    "Bot",
    "ChanceError",
    "DataError",
    "Episode",
    "Error",
    "Field",
    "FileError",
    "Game",
    "Match",
    "NotationError",
    "RuleError",
    "Seen",
    "Series",
    "SetupError",
    "State",
    "VersionError",
    "bot",
    "export",
    "games",
    "load",
    "read_match",
    "wilson",
]
