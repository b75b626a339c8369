"""The measurements run; ratios are far from what they must be only if something is broken."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from conftest import needed

import gospoda
from gospoda import facts

PAGE = Path(__file__).parents[2] / "docs" / "researchers.md"


def test_ratios_to_peers(capsys: pytest.CaptureFixture[str]) -> None:
    needed("pettingzoo")
    needed("pyspiel")
    from gospoda import bench

    # Builds for tests are slower than what people install, and machines of tests have other work.
    failed = bench.main(["wrath", "--peers", "--seconds", "0.1", "--rounds", "3", "--check", "0.2"])
    told = capsys.readouterr().out
    assert not failed, told
    assert told.count("must be") == 7 and "hanabi" in told


def test_steps_keep_no_memory() -> None:
    needed("gymnasium")
    # A process of its own: the largest size of this one comes from other tests.
    call = [sys.executable, "-m", "gospoda.bench", "wrath", "--memory", "200000"]
    told = subprocess.run(call, check=True, capture_output=True, text=True).stdout
    kept = int(told.split(" keep ")[1].split(" ")[0].replace(",", ""))
    # A byte a step would be 176 KiB; allocators need some slack.
    assert kept < 2048, told


#: Enough for means that differ by less than 5 percent from those of 1,000 games.
GAMES = {"smallworld": 400, "wrath": 100, "quest": 400, "adventure": 60}


def numbers(table: str) -> dict[str, list[float]]:
    """The rows of means of a table."""
    lines = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")]
    rows = {cells[0]: cells[1:] for cells in lines}
    return {name: [float(it.removesuffix(" %")) for it in rows[name]] for name in facts.MEANS}


@pytest.mark.parametrize("name", gospoda.games())
def test_the_page_for_researchers_is_true(name: str) -> None:
    page = PAGE.read_text()
    page = page[page.index(facts.BEGIN) : page.index(facts.END)]
    written = page.split("### ")[1:]
    told = next(it for it in written if it.startswith(f"{name}\n"))
    fresh = facts.table(name, GAMES[name])
    assert facts.sizes(gospoda.load(name)) in told
    for row, values in numbers(fresh).items():
        # Fewer games than those of the page: means may differ by 5 percent, and by half a percent of what is in percent.
        assert numbers(told)[row] == pytest.approx(values, rel=0.05, abs=0.5), row
