// A worker of a page: thinks for the bots at a server's table with the module of the tables that need no server.
// It is given { version, question } and answers { version, action }, without an action if it cannot think.
"use strict";
importScripts("module.js?{{version}}");

let wasm = null;
const running = start();

async function start() {
  const code = WebAssembly.compileStreaming(fetchUnpacked(new URL(MODULE, self.location)));
  wasm = await instantiate(code, hear);
}

/** A message to the module. When it stops, so does the worker: the page sees the error and begins with another one. */
const tell = (head) => { try { send(wasm, head); } catch (error) { setTimeout(() => { throw error; }); } };

function hear(kind, head) {
  switch (kind) {
    case "thought": return self.postMessage({ version: head.id, ...(head.action && { action: head.action }) });
    case "wake": return turns.port2.postMessage(0);
    case "report": return console.error(head.text);
  }
}

const turns = new MessageChannel();
turns.port1.onmessage = () => tell({ wake: {} });

self.onmessage = async ({ data: { version, question } }) => {
  try {
    await running;
    tell({ think: { id: version, question } });
  } catch (error) {
    console.error(error);
    self.postMessage({ version });
  }
};
