"""The programs of docs/programs.md play, a client generated from the OpenAPI document does, and the document tells the truth."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import IN_CI, needed

import gospoda

PROGRAMS = ["bot.py", "socket_bot.py", "bot.mjs", "socket_bot.mjs"]
DOCUMENT = Path(__file__).parents[2] / "docs" / "programs.md"


def called(*call: str, cwd: Path, env: dict[str, str] | None = None) -> str:
    """What a program prints."""
    done = subprocess.run(call, cwd=cwd, env=env, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def read(address: str) -> Any:
    with urllib.request.urlopen(address) as reply:
        return json.load(reply)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our own; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    data = str(tmp_path_factory.mktemp("data"))
    call = [os.environ["GOSPODA"], "serve", "--addr", address, "--data", data]
    with subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        for _ in range(200):
            try:
                read(f"http://{address}/api/v1/health")
                break
            except OSError:
                time.sleep(0.05)
        yield f"http://{address}"
        process.terminate()


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with the programs of the document."""
    for name, text in re.findall(r"```\w+ (\S+)\n(.*?)```", DOCUMENT.read_text(), re.DOTALL):
        (tmp_path / name).write_text(text)
    return tmp_path


def is_outcome(printed: str) -> bool:
    outcome = json.loads(printed)
    return set(outcome) == {"winners", "returns", "scores"} and len(outcome["returns"]) == 2


@pytest.mark.parametrize("name", PROGRAMS)
def test_twenty_lines(programs: Path, name: str) -> None:
    lines = [line for line in (programs / name).read_text().splitlines() if line.strip()]
    assert len(lines) <= 20 and max(map(len, lines)) <= 120


def test_all_programs_are_tested(programs: Path) -> None:
    assert {it.name for it in programs.iterdir()} == set(PROGRAMS)


@pytest.mark.parametrize("game", gospoda.games())
def test_python(programs: Path, server: str, game: str) -> None:
    assert is_outcome(called(sys.executable, "-W", "error", "bot.py", server, game, cwd=programs))
    needed("websockets")
    assert is_outcome(called(sys.executable, "-W", "error", "socket_bot.py", server, game, cwd=programs))


@pytest.mark.skipif(not IN_CI and not shutil.which("npm"), reason="npm is not installed")
def test_javascript(programs: Path, server: str) -> None:
    called("npm", "install", "--silent", "--no-audit", "--no-fund", "ws@8", cwd=programs)
    for game in gospoda.games():
        for name in ("bot.mjs", "socket_bot.mjs"):
            assert is_outcome(called("node", name, server, game, cwd=programs)), (name, game)


def test_codes(server: str) -> None:
    """The document lists every code, each with the status with which the interface answers."""
    told: dict[str, str] = {}
    for codes, status in re.findall(r"^\| (`[^|]+`) \| (\d+) \|", DOCUMENT.read_text(), re.MULTILINE):
        told |= dict.fromkeys(re.findall(r"`([^`]+)`", codes), status)
    interface = read(f"{server}/api/v1/openapi.json")
    assert set(told) == set(interface["components"]["schemas"]["Code"]["enum"])
    n_seen = 0
    for operations in interface["paths"].values():
        for operation in operations.values():
            for status, reply in operation["responses"].items():
                for code in re.findall(r"`([^`]+)`", reply["description"]):
                    if code in told and int(status) >= 400:
                        assert told[code] == status, code
                        n_seen += 1
    assert n_seen > 100


def test_document_is_valid(server: str) -> None:
    validator = needed("openapi_spec_validator")
    interface = read(f"{server}/api/v1/openapi.json")
    validator.validate(interface)
    # The validator finds what is wrong.
    interface["paths"]["/tables"]["post"]["responses"]["201"].pop("description")
    with pytest.raises(Exception, match="description"):
        validator.validate(interface)


def test_generated_client(tmp_path: Path, server: str) -> None:
    """It has a function for every operation, and plays a match by them."""
    needed("openapi_python_client")
    interface = read(f"{server}/api/v1/openapi.json")
    (tmp_path / "openapi.json").write_text(json.dumps(interface))
    out = tmp_path / "gospoda_client"
    # Of itself it knows no body that is plain text.
    plain = dict.fromkeys(["text/plain", "application/jsonl"], "application/octet-stream")
    (tmp_path / "config.json").write_text(json.dumps({"content_type_overrides": plain}))
    call = ["generate", "--path", "openapi.json", "--config", "config.json", "--meta", "none", "--output-path", str(out)]
    called(sys.executable, "-m", "openapi_python_client", *call, cwd=tmp_path)
    names = {it.stem for it in (out / "api" / "default").glob("*.py")} - {"__init__"}
    assert names == {it["operationId"] for ways in interface["paths"].values() for it in ways.values()}
    (tmp_path / "play.py").write_text(PLAY)
    env = os.environ | {"PYTHONPATH": str(tmp_path)}
    assert is_outcome(called(sys.executable, "play.py", server, cwd=tmp_path, env=env))


def test_requests_of_all_kinds(tmp_path: Path, server: str) -> None:
    """What the OpenAPI document allows is taken, what it does not is refused, and every reply is one that it names."""
    needed("schemathesis")
    folder, tally = Path(__file__).parent, tmp_path / "tally.json"
    env = os.environ | {"PYTHONPATH": str(folder), "SCHEMATHESIS_HOOKS": "schemathesis_hooks", "TALLY": str(tally)}
    options = ["--max-examples", "25", "--generation-deterministic", "--no-color"]
    config = folder / "schemathesis.toml"
    call = ["--config-file", str(config), "run", f"{server}/api/v1/openapi.json", *options]
    called(sys.executable, "-m", "schemathesis.cli", *call, cwd=tmp_path, env=env)
    counted = json.loads(tally.read_text())
    paths = read(f"{server}/api/v1/openapi.json")["paths"].items()
    operations = {f"{way.upper()} {path}" for path, ways in paths for way in ways if path != "/tables/{id}/socket"}
    done = {it for it in operations if any(status.startswith("2") for status in counted[it])}
    assert done == operations, "only refused, never done"


def test_requests_of_a_stranger(tmp_path: Path, server: str) -> None:
    """Without hooks schemathesis is content too, where it finds the configuration of the repository."""
    needed("schemathesis")
    options = ["--checks", "all", "--max-examples", "5", "--generation-deterministic", "--no-color"]
    shutil.copy(Path(__file__).parents[2] / "schemathesis.toml", tmp_path)
    call = ["run", f"{server}/api/v1/openapi.json", *options]
    env = {name: it for name, it in os.environ.items() if name != "SCHEMATHESIS_HOOKS"}
    told = called(sys.executable, "-m", "schemathesis.cli", *call, cwd=tmp_path, env=env)
    paths = read(f"{server}/api/v1/openapi.json")["paths"].values()
    assert f"Tested: {sum(map(len, paths))}\n" in told, told


PLAY = """
import json, sys
from gospoda_client import AuthenticatedClient, Client
from gospoda_client.api.default import act, legal, make_table, table, undo
from gospoda_client.models import Act, NewTable, Problem, TableMade

address = sys.argv[1] + "/api/v1"
new = NewTable(game="smallworld", seats=["link", "link"], bot_pause=0)
made = make_table.sync(client=Client(base_url=address), body=new)
assert isinstance(made, TableMade)
seats = {it.seat: AuthenticatedClient(base_url=address, token=it.key) for it in made.keys}
while not (told := table.sync(made.id, client=seats["P1"])).outcome:
    seat = seats[told.asked[0]]
    answers = legal.sync(made.id, client=seat)
    done = act.sync(made.id, client=seat, body=Act(version=answers.version, action=answers.actions[-1]))
    assert not isinstance(done, Problem), done
late = act.sync(made.id, client=seats["P1"], body=Act(version=told.version, action="done"))
assert isinstance(late, Problem) and late.code == "not-your-turn", late
print(json.dumps(told.outcome.to_dict()))
"""
