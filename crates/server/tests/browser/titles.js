// Draws each of these names as the title of cards of three widths, from that of a card in a market to one of many on a phone, and
// tells what is cut off or broken without a hyphen.

const found = [];
const place = document.createElement("div");
document.getElementById("main").append(place);
for (const [size, width] of [["s-table", 120], ["s-hand", 102], ["s-hand", 96]]) {
  place.innerHTML = names.map((name) => `<article class="card k-gear ${size}"><span class="card-title"><span>${name}</span></span><span class="card-pic"></span><span class="card-gist"></span></article>`).join("");
  for (const card of place.children) card.style.setProperty("--w", `${width}px`);
  for (const title of place.querySelectorAll(".card-title")) {
    const name = title.textContent.replaceAll("\u00ad", "");
    const box = title.getBoundingClientRect(), card = title.parentElement.getBoundingClientRect();
    if (title.clientWidth < title.scrollWidth || title.clientHeight < title.scrollHeight || card.height * 0.5 < box.height) found.push(`${size} ${width}: ${name}: cut off`);
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT), range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      let [above, before] = [null, ""];
      for (let idx = 0; idx < node.data.length; idx++) {
        range.setStart(node, idx);
        range.setEnd(node, idx + 1);
        const is = [...range.getClientRects()].at(-1); // The first letter after a hyphen has a rectangle on both lines.
        if (node.data[idx] === "\u00ad" || !is || is.width === 0) { before = node.data[idx]; continue; }
        if (above !== null && above + 4 < is.top && !/[\u00ad\s-]/.test(before)) found.push(`${size} ${width}: ${name}: broken before ${node.data.slice(idx)}`);
        [above, before] = [is.top, node.data[idx]];
      }
    }
  }
}
place.remove();
return found;
