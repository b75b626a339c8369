// The search in the rules while somebody types: the server finds and draws, this puts it in place. Without it the form works.

const form = document.querySelector(".rules-search");
const address = () => { const q = form.elements.q.value.trim(); return q ? `${form.action}?q=${encodeURIComponent(q)}` : form.action; };
let asked = 0, timer = 0;
async function show() {
  const mine = ++asked, url = address();
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok || mine !== asked) return;
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (mine !== asked) return;
  for (const place of ["rules-text", "rules-found"]) document.getElementById(place).replaceChildren(...next.getElementById(place).childNodes);
  history.replaceState(null, "", url);
}
form.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(show, 150); });
form.addEventListener("submit", (event) => { event.preventDefault(); clearTimeout(timer); show(); });
