/** Small sounds made on the spot: no file is loaded, nothing is heard while sound is off. */
import type { Settings } from "../board";

type Wave = "sine" | "triangle" | "square" | "noise";

/** One partial of a sound: pitch in hertz (gliding to `to`), when and how long in seconds, how loud. */
interface Tone {
  wave: Wave;
  pitch: number;
  to?: number;
  at?: number;
  long: number;
  loud: number;
}

const SOUNDS = {
  mark: [
    { wave: "noise", pitch: 2600, to: 1500, long: 0.07, loud: 0.16 },
    { wave: "noise", pitch: 1900, to: 2800, at: 0.1, long: 0.07, loud: 0.16 },
  ],
  stone: [
    { wave: "sine", pitch: 150, to: 62, long: 0.2, loud: 0.5 },
    { wave: "noise", pitch: 700, to: 260, long: 0.09, loud: 0.26 },
  ],
  card: [{ wave: "noise", pitch: 900, to: 3200, long: 0.16, loud: 0.1 }],
  gem: [
    { wave: "sine", pitch: 1568, long: 0.35, loud: 0.12 },
    { wave: "sine", pitch: 2349, at: 0.05, long: 0.4, loud: 0.08 },
  ],
  gold: [
    { wave: "triangle", pitch: 523, long: 0.5, loud: 0.16 },
    { wave: "triangle", pitch: 659, at: 0.09, long: 0.5, loud: 0.16 },
    { wave: "triangle", pitch: 784, at: 0.18, long: 0.6, loud: 0.16 },
    { wave: "sine", pitch: 1568, at: 0.27, long: 0.8, loud: 0.1 },
  ],
  dread: [{ wave: "triangle", pitch: 196, to: 131, long: 0.5, loud: 0.2 }],
  no: [{ wave: "square", pitch: 140, to: 110, long: 0.12, loud: 0.05 }],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

function source(air: AudioContext, tone: Tone, from: number): AudioNode {
  if (tone.wave !== "noise") {
    const voice = new OscillatorNode(air, { type: tone.wave, frequency: tone.pitch });
    if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, from + tone.long);
    voice.start(from);
    voice.stop(from + tone.long);
    return voice;
  }
  if (!hiss) {
    hiss = air.createBuffer(1, air.sampleRate / 2, air.sampleRate);
    hiss.getChannelData(0).forEach((_, at, data) => (data[at] = Math.random() * 2 - 1));
  }
  const noise = new AudioBufferSourceNode(air, { buffer: hiss });
  const band = new BiquadFilterNode(air, { type: "bandpass", frequency: tone.pitch, Q: 1.2 });
  if (tone.to) band.frequency.exponentialRampToValueAtTime(tone.to, from + tone.long);
  noise.connect(band);
  noise.start(from);
  noise.stop(from + tone.long);
  return band;
}

/** Play a sound, if the person wants any and has touched the page (browsers forbid it before). */
export function play(name: Sound, settings: Settings): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const air = context;
  for (const tone of SOUNDS[name] as Tone[]) {
    const from = air.currentTime + (tone.at ?? 0);
    const fade = new GainNode(air, { gain: 0 });
    fade.gain.setValueAtTime(tone.loud, from);
    fade.gain.exponentialRampToValueAtTime(0.0005, from + tone.long);
    source(air, tone, from).connect(fade).connect(air.destination);
  }
}
