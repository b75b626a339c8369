// gospoda: the one script of the pages. It knows no rules, texts or templates: the server draws, this puts in place.
//
// A live page has <body data-events="/table/ID/events" data-version="N">. The stream sends {version, beats, parts: [{id, html}]};
// a form posted with the header x-gospoda is answered with the same, which the stream of the same tab leaves out. Without this script every form still works.

const { body, title } = document, byId = (id) => document.getElementById(id);
const every = (what) => [...document.querySelectorAll(what)], on = (kind, done, isFirst) => document.addEventListener(kind, done, isFirst);
const boxOf = (el) => el?.getBoundingClientRect(), middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
const { dataset } = document.documentElement, { motion, sound } = dataset;
const calm = () => motion === "reduced" || (motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
const isStill = () => calm() || dataset.pace === "off";
let version = Number(body.dataset.version ?? 0);
const tab = Math.random().toString(36).slice(2, 12) || "1";
// ---- Parts: old elements become new ones, and those with an id keep their identity ----
const KEPT = new Set(["open", "style"]);
function morph(old, next) {
  if (old.nodeType !== next.nodeType || old.nodeName !== next.nodeName || (old.id ?? "") !== (next.id ?? "")) return old.replaceWith(next);
  if (old.nodeType !== Node.ELEMENT_NODE) { if (old.data !== next.data) old.data = next.data; return; }
  if (old.isEqualNode(next)) return;
  for (const { name } of [...old.attributes]) if (!next.hasAttribute(name) && !KEPT.has(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const coming = new Set([...next.children].map((it) => it.id).filter(Boolean));
  const known = new Map([...old.children].filter((it) => it.id).map((it) => [it.id, it]));
  let at = old.firstChild;
  for (const it of [...next.childNodes]) {
    while (at?.id && !coming.has(at.id)) { const gone = at; at = at.nextSibling; gone.remove(); }
    const same = it.id && known.get(it.id);
    if (same) {
      if (same === at) at = at.nextSibling; else old.insertBefore(same, at);
      morph(same, it);
    } else if (at && !at.id && !it.id && at.nodeName === it.nodeName) {
      const here = at; at = at.nextSibling; morph(here, it);
    } else old.insertBefore(it, at);
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
}

/** The element of a part; inside a drawing it must be read as SVG. */
function parse(html, old) {
  const box = document.createElement("template");
  const isDrawing = old instanceof SVGElement;
  box.innerHTML = isDrawing ? `<svg>${html}</svg>` : html;
  return (isDrawing ? box.content.firstChild : box.content).firstElementChild;
}

const waiting = [];
// Answers to forms and messages of the stream overtake each other. Which copy of the table in memory drew the page, when it drew the newest part, and each.
let [copy, newest, drawn] = [null, 0, new Map()];
function apply(message) {
  if (message.reload) return location.reload();
  if (!message.moment && !(version <= message.version)) return tell(message.message);
  const [by, at] = message.moment ?? [copy, newest];
  if (by !== copy) { [copy, newest] = [by, 0]; drawn.clear(); }
  newest = Math.max(newest, at);
  for (const part of message.parts ?? []) {
    if (at < drawn.get(part.id)) continue;
    drawn.set(part.id, at);
    held.set(part.id, part);
  }
  const hasMoved = version < message.version;
  version = Math.max(version, message.version);
  // What led there is played first; what is sent, and from where, goes by the newest.
  if (hasMoved && message.beats ? stage?.play(message.beats) : !hasMoved && stage?.isOn()) draw([held.get("forms")].filter(Boolean));
  else { stage?.skip(); finish(); }
  tell(message.message);
  waiting.splice(0).forEach((done) => done());
}

// ---- The stage (stage.js), if it is there: parts wait until it has played what led to them ----
let [stage, held] = [null, new Map()];
on("stage", ({ detail }) => { stage = detail({ frame, finish, calm }); });
function finish() {
  const parts = [...held.values()], was = isStill() ? every("[data-num]").map((it) => [it, it.textContent]) : [];
  held.clear();
  put(parts);
  // What nobody saw change says by how much, until it is drawn again.
  for (const [it, before] of was) {
    const by = it.textContent - before;
    if (by) it.dataset.change = (0 < by ? "+" : "") + by;
  }
}
on("moment", ({ detail }) => apply(detail)); // of the past (replay.js)
/** A picture on the way: what it changes is put right in the end. */
function frame(parts, ms) {
  for (const { id } of parts) {
    const old = held.has(id) ? null : byId(id)?.cloneNode(true);
    old?.querySelectorAll("[style]").forEach((it) => it.removeAttribute("style"));
    if (old) held.set(id, { id, old });
  }
  put(parts, ms);
}

function draw(parts) { for (const { id, html, old } of parts) { const it = byId(id); if (it) morph(it, old ?? parse(html, it)); } }
/** Draws parts and slides what moved; to look where things are is what takes long. */
function put(parts, ms) {
  if (!parts[0]) return;
  const focus = document.activeElement, before = places();
  draw(parts);
  slide(before, ms);
  if (!document.contains(focus) || document.activeElement === body) refocus(focus);
  document.title = byId("status")?.classList.contains("asked") ? `● ${title}` : title;
  hear();
  reach();
  explain(body.querySelector("[data-why]:hover") ?? document.activeElement?.closest("[data-why]"));
}

/** How many lines were said since the talk was last open. */
const talk = byId("talk");
let heard = talk?.dataset.n;
function hear() {
  if (!talk) return;
  if (talk.matches(":popover-open")) heard = talk.dataset.n;
  byId("talk-open").dataset.unread = talk.dataset.n - heard;
}

function tell(problem) { const it = byId("notice"); if (problem && it) [it.textContent, it.hidden] = [problem, false]; }

/** Where the board is longer than its window, what can be chosen comes into sight; so does what is framed in a panel that scrolls. */
function reach() {
  const frame = boxOf(byId("main")), isDrawn = (it) => it.checkVisibility();
  every("[data-framed]").find(isDrawn)?.scrollIntoView({ block: "nearest" });
  const framed = every(".land[data-framed]"), lands = framed[0] ? framed : every(".land.legal");
  const isSeen = (it) => { const box = boxOf(it); return frame.top < box.bottom && box.top < frame.bottom && frame.left < box.right && box.left < frame.right; };
  if (lands[0] && !lands.some(isSeen)) lands[0].scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
}

/** The control that was used has gone: its like, or else what comes next. */
function refocus(old) {
  if (!old || old === body) return;
  const it = old.id ? byId(old.id) : old.value && body.querySelector(`button[value="${CSS.escape(old.value)}"]`);
  (it || byId("status"))?.focus({ preventScroll: true });
}

// ---- Motion: what has come from elsewhere slides from there ----
const MOVERS = ".stack-of, .mark-of, .combo-row";
function places() {
  if (isStill()) return null;
  return new Map(every(MOVERS).map((el) => [el.id, { el, box: boxOf(el) }]));
}

function slide(before, duration = 480) {
  if (!before) return;
  for (const el of every(MOVERS)) {
    const was = before.get(el.id);
    const row = el.matches(".combo-row");
    if (was?.el === el && !row) continue; // the style sheet moves it
    const from = was?.box ?? boxOf(byId(el.dataset.flies ?? ""));
    if (!from?.width) { if (row) el.animate([{ opacity: 0 }, { opacity: 1 }], duration); continue; }
    const to = boxOf(el);
    const [[ax, ay], [bx, by]] = [middle(from), middle(to)], [dx, dy] = [ax - bx, ay - by];
    if (Math.hypot(dx, dy) < 4) continue;
    const scale = el instanceof SVGElement ? el.getScreenCTM().a : 1;
    el.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0 0" }], { duration, easing: "cubic-bezier(.3, .9, .3, 1)" });
  }
}

// ---- The stream: closed while the tab is hidden, resumed from the version on screen ----
let [stream, delay, timer] = [null, 500, 0];
function connect() {
  clearTimeout(timer);
  if (!body.dataset.events || stream || (document.hidden && !sound)) return;
  stream = new EventSource(`${body.dataset.events}?since=${version}&tab=${tab}&moment=${copy}.${newest}`);
  stream.onopen = () => { delay = 500; offline(false); };
  stream.onmessage = (event) => apply(JSON.parse(event.data));
  stream.addEventListener("think", ({ data }) => document.dispatchEvent(new CustomEvent("think", { detail: JSON.parse(data) }))); // thinking.js
  stream.onerror = () => {
    disconnect();
    offline(true);
    timer = setTimeout(connect, delay = Math.min(delay * (1.6 + Math.random() * 0.8), 5000));
  };
}

function disconnect() { stream?.close(); stream = null; }
function renew() { disconnect(); connect(); }
/** An answer was lost, and the stream will not repeat it: a new stream begins with all that can change. */
function again() { stage?.skip(); renew(); }
function offline(isOffline) { const sign = byId("offline"); if (sign) sign.hidden = !isOffline; }

on("visibilitychange", () => { clearTimeout(timer); if (!document.hidden) connect(); else if (!sound) timer = setTimeout(disconnect, 10000); });
addEventListener("pagehide", disconnect);
addEventListener("pageshow", connect);
// Whether the server can be reached is asked at once when the network has gone or come back.
for (const kind of ["online", "offline"]) addEventListener(kind, () => { delay = 500; renew(); });

// ---- Forms ----
let isBusy = false;
async function post(form, fields) {
  if (isBusy) return;
  body.classList.toggle("busy", isBusy = true);
  try {
    const reply = await fetch(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(fields), headers: { "x-gospoda": tab }, signal: AbortSignal.timeout(20000) });
    if (reply.redirected) return location.assign(reply.url);
    const message = reply.headers.get("content-type")?.includes("json") ? await reply.json() : null;
    // Of two copies of the table nobody here knows which is newer.
    const isStrange = message?.moment && copy !== null && message.moment[0] !== copy;
    if (!message || isStrange) again();
    if (message) isStrange ? tell(message.message) : apply(message);
    offline(502 <= reply.status);
  } catch {
    again();
    offline(true);
  } finally {
    body.classList.toggle("busy", isBusy = false);
  }
}

on("submit", (event) => {
  const form = event.target;
  if (form.parentElement?.id !== "forms" && !form.matches("[data-live]")) return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  if (form.matches("[data-live]")) form.reset(); else { event.submitter?.closest("[popover]")?.hidePopover(); stage?.lift(event.submitter); }
  post(form, fields);
});

/** Does actions one after the other, each from the version that the one before leads to. */
async function act(...actions) {
  for (const action of actions) {
    const [form, from] = [byId("act"), version];
    await post(form, { version: form.elements.version.value, action });
    if (version === from) await new Promise((done) => { waiting.push(done); setTimeout(done, 2000); });
    if (version === from) return;
  }
}

// ---- The map: a region is as good as its control ----
let [dragged, wasDragged, pan] = [null, false, null];

on("click", (event) => {
  if (wasDragged) { wasDragged = false; event.preventDefault(); return event.stopPropagation(); }
  const copied = event.target.closest("[data-copy]");
  if (copied) navigator.clipboard?.writeText(byId(copied.dataset.copy).value).then(() => { copied.textContent = copied.dataset.done; });
  const way = event.target.closest("[data-path]")?.dataset.path;
  if (way) { event.preventDefault(); act(...way.split(";")); }
  if (event.target.closest("details[name] a")) event.target.closest("details").open = false;
  if (!event.target.closest("button, a, input, select, label, summary")) event.target.closest(".land")?.querySelector(".spot")?.click();
}, true);

/** Arrow keys go from region to region. */
function walk(spot, key) {
  const [x, y] = middle(boxOf(spot));
  const [ax, ay] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let [best, least] = [null, Infinity];
  for (const it of (spot.closest(".board") ?? document).querySelectorAll(".spot")) {
    const [dx, dy] = [middle(boxOf(it))[0] - x, middle(boxOf(it))[1] - y];
    const ahead = dx * ax + dy * ay;
    const cost = ahead + 2.5 * Math.abs(dx * ay + dy * ax);
    if (8 < ahead && cost < least) [best, least] = [it, cost];
  }
  best?.focus();
}

/** What is written makes a list shorter; another size of the map begins where the own piece stands. */
on("input", ({ target }) => {
  const plain = (text) => text.normalize("NFD").replace(/[^\p{L}\d]/gu, "").toLowerCase();
  for (const it of byId(target.dataset.filter)?.children ?? []) it.hidden = !plain(it.textContent).includes(plain(target.value));
  if (target.matches("[data-size]")) byId("focus").scrollIntoView({ block: "center", inline: "center" });
});

on("keydown", (event) => {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const here = document.activeElement;
  if (key === "Enter" && here?.dataset.filter) byId(here.dataset.filter).querySelector("li:not([hidden]) a")?.click();
  if (key.startsWith("Arrow") && here?.matches(".spot")) { event.preventDefault(); return walk(here, key); }
  const isOver = body.querySelector("[popover=auto]:popover-open"), drawer = body.querySelector(DRAWN);
  if (key === "Escape" && drawer && !isOver) return shut(drawer);
  if (here?.matches("input, select, textarea") || isOver) return;
  if (key === "l" && byId("history")) { open("history"); byId("log").focus(); }
  if (key === "?" && (ask(body.querySelector(":focus-visible")) || ask(every(":hover").at(-1)))) return;
  if (/^[ehnru?]$|^Esc/.test(key)) body.querySelector(key === "u" ? "[form=undo]" : `[data-key="${key}"]`)?.click();
});

// ---- Cards under the pointer or the focus, and by long press; regions lit by what speaks of them ----
let dock = byId("dock");
function explain(el) {
  if (!dock) return;
  const card = el && byId(el.dataset.why);
  const old = dock; // a new one each time: what appears moves nothing
  old.replaceWith(dock = old.cloneNode());
  if (!card || card.matches(":popover-open")) return;
  dock.append(...card.cloneNode(true).childNodes);
  dock.querySelectorAll("[id], [popovertarget]").forEach((it) => { it.removeAttribute("id"); it.removeAttribute("popovertarget"); });
  beside(el);
}

const fit = (value, size, room) => Math.max(8, Math.min(value, room - size - 8));
/** The card opens where it hides nothing that can be chosen, else where it hides least: as near as it can to what is pointed at. */
function beside(el) {
  const at = boxOf(el), [x, y] = middle(at), { width: w, height: h } = boxOf(dock);
  // What lies under something else or outside its frame cannot be hidden.
  const isSeen = (it) => { const { x, y, width: w, height: h } = boxOf(it); return [.1, .5, .9].some((n) => it.contains(document.elementFromPoint(x + n * w, y + n * h))); };
  const legal = ".choosable, :is(.reach, .legal) .spot, [form=act]";
  const spots = every(legal + ", .lit .spot").filter(isSeen).map((it) => [boxOf(it), it.matches(legal) ? 1e3 : 1]);
  spots.push([at, 9]);
  const shared = (from, size, low, high) => Math.max(0, Math.min(from + size, high) - Math.max(from, low));
  let least = Infinity;
  const look = (left, top) => {
    [left, top] = [fit(left, w, innerWidth), fit(top, h, innerHeight)];
    const cost = spots.reduce((sum, [it, n]) => sum + n * shared(left, w, it.left, it.right) * shared(top, h, it.top, it.bottom), Math.hypot(left + w / 2 - x, top + h / 2 - y));
    if (cost < least) [least, dock.style.translate] = [cost, `${left}px ${top}px`];
  };
  for (const left of [at.right + 12, at.left - 12 - w]) look(left, y - h / 2);
  for (const top of [at.top - 12 - h, at.bottom + 12]) look(x - w / 2, top);
  if (1e3 < least) for (let left = 0; left < innerWidth - w; left += 24) for (let top = 0; top < innerHeight - h; top += 24) look(left, top);
}

function light(el) {
  const nouns = !el || el.matches(".land") ? [] : el.dataset.noun.split(" ");
  for (const it of every(".land")) it.classList.toggle("lit", nouns.includes(it.dataset.noun));
}

/** A card waits until the pointer rests; a second later the next one follows at once. */
let [resting, shownAt] = [0, -1000];
for (const kind of ["pointerover", "focusin"]) {
  on(kind, (event) => {
    if (event.pointerType === "touch") return;
    const it = event.target.closest?.("[data-why]"), now = performance.now();
    clearTimeout(resting);
    if (dock?.firstChild) shownAt = now;
    light(event.target.closest?.("[data-noun]"));
    // What has the focus is scrolled into view first.
    resting = setTimeout(explain, it && kind === "pointerover" && 1000 < now - shownAt ? 250 : 0, it);
  });
}

/** To the questions about an answer, or about what has a card; nothing else can be asked about alone. */
function ask(el) {
  const answer = el?.closest("[form=act][name=action]"), all = byId("questions-open");
  const card = byId(el?.closest("[data-why]")?.dataset.why)?.querySelector(".questions-about a");
  const to = answer && all ? `${all.href}?about=${encodeURIComponent(answer.value)}` : card?.href;
  if (to) location.assign(to);
  return Boolean(to);
}

const open = (id) => { const card = byId(id); if (card && !card.matches(":popover-open")) card.showPopover(); };
on("contextmenu", (event) => {
  const it = event.target.closest("[data-why]");
  if (it) { event.preventDefault(); open(it.dataset.why); } else if (ask(event.target)) event.preventDefault();
});

/** One drawer at a time, and it stays while one plays on; who closes it is where he opened it. */
const DRAWN = ":is(.drawer, .reference-card):popover-open";
function shut(drawer) {
  drawer.hidePopover();
  every(`[popovertarget=${drawer.id}]`).find((it) => it.checkVisibility())?.focus();
}

/** A card opens beside what was pressed, where there is room for that. */
let pressed = { x: 0, y: 0 };
on("toggle", (event) => {
  const card = event.target;
  if (card === talk) hear();
  if (event.newState === "open" && card.matches(DRAWN)) every(DRAWN).forEach((it) => { if (it !== card) it.hidePopover(); });
  if (event.newState !== "open" || !card.matches(".why-card")) return;
  explain(null);
  if (innerWidth < 821) return;
  card.style.margin = "0";
  const [isLow, x] = [innerHeight / 2 < pressed.y, fit(pressed.x + 14, card.offsetWidth, innerWidth)];
  const y = fit((isLow ? innerHeight - pressed.y : pressed.y) + 14, card.offsetHeight, innerHeight);
  card.style.inset = isLow ? `auto auto ${y}px ${x}px` : `${y}px auto auto ${x}px`; // what opens inside it has room to grow
}, true);
on("keydown", () => {
  const box = boxOf(document.activeElement);
  if (box) [pressed.x, pressed.y] = middle(box);
}, true);

// ---- Dragging pieces from region to region, and the long press ----
let press = 0;
on("pointerdown", (event) => {
  pressed = { x: event.clientX, y: event.clientY };
  clearTimeout(press);
  const explained = event.target.closest("[data-why]");
  if (event.pointerType === "touch" && explained) press = setTimeout(() => { wasDragged = true; open(explained.dataset.why); }, 550);
  else if (event.pointerType === "touch" && event.target.closest("[form=act][name=action]")) press = setTimeout(() => { wasDragged = ask(event.target); }, 550);
  const [source, frame] = [event.target.closest("[data-from]"), event.target.closest("[data-pan]")];
  if (frame && event.pointerType === "mouse" && event.button === 0) pan = { frame, x: frame.scrollLeft + event.clientX, y: frame.scrollTop + event.clientY };
  if (!source || event.button !== 0 || event.target.closest(".step") || (event.pointerType === "touch" && source.matches(".land"))) return;
  dragged = { source, ghost: null };
});

on("pointermove", (event) => {
  const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
  if (8 < far) clearTimeout(press);
  if (pan && 8 < far) { wasDragged = true; pan.frame.scrollTo(pan.x - event.clientX, pan.y - event.clientY); }
  if (!dragged || far < 8) return;
  dragged.ghost ??= ghost(dragged.source);
  Object.assign(dragged.ghost.style, { left: `${event.clientX}px`, top: `${event.clientY}px` });
  const target = document.elementFromPoint(event.clientX, event.clientY)?.closest(".land[data-to]");
  every(".land.drop").forEach((it) => it.classList.remove("drop"));
  if (target !== dragged.source) target?.classList.add("drop");
});

function ghost(source) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [name, value] of [["viewBox", "-36 -36 72 72"], ["class", "ghost"]]) svg.setAttribute(name, value);
  const pieces = source.matches(".land") ? document.querySelector(`[id^="stack-${source.dataset.noun}-"] .token`) : source.querySelector("svg");
  svg.append(...(pieces?.cloneNode(true).childNodes ?? []));
  body.append(svg); body.classList.add("dragging");
  return svg;
}

for (const kind of ["pointerup", "pointercancel"]) {
  on(kind, async () => {
    clearTimeout(press);
    const { source, ghost } = dragged ?? {};
    dragged = pan = null;
    if (ghost || wasDragged) setTimeout(() => { wasDragged = false; }, 80);
    if (!ghost) return;
    ghost.remove(); body.classList.toggle("dragging", !(wasDragged = true));
    const target = document.querySelector(".land.drop");
    target?.classList.remove("drop");
    if (kind === "pointercancel" || !target || target === source) return;
    await act(...[source.dataset.from, target.dataset.to].filter(Boolean));
  });
}

connect();
hear();
reach();
