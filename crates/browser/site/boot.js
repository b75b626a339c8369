// The first visit: starts the service worker, which answers everything from then on, and asks for the page again.
const TEXTS = {
  en: { loading: "Setting the table…", failed: "It cannot start here", old: "This browser is too old, or it is in a private window. Gospoda needs service workers." },
  pl: { loading: "Nakrywamy do stołu…", failed: "Nie można tu zacząć", old: "Ta przeglądarka jest za stara albo to okno prywatne. Gospoda potrzebuje service workerów." },
  cs: { loading: "Prostíráme stůl…", failed: "Tady to nejde spustit", old: "Tento prohlížeč je příliš starý, nebo jde o anonymní okno. Gospoda potřebuje service workery." },
};
const lang = navigator.languages.map((it) => it.slice(0, 2)).find((it) => it in TEXTS) ?? "en";
const text = TEXTS[lang];
const state = document.getElementById("state");
document.documentElement.lang = lang;

/** Until the worker answers for this page. */
async function controlled() {
  const { installing, waiting } = await navigator.serviceWorker.register("sw.js", { scope: "./" });
  const failed = new Promise((_, fail) => {
    const worker = installing ?? waiting;
    worker?.addEventListener("statechange", () => worker.state === "redundant" && fail(new Error("sw.js")));
  });
  await Promise.race([navigator.serviceWorker.ready, failed]);
}

async function start() {
  if (!("serviceWorker" in navigator && "DecompressionStream" in self)) throw new Error(text.old);
  state.textContent = text.loading;
  await controlled();
  // Matches are not thrown away when the disk fills up, if the browser agrees.
  navigator.storage?.persist?.();
  location.replace("./");
}

start().catch((error) => { state.textContent = `${text.failed}: ${error.message}`; });
