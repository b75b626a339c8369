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


class GospodaState(pyspiel.State):  # type: ignore[misc]
    """A position; while draws are missing, what was answered and the draws so far."""

    def __init__(self, game: GospodaGame) -> None:
        super().__init__(game)
        self._native = game.native
        self._state: native.State | None = None
        # Who has answered with which id, while draws are missing.
        self._answer: tuple[int, int] | None = None
        self._draws: list[tuple[int, int]] = []
        self._wanted: int | None = None
        if game.opening_seed < 0:
            self._draw_opening()
        else:
            self._begin(game.native.new(seed=game.opening_seed))

    def _begin(self, state: native.State) -> None:
        state.remember()
        self._state, self._draws, self._wanted, self._answer = state, [], None, None

    def _draw_opening(self) -> None:
        begun = self._native.probe(self._draws)
        if isinstance(begun, int):
            self._wanted = begun
        else:
            self._begin(begun)

    def _answered(self) -> None:
        assert self._state is not None and self._answer is not None
        seat, action = self._answer
        self._wanted = self._state.probe(action, self._draws, seat)
        if self._wanted is None:
            self._draws, self._answer = [], None

    def current_player(self) -> int:
        if self._wanted is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert self._state is not None
        return int(pyspiel.PlayerId.TERMINAL) if self._state.over else self._state.seat

    def _legal_actions(self, player: int) -> list[int]:
        if self._state is None:
            return []
        ids: list[int] = self._state.legal(player).tolist()
        return ids

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self._wanted is not None
        return [(value, 1.0 / self._wanted) for value in range(self._wanted)]

    def _apply_action(self, action: int) -> None:
        if self._wanted is None:
            assert self._state is not None
            self._answer = self._state.seat, action
        else:
            self._draws.append((self._wanted, action))
        if self._answer is None:
            self._draw_opening()
        else:
            self._answered()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action} of {self._wanted}"
        return _name(self._native, action)

    def is_terminal(self) -> bool:
        return self._wanted is None and self._state is not None and self._state.over

    def returns(self) -> list[float]:
        if self._state is None:
            return [0.0] * self._native.seats
        res: list[float] = self._state.returns.tolist()
        return res

    def information_state_string(self, player: int | None = None) -> str:
        seat = self._player(player)
        if self._state is None:
            return ""
        return f"{self._state.memory(seat)} {self._state.prefix} {self._state.text(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        return "" if self._state is None else self._state.text(self._player(player))

    def _player(self, player: int | None) -> int:
        return max(self.current_player(), 0) if player is None else player

    def resample_from_infostate(self, player: int, sampler: Any) -> GospodaState:
        """The position as the player may imagine it; ``sampler`` gives numbers from 0 to 1."""
        copy = self.clone()
        assert copy._state is not None
        copy._state = copy._state.determinize(player, int(sampler() * 2**53))
        return copy  # type: ignore[no-any-return]

    def position(self) -> native.State:
        """A copy of the position."""
        if self._state is None:
            raise ValueError("the game has not begun")
        return self._state.clone()

    def __str__(self) -> str:
        if self._state is None:
            return f"opening after {len(self._draws)} draws"
        drawn = f", {len(self._draws)} draws" if self._draws else ""
        return f"{self._native.id} after {self._state.decisions} actions{drawn}: {self._state.fingerprint}"


class GospodaObserver:
    """What a player observes, as a vector and as text."""

    def __init__(self, game: GospodaGame, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters, not {params}")
        self.tensor: npt.NDArray[np.float32] = np.zeros(game.native.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GospodaState, player: int) -> None:
        if state._state is None:
            self.tensor.fill(0)
        else:
            state._state.observation(player, out=self.tensor)

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
