// Sounds, made of noise and oscillators. This file is loaded where they are switched on; `stage.js` says which is due. There
// is no audio context before the first sound, and none before something was clicked.

const { dataset } = document.documentElement;
/** Layers: what (n is noise, else a kind of oscillator), start and length in seconds, from and to in Hz, gain, and the Q of noise. */
const SOUNDS = {
  rattle: [0, 0.06, 0.13, 0.19, 0.27, 0.34, 0.44, 0.53].map((at, nth) => ["n", at, 0.05, 1700 + ((nth * 5) % 8) * 111, 1200, 2.2 - nth * 0.11, 3]),
  settle: [["n", 0, 0.06, 900, 500, 0.7, 2], ["triangle", 0, 0.09, 190, 110, 0.35]],
  flick: [["n", 0, 0.07, 2600, 5200, 0.7, 1.2], ["n", 0.05, 0.03, 900, 700, 0.6, 2]],
  turn: [["n", 0, 0.12, 1200, 600, 0.8, 1], ["n", 0.1, 0.05, 500, 300, 1.1, 2]],
  thud: [["sine", 0, 0.12, 150, 70, 0.7], ["n", 0, 0.03, 1400, 900, 0.3, 1.5]],
  steps: [0, 0.3, 0.6, 0.9].flatMap((at) => [["sine", at, 0.12, 150, 70, 0.6], ["n", at, 0.03, 1400, 900, 0.3, 1.5]]),
  coin: [["sine", 0, 0.25, 2093, 2093, 0.16], ["sine", 0.06, 0.45, 2794, 2794, 0.2], ["sine", 0.06, 0.3, 5588, 5588, 0.04]],
  sword: [["n", 0, 0.18, 3600, 6400, 2.4, 6], ["triangle", 0.02, 0.4, 1870, 1850, 0.07], ["triangle", 0.02, 0.35, 2930, 2900, 0.05]],
  block: [["n", 0, 0.06, 700, 450, 0.7, 1.5], ["square", 0, 0.16, 310, 260, 0.3]],
  wound: [["sine", 0, 0.22, 130, 55, 0.6], ["n", 0, 0.12, 420, 200, 0.6, 0.8], ["n", 0.1, 0.16, 240, 120, 0.3, 1]],
  spell: [["triangle", 0, 0.5, 330, 990, 0.14], ["sine", 0.05, 0.5, 495, 1480, 0.1], ["n", 0, 0.5, 2500, 7000, 0.1, 2]],
  bell: [["sine", 0, 1.1, 587, 587, 0.22], ["sine", 0, 0.8, 1396, 1396, 0.09], ["sine", 0, 0.4, 2489, 2489, 0.04]],
  menace: [["sawtooth", 0, 1.2, 73, 69, 0.28], ["sawtooth", 0, 1.2, 77, 73, 0.28], ["sine", 0.1, 0.5, 55, 40, 0.8]],
  defeat: [["triangle", 0, 0.5, 220, 220, 0.3], ["triangle", 0.4, 0.5, 174.6, 174.6, 0.3], ["triangle", 0.8, 1.2, 130.8, 130.8, 0.3], ["sine", 0.8, 1.2, 65, 64, 0.5]],
  victory: [392, 523, 659, 784].flatMap((hz, nth) => [["triangle", nth * 0.14, 0.75, hz, hz, 0.2], ["sine", nth * 0.14, 0.75, hz * 2, hz * 2, 0.05]]),
};
const GROUPS = { dice: ["rattle", "settle"], cards: ["flick", "turn", "thud", "steps", "coin"], fights: ["sword", "block", "wound", "spell"], bell: ["bell"], moments: ["menace", "defeat", "victory"] };

let [context, output, noise, starts] = [null, null, null, []];
function begin() {
  context = new AudioContext();
  const press = new DynamicsCompressorNode(context, { threshold: -18, ratio: 4 });
  output = new GainNode(context, { gain: Number(dataset.sound) / 100 });
  output.connect(press).connect(context.destination);
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  noise.getChannelData(0).forEach((_, at, all) => { all[at] = Math.random() * 2 - 1; });
}

function play(name) {
  const now = performance.now();
  const isSilent = dataset.silent.split(" ").some((it) => GROUPS[it]?.includes(name));
  if (!SOUNDS[name] || isSilent || !navigator.userActivation?.hasBeenActive) return;
  starts = starts.filter((it) => now - it.at < 1000);
  // Twice at once is one, a little louder.
  const same = starts.find((it) => it.name === name && now - it.at < 40);
  if (same) { same.voice.gain.value = 1.15; return; }
  if (12 <= starts.length || 6 <= starts.filter((it) => now < it.end).length) return;
  if (!context) begin();
  context.resume();
  const voice = new GainNode(context), pitch = 0.94 + Math.random() * 0.12;
  voice.connect(output);
  const ends = SOUNDS[name].map((it) => layer(it, voice, pitch));
  starts.push({ name, voice, at: now, end: now + 1000 * Math.max(...ends) });
}

/** One layer: 4 ms of attack, then it fades over its length. When it ends. */
function layer([kind, start, length, from, to, gain, q], voice, pitch) {
  const at = context.currentTime + start, end = at + length, isNoise = kind === "n";
  const source = isNoise ? new AudioBufferSourceNode(context, { buffer: noise, loop: true }) : new OscillatorNode(context, { type: kind });
  const colour = isNoise ? new BiquadFilterNode(context, { type: "bandpass", Q: q }) : source;
  const envelope = new GainNode(context, { gain: 0 });
  const glide = (what, first, last, since) => { what.setValueAtTime(first, since); what.exponentialRampToValueAtTime(last, end); };
  glide(colour.frequency, from * pitch, to * pitch, at);
  envelope.gain.setValueAtTime(0, at);
  glide(envelope.gain, gain, 0.0001, at + 0.004);
  if (isNoise) source.connect(colour);
  colour.connect(envelope).connect(voice);
  source.start(at);
  source.stop(end);
  return start + length;
}

// After the first frame: what moves begins at once.
document.addEventListener("sound", ({ detail }) => requestAnimationFrame(() => setTimeout(play, 0, detail)));
// The bell rings when the viewer is asked and looks elsewhere.
let wasAsked = true;
new MutationObserver(() => {
  const isAsked = Boolean(document.querySelector("#status.asked"));
  if (isAsked && !wasAsked && document.hidden) play("bell");
  wasAsked = isAsked;
}).observe(document.body, { subtree: true, attributeFilter: ["class"] });
