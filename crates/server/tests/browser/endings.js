// What is wrong with an open result: a part that scrolling does not bring into sight, or something that is wider than the window.

const sheet = document.querySelector(".end[open] > .end-sheet"), found = [];
if (!sheet?.checkVisibility()) return ["the result is not open"];
const { scrollingElement } = document;
if (innerWidth < scrollingElement.scrollWidth) found.push(`the page is ${scrollingElement.scrollWidth} pixels wide`);
const frame = sheet.getBoundingClientRect();
if (frame.left < 0 || frame.top < 0 || innerWidth < frame.right || innerHeight < frame.bottom) found.push(`the sheet lies at ${[frame.left, frame.top, frame.right, frame.bottom]}`);
const canScroll = ["auto", "scroll"].includes(getComputedStyle(sheet).overflowY);

/** Whether the middle of something can be seen after the sheet was scrolled as a person does it. */
function isReached(it) {
  const middle = () => { const { left, top, width, height } = it.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
  for (const part of [1 / 2, 1 / 4, 3 / 4]) {
    if (canScroll) sheet.scrollTop += middle()[1] - (frame.top + part * frame.height);
    const above = document.elementFromPoint(...middle());
    if (above !== null && it.contains(above)) return true;
  }
  return false;
}

function look(what, parts) {
  if (parts.length === 0) found.push(`there is nothing of ${what}`);
  for (const it of parts) {
    if (it.textContent.trim() === "") found.push(`${what} says nothing: ${it.outerHTML.slice(0, 160)}`);
    if (!isReached(it)) found.push(`${what} cannot be reached: ${it.outerHTML.slice(0, 160)}`);
  }
  for (const it of [sheet, ...sheet.querySelectorAll(".end-side")]) {
    if (it.checkVisibility() && it.clientWidth < it.scrollWidth) found.push(`${what} is ${it.scrollWidth} pixels wide in a place of ${it.clientWidth}: ${it.className}`);
  }
}

const all = (selector) => [...sheet.querySelectorAll(selector)];
const choose = (name) => sheet.querySelector(`.end-tab:has(#end-tab-${name})`)?.click();
look("the verdict", all(".end-verdict h2"));
look("the choice of a side", all(".end-tab"));
choose("score");
look("the score", all(".end-score tr th[scope=row]"));
choose("story");
look("the turning points", all(".end-story .story li"));
look("the ways to play again", all("#again .btn"));
choose("score");
sheet.scrollTop = 0;
return found;
