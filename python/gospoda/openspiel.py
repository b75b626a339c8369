"""The games as games of OpenSpiel, each draw an explicit chance node.

Importing the module registers ``gospoda_smallworld`` and the like:

>>> import pyspiel
>>> import gospoda.openspiel
>>> game = pyspiel.load_game("gospoda_wrath(players=2,options=difficulty:introductory)")

Chance nodes tell the order of decks to a search with perfect information: a plain ``MCTSBot`` cheats here, an
``ISMCTSBot`` does not.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

import gospoda._gospoda as native

__all__ = ["Evaluator", "GospodaGame", "GospodaObserver", "GospodaState"]

#: No draw is below more; the largest one that rules make is below 52.
MAX_CHANCE_OUTCOMES = 64

_PREFIX = "gospoda_"


def _parameters(game: str) -> dict[str, Any]:
    return {"players": native.load(game).seats, "options": "", "opening_seed": -1}


def _game_type(game: str, utility: str) -> pyspiel.GameType:
    fewest, most = native.seats_of(game)
    return pyspiel.GameType(
        short_name=_PREFIX + game,
        long_name=f"gospoda: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.__members__[utility.upper()],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _options(text: str) -> dict[str, str]:
    """``key:value`` pairs with ``;`` between them, in which ``+`` stands between the names of a list."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {key.strip(): value.strip().replace("+", ",") for key, _, value in pairs}


class GospodaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters: ``players``; ``options``, those of ``gospoda.load`` as ``key:value`` with ``;`` between
    them and ``+`` between the names of a list; ``opening_seed``: from 0 on it fixes the opening and spares its chance nodes.
    """

    #: The game, by its name in gospoda; each has a class of its own.
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        filled = {**_parameters(name), **(params or {})}
        self.native = native.load(name, int(filled["players"]), **_options(str(filled["options"])))
        self.opening_seed = int(filled["opening_seed"])
        # Teams, an option, make another kind of game.
        kind = _game_type(name, self.native.utility)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.native.num_actions,
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=self.native.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if self.native.utility == "constant_sum" else None,
            max_game_length=self.native.max_decisions * 2,
        )
        super().__init__(kind, info, filled)

    def new_initial_state(self) -> GospodaState:
        return GospodaState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> GospodaObserver:
        return GospodaObserver(self, params)

    def observation_tensor_shape(self) -> list[int]:
        return [self.native.observation_size]


class _Point:
    """Where a game is: at a position, or on the way to one while draws are missing.

    OpenSpiel copies a state by making an initial one and copying its attributes deeply, so that there is only this one, which is
    cheap to copy and does nothing before it is asked.
    """

    __slots__ = ("answer", "draws", "game", "state", "wanted")

    def __init__(self, game: native.Game) -> None:
        self.game = game
        self.state: native.State | None = None
        #: Who has answered with which id, while draws are missing.
        self.answer: tuple[int, int] | None = None
        self.draws: list[tuple[int, int]] = []
        #: The bound of the draw that is missing.
        self.wanted: int | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> _Point:
        res = _Point(self.game)
        res.state = None if self.state is None else self.state.clone()
        res.answer, res.draws, res.wanted = self.answer, self.draws.copy(), self.wanted
        return res

    def begin(self, state: native.State) -> None:
        state.remember()
        self.state, self.draws, self.wanted, self.answer = state, [], None, None

    def go_on(self) -> None:
        """Looks which draw is missing, or comes to the next position."""
        if self.state is None:
            begun = self.game.probe(self.draws)
            if isinstance(begun, int):
                self.wanted = begun
            else:
                self.begin(begun)
        elif self.answer is not None:
            seat, action = self.answer
            self.wanted = self.state.probe(action, self.draws, seat)
            if self.wanted is None:
                self.draws, self.answer = [], None


class GospodaState(pyspiel.State):  # type: ignore[misc]
    """A position; while draws are missing, what was answered and the draws so far."""

    def __init__(self, game: GospodaGame) -> None:
        super().__init__(game)
        self._point = _Point(game.native)

    def _at(self) -> _Point:
        point = self._point
        if point.state is None and point.wanted is None:
            seed = self.get_game().opening_seed
            if seed < 0:
                point.go_on()
            else:
                point.begin(point.game.new(seed=seed))
        return point

    @property
    def _position(self) -> native.State:
        state: native.State | None = self._at().state
        if state is None:
            raise ValueError("the game has not begun")
        return state

    def current_player(self) -> int:
        at = self._at()
        if at.wanted is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._position.over else self._position.seat

    def _legal_actions(self, player: int) -> list[int]:
        at = self._at()
        if at.state is None:
            return []
        ids: list[int] = at.state.legal(player).tolist()
        return ids

    def chance_outcomes(self) -> list[tuple[int, float]]:
        wanted = self._at().wanted
        assert wanted is not None
        return [(value, 1.0 / wanted) for value in range(wanted)]

    def _apply_action(self, action: int) -> None:
        at = self._at()
        if at.wanted is None:
            at.answer = self._position.seat, action
        else:
            at.draws.append((at.wanted, action))
        at.go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        at = self._at()
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action} of {at.wanted}"
        return _name(at.game, action)

    def is_terminal(self) -> bool:
        at = self._at()
        return at.wanted is None and at.state is not None and at.state.over

    def returns(self) -> list[float]:
        at = self._at()
        if at.state is None:
            return [0.0] * at.game.seats
        res: list[float] = at.state.returns.tolist()
        return res

    def information_state_string(self, player: int | None = None) -> str:
        seat, state = self._player(player), self._at().state
        return "" if state is None else f"{state.memory(seat)} {state.prefix} {state.text(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        state = self._at().state
        return "" if state is None else state.text(self._player(player))

    def _player(self, player: int | None) -> int:
        return max(self.current_player(), 0) if player is None else player

    def resample_from_infostate(self, player: int, sampler: Any) -> GospodaState:
        """The position as the player may imagine it; ``sampler`` gives numbers from 0 to 1."""
        copy = self.clone()
        copy._point.state = self._position.determinize(player, int(sampler() * 2**53))
        return copy  # type: ignore[no-any-return]

    def position(self) -> native.State:
        """A copy of the position."""
        return self._position.clone()

    def __str__(self) -> str:
        at = self._at()
        if at.state is None:
            return f"opening after {len(at.draws)} draws"
        drawn = f", {len(at.draws)} draws" if at.draws else ""
        return f"{at.game.id} after {at.state.decisions} actions{drawn}: {at.state.fingerprint}"


class GospodaObserver:
    """What a player observes, as a vector and as text."""

    def __init__(self, game: GospodaGame, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters, not {params}")
        self.tensor: npt.NDArray[np.float32] = np.zeros(game.native.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GospodaState, player: int) -> None:
        position = state._at().state
        if position is None:
            self.tensor.fill(0)
        else:
            position.observation(player, out=self.tensor)

    def string_from(self, state: GospodaState, player: int) -> str:
        return state.observation_string(player)


class Evaluator:
    """What the games themselves say of a position, for the searches of OpenSpiel: no playouts."""

    def evaluate(self, state: GospodaState) -> list[float]:
        position = state.position()
        return [position.evaluate(seat) for seat in range(state.num_players())]

    def prior(self, state: GospodaState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


_NAMES: dict[str, list[str]] = {}


def _name(game: native.Game, action: int) -> str:
    if game.id not in _NAMES:
        _NAMES[game.id] = game.action_names()
    return _NAMES[game.id][action]


def _register() -> None:
    known = set(pyspiel.registered_names())
    for game in native.games():
        if _PREFIX + game in known:
            continue
        made = type(f"Gospoda{game.capitalize()}", (GospodaGame,), {"name": game})
        pyspiel.register_game(_game_type(game, native.load(game).utility), made)


_register()
