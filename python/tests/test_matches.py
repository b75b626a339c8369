"""Match files from Python, read by Python and by the program."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import numpy as np
import pytest
from conftest import needed, play_out

import gospoda


def test_a_match_played_here_is_a_match_file(game: gospoda.Game, tmp_path: Path) -> None:
    state = game.new(seed=12, record=True)
    play_out(state, 12)
    path = tmp_path / "played.match"
    path.write_text(state.match_file())
    match = gospoda.read_match(path)
    told = match.verify()
    assert told["finished"] and told["dice_proved"] and told["hash"] == state.fingerprint
    assert match.last() == state and match.game == game
    again = game.new(seed=12)
    for position, seat, word in match.decisions():
        assert position == again and position.decisions == again.decisions
        for action in word:
            again.apply(action, seat)
    assert again == state
    if program := os.environ.get("GOSPODA"):
        subprocess.run([program, "verify", path], check=True, capture_output=True)


def test_a_match_with_other_draws_proves_none(game: gospoda.Game) -> None:
    state = game.new(seed=1, record=True).clone()
    play_out(state, 2, 40)
    told = gospoda._gospoda.parse_match(state.match_file()).verify()
    assert not told["dice_proved"] and told["hash"] == state.fingerprint


def test_a_damaged_file_says_where(tmp_path: Path) -> None:
    state = gospoda.load("wrath").new(seed=1, record=True)
    play_out(state, 2, 20)
    lines = state.match_file().splitlines()
    lines[5] = lines[5].replace('"seat"', '"chair"')
    path = tmp_path / "damaged.match"
    path.write_text("\n".join(lines))
    with pytest.raises(gospoda.FileError, match="line 6") as raised:
        gospoda.read_match(path)
    assert raised.value.line == 6
    with pytest.raises(RuntimeError, match="record=True"):
        gospoda.load("wrath").new(seed=1).match_file()


def test_matches_become_a_table(game: gospoda.Game, tmp_path: Path) -> None:
    parquet = needed("pyarrow.parquet")
    game.play(["random", "random"], games=2, seed=3, record=tmp_path)
    paths = sorted(tmp_path.glob("*.match"))
    out = tmp_path / "positions.parquet"
    n = gospoda.export(paths, out)
    table = parquet.read_table(out)
    assert table.num_rows == n == sum(len(gospoda.read_match(it).records) for it in paths)
    row = table.slice(7, 1).to_pydict()
    state, seat, word = gospoda.read_match(paths[0]).decisions()[7]
    assert (row["seat"], row["word"]) == ([seat], [word])
    assert np.allclose(row["observation"][0], state.observation(seat))
    assert row["legal"][0] == state.legal(seat).tolist() and row["version"] == [game.version]
    with pytest.raises(gospoda.SetupError, match="no match files"):
        gospoda.export([], out)
    other = "quest" if game.id == "wrath" else "wrath"
    gospoda.load(other).play(["random", "random"], games=1, record=tmp_path / "other")
    with pytest.raises(gospoda.SetupError, match="those before"):
        gospoda.export([*paths, *(tmp_path / "other").glob("*.match")], tmp_path / "mixed.parquet")
    assert not (tmp_path / "mixed.parquet").exists() and not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("bot", ["random", "greedy", "mcts:20it"])
def test_a_game_is_the_same_here_and_in_the_program(bot: str, game: gospoda.Game, tmp_path: Path) -> None:
    """Dice, positions and bots. ``GOSPODA_SEEDS`` is how many seeds are played, 10 if it is not set. Within a turn the program
    keeps the search tree, also over the only answers of others, which ``choose`` does not: a search is compared where the seat
    before was another one, and so was the last that had several answers.
    """
    program = os.environ.get("GOSPODA")
    if not program:
        pytest.skip("GOSPODA names no program")
    path, player = tmp_path / "there.match", gospoda.bot(bot)
    args = [program, "sim", game.id, "--seats", f"{bot},{bot}", "--games", "1", "--record", str(path)]
    for seed in range(int(os.environ.get("GOSPODA_SEEDS", "10")) // (1 if bot == "random" else 5)):
        subprocess.run([*args, "--seed", str(seed)], check=True, capture_output=True)
        state, before, chooser = game.new(seed=seed, record=True), -1, -1
        for seat, action in gospoda.read_match(path).records:
            chosen = player.choose(state, seat, seed=seed ^ (state.decisions + 1))
            if seat not in (before, chooser) or not bot.startswith("mcts"):
                # An action of two ids is two choices here.
                assert chosen == game.id_of(action)[0]
            if len(state.legal(seat)) > 1:
                chooser = seat
            state.apply_text(action, seat)
            before = seat
        assert state.over and state.match_file() == path.read_text()
