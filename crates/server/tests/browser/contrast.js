// The contrast of text upon gradients, which axe-core leaves to a person: every colour of the gradient counts (WCAG 2.2,
// 1.4.3). Text upon a picture, text that fades in or out, and marks without letters or digits are left out.

const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
/** Red, green, blue and opacity of a colour as CSS writes it, each from 0 to 1. */
function parsed(colour) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].map((it) => it / 255);
}
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
const linear = (it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
/** The colours of the gradients of a background. */
const stops = (image) => image.match(/(?:rgba?|color|oklab|oklch|hsla?)\((?:[^()]|\([^()]*\))*\)/g) ?? [];

/** Every colour that may lie behind what an element says; nothing if a picture does. */
function behind(el) {
  if (!el) return [[1, 1, 1, 1]];
  const style = getComputedStyle(el), own = parsed(style.backgroundColor);
  const shapes = ["::before", "::after"].map((it) => getComputedStyle(el, it))
    .filter((it) => it.content !== "none" && it.position === "absolute").flatMap((it) => stops(it.backgroundImage)).map(parsed);
  const solid = shapes.filter((it) => it[3] === 1);
  if (solid.length) return solid;
  if (style.backgroundImage.includes("url(")) return null;
  const under = own[3] === 1 ? [own] : behind(el.parentElement)?.map((it) => over(own, it));
  const all = stops(style.backgroundImage).map(parsed);
  return under && all.length ? all.flatMap((it) => under.map((below) => over(it, below))) : under;
}

const ancestors = (el) => (el ? [el, ...ancestors(el.parentElement)] : []);
/** Whether a drawing that belongs to the same card or panel lies under the middle of a box. */
function isOnDrawing(el, box) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isUnder = (it) => { const { left, right, top, bottom } = it.getBoundingClientRect(); return left <= x && x <= right && top <= y && y <= bottom; };
  const near = el.closest(".card, section, main") ?? document.body;
  return ancestors(el).filter((it) => near.contains(it)).some((it) => [...it.children].some((child) => child.matches("svg, img") && isUnder(child)));
}

const found = new Map();
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = texts.nextNode(); node; node = texts.nextNode()) {
  const el = node.parentElement;
  if (!/[\p{L}\p{N}]/u.test(node.data) || el.closest("svg, script, style, [inert], :disabled, [aria-disabled=true], .visually-hidden")) continue;
  if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect(), all = ancestors(el), style = getComputedStyle(el), ink = parsed(style.color);
  if (box.width < 2 || box.height < 2 || ink[3] === 0 || all.some((it) => it.getAnimations().length)) continue;
  const ground = all.find((it) => getComputedStyle(it).backgroundImage !== "none" || parsed(getComputedStyle(it).backgroundColor)[3] === 1);
  if (!ground || getComputedStyle(ground).backgroundImage === "none" || isOnDrawing(el, box)) continue;
  const opacity = all.reduce((product, it) => product * Number(getComputedStyle(it).opacity), ink[3]);
  const size = parseFloat(style.fontSize), isLarge = 24 <= size || (18.66 <= size && 700 <= Number(style.fontWeight));
  const least = Math.min(...(behind(el) ?? []).map((it) => contrast(over([...ink.slice(0, 3), opacity], it), it)));
  if (least < (isLarge ? 3 : 4.5)) found.set(`${el.tagName} .${el.className}`, `${least.toFixed(2)} ${el.outerHTML.slice(0, 160)}`);
}
return [...found.values()];
