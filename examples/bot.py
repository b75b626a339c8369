#!/usr/bin/env python3
"""Takes a seat of a gospoda table and plays whatever is legal, at random, to the end.

    python3 bot.py http://127.0.0.1:8080 TABLE KEY

A table made with a seat for a link tells the key: `POST /api/v1/tables`. The bot makes the seat its own and tells its
new key: with that one it comes back. The interface: /api/v1/openapi.json.
"""
import json, random, sys, urllib.error, urllib.request

house, table, key = sys.argv[1:]

def ask(what, body=None):
    data = None if body is None else json.dumps(body).encode()
    head = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(f"{house}/api/v1/tables/{table}/{what}", data, head))

key = json.load(ask("key", {}))["key"]  # whoever gave us the old one cannot use it any more
print(f"the key of the seat is {key} now", flush=True)

for line in ask("events"):  # a line `data: {…}` now, and after every change
    if line.startswith(b"data:"):
        news, legal = json.loads(line[5:]), json.load(ask("legal"))
        if news["is_over"]:
            break
        if legal["actions"]:
            try:
                ask("act", {"version": legal["version"], "action": random.choice(legal["actions"])})
            except urllib.error.HTTPError as error:  # 409: somebody else was quicker, and the next line tells it
                if error.code != 409:
                    sys.exit(error.read().decode())
