// The service worker: answers for the network. What is answered is said by a WebAssembly module; this script brings it
// requests, and keeps what it wants to be kept. The messages are in crates/browser/src/message.rs.
"use strict";

importScripts("module.js?{{version}}");

/** Filled in by `cargo xtask web`. Another version is another script, so browsers see it. */
const VERSION = "{{version}}";
/** What the module does not answer. */
const FILES = ["boot.js", "boot.css", "index.html", "manifest.webmanifest", "module.js", "think.js"];

const scope = new URL(self.registration.scope);
const base = scope.pathname.replace(/\/$/, "");
/** Several folders of one origin do not share what they keep. */
const NAME = `gospoda ${base}`;
const CACHE = `${NAME} ${VERSION}`;

// ---- Versions ----
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all([fetchModule(cache), cache.addAll(FILES.map((it) => new Request(new URL(it, scope), { cache: "no-cache" })))]);
  others.postMessage({ waits: VERSION });
  await self.skipWaiting();
}

/** Of the module, as soon as it is known: a promise. */
let compiled = null;

/** Compiles the module while it arrives, and keeps it. */
async function fetchModule(cache) {
  const address = new URL(MODULE, scope);
  const reply = await fetchUnpacked(address);
  const later = reply.clone();
  compiled = WebAssembly.compileStreaming(reply);
  await Promise.all([compiled, cache.put(address, later)]);
}

const others = new BroadcastChannel(NAME);
others.onmessage = ({ data }) => {
  if (data.waits && data.waits !== VERSION) retire();
  if (data.begins && data.begins !== VERSION) stop();
};

/** Until then no stream is begun. */
let retiresUntil = 0;
/** A new version has its turn only when this worker answers nothing any more, and streams have no end: they get one. */
async function retire() {
  retiresUntil = Date.now() + 10000;
  const it = await running;
  for (const { id, isStream, answer, stream } of [...it?.requests.values() ?? []]) {
    if (!isStream) continue;
    it.requests.delete(id);
    if (stream) stream.close(); else answer(endedStream());
    tell(it, { cancel: { id } });
  }
}
const endedStream = () => new Response("", { headers: { "content-type": "text/event-stream" } });

async function activate() {
  others.postMessage({ begins: VERSION });
  for (const name of await caches.keys()) if (name.startsWith(`${NAME} `) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
  await module();
}

// ---- The module ----
/** The running module: its exports, storage and requests. */
let running = null;
function module() { return running ??= start().catch((error) => { running = null; throw error; }); }

let release = () => {};
/** One module at a time writes: not that of the version before, whose worker is still stopping. */
const alone = () => new Promise((done) => {
  if (!navigator.locks) return done();
  navigator.locks.request(NAME, () => { done(); return new Promise((end) => { release = end; }); });
});

async function start() {
  const [records, code] = await Promise.all([openRecords(), readModule(), alone()]);
  const it = { records, wasm: null, requests: new Map(), timer: 0 };
  it.wasm = await instantiate(code, (kind, head, body) => hear(it, kind, head, body));
  tell(it, { start: { base, origin: scope.origin } });
  return it;
}

async function readModule() {
  if (compiled) return compiled;
  const kept = await caches.match(new URL(MODULE, scope), { cacheName: CACHE });
  if (kept) return compiled = WebAssembly.compileStreaming(kept);
  // The browser has thrown the cache away.
  await fetchModule(await caches.open(CACHE));
  return compiled;
}

function tell(it, head, body) {
  if (!it.wasm) return;
  try {
    send(it.wasm, head, body);
  } catch (error) {
    console.error(error);
    end(it);
  }
}

/** Nothing is lost with a module: another one begins with what is stored. Streams come again by themselves. */
function end(it) {
  it.wasm = null;
  clearTimeout(it.timer);
  it.records.close();
  for (const { answer, stream } of it.requests.values()) {
    answer(new Response("gospoda stopped", { status: 500 }));
    try { stream?.error(new Error("gospoda stopped")); } catch { /* read to its end */ }
  }
  running = null;
  release();
}

async function stop() { if (running) end(await running); }

function hear(it, kind, head, body) {
  const request = it.requests.get(head.id);
  switch (kind) {
    case "head": return request?.answer(response(it, request, head));
    case "chunk": return request?.stream?.enqueue(body);
    case "end": it.requests.delete(head.id); return request?.stream?.close();
    case "store": return store(it, head);
    case "load": return load(it, head);
    case "wake": return wake(it, head.at);
    case "report": return console.error(head.text);
  }
}

// ---- Requests ----
let nRequests = 0;

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== scope.origin || !`${url.pathname}/`.startsWith(`${base}/`)) return;
  const path = url.pathname.slice(base.length) || "/";
  event.respondWith([...FILES, MODULE].includes(path.slice(1)) ? file(event.request) : ask(event.request, path + url.search));
});

async function file(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreSearch: true })) ?? fetch(request);
}

async function ask(request, path) {
  const isStream = request.headers.get("accept") === "text/event-stream";
  if (isStream && Date.now() < retiresUntil) return endedStream();
  const headers = [...request.headers, ["accept-language", navigator.languages.join(",")]];
  const [it, body] = [await module(), new Uint8Array(await request.arrayBuffer())];
  const id = ++nRequests;
  return new Promise((answer) => {
    it.requests.set(id, { id, isStream, answer, stream: null });
    tell(it, { request: { id, method: request.method, path, headers } }, body);
  });
}

function response(it, request, { status, headers }) {
  const to = headers.find(([name]) => name === "location")?.[1];
  if (300 <= status && status < 400 && to) return Response.redirect(new URL(to, scope), status);
  if ([204, 304].includes(status)) return new Response(null, { status, headers });
  const cancel = () => { it.requests.delete(request.id); tell(it, { cancel: { id: request.id } }); };
  const body = new ReadableStream({ start: (stream) => { request.stream = stream; }, cancel });
  return new Response(body, { status, headers });
}

// ---- Time ----
const turns = new MessageChannel();
turns.port1.onmessage = () => running?.then((it) => tell(it, { wake: {} }));

function wake(it, at) {
  clearTimeout(it.timer);
  const wait = at - Date.now();
  // A turn of a thinking bot: what has arrived meanwhile comes first.
  if (wait <= 0) turns.port2.postMessage(0);
  else it.timer = setTimeout(() => tell(it, { wake: {} }), Math.min(wait, 2 ** 31 - 1));
}

// ---- Storage ----
const RECORDS = "records";

function openRecords() {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(RECORDS);
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
}

const REFUSALS = { QuotaExceededError: "full", ConstraintError: "conflict" };

/** All or nothing, on the disk before it is said to be stored. */
function store(it, { id, add, put }) {
  const refuse = (error) => tell(it, { not_stored: { id, refusal: REFUSALS[error?.name] ?? "failed", why: String(error) } });
  try {
    const change = it.records.transaction(RECORDS, "readwrite", { durability: "strict" });
    const records = change.objectStore(RECORDS);
    change.oncomplete = () => tell(it, { stored: { id } });
    change.onabort = () => refuse(change.error);
    for (const [key, text] of add) records.add(text, key);
    for (const [key, text] of put) records.put(text, key);
  } catch (error) {
    queueMicrotask(() => refuse(error));
  }
}

function load(it, { id, prefix }) {
  const fail = (error) => tell(it, { not_loaded: { id, why: String(error) } });
  try {
    const records = it.records.transaction(RECORDS).objectStore(RECORDS);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, texts] = [records.getAllKeys(range), records.getAll(range)];
    texts.onsuccess = () => tell(it, { loaded: { id, records: keys.result.map((key, at) => [key, texts.result[at]]) } });
    texts.onerror = () => fail(texts.error);
  } catch (error) {
    queueMicrotask(() => fail(error));
  }
}
