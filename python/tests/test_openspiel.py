"""OpenSpiel's own test of games, and its algorithms on ours."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import numpy as np
import pytest
from conftest import needed

import gospoda

pyspiel = needed("pyspiel")
openspiel = needed("gospoda.openspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    evaluate_bots,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.bots import uniform_random  # noqa: E402


def load(game: gospoda.Game, **params: int) -> Any:
    return pyspiel.load_game(f"gospoda_{game.id}", {"players": game.seats, **params})


def play(state: Any, rng: random.Random, most: int = 10**6) -> None:
    while not state.is_terminal() and 0 < most:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            most -= 1


def test_random_simulation() -> None:
    for name in gospoda.games():
        fewest, most = gospoda._gospoda.seats_of(name)
        for seats in range(fewest, most + 1):
            game = pyspiel.load_game(f"gospoda_{name}(players={seats})")
            pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_options_are_told_in_the_name() -> None:
    game = pyspiel.load_game("gospoda_smallworld(players=4,options=teams:true;coast_is_sea:true)")
    assert game.native.utility == "general_sum" and game.utility_sum() is None
    assert pyspiel.load_game(str(game)).native == game.native
    with pytest.raises(gospoda.SetupError):
        pyspiel.load_game("gospoda_smallworld(options=teams:perhaps)")


def test_a_fixed_opening_has_no_chance_nodes(game: gospoda.Game) -> None:
    state = load(game, opening_seed=3).new_initial_state()
    assert not state.is_chance_node()
    assert state.position() == game.new(seed=3)


def test_draws_are_chance_nodes(game: gospoda.Game) -> None:
    state, rng = load(game).new_initial_state(), random.Random(5)
    n_nodes = 0
    while not state.is_terminal() and n_nodes < 300:
        if state.is_chance_node():
            n_nodes += 1
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            state.apply_action(rng.choice(outcomes)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert n_nodes


def test_information_states_remember(game: gospoda.Game) -> None:
    rng = random.Random(2)
    state = load(game, opening_seed=1).new_initial_state()
    seen = set()
    for _ in range(30):
        play(state, rng, 1)
        while state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        if state.is_terminal():
            break
        player = state.current_player()
        told = state.information_state_string(player)
        copy = state.resample_from_infostate(player, rng.random)
        assert copy.information_state_string(player) == told
        assert copy.observation_string(player) == state.observation_string(player)
        seen.add(told)
    assert 20 < len(seen)
    observer = load(game).make_py_observer()
    observer.set_from(state, 0)
    assert (observer.tensor == state.position().observation(0)).all()


def test_a_recorded_game_replays(game: gospoda.Game) -> None:
    state = load(game).new_initial_state()
    play(state, random.Random(8), 60)
    again = load(game).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize("name", ["wrath", "quest"])
def test_mcts_plays_a_whole_game(name: str) -> None:
    game, rng = load(gospoda.load(name, 2), opening_seed=1), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        openspiel.Evaluator(),
        uct_c=1.0,
        max_simulations=25,
        random_state=rng,
        allow_inconsistent_action_sets=True,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=shares)))
        else:
            state.apply_action(bot.step(state))
    assert state.returns()[0] in (0.0, 1.0)


def test_algorithms_run(game: gospoda.Game) -> None:
    loaded, rng = load(game, opening_seed=2), np.random.RandomState(3)
    bot = mcts.MCTSBot(loaded, 1.0, 20, openspiel.Evaluator(), random_state=rng)
    state = loaded.new_initial_state()
    assert bot.step(state) in state.legal_actions()
    bots = [uniform_random.UniformRandomBot(seat, rng) for seat in range(2)]
    returns = evaluate_bots.evaluate_bots(state, bots, rng)
    assert state.is_terminal() and returns == state.returns()
    if game.id == "adventure":
        # The solver calls itself once a decision, and Python allows for 1,000.
        return
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded)
    for _ in range(20):
        solver.iteration()
    assert 1 < len(solver._infostates)


def test_environment_for_learning(game: gospoda.Game) -> None:
    env, rng = rl_environment.Environment(load(game)), random.Random(7)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == game.observation_size
        step = env.step([rng.choice(step.observations["legal_actions"][seat])])
    assert step.rewards == env.get_state.returns()


def test_native_and_openspiel_are_the_same_game(game: gospoda.Game) -> None:
    native = game.new(seed=4)
    state = load(game, opening_seed=4).new_initial_state()
    rng = random.Random(6)
    for _ in range(60):
        if native.over:
            break
        action = rng.choice(native.legal().tolist())
        assert state.legal_actions() == native.legal().tolist()
        native.apply(action)
        draws = list(native.last_chance) if native.prefix == () else []
        state.apply_action(action)
        for bound, value in draws:
            assert len(state.chance_outcomes()) == bound
            state.apply_action(value)
        assert state.position() == native


def test_a_playthrough_stays_as_it_is() -> None:
    """Its 434,046 bytes stand here as their digest. It changes with rules and encoding, and with how OpenSpiel writes it."""
    text = generate_playthrough.playthrough("gospoda_wrath(players=2,opening_seed=1)", None, seed=1)
    assert hashlib.sha256(text.encode()).hexdigest().startswith("fce511cf123f")
