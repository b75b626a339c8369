"""What a schema cannot tell schemathesis of tables: their ids, the keys of their seats, their versions and legal actions.

Each request to a table goes to one that stands where the operation is possible, with the key of a seat. Of four bodies that fit
the schema, three are completed with what the table takes; one is sent as it was generated. ``TALLY`` names the file in which
the replies are counted by operation and status.
"""

from __future__ import annotations

import atexit
import json
import os
import random
import re
import unicodedata
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import requests
import schemathesis
from schemathesis import Case
from schemathesis.core.failures import Failure
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.transport import Response
from schemathesis.generation.meta import TestPhase
from schemathesis.hooks import HookContext
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.openapi.checks import RejectedPositiveData

Json = dict[str, Any]


@dataclass
class Place:
    """Whoever sends a request: a seat at a table, and what the operation takes there."""

    table: str
    seat: str
    key: str
    body: Json = field(default_factory=dict)
    path: Json = field(default_factory=dict)


class Tables:
    """Makes tables by the interface that is tested, and plays at them."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.session = requests.Session()
        self.games: list[Json] = self.ask("GET", "/games")["games"]
        self.keys: dict[str, dict[str, str]] = {}
        self.n_made = 0
        self.running: dict[str, str] = {}
        self.played: defaultdict[str, set[str]] = defaultdict(set)
        schemas = self.ask("GET", "/openapi.json")["components"]["schemas"]
        self.fields = {name: set(it.get("properties", {})) for name, it in schemas.items()}
        self.over = self.played_out()
        self.match_file = self.text("GET", f"/tables/{self.over.table}/match")
        self.quest = self.make([game for game in self.games if game["id"] == "quest"], ["you", "bot:random"])
        self.campaign: Json = self.ask("GET", f"/tables/{self.quest}/campaign")

    def text(self, method: str, path: str, key: str = "", body: Json | None = None) -> str:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        reply = self.session.request(method, self.address + path, headers=headers, json=body, timeout=30)
        assert reply.ok, f"{method} {path}: {reply.text}"
        return reply.text

    def ask(self, method: str, path: str, key: str = "", body: Json | None = None) -> Any:
        return json.loads(self.text(method, path, key, body))

    def make(self, games: list[Json], seats: list[str], **more: Any) -> str:
        """A table of the next of these games; its id."""
        self.n_made += 1
        game = games[self.n_made % len(games)]["id"]
        new = {"game": game, "seats": seats, "bot_pause": 0, "hints": True, **more}
        made = self.ask("POST", "/tables", body=new)
        self.keys[made["id"]] = {it["seat"]: it["key"] for it in made["keys"]}
        return str(made["id"])

    def place(self, table: str, seat: str) -> Place:
        return Place(table, seat, self.keys[table][seat])

    def other(self, place: Place) -> Place:
        """Another person at the table."""
        return self.place(place.table, next(it for it in self.keys[place.table] if it != place.seat))

    def fresh(self, **more: Any) -> Place:
        """A seat that is asked, at a new table of two people."""
        table = self.make(self.games, ["link", "link"], **more)
        return self.place(table, self.ask("GET", f"/tables/{table}")["asked"][0])

    def asked(self) -> Place:
        """A seat that is asked, at a table that is played at again and again."""
        self.n_made += 1
        game = self.games[self.n_made % len(self.games)]
        table = self.running.get(game["id"]) or self.make([game], ["link", "link"])
        asked = self.ask("GET", f"/tables/{table}")["asked"]
        if not asked:
            self.running.pop(game["id"])
            return self.asked()
        self.running[game["id"]] = table
        return self.place(table, asked[0])

    def answer(self, place: Place) -> Json:
        """A legal action, with the version."""
        legal = self.ask("GET", f"/tables/{place.table}/legal", place.key)
        return {"version": legal["version"], "action": random.choice(legal["actions"])}

    def acted(self, place: Place) -> int:
        """Plays an action; the version after it."""
        done = self.ask("POST", f"/tables/{place.table}/act", place.key, self.answer(place))
        self.played[place.table].add(place.seat)
        return int(done["version"])

    def played_out(self) -> Place:
        """A person at a match that is over."""
        place = self.place(self.make(self.games, ["you", "bot:random"]), "P1")
        while "outcome" not in (told := self.ask("GET", f"/tables/{place.table}")):
            if "P1" in told["asked"]:
                try:
                    self.acted(place)
                except (AssertionError, IndexError):
                    pass  # The bot was faster.
        return place


# Where an operation is possible, by its id. The others are sent from a seat that is asked.


def act(tables: Tables) -> Place:
    place = tables.asked()
    place.body = tables.answer(place)
    return place


def undo(tables: Tables) -> Place:
    place = tables.fresh()
    place.body = {"version": tables.acted(place)}
    return place


def ask_back(tables: Tables) -> Place:
    place = undo(tables)
    place.body["n"] = 1
    return place


def answer_ask(tables: Tables) -> Place:
    place = tables.asked()
    while len(tables.played[place.table]) < 2:
        tables.acted(place)
        place = tables.place(place.table, tables.ask("GET", f"/tables/{place.table}")["asked"][0])
    back = {"version": tables.acted(place), "n": 1}
    tables.ask("POST", f"/tables/{place.table}/ask", place.key, back)
    return tables.other(place)


def mix_word(tables: Tables) -> Place:
    return tables.place(tables.make(tables.games, ["link", "link"], mixes=True), "P1")


def together(tables: Tables) -> Place:
    """A seat of a cooperative game where another one is asked; its body is what the other one could do."""
    games = [game for game in tables.games if game["is_cooperative"]]
    table = tables.make(games, ["link", "link"])
    asked = tables.place(table, tables.ask("GET", f"/tables/{table}")["asked"][0])
    place = tables.other(asked)
    place.body = tables.answer(asked) | {"to": asked.seat}
    return place


def decline(tables: Tables) -> Place:
    place = together(tables)
    tables.ask("POST", f"/tables/{place.table}/proposals", place.key, place.body)
    place.path = {"by": place.seat}
    return place


def ping(tables: Tables) -> Place:
    table = tables.make([game for game in tables.games if game["id"] == "wrath"], ["link", "link"])
    place = tables.place(table, "P1")
    spaces = tables.ask("GET", f"/tables/{table}/view", place.key)["view"]["spaces"]
    place.body = {"space": random.choice(list(spaces))}
    return place


def imagine(tables: Tables) -> tuple[Place, Json]:
    """A seat that has begun a what-if, and what it imagines."""
    place = tables.asked()
    return place, tables.ask("POST", f"/tables/{place.table}/what-if", place.key, {"seat": place.seat})


def step(tables: Tables, place: Place, now: Json) -> Json:
    """Acts in thought."""
    body = {"version": now["version"], "action": now["legal"][-1], "seat": now["seat"]}
    return dict(tables.ask("POST", f"/tables/{place.table}/what-if/act", place.key, body))


def act_what_if(tables: Tables) -> Place:
    place, now = imagine(tables)
    place.body = {"version": now["version"], "action": random.choice(now["legal"]), "seat": now["seat"]}
    return place


def others_what_if(tables: Tables) -> Place:
    place, now = imagine(tables)
    for _ in range(40):
        if not now["legal"]:
            break
        now = step(tables, place, now)
    place.body = {"version": now["version"]}
    return place


def undo_what_if(tables: Tables) -> Place:
    place, now = imagine(tables)
    place.body = {"version": step(tables, place, now)["version"]}
    return place


def set_windows(tables: Tables) -> Place:
    place = tables.asked()
    windows = tables.ask("GET", f"/tables/{place.table}/windows", place.key)["windows"]
    place.body = {"set": dict.fromkeys(windows, "ask")}
    return place


def over(tables: Tables) -> Place:
    return tables.over


def campaign(tables: Tables) -> Place:
    return tables.place(tables.quest, "P1")


def take_along(tables: Tables) -> Place:
    return tables.place(tables.make(tables.games, ["you", "bot:greedy"]), "P1")


def add_notification(tables: Tables) -> Place:
    place = tables.fresh()
    place.body = {"webhook": "https://hooks.example/turn"}
    return place


def remove_notification(tables: Tables) -> Place:
    place = add_notification(tables)
    place.path = {"id": tables.ask("POST", "/notifications", place.key, place.body)["id"]}
    return place


PLACES: dict[str, Callable[[Tables], Place]] = {
    "act": act,
    "undo": undo,
    "take_seat": Tables.fresh,
    "ask_back": ask_back,
    "answer_ask": answer_ask,
    "mix_word": mix_word,
    "say": Tables.fresh,
    "propose": together,
    "decline": decline,
    "ping": ping,
    "what_if": act_what_if,
    "forget_what_if": act_what_if,
    "act_what_if": act_what_if,
    "others_what_if": others_what_if,
    "undo_what_if": undo_what_if,
    "set_windows": set_windows,
    "match_file": over,
    "next_match": over,
    "campaign": campaign,
    "take_along": take_along,
    "notifications": Tables.fresh,
    "add_notification": add_notification,
    "remove_notification": remove_notification,
}

# By which codes a request may be refused that fits the document, besides those of a state that has changed: what only a game,
# a file or an operator's setting tells.
TELLS: dict[str, set[str]] = {
    # How many seats there are, and which options with which values, is told by the game.
    "make_table": {"bad-setup"},
    "make_campaign_table": {"bad-setup"},
    "bring_match": {"bad-match"},
    "act": {"bad-action", "refused"},
    "act_what_if": {"bad-action", "refused"},
    "propose": {"bad-action", "refused", "not-cooperative"},
    "decline": {"not-cooperative"},
    "undo": {"nothing-to-undo", "cannot-undo"},
    "undo_what_if": {"nothing-to-undo"},
    "ask_back": {"nothing-to-undo", "cannot-undo"},
    "answer_ask": {"nothing-to-undo", "cannot-undo"},
    "ping": {"no-such-space", "not-cooperative"},
    "campaign": {"no-sequel"},
    "next_match": {"no-sequel"},
    "hint": {"no-hints"},
    "set_windows": {"bad-window"},
    # Which addresses are in a private network, and that a name is one at all.
    "add_notification": {"bad-request"},
}


def fitted(tables: Tables, new: Json) -> Json:
    """A new table with a game that there is, as many seats as it has, options of it, and bots that think for a moment."""
    game = tables.games[len(str(new)) % len(tables.games)]
    seats = [re.sub(r"^(bot:(?!random|greedy)[^:]+).*$", r"\1:20", it) for it in new["seats"]]
    seats = (seats * game["max_seats"])[: max(game["min_seats"], min(len(seats), game["max_seats"]))]
    flags = [it["key"] for it in game["options"] if it["kind"] == "flag"][::-1]
    options = {key: "true" for key, _ in zip(flags, new.get("set", {}), strict=False)}
    return new | {"game": game["id"], "seats": seats, "set": options}


# As the server reads it.
KEY = re.compile(r"([\s-]*[A-Za-z2-7]){26}[\s-]*")

TABLES: dict[str, Tables] = {}
# New tables that nothing may refuse.
FITTED: set[str] = set()
COUNTED: defaultdict[str, Counter[str]] = defaultdict(Counter)


def is_as_generated(case: Case[Any]) -> bool:
    """One of four bodies; always the same ones."""
    return zlib.crc32(repr(case.body).encode()) % 4 == 0


def complete(tables: Tables, case: Case[Any], place: Place) -> None:
    """Puts into the body what the operation takes there."""
    name = case.operation.definition.raw["operationId"]
    if name == "make_table" and isinstance(case.body, dict):
        case.body = fitted(tables, case.body)
        FITTED.add(case.id)
    elif name == "make_campaign_table" and isinstance(case.body, dict):
        case.body = case.body | {"campaign": tables.campaign, "seats": ["you", "bot:random"]}
    elif name == "bring_match":
        case.body = tables.match_file
    elif isinstance(case.body, dict):
        content = case.operation.definition.raw["requestBody"]["content"]["application/json"]
        fields = tables.fields.get(content["schema"].get("$ref", "").rsplit("/", 1)[-1], set())
        case.body = case.body | {key: it for key, it in place.body.items() if key in fields}
        if "seat" in case.body and "seat" not in place.body:
            case.body["seat"] = place.seat


@schemathesis.hook
def before_call(context: HookContext, case: Case[Any], kwargs: Any) -> None:
    meta = case.meta
    if meta is None or meta.is_negative_at(ParameterLocation.PATH):
        return
    address = str(case.operation.base_url)
    if address not in TABLES:
        TABLES[address] = Tables(address)
    tables = TABLES[address]
    name = case.operation.definition.raw["operationId"]
    is_positive = not meta.is_negative_at(ParameterLocation.BODY)
    if name == "take_seat" and isinstance(case.body, dict) and KEY.fullmatch(str(case.body.get("key"))):
        # A key that opens another seat already is refused.
        case.body["key"] = "".join(random.choices("abcdefghijklmnopqrstuvwxyz234567", k=25)) + "a"
    # A chain of requests goes on with the table that it has made.
    if meta.phase.name == TestPhase.STATEFUL and (made := tables.keys.get(case.path_parameters.get("id", ""))):
        case.headers["Authorization"] = f"Bearer {random.choice(list(made.values()))}"
        return
    place = PLACES.get(name, Tables.asked)(tables)
    if "{id}" in case.path:
        case.path_parameters |= {"id": place.table} | place.path
    case.headers["Authorization"] = f"Bearer {place.key}"
    if not is_as_generated(case):
        if is_positive:
            complete(tables, case, place)
        if "seat" in case.query and not meta.is_negative_at(ParameterLocation.QUERY):
            case.query["seat"] = place.seat


@schemathesis.hook
def after_call(context: HookContext, case: Case[Any], response: Response) -> None:
    COUNTED[f"{case.method} {case.path}"][str(response.status_code)] += 1
    # Later requests of a chain show these keys.
    if 200 <= response.status_code < 300 and case.method == "POST":
        keys = TABLES[str(case.operation.base_url)].keys
        if case.path == "/tables":
            made = response.json()
            keys[made["id"]] = {it["seat"]: it["key"] for it in made["keys"]}
        if case.path == "/tables/{id}/key":
            taken = response.json()
            keys[case.path_parameters["id"]][taken["seat"]] = taken["key"]


@schemathesis.hook
def filter_failure(context: HookContext, failure: Failure, case: Case[Any], response: Response) -> bool:
    if isinstance(failure, AcceptedNegativeData) and isinstance(case.body, dict):
        # Texts are counted without what cannot be seen.
        text = str(case.body.get("text", case.body.get("word", "")))
        return text == "".join(it for it in text if unicodedata.category(it) != "Cc").strip()
    if not isinstance(failure, RejectedPositiveData) or case.id in FITTED:
        return True
    return response.json()["code"] not in TELLS.get(case.operation.definition.raw["operationId"], set())


@atexit.register
def write() -> None:
    Path(os.environ["TALLY"]).write_text(json.dumps(COUNTED))
