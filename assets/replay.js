// Replay: the moments of a match one after the other, on the board itself. It asks for a moment and hands it to
// gospoda.js, which plays what led there. Without this file every step is a page.

const root = document.documentElement, byId = (id) => document.getElementById(id);
const line = () => byId("waiting"), base = location.pathname.replace(/at\/\d+$/, "");
const REST = { off: 700, fast: 350, normal: 700, slow: 1260, step: 700 };
const speed = () => Number(root.dataset.speed ?? 1);
const rest = () => REST[root.dataset.pace ?? "normal"] / speed();
/** A turning point is looked at for so long. */
const LONG = 2600;
let [at, end] = [Number(line().dataset.at), Number(line().dataset.of)];
const turns = line().dataset.turns.split(" ").filter(Boolean).map(Number);
let seen = line().dataset.as ? `as=${line().dataset.as}` : "";
/** Which run of playing this is; another one ends it. */
let [run, isOn] = [0, false];
/** The moment that was asked for last, and how often one was: of answers that overtake each other only the last counts. */
let [wanted, asked] = [at, 0];
/** For the page every moment is newer than the one before, backwards as well. */
let shown = 0;

/** Until the stage has played everything. */
const still = () => new Promise((done) => {
  const look = (_, watch) => { if (!root.hasAttribute("data-playing")) { watch.disconnect(); done(); } };
  const watch = new MutationObserver(look);
  watch.observe(root, { attributeFilter: ["data-playing"] });
  look(null, watch);
});
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** Shows the position after `n` moves; what the last of them led to is played if asked for. */
async function go(n, isPlayed) {
  wanted = n = Math.max(0, Math.min(end, n));
  const own = ++asked;
  const page = `${base}at/${n}${seen && `?${seen}`}`;
  const answer = await fetch(`${base}beats?of=${n}&${seen}`).catch(() => null);
  if (own === asked && !answer?.ok) return location.assign(page);
  const { parts, beats } = (await answer?.json()) ?? {};
  if (own !== asked) return;
  // Through other eyes there may be something that this page has no place for.
  if (!parts || parts.some(({ id }) => !byId(id))) return location.assign(page);
  isPlayed &&= n === at + 1;
  at = n;
  history.replaceState(null, "", page);
  const detail = { version: ++shown, parts, beats: isPlayed ? beats : undefined };
  document.dispatchEvent(new CustomEvent("moment", { detail }));
  draw();
  still().then(draw);
}

function draw() {
  const [button, bar, pace] = ["replay", "replay-at", "replay-speed"].map(byId);
  button.hidden = bar.hidden = pace.hidden = false;
  pace.value = speed();
  button.ariaPressed = String(isOn);
  bar.value = wanted;
}

function pause() { run++; isOn = false; draw(); }

/** Plays on to the end, or to all turning points in their order. */
async function play(stops) {
  const own = ++run;
  isOn = true;
  if (at === end && !stops) await go(0);
  draw();
  const next = () => (stops ? stops.find((it) => at < it) : at + 1);
  for (let n = next(); n <= end && own === run; n = next()) {
    if (at < n - 1) { await go(n - 1); await wait(rest()); if (own !== run) return; }
    await go(n, true);
    await still();
    await wait(stops ? LONG / speed() : rest());
  }
  if (own === run) pause();
}

const step = (by) => { go(wanted + by, true); pause(); };
document.addEventListener("click", (event) => {
  if (event.target.closest("#replay")) return isOn ? pause() : play();
  const link = event.target.closest("a[href]");
  const to = link && new URL(link.href);
  const n = to?.pathname.startsWith(`${base}at/`) && to.search === (seen && `?${seen}`) ? Number(to.pathname.slice(base.length + 3)) : NaN;
  if (event.ctrlKey || event.metaKey || event.shiftKey || Number.isNaN(n)) return;
  event.preventDefault();
  pause();
  go(n, true).then(() => begin(to.hash));
});
document.addEventListener("input", ({ target: { id, value } }) => { if (id === "replay-at") { go(Number(value)); pause(); } });
document.addEventListener("change", ({ target: { id, value } }) => {
  if (id === "replay-speed") root.dataset.speed = value;
  if (id !== "past-as") return;
  seen = `as=${value}`;
  go(wanted);
});
addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea, button, a, [popover]") || event.ctrlKey || event.altKey || event.metaKey) return;
  const far = (way) => { const all = turns.filter((it) => (way < 0 ? it < at : at < it)); return (way < 0 ? all.at(-1) : all[0]) ?? (way < 0 ? 0 : end); };
  const keys = {
    " ": () => (isOn ? pause() : play()),
    ArrowRight: () => (event.shiftKey ? (pause(), go(far(1))) : step(1)),
    ArrowLeft: () => (event.shiftKey ? (pause(), go(far(-1))) : step(-1)),
    Home: () => { pause(); go(0); },
    End: () => { pause(); go(end); },
  };
  if (!keys[event.key]) return;
  event.preventDefault();
  if (event.key !== " " || !isOn) event.stopImmediatePropagation();
  keys[event.key]();
}, true);

function begin(hash) { if (hash === "#play") play(); else if (hash === "#turns") play(turns); }
draw();
begin(location.hash);
