// What is written too small to be read, or is cut off in the title of a card. Left out are names of regions, which the card
// of the region tells, and pictures of pieces beside the name of what they mean.

const found = new Map();
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = texts.nextNode(); node; node = texts.nextNode()) {
  const el = node.parentElement;
  if (!/[\p{L}\p{N}]/u.test(node.data) || el.closest("script, style, defs, .visually-hidden, .spot, .region-name, .counter-picture, [popover]:not(:popover-open)")) continue;
  if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  const { width, height } = el.getBoundingClientRect();
  if (width < 2 || height < 2) continue;
  const size = parseFloat(getComputedStyle(el).fontSize) * (el.getScreenCTM?.().a ?? 1);
  if (size < 13.5) found.set(`${el.tagName} ${el.getAttribute("class")}`, `${size.toFixed(1)} px: ${node.data.trim().slice(0, 40)} in ${el.outerHTML.slice(0, 120)}`);
}
for (const it of document.querySelectorAll(".card-title")) {
  if (it.checkVisibility() && it.clientWidth + 1 < it.scrollWidth) found.set(it.textContent, `cut off: ${it.textContent}`);
}
return [...found.values()];
