// Where the pointer is to go: a free point of everything that can be pointed at, and what is there. From now on `hovered` says
// whether a card is open, and what has moved or lies outside the window.

const MOST_SHIFT = 0.02, WHAT = "button, a[href], input, select, summary, label, [data-why]";
const isSeen = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest("[inert], #dock");
const all = [...document.querySelectorAll(WHAT)].filter(isSeen);

const places = [];
for (const it of all) {
  const { left, top, width, height } = it.getBoundingClientRect();
  const points = [[0.5, 0.5], [0.5, 0.15], [0.2, 0.5]].map(([x, y]) => [left + x * width, top + y * height]);
  const free = points.find(([x, y]) => 1 < x && x < innerWidth - 1 && 1 < y && y < innerHeight - 1 && it.contains(document.elementFromPoint(x, y)));
  const isNew = free && !places.some(([x, y]) => Math.abs(x - free[0]) + Math.abs(y - free[1]) < 2);
  if (isNew) places.push([...free, it.outerHTML.slice(0, 160)]);
}

/** The place of each control; what is pointed at, and what belongs to it, may rise. */
const box = (it) => { const { x, y, width, height } = it.getBoundingClientRect(); return [x, y, width, height].map(Math.round).join(); };
const before = new Map(all.map((it) => [it, box(it)]));
const isRaised = (it) => it.matches(":hover, :hover *") || it.querySelector(":hover") !== null;

window.shifted?.disconnect();
let shifts = [];
window.shifted = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
window.shifted.observe({ type: "layout-shift" });

window.hovered = () => {
  const moved = all.filter((it) => it.isConnected && isSeen(it) && !isRaised(it) && box(it) !== before.get(it));
  const found = moved.map((it) => `${it.outerHTML.slice(0, 160)} was at ${before.get(it)} and is at ${box(it)}`);
  shifts.push(...window.shifted.takeRecords());
  const shift = shifts.splice(0).reduce((sum, it) => sum + it.value, 0);
  if (MOST_SHIFT < shift) found.push(`the layout shifted by ${shift}`);
  const dock = document.getElementById("dock"), isOpen = dock?.firstChild && 0 < dock.getBoundingClientRect().width;
  if (!isOpen) return [0, found];
  const parts = [dock, ...dock.children];
  const isOutside = ({ left, top, right, bottom }) => left < 0 || top < 0 || innerWidth < right || innerHeight < bottom;
  if (parts.some((it) => isOutside(it.getBoundingClientRect()))) found.push(`the card lies at ${parts.map(box)}`);
  const canCut = getComputedStyle(dock).overflowY !== "visible";
  if (canCut && dock.clientHeight + 1 < dock.scrollHeight) found.push(`${dock.scrollHeight - dock.clientHeight} pixels of the card are cut off`);
  return [1, found];
};
return places;
