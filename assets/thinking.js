// Bots for which this browser thinks: in a worker, so that the page goes on meanwhile.

const { events, thinker } = document.body.dataset;
let worker = null;

function answer(fields) {
  fetch(events.replace(/events$/, "thought"), { method: "POST", body: new URLSearchParams(fields) }).catch(() => {});
}

document.addEventListener("think", ({ detail: asked }) => {
  worker ??= new Worker(thinker);
  worker.onmessage = ({ data }) => answer(data);
  worker.onerror = () => { worker = null; answer({ version: asked.version }); };
  worker.postMessage(asked);
});
