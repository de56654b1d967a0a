// Some sounds, made here of tones and noise. Loaded when somebody wants to hear them; a browser that cannot, is silent.

let audio = null, hiss = null;
let soon = 0; // how many have begun lately

/** Of each sound its parts: tones ["sine" …, from hertz, to hertz, at second, seconds, loudness], and noise with the
 * hertz that it is filtered by. */
const SOUNDS = {
  turn: [["triangle", 294, 294, 0, 0.16, 0.5], ["triangle", 440, 440, 0.13, 0.26, 0.5]],
  end: [["sawtooth", 196, 196, 0, 0.3, 0.3], ["sawtooth", 247, 247, 0.18, 0.3, 0.3], ["sawtooth", 294, 294, 0.36, 0.9, 0.34], ["triangle", 588, 588, 0.36, 0.9, 0.3]],
  wound: [["noise", 900, 200, 0, 0.14, 0.9], ["square", 150, 60, 0, 0.16, 0.35]],
  death: [["noise", 500, 80, 0, 0.4, 0.8], ["sawtooth", 180, 40, 0, 0.7, 0.4]],
  knock: [["noise", 420, 160, 0, 0.1, 0.7], ["sine", 130, 70, 0, 0.14, 0.7]],
  fall: [["noise", 260, 90, 0, 0.22, 0.9], ["sine", 90, 45, 0.03, 0.2, 0.9]],
  missed: [["noise", 2400, 700, 0, 0.18, 0.3]],
  score: [["triangle", 523, 523, 0, 0.14, 0.4], ["triangle", 659, 659, 0.1, 0.14, 0.4], ["triangle", 784, 784, 0.2, 0.4, 0.45]],
  feat: [["triangle", 523, 523, 0, 0.12, 0.4], ["triangle", 659, 659, 0.1, 0.12, 0.4], ["triangle", 784, 784, 0.2, 0.12, 0.45], ["triangle", 1047, 1047, 0.3, 0.5, 0.5]],
  moment: [["noise", 300, 90, 0, 0.3, 0.8], ["sawtooth", 147, 147, 0, 0.22, 0.3], ["sawtooth", 220, 220, 0.16, 0.5, 0.34], ["noise", 1100, 800, 0.1, 0.8, 0.25]],
  gain: [["triangle", 392, 523, 0, 0.2, 0.4]],
  dice: [["noise", 1800, 1200, 0, 0.04, 0.5], ["noise", 1500, 1000, 0.07, 0.04, 0.4], ["noise", 1200, 800, 0.16, 0.05, 0.3]],
  title: [["sine", 98, 90, 0, 0.35, 0.7], ["sine", 98, 90, 0.22, 0.45, 0.6]],
  refused: [["square", 140, 120, 0, 0.12, 0.25], ["square", 105, 95, 0.12, 0.2, 0.25]],
};

/** Sounds once. `volume`: 0 … 100. */
export function sound(kind, volume) {
  const parts = SOUNDS[kind];
  if (!parts || !volume || document.hidden || soon > 3) return;
  soon += 1;
  setTimeout(() => { soon -= 1; }, 120);
  try {
    audio ??= new AudioContext();
    audio.resume();
    for (const part of parts) play(part, volume / 100);
  } catch { /* no sound in this browser */ }
}

function play([shape, from, to, at, length, loudness], volume) {
  const start = audio.currentTime + at, end = start + length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness * volume * 0.5, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  const source = shape === "noise" ? noise(from, to, start, end, gain) : tone(shape, from, to, start, end, gain);
  gain.connect(audio.destination);
  source.start(start);
  source.stop(end);
}

function tone(shape, from, to, start, end, gain) {
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(gain);
  return source;
}

function noise(from, to, start, end, gain) {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource(), filter = audio.createBiquadFilter();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter).connect(gain);
  return source;
}
