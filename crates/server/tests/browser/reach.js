// What of the page cannot be reached: it is wider than the window, or a control cannot be brought into it, or something
// lies over an answer to the question, an invitation link or an answer to a proposal, or an answer is higher than the place
// in which it scrolls. A card that is half sunk into the edge can be reached by its upper half.

const { scrollingElement } = document, found = [];
if (innerWidth + 1 < scrollingElement.scrollWidth) found.push(`the page is ${scrollingElement.scrollWidth} pixels wide`);
const controls = "button, a[href], input:not([type=hidden]), select, summary, [tabindex='0']";
const parts = [1 / 6, 1 / 2, 5 / 6].flatMap((x) => [1 / 6, 1 / 2, 5 / 6].map((y) => [x, y]));

/** The points of a control, three by three, that lie in the window. */
function inWindow(it) {
  const { left, top, width, height } = it.getBoundingClientRect();
  const points = parts.map(([x, y]) => [left + x * width, top + y * height]);
  return points.filter(([x, y]) => 0 <= x && x < innerWidth && 0 <= y && y < innerHeight);
}

/** The points at which a click reaches a control. */
function free(it) {
  const isIts = (above) => it.contains(above) || above?.closest("label")?.control === it || above?.closest(".land")?.contains(it);
  return inWindow(it).filter(([x, y]) => isIts(document.elementFromPoint(x, y)));
}

/** The height of the place in which a control scrolls. */
function room(it) {
  for (let place = it.parentElement; place; place = place.parentElement) {
    if (0 < place.clientHeight && /auto|scroll/.test(getComputedStyle(place).overflowY)) return place.clientHeight;
  }
  return innerHeight;
}

for (const it of document.querySelectorAll(controls)) {
  if (it.closest("[inert], :disabled, .visually-hidden, .skip") || !it.checkVisibility({ visibilityProperty: true })) continue;
  const reached = it.closest("button[form=act], .copy-row, .said-answers") ? free : inWindow;
  if (it.matches(".prompt button[form=act]") && room(it) + 1 < it.offsetHeight) {
    found.push(`an answer of ${it.offsetHeight} pixels in a place of ${room(it)}: ${it.textContent.trim()}`);
  }
  const isReached = ["nearest", "center"].some((place) => {
    it.scrollIntoView({ block: place, inline: place, behavior: "instant" });
    return 3 <= reached(it).length;
  });
  const { left, top, width, height } = it.getBoundingClientRect();
  if (isReached || width < 2 || height < 2) continue;
  const above = document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 90);
  found.push(`${it.outerHTML.slice(0, 160)} at ${[left, top, width, height].map(Math.round)}, where there is ${above}`);
}
scrollingElement.scrollTo(0, 0);
for (const it of document.querySelectorAll(".prompt, .wq-ask")) {
  if (it.clientWidth + 1 < it.scrollWidth && it.checkVisibility()) found.push(`the question is ${it.scrollWidth} pixels wide in a place of ${it.clientWidth}: ${it.className}`);
}
return found;
