// The WebAssembly module, as the service worker and a bot's worker use it. It is a gzip file, so that hosts that do not
// compress send little. The messages are in crates/browser/src/message.rs.
"use strict";

/** Filled in by `cargo xtask web`. */
const MODULE = "{{module}}";
const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

/** The module, whether or not something on the way has unpacked it. */
async function fetchUnpacked(address) {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  const [start, whole] = reply.body.tee();
  const reader = start.getReader();
  const { value } = await reader.read();
  reader.cancel();
  const body = value?.[0] === 0x1f ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
  return new Response(body, { headers: { "content-type": "application/wasm" } });
}

/** Runs the module, or a promise of it; `hear` is called with the kind, the head and the body of each of its messages. */
async function instantiate(code, hear) {
  let wasm = null;
  const bytes = (at, length) => new Uint8Array(wasm.memory.buffer, at, length);
  const imports = {
    send: (at, length) => {
      const message = bytes(at, length).slice();
      const cut = message.indexOf(10);
      const [[kind, head]] = Object.entries(JSON.parse(decoder.decode(message.subarray(0, cut))));
      // What is wrong with a stream that nobody reads any more is nothing to the module.
      try { hear(kind, head, message.subarray(cut + 1)); } catch (error) { console.error(error); }
    },
    random: (at, length) => { for (let done = 0; done < length; done += 65536) crypto.getRandomValues(bytes(at + done, Math.min(65536, length - done))); },
    now: () => Date.now(),
  };
  return wasm = (await WebAssembly.instantiate(await code, { gospoda: imports })).exports;
}

/** Gives the module a message. Whatever it throws means that it has stopped. */
function send(wasm, head, body = new Uint8Array(0)) {
  const line = encoder.encode(`${JSON.stringify(head)}\n`);
  const at = wasm.allocate(line.length + body.length);
  const place = new Uint8Array(wasm.memory.buffer, at, line.length + body.length);
  place.set(line);
  place.set(body, line.length);
  wasm.receive(at, place.length);
}
