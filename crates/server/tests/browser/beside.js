// Gives the focus to each control that has a reading card, and looks where the card opens: [how many opened, how many of them
// had a free side, those that hide something although a side was free].

const done = arguments[arguments.length - 1];
const tick = () => new Promise((next) => setTimeout(next));
const gap = 12, edge = 8;
const isSeen = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest("[inert]");
const shared = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
const hides = (box, all) => all.filter((it) => 4 < shared(box, it.getBoundingClientRect()));

/** What can be chosen now, as far as it lies in the window and nothing else lies over it; looked for anew when something has moved. */
let [places, open] = ["", []];
function legal() {
  const isOpen = (it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((part) => it.contains(document.elementFromPoint(left + part * width, top + part * height)));
  };
  const all = [...document.querySelectorAll("button[form=act], .land:is(.legal, .reach) .spot, .choosable")];
  const now = JSON.stringify(all.map((it) => it.getBoundingClientRect()));
  if (now !== places) [places, open] = [now, all.filter((it) => isSeen(it) && isOpen(it))];
  return open;
}

/** The places beside what is pointed at: right, left, above and below, as far as the window has room for them. */
function sides(at, { width, height }) {
  const fit = (value, size, room) => Math.max(edge, Math.min(value, room - size - edge));
  const [x, y] = [fit(at.left + (at.width - width) / 2, width, innerWidth), fit(at.top + (at.height - height) / 2, height, innerHeight)];
  const all = [[at.right + gap, y], [at.left - gap - width, y], [x, at.top - gap - height], [x, at.bottom + gap]];
  const boxes = all.map(([left, top]) => ({ left, top, right: left + width, bottom: top + height }));
  return boxes.filter((it) => edge <= it.left && edge <= it.top && it.right <= innerWidth - edge && it.bottom <= innerHeight - edge);
}

/** Until nothing has moved for three pictures: the window may just have got another size. */
async function settled() {
  for (let [last, nStill] = ["", 0]; nStill < 3; ) {
    await new Promise(requestAnimationFrame);
    const now = JSON.stringify([...document.querySelectorAll("[data-why]")].map((it) => it.getBoundingClientRect()));
    nStill = now === last ? nStill + 1 : 0;
    last = now;
  }
}

(async () => {
  await settled();
  const [found, seen] = [[], new Set()];
  let [nOpened, nFree] = [0, 0];
  for (const it of document.querySelectorAll("[data-why] button, [data-why][tabindex], button[data-why], a[data-why]")) {
    const about = it.closest("[data-why]");
    if (seen.has(about) || !isSeen(it) || it.disabled) continue;
    it.focus();
    if (document.activeElement !== it) continue;
    seen.add(about);
    await tick();
    const dock = document.getElementById("dock"), box = dock.getBoundingClientRect();
    if (!dock.firstChild || box.width === 0) continue;
    nOpened += 1;
    const all = legal();
    const free = sides(about.getBoundingClientRect(), box).filter((side) => hides(side, all).length === 0);
    if (free.length === 0) continue;
    nFree += 1;
    const hidden = hides(box, all);
    if (hidden.length) found.push(`the card of ${about.outerHTML.slice(0, 140)} at ${JSON.stringify(about.getBoundingClientRect())} lies at ${JSON.stringify(box)} over ${hidden.map((it) => it.outerHTML.slice(0, 100))}, free: ${JSON.stringify(free[0])}`);
  }
  document.activeElement.blur();
  done([nOpened, nFree, found]);
})();
