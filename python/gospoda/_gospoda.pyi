"""The native half of the package: games, positions, bots and batches of games.

Seats are numbers from 0. Where ``seat`` is left out, it is the seat that is asked next (the first one when the game is over).
A ``seat`` that the table does not have raises ``ValueError``, as does an ``out`` that is no contiguous array of the right type
and size. Ids are numbers from 0 to ``num_actions - 1``.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, final

import numpy as np
import numpy.typing as npt

from gospoda._plan import Plan
from gospoda.series import Choosing, Series
from gospoda.vector import Buffers

__all__ = [
    "Batch",
    "Bot",
    "Episode",
    "Field",
    "Game",
    "Match",
    "Seen",
    "State",
    "bot",
    "games",
    "load",
    "parse_match",
    "restore_game",
    "seats_of",
    "wilson",
]

def games() -> list[str]:
    """The names of all games."""

def seats_of(id: str) -> tuple[int, int]:
    """How many can sit at the table of a game: the fewest and the most. Raises ``SetupError``: there is no such game."""

def load(id: str, seats: int | None = None, **options: bool | int | str | Sequence[str] | None) -> Game:
    """A game for a number of seats (the fewest, at least 2, if it is left out). Options are those of ``gospoda play --set``, with
    ``_`` for ``-``; ``None`` leaves one as it is.

    Raises ``SetupError``: no such game, number of seats, option or value; the text says what there is. ``RuleError``: a rule
    refuses the setup.
    """

def restore_game(id: str, setup: str) -> Game:
    """The game of a setup as JSON; for pickle."""

def bot(name: str) -> Bot:
    """A bot: ``random``, ``greedy``, ``flat:BUDGET`` or ``mcts:BUDGET``, with a budget as ``200it`` or ``50ms``. Raises ``SetupError``."""

def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 percent interval for a rate of which ``wins`` out of ``games`` were seen."""

def parse_match(text: str) -> Match:
    """Reads the text of a match file. Raises ``FileError``: the first line that does not hold."""

@final
class Field:
    """A row of numbers with one meaning in an observation."""

    @property
    def name(self) -> str:
        """Where it belongs and what it is: ``space.dalaran.ghouls``."""
    @property
    def offset(self) -> int:
        """The place of its first number in its part."""
    @property
    def length(self) -> int:
        """How many numbers it has."""
    @property
    def low(self) -> int:
        """The amount that 0.0 stands for."""
    @property
    def high(self) -> int:
        """The amount that 1.0 stands for."""
    @property
    def cells(self) -> list[str]:
        """What each number is about, if there is more than one."""

@final
class Game:
    """A game with its setup. Two are equal if both are the same."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def version(self) -> str:
        """Name, version of the rules, version of the encoding: ``smallworld-r2-e1``. It belongs into every record."""
    @property
    def encoding_version(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """How many ids there are."""
    @property
    def observation_size(self) -> int:
        """How many numbers an observation has: the public part and the private part."""
    @property
    def hidden_size(self) -> int:
        """How many numbers the hidden part has."""
    @property
    def max_decisions(self) -> int:
        """No game takes more actions."""
    @property
    def utility(self) -> Literal["identical", "constant_sum", "general_sum"]: ...
    @property
    def setup(self) -> dict[str, Any]:
        """The setup, as in match files."""
    @property
    def options(self) -> list[str]:
        """The names of the options."""
    def layout(self, part: Literal["public", "private", "hidden"]) -> list[Field]:
        """The fields of a part, in order. An observation is the public part, then the private part."""
    def id_of(self, text: str) -> tuple[int, ...]:
        """The ids of an action in notation: one, or two in a row. Raises ``NotationError``."""
    def text_of(self, ids: Sequence[int]) -> str:
        """The inverse of ``id_of``. Raises ``NotationError``: no action has these ids."""
    def action_names(self) -> list[str]:
        """What each id says: an action in notation, or the part of one, with ``…``."""
    def new(self, seed: int | bytes | None = None, record: bool = False) -> State:
        """Begins a game. ``seed``: a number from 0 to 2**64 - 1 or 32 bytes; without one the dice are nobody's choice.
        ``record``: whether the match is recorded for ``State.match_file``. Raises ``OverflowError``, ``ValueError``: no seed.
        """
    def probe(self, chance: Sequence[tuple[int, int]]) -> State | int:
        """Begins a game with these draws, as ``State.probe`` goes on with one."""
    def deserialize(self, data: bytes) -> State:
        """The inverse of ``State.serialize``. Raises ``DataError``; ``VersionError``: of other rules or another encoding."""
    def simulate(self, bots: Sequence[str], games: int, seed: int, threads: int) -> dict[str, Any]:
        """What ``gospoda sim`` does; see ``play``."""
    def play(
        self,
        bots: Sequence[str | Choosing],
        *,
        games: int = 100,
        seed: int = 0,
        threads: int = 1,
        record: str | Path | None = None,
    ) -> Series:
        """Plays whole games; ``bots[0]`` sits at the first seat in the first game, and seats rotate. A bot is a name, as for
        ``bot``, or has a method ``choose(seen: Seen) -> int``. Named bots alone play in Rust, without the GIL, on so many
        threads, with the results of ``gospoda sim``; with ``record``, a folder for match files, or another bot they answer as
        ``Bot.choose`` does.

        Raises ``SetupError``: not one bot for each seat, or no such bot. ``RuleError``: a bot answered with an illegal id.
        """
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

@final
class State:
    """A position that is played on.

    The draws of an action follow from the seed and from how many actions were played. A clone has other draws, so that a
    search cannot foresee the dice; ``serialize`` and pickle keep them. Equality and hash are those of the position.
    """

    @property
    def game(self) -> Game: ...
    @property
    def seats(self) -> tuple[int, ...]:
        """Who is asked; any of them may answer. Empty when the game is over."""
    @property
    def seat(self) -> int:
        """Who is asked next where seats are asked one by one; -1 when the game is over."""
    @property
    def prefix(self) -> tuple[int, ...]:
        """The ids that were given of an action that needs more of them."""
    @property
    def decisions(self) -> int:
        """How many actions were played."""
    @property
    def over(self) -> bool: ...
    @property
    def returns(self) -> npt.NDArray[np.float32]:
        """float32 (seats,), from 0 to 1: 1 for a win, a share where a victory is shared; zeros before the end."""
    @property
    def scores(self) -> npt.NDArray[np.int32]:
        """int32 (seats,): the game's own points as they stand; (0,) in games without."""
    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def last_chance(self) -> list[tuple[int, int]]:
        """The draws of the last action, or of the opening: bound and value."""
    @property
    def fingerprint(self) -> str:
        """The hash of the position as in match files: 32 hexadecimal digits."""
    def legal(self, seat: int | None = None) -> npt.NDArray[np.uint16]:
        """uint16 (k,): the legal ids, ascending; empty for a seat that is not asked."""
    def mask(self, seat: int | None = None, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]:
        """int8 (num_actions,): 1 for each legal id."""
    def legal_text(self, seat: int | None = None) -> list[str]:
        """The legal actions in notation."""
    def why_not(self, text: str, seat: int | None = None) -> Exception | None:
        """The ``RuleError`` that an action would raise; nothing if it is legal. Raises ``NotationError``."""
    def apply(self, id: int, seat: int | None = None, chance: Sequence[tuple[int, int]] | None = None) -> None:
        """Gives an id. ``chance``: the draws, (bound, value), instead of those of the seed.

        Raises ``RuleError``, ``NotationError``: it is not legal; ``ChanceError``: the draws do not fit. Nothing has changed then.
        """
    def apply_text(self, text: str, seat: int | None = None, chance: Sequence[tuple[int, int]] | None = None) -> None:
        """Plays an action in notation; a word that is begun is forgotten. Raises what ``apply`` raises."""
    def probe(self, id: int, chance: Sequence[tuple[int, int]], seat: int | None = None) -> int | None:
        """Gives an id with these draws. If they do not suffice, nothing has changed, and the bound of the next draw is returned:
        it is a number from 0 to below the bound, each equally likely. Raises what ``apply`` raises.
        """
    def observation(
        self, seat: int | None = None, out: npt.NDArray[np.float32] | None = None
    ) -> npt.NDArray[np.float32]:
        """float32 (observation_size,), from 0 to 1: what a seat knows; see ``Game.layout``."""
    def hidden(self, seat: int | None = None, out: npt.NDArray[np.float32] | None = None) -> npt.NDArray[np.float32]:
        """float32 (hidden_size,), from 0 to 1: what only the omniscient know. For critics."""
    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """What a seat knows, in a few lines, and what it is asked. ``lang``: ``en``, ``pl`` or ``cs``."""
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat knows, as in the answers of a server."""
    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The board as a seat sees it."""
    def seen(self, seat: int | None = None) -> Seen:
        """The position as a seat knows it."""
    def evaluate(self, seat: int | None = None) -> float:
        """How promising the position is, from 0 (lost) to 1 (won). It looks at everything."""
    def determinize(self, seat: int, seed: int) -> State:
        """A position in which everything is dealt anew that the seat does not know, with draws of its own."""
    def remember(self) -> None:
        """Keeps from now on what each seat was told and has done; see ``memory``."""
    def memory(self, seat: int | None = None) -> str | None:
        """A digest of what a seat was told and has done since ``remember``, for information states; nothing without it."""
    def clone(self, seed: int = 0) -> State:
        """A copy with other draws, which follow from those of this one and ``seed``."""
    def serialize(self) -> bytes:
        """Position, versions and seed; a record is left out."""
    def match_file(self) -> str:
        """The match so far as a file that ``gospoda verify`` accepts. Raises ``RuntimeError``: it was not recorded."""
    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: dict[int, Any], /) -> State: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __reduce__(self) -> tuple[Any, ...]: ...

@final
class Seen:
    """A position as one seat knows it: what a bot gets. Its methods are those of ``State`` for this seat."""

    @property
    def game(self) -> Game: ...
    @property
    def seat(self) -> int: ...
    @property
    def prefix(self) -> tuple[int, ...]: ...
    @property
    def decisions(self) -> int: ...
    def legal(self) -> npt.NDArray[np.uint16]: ...
    def mask(self, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]: ...
    def legal_text(self) -> list[str]: ...
    def observation(self, out: npt.NDArray[np.float32] | None = None) -> npt.NDArray[np.float32]: ...
    def text(self, lang: str = "en") -> str: ...
    def view(self) -> dict[str, Any]: ...
    def sample(self, seed: int) -> State:
        """A position that this one may be: what the seat does not know is dealt anew."""

@final
class Bot:
    """A bot of ours. It knows what the seat may know."""

    @property
    def name(self) -> str: ...
    def choose(self, position: State | Seen, seat: int | None = None, seed: int = 0) -> int:
        """The id with which it goes on, found without the GIL. It depends on the position, the seat and the seed: the search
        tree of the answer before is not kept, as ``gospoda sim`` keeps it within a turn. Raises ``NotationError``: the seat
        is not asked.
        """

@final
class Match:
    """A match that was read and replayed, with every action and every draw checked."""

    @property
    def game(self) -> Game: ...
    @property
    def records(self) -> list[tuple[int, str]]:
        """Seat and action of each record that was not taken back."""
    def decisions(self) -> list[tuple[State, int, list[int]]]:
        """Each position with the seat that answered and the ids of what it answered."""
    def last(self) -> State:
        """The last position."""
    def verify(self) -> dict[str, Any]:
        """What ``gospoda verify`` finds: ``records``, ``draws``, ``finished``, ``closed``, ``compared``, ``dice_proved``,
        ``hash``. Raises ``FileError``.
        """

@final
class Episode:
    """One game to learn from; the faces to PettingZoo and Gymnasium are made of it."""

    def __new__(cls, plan: Plan, seed: int, learner: int | None = None) -> Episode: ...
    def reset(self, seed: int, learner: int | None = None) -> None:
        """The next game of the same plan."""
    def step(self, id: int) -> tuple[list[float], str]:
        """The rewards of all seats, and why the id was not legal (empty if it was). Raises ``RuleError``, ``NotationError``."""
    def play(
        self, id: int
    ) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int8], float, bool, bool, int, str]:
        """The same in one call for the observer: its observation, its mask and its reward, whether the game terminated or was
        truncated, how many actions were played, and why the id was not legal."""
    def masks(self) -> list[npt.NDArray[np.int8]]:
        """The mask of each seat, int8 (num_actions,): zeros for those that are not asked."""
    def pick(self, share: float) -> int:
        """The legal id that lies at a share, from 0 to below 1, of them all. Raises ``ValueError``: there is none."""
    @property
    def seat(self) -> int:
        """Who is asked; -1 at the end."""
    @property
    def observer(self) -> int:
        """The learner, else who is asked, else the first seat."""
    @property
    def terminated(self) -> bool: ...
    @property
    def truncated(self) -> bool: ...
    @property
    def decisions(self) -> int: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> list[int]: ...
    def legal(self) -> npt.NDArray[np.uint16]: ...
    def mask(self, seat: int | None = None, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]:
        """int8 (num_actions,): zeros for a seat that is not asked."""
    def observation(
        self, seat: int | None = None, out: npt.NDArray[np.float32] | None = None
    ) -> npt.NDArray[np.float32]: ...
    def prompt(self, seat: int | None = None) -> str:
        """What a seat is asked, in English."""
    def state(self) -> State:
        """The position, with draws that are not those of the episode."""

@final
class Batch:
    """Many games of one plan, which write into arrays; ``gospoda.vector.VectorEnv`` is made of it."""

    def __new__(cls, plan: Plan, n_games: int, n_threads: int, autoreset: str) -> Batch: ...
    def reset(
        self,
        which: npt.NDArray[np.bool_],
        seeds: npt.NDArray[np.uint64],
        learners: npt.NDArray[np.int8],
        buffers: Buffers,
    ) -> None: ...
    def step(
        self,
        ids: npt.NDArray[np.int64],
        seeds: npt.NDArray[np.uint64],
        learners: npt.NDArray[np.int8],
        buffers: Buffers,
    ) -> None: ...
    def legal_sample(self, seed: int) -> npt.NDArray[np.int64]: ...
    def legal_csr(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.uint16]]: ...
    def decisions(self) -> npt.NDArray[np.int64]: ...
