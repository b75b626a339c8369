"""Match files: reading them, and making tables of them for learning."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

import gospoda._gospoda as native
from gospoda.errors import SetupError

if TYPE_CHECKING:
    import pyarrow

__all__ = ["export", "read_match"]


def read_match(path: str | Path) -> native.Match:
    """Reads a match file and replays it, with every action and every draw checked.

    Raises:
        FileError: the first line that does not hold.
        OSError: the file cannot be read.
    """
    return native.parse_match(Path(path).read_text())


def export(paths: Iterable[str | Path], out: str | Path) -> int:
    """Writes the decisions of some match files of one game into a Parquet file, and returns how many there are.

    One row is one decision: ``match`` (the number of the file), ``decision`` (the number of the action in its match),
    ``seat``, ``word`` (the ids of the action), ``legal`` (the ids of which the first was chosen), ``observation``
    (what the seat knew: float32 of a fixed size), ``return`` (of the seat at the end; null where the match has none),
    ``score`` (its points at the end; null in games without), ``version`` (game, rules and encoding).

    Needs ``pyarrow``.

    Raises:
        FileError: a line of a match file does not hold; nothing is left at ``out``.
        SetupError: the files are of several games or numbers of seats.
    """
    import pyarrow.parquet as parquet

    out = Path(out)
    part = out.with_name(out.name + ".part")
    rows, writer, version = 0, None, None
    try:
        for nth, path in enumerate(paths):
            match = read_match(path)
            if version not in (None, match.game.version):
                raise SetupError(f"{path} is of {match.game.version}, those before of {version}")
            version = match.game.version
            batch = _batch(nth, match)
            writer = writer or parquet.ParquetWriter(part, batch.schema)
            writer.write_batch(batch)
            rows += batch.num_rows
        if writer is None:
            raise SetupError("there are no match files to export")
        writer.close()
        part.replace(out)
    finally:
        part.unlink(missing_ok=True)
    return rows


def _batch(nth: int, match: native.Match) -> pyarrow.RecordBatch:
    import pyarrow as pa

    game, last = match.game, match.last()
    decisions = match.decisions()
    n, size = len(decisions), game.observation_size
    observations = np.empty((n, size), np.float32)
    seats = np.empty(n, np.int8)
    words, legal = [], []
    for row, (state, seat, word) in enumerate(decisions):
        state.observation(seat, out=observations[row])
        seats[row] = seat
        words.append(word)
        legal.append(state.legal(seat))
    returns, scores = last.returns, last.scores
    ids = pa.list_(pa.uint16())
    vectors = pa.FixedSizeListArray.from_arrays(pa.array(observations.reshape(-1)), size)
    none = pa.nulls(n, pa.float32()), pa.nulls(n, pa.int32())
    columns: dict[str, pyarrow.Array] = {
        "match": pa.array(np.full(n, nth, np.int32)),
        "decision": pa.array(np.arange(n, dtype=np.int32)),
        "seat": pa.array(seats),
        "word": pa.array(words, ids),
        "legal": pa.array(legal, ids),
        "observation": vectors,
        "return": pa.array(returns[seats]) if last.over else none[0],
        "score": pa.array(scores[seats]) if len(scores) else none[1],
        "version": pa.array([game.version] * n),
    }
    return pa.RecordBatch.from_pydict(columns)
