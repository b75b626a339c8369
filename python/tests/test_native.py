"""Games and positions."""

from __future__ import annotations

import copy
import importlib.metadata
import pickle
import random
import sysconfig
import tomllib
from pathlib import Path

import numpy as np
import pytest
from conftest import play_out

import gospoda


def test_a_game_tells_what_it_is(game: gospoda.Game) -> None:
    assert game == gospoda.load(game.id, 2) != gospoda.load(game.id, 3)
    assert game.version.startswith(f"{game.id}-r") and game.version.endswith(f"-e{game.encoding_version}")
    names = game.action_names()
    assert len(names) == game.num_actions and all(names)
    sizes = []
    for part in ("public", "private", "hidden"):
        fields = game.layout(part)
        ends = [field.offset + field.length for field in fields]
        assert [field.offset for field in fields] == [0, *ends[:-1]][: len(fields)]
        sizes.append(ends[-1] if ends else 0)
    assert (sizes[0] + sizes[1], sizes[2]) == (game.observation_size, game.hidden_size)
    assert pickle.loads(pickle.dumps(game)) == game


def test_one_wheel_fits_every_python_from_3_10_on() -> None:
    """It is built for the stable interface; an interpreter without the GIL cannot load that and gets a wheel of its own."""
    package = Path(__file__).parents[1]
    told = tomllib.loads((package / "pyproject.toml").read_text())["project"]["requires-python"]
    pyo3 = tomllib.loads((package.parent / "Cargo.toml").read_text())["workspace"]["dependencies"]["pyo3"]
    assert (told, pyo3["features"]) == (">=3.10", ["abi3-py310"])
    try:
        wheel = importlib.metadata.distribution("gospoda").read_text("WHEEL") or ""
    except importlib.metadata.PackageNotFoundError:
        return
    tags = [line.removeprefix("Tag: ") for line in wheel.splitlines() if line.startswith("Tag: ")]
    is_free_threaded = sysconfig.get_config_var("Py_GIL_DISABLED") == 1
    assert tags and all(tag.startswith("cp310-abi3-") != is_free_threaded for tag in tags)


def test_what_does_not_exist_is_refused_with_what_does() -> None:
    with pytest.raises(gospoda.SetupError, match="smallworld, wrath"):
        gospoda.load("chess")
    with pytest.raises(gospoda.SetupError, match="2 to 5"):
        gospoda.load("smallworld", seats=9)
    with pytest.raises(gospoda.SetupError, match="options are teams"):
        gospoda.load("smallworld", colour="red")
    with pytest.raises(gospoda.SetupError, match="mcts:BUDGET"):
        gospoda.bot("alphazero")
    with pytest.raises(TypeError, match="an option is"):
        gospoda.load("smallworld", teams=1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="public, private and hidden"):
        gospoda.load("wrath").layout("secret")  # type: ignore[arg-type]
    for seed in (-1, 2**64, b"short", 1.5):
        with pytest.raises((OverflowError, ValueError)):
            gospoda.load("wrath").new(seed)  # type: ignore[arg-type]


def test_text_and_ids_lead_to_each_other(game: gospoda.Game) -> None:
    state = game.new(seed=1)
    for _ in range(60):
        if state.over:
            break
        first = set()
        for text in state.legal_text():
            word = game.id_of(text)
            assert game.text_of(word) == text
            first.add(word[len(state.prefix)])
        assert first == set(state.legal().tolist())
        play_out(state, state.decisions, 1)
    with pytest.raises(gospoda.NotationError):
        game.id_of("castle")
    with pytest.raises(gospoda.NotationError):
        game.text_of([game.num_actions])
    with pytest.raises(gospoda.NotationError):
        game.text_of([0, 0, 0, 0])


def test_the_same_seed_is_the_same_game(game: gospoda.Game) -> None:
    one, two, other = game.new(seed=7), game.new(seed=7), game.new(seed=8)
    assert play_out(one, 3) == play_out(two, 3)
    assert one == two and hash(one) == hash(two) and one.fingerprint == two.fingerprint
    play_out(other, 3)
    assert one != other
    assert game.new(seed=bytes(32)) == game.new(seed=bytes(32))


def test_what_is_not_legal_is_refused_and_changes_nothing(game: gospoda.Game) -> None:
    state = game.new(seed=5)
    play_out(state, 5, 20)
    before, legal = state.serialize(), set(state.legal().tolist())
    rules = set()
    for wrong in set(range(game.num_actions)) - legal:
        with pytest.raises(gospoda.Error) as raised:
            state.apply(wrong)
        if isinstance(raised.value, gospoda.RuleError):
            rules.add(raised.value.rule)
            assert raised.value.rule in str(raised.value)
            assert pickle.loads(pickle.dumps(raised.value)).rule == raised.value.rule
    assert rules
    for wrong in (-1, 2**40):
        with pytest.raises(gospoda.NotationError):
            state.apply(wrong)
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        state.legal(7)
    assert state.serialize() == before
    text = next(iter(state.legal_text()))
    assert state.why_not(text) is None


def test_arrays_have_the_form_that_is_told(game: gospoda.Game) -> None:
    state = game.new(seed=2)
    play_out(state, 2, 25)
    mask, vector = state.mask(), state.observation()
    assert mask.dtype == np.int8 and mask.shape == (game.num_actions,)
    assert vector.dtype == np.float32 and vector.shape == (game.observation_size,)
    assert np.flatnonzero(mask).tolist() == state.legal().tolist()
    assert 0 <= vector.min() and vector.max() <= 1
    hidden = state.hidden()
    assert hidden.shape == (game.hidden_size,) and 0 <= hidden.min() and hidden.max() <= 1
    out = np.full(game.observation_size, np.nan, np.float32)
    assert state.observation(out=out) is out
    assert (out == vector).all()
    with pytest.raises(ValueError, match="places"):
        state.mask(out=np.zeros(3, np.int8))
    with pytest.raises(TypeError):
        state.observation(out=np.zeros(game.observation_size))  # type: ignore[arg-type]


def test_a_clone_cannot_foresee_the_dice(game: gospoda.Game) -> None:
    differs = 0
    for seed in range(40):
        state = game.new(seed=seed)
        twin, kept = state.clone(), pickle.loads(pickle.dumps(state))
        assert state == twin == copy.copy(state) == copy.deepcopy(state) == kept
        given = play_out(state, seed, 40)
        for seat, action in given:
            kept.apply(action, seat)
        assert kept == state and kept.serialize() == state.serialize()
        try:
            for seat, action in given:
                twin.apply(action, seat)
            differs += twin != state
        except gospoda.Error:
            differs += 1
    assert 20 < differs


def test_draws_can_be_given(game: gospoda.Game) -> None:
    state = game.new(seed=11)
    rolled = 0
    for step in range(80):
        if state.over:
            break
        twin = state.clone()
        seat, action = state.seat, state.legal().tolist()[step % len(state.legal())]
        state.apply(action, seat)
        draws = state.last_chance if state.prefix == () else []
        if draws:
            rolled += 1
            with pytest.raises(gospoda.ChanceError):
                twin.apply(action, seat, chance=draws[:-1])
            with pytest.raises(gospoda.ChanceError):
                twin.apply(action, seat, chance=[*draws, (6, 1)])
            assert twin.probe(action, draws[:-1], seat) == draws[-1][0]
        twin.apply(action, seat, chance=draws)
        assert twin == state
    assert rolled
    # Some rules draw until results differ, so that the values must not all be the same.
    draws, rng = [], random.Random(3)
    while isinstance(begun := game.probe(draws), int):
        draws.append((begun, rng.randrange(begun)))
    assert begun.last_chance == draws


def test_damaged_bytes_are_refused(game: gospoda.Game) -> None:
    data = game.new(seed=1).serialize()
    for wrong in (b"", data[:40], data[:-1], data[:60] + bytes([data[60] ^ 1]) + data[61:]):
        with pytest.raises(gospoda.DataError):
            game.deserialize(wrong)
    with pytest.raises(gospoda.DataError):
        gospoda.load(game.id, 3).deserialize(data)


def test_a_bot_sees_what_its_seat_sees(game: gospoda.Game) -> None:
    state = game.new(seed=3)
    play_out(state, 4, 30)
    seat = state.seat
    seen = state.seen(seat)
    assert seen.legal().tolist() == state.legal(seat).tolist()
    assert (seen.observation() == state.observation(seat)).all()
    assert seen.view() == state.view(seat) and seen.text() == state.text(seat)
    sampled = [seen.sample(seed) for seed in range(8)]
    assert all((it.observation(seat) == seen.observation()).all() for it in sampled)
    bot = gospoda.bot("mcts:30it")
    for it in [state, *sampled]:
        assert bot.choose(it, seat, seed=5) in it.legal(seat)
    assert bot.choose(seen, seed=5) == bot.choose(state, seat, seed=5)


class First:
    """Takes the first id."""

    def choose(self, seen: gospoda.Seen) -> int:
        return int(seen.legal()[0])


def test_a_series_of_games(game: gospoda.Game) -> None:
    ours = game.play(["random", "greedy"], games=6, seed=2, threads=2)
    again = game.play(["random", "greedy"], games=6, seed=2, threads=1)
    assert (ours.wins, ours.decisions) == (again.wins, again.decisions)
    assert ours.finished == 6 and len(ours.intervals) == 2 and "greedy" in str(ours)
    mine = game.play([First(), "random"], games=4, seed=1)
    assert mine.bots == ["First", "random"] and mine.finished == 4
    total = sum(mine.wins)
    assert total == pytest.approx(4) if game.utility == "constant_sum" else total in (0, 2, 4, 6, 8)
    with pytest.raises(gospoda.SetupError, match="2 seats and 1 bots"):
        game.play(["random"])


def test_pictures_and_words(game: gospoda.Game) -> None:
    state = game.new(seed=1)
    assert state.svg().startswith("<svg")
    texts = {lang: state.text(lang=lang) for lang in ("en", "pl", "cs")}
    assert len(set(texts.values())) == 3
    with pytest.raises(ValueError):
        state.text(lang="xx")
