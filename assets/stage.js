// The stage: plays, beat by beat, what led to the newest picture. It knows no rules and draws nothing: a beat says what
// moves and brings the parts as they are then. Without this file, or when a beat is skipped, the newest parts are put
// in place at once.

const root = document.documentElement, byId = (id) => document.getElementById(id);
const PACE = { fast: 0.5, normal: 1, slow: 1.8, step: 1 };
const pace = () => root.dataset.pace ?? "normal";
/** Replay (replay.js) may be faster. */
const tempo = () => PACE[pace()] / (root.dataset.speed ?? 1);
const EASE = "cubic-bezier(.3, .9, .3, 1)";
/** Shown before it is played; the others lead to what they show. */
const FIRST = new Set(["roll", "fly", "enter", "flip", "count", "show"]);
const every = (what) => [...document.querySelectorAll(what)];
/** The element of this id, or all that belong to a group of this name. */
const those = (name) => { const it = byId(name); return it ? [it] : every(`[data-of="${name}"]`); };
const middle = (el) => { const box = el.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
/** What is behind a tab of a phone is nowhere. */
const isDrawn = (el) => el.getClientRects().length;
const scale = (el) => el.getScreenCTM?.()?.a ?? 1;
const dice = (el) => [...el.querySelectorAll("[data-die]")];
const shake = [0, -6, 6, -4, 2, 0].map((x) => ({ translate: `${x}px 0` }));

/** The way from one element to another, shortened to `most` if it is given. */
function way(from, to, most = 1e9) {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
  const part = Math.min(1, most / (Math.hypot(bx - ax, by - ay) || 1)) / scale(from);
  return `${(bx - ax) * part}px ${(by - ay) * part}px`;
}

/** A die tumbles; the face that lies up is seen when it lies. */
function tumble(die, timing) {
  const up = die.querySelector("[data-up]"), faces = [...die.querySelectorAll("[data-face]")];
  const seen = (nth) => Array.from({ length: 10 }, (_, at) => ({ opacity: Number(at % faces.length === nth && at < 9), easing: "steps(1, end)" }));
  return [
    die.animate([{ translate: "-70px -30px", rotate: "-540deg", scale: 0.6, opacity: 0 }, { opacity: 1, offset: 0.2 },
      { translate: "10px -14px", rotate: "60deg", scale: 1.12, offset: 0.6 }, { translate: "-3px 0", rotate: "-14deg", offset: 0.82 },
      { translate: "0 0", rotate: "0deg", scale: 1, opacity: 1 }], { ...timing, easing: "cubic-bezier(.2, .8, .3, 1)" }),
    ...faces.map((it, nth) => it.animate(seen(nth), timing)),
    up?.animate({ opacity: [0, 0] }, timing),
  ];
}

/** Something that is there for a beat only. */
function passing(className, textContent, over = document.body) {
  const it = Object.assign(document.createElement("p"), { className: `passing ${className}`, textContent, ariaHidden: "true" });
  over.append(it);
  return it;
}

/** A fold of light passes over the picture of a card that is new. */
const gleam = (el, timing) => [...el.querySelectorAll(":scope > .card-pic")].map((it) => passing("gleam", "", it).animate({ translate: ["-100% 0", "100% 0"] }, { ...timing, pseudoElement: "::before" }));

/** Light or darkness over everything but what decided the game: the first of `on` that is there. */
function verdict(el, timing, beat) {
  if (every(".verdict")[0]) return [];
  const it = passing(`verdict ${beat.do}`, beat.say), [x, y] = middle(el);
  it.style = `--x: ${x}px; --y: ${y}px`;
  return [it.animate({ opacity: [0, 1, 1], offset: [0, 0.35, 1] }, timing)];
}

/** What is animated in a beat: only place, turn, size and opacity. */
const VERBS = {
  roll: (el, timing) => dice(el).flatMap((it, nth) => tumble(it, { ...timing, duration: timing.duration * (1 - 0.06 * (nth % 4)) })),
  flip: (el, timing) => [el.animate({ scale: ["0 1", "1 1"] }, timing)],
  // What was elsewhere before slides by itself; anything else comes from `from`.
  fly: (el, timing, _, from) => [from && el.animate([{ translate: way(el, from), scale: 0.6 }, {}], timing), ...gleam(el, timing)],
  enter: (el, timing) => [el.animate([{ opacity: 0, translate: "0 -24px" }, {}], timing), ...gleam(el, timing)],
  leave: (el, timing, _, __, to) => [el.animate([{}, { opacity: 0.9, offset: 0.6 }, { opacity: 0, translate: to ? way(el, to) : "0 14px", scale: to ? 0.5 : 1 }], { ...timing, fill: "forwards" })],
  strike: (el, timing, _, from) => [
    from?.animate([{}, { translate: way(el, from, 12), offset: 0.2 }, { translate: way(from, el, 60), offset: 0.5 }, {}], timing),
    el.animate(shake, { ...timing, delay: timing.delay + timing.duration * 0.5, duration: timing.duration * 0.5 }),
  ],
  hit: (el, timing) => [el.animate(shake, timing)],
  count: (el, timing, beat) => [
    el.animate([{}, { scale: 1.08 }, {}], timing),
    ...(isDrawn(el) ? those(beat.from) : []).slice(0, 18).map((it, nth) => passing("coin-flying").animate(
      { translate: [it, el].map((it) => middle(it).map((at) => `${at}px`).join(" ")), opacity: [1, 1] }, { ...timing, delay: timing.delay + nth * 50 })),
  ],
  turn: (el, timing) => [el.animate([{}, { rotate: "-4deg", opacity: 0.6 }, {}], timing)],
  show: (el, timing) => [el.animate({ opacity: [0, 1] }, timing)],
  banner: (_, timing, beat) => [passing("banner-line", beat.say).animate({ opacity: [0, 1, 1, 0], translate: ["-60px 0", "0 0", "0 0", "60px 0"], offset: [0, 0.25, 0.75, 1] }, timing)],
  triumph: verdict,
  downfall: verdict,
};

/** What is heard, if `sound.js` is there. */
const sound = (name) => name && document.dispatchEvent(new CustomEvent("sound", { detail: name }));

/** What is said reaches who listens, once and in order. */
function say(text) {
  const box = byId("say");
  if (!box || !text) return;
  box.append(Object.assign(document.createElement("p"), { textContent: text }));
  while (12 < box.children.length) box.firstChild.remove();
}

function begin({ frame, finish, calm }) {
  let [queue, now, run, isOn, next] = [[], [], 0, false, null];
  let lifted = [];
  const isStill = () => calm() || pace() === "off" || document.hidden;
  const left = () => queue.reduce((sum, it) => sum + (it.with ? 0 : it.ms), 0) * tempo();

  /** Whether these beats are played; the caller puts the newest parts in place when they have been. */
  function play(beats) {
    lifted.splice(0).forEach((it) => it.cancel());
    if (isStill()) { skip(); beats.forEach((it) => say(it.say)); return false; }
    queue.push(...beats);
    if (20000 < left()) { skip(); return false; }
    measure();
    if (!isOn) go();
    return true;
  }

  async function go() {
    const own = ++run;
    root.toggleAttribute("data-playing", isOn = true);
    while (queue.length && own === run) {
      now = [queue.shift()];
      while (queue[0]?.with) now.push(queue.shift());
      const hurry = 8000 < left() ? 0.5 : 1;
      try { await perform(now, tempo() * hurry, () => own === run); } catch { skip(); }
      if (own !== run) return;
      now.splice(0).forEach((it) => say(it.say));
      if (pace() === "step" && queue.length) await new Promise((done) => { next = done; });
    }
    if (own === run) end();
  }

  async function perform(beats, factor, isMine) {
    const longest = Math.max(...beats.map((it) => it.ms)) * factor;
    const show = (those) => { const was = figures(); frame(those.flatMap((it) => it.parts ?? []), longest || undefined); tick(was, 300 * factor); };
    show(beats.filter((it) => FIRST.has(it.do)));
    hold(beats.filter((it) => it.do === "roll").flatMap((it) => it.on));
    const moves = beats.flatMap((it, nth) => {
      const timing = { duration: it.ms * factor, delay: Math.min(nth * 90, 720) * factor, easing: EASE };
      const [from, to] = [it.from, it.to].map((name) => those(name).find(isDrawn)), all = (it.on ?? []).flatMap(those);
      if (innerWidth < 821) all[0]?.scrollIntoView({ block: "nearest" });
      return timing.duration ? all.flatMap((el, at) => VERBS[it.do]?.(el, { ...timing, delay: timing.delay + Math.min(at * 50, 600) * factor }, it, from, to) ?? []) : [];
    }).filter(Boolean);
    beats.forEach((it) => sound(it.sound));
    const rest = new Promise((done) => setTimeout(done, longest));
    await Promise.all([rest, ...moves.map((it) => it.finished.catch(() => {}))]);
    if (!isMine()) return;
    release();
    if (beats.some((it) => it.do === "roll")) sound("settle");
    show(beats.filter((it) => !FIRST.has(it.do)));
    clear(moves);
  }

  /** What a roll leads to is not there while it runs. */
  function hold(dice) {
    every("[data-hold]").forEach((it) => it.toggleAttribute("data-held", it.dataset.hold.split(" ").some((name) => dice.includes(name))));
  }
  const release = () => hold([]);

  function clear(moves) {
    moves.forEach((it) => it.cancel());
    every(".passing").forEach((it) => it.remove());
  }

  /** Figures that a picture changes count to what they are then. */
  let counting = [];
  function figures() {
    counting.splice(0).forEach((stop) => stop());
    return every("[data-num]").map((it) => [it, it.textContent]);
  }
  function tick(was, ms) {
    for (const [el, before] of was) {
      const to = el.textContent, by = (to - before) / 12;
      if (!by) continue;
      let left = 12;
      const timer = setInterval(() => { el.textContent = Math.round(to - by * --left); if (!left) clearInterval(timer); }, ms / 12);
      counting.push(() => { clearInterval(timer); el.textContent = to; });
    }
  }

  function end() {
    root.toggleAttribute("data-playing", isOn = false);
    release();
    figures();
    const bar = byId("queue");
    if (bar) bar.hidden = true;
    next = null;
    finish();
  }

  /** To the end at once. */
  function skip() {
    lifted.splice(0).forEach((it) => it.cancel());
    if (!isOn) { queue.splice(0).forEach((it) => say(it.say)); return; }
    run++;
    [...now.splice(0), ...queue.splice(0)].forEach((it) => say(it.say));
    clear([]);
    end();
    for (const it of document.getAnimations()) try { it.finish(); } catch { it.cancel(); }
  }

  /** How much is still to be played. */
  function measure() {
    const bar = byId("queue");
    if (!bar) return;
    bar.hidden = !left();
    bar.firstElementChild.animate({ scale: ["0 1", "1 1"] }, Math.max(1, left()));
  }

  /** Something moves at the click, before the answer comes. */
  function lift(el) {
    const dies = every(el?.dataset.rolls ?? "_").flatMap(dice);
    if (!el || isStill()) return;
    (el.closest(".choosable") ?? el).animate([{}, { translate: "0 -4px" }, {}], 160);
    lifted = dies.map((die) => die.animate([{ rotate: "0deg" }, { rotate: "180deg", translate: "0 -10px" }, { rotate: "360deg" }], { duration: 420, iterations: 12 }));
  }

  const swallow = (event) => { event.preventDefault(); event.stopPropagation(); };
  addEventListener("click", (event) => {
    if (!isOn || event.target.closest("#queue")) return;
    // The first click skips; what is there afterwards as it was before is clicked as well.
    const hit = event.target.closest("button, a, input, select, label, summary, .land, [data-why]");
    const key = hit && (hit.id || hit.value);
    skip();
    const after = hit?.id ? byId(hit.id) : hit?.value ? every("button").find((it) => it.value === key) : hit;
    const live = after?.matches(".land, [data-why]:not(button)") ? after.querySelector(".spot") : after;
    if (live && live === hit && hit.isConnected && (hit.id || hit.value) === key) return;
    swallow(event);
    if (live?.isConnected) live.click();
  }, true);
  addEventListener("keydown", (event) => {
    if (!isOn || ![" ", "Enter", "Escape"].includes(event.key) || event.target.closest("input, select, textarea")) return;
    swallow(event);
    if (next && event.key !== "Escape") { next(); next = null; } else skip();
  }, true);
  document.addEventListener("visibilitychange", () => { if (document.hidden) skip(); });
  document.addEventListener("change", ({ target }) => {
    if (target.id !== "queue-pace") return;
    root.dataset.pace = target.value;
    fetch("/prefs", { method: "POST", body: new URLSearchParams({ pace: target.value, back: "/fairness" }) }).catch(() => {});
    if (target.value === "off") skip();
    next?.();
    next = null;
  });
  return { play, skip, lift, isOn: () => isOn };
}

document.dispatchEvent(new CustomEvent("stage", { detail: begin }));
