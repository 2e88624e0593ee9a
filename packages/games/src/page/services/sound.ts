import { cell, type Cell } from './cell.ts';
import type { Store } from './store.ts';

/** Sounds that the frame makes; all synthesised, nothing is fetched. */
export type SoundName =
  | 'press'
  | 'chip'
  | 'card'
  | 'tick'
  | 'spin'
  | 'stop'
  | 'drop'
  | 'reveal'
  | 'rise'
  | 'fall'
  | 'bonus'
  /** Only for what pays more than its stake. */
  | 'win'
  | 'grand';

export interface SoundMaker {
  readonly on: Cell<boolean>;
  toggle(): void;
  /** @param step raises the pitch along the scale: the third reel, the fifth card */
  play(name: SoundName, step?: number): void;
  /** For a sound of the game's own. `after` and `length` in seconds, volume 0–1. */
  tone(hertz: number, after: number, length: number, volume: number, type?: OscillatorType): void;
  /** A short breath of noise: a chip, a card, a thud. */
  noise(lowpassHertz: number, length: number, volume: number): void;
}

const KEY = 'sound';
/** A pentatonic scale, in hertz: whatever follows whatever, it fits. */
const SCALE = [293.66, 329.63, 392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5] as const;
const scale = (step: number): number => SCALE[Math.max(0, Math.min(SCALE.length - 1, Math.round(step)))]!;

type Voice = (sound: Pick<SoundMaker, 'tone' | 'noise'>, step: number) => void;
const VOICES: Record<SoundName, Voice> = {
  press: ({ noise }) => noise(1_800, 0.05, 0.18),
  chip({ noise, tone }, step) {
    noise(4_200, 0.04, 0.3);
    tone(scale(4 + step), 0, 0.09, 0.05, 'triangle');
  },
  card({ noise }) {
    noise(2_600, 0.09, 0.22);
  },
  tick: ({ tone }, step) => tone(660 + step * 24, 0, 0.04, 0.06, 'square'),
  spin({ noise, tone }) {
    noise(700, 0.5, 0.16);
    tone(scale(0) / 2, 0, 0.3, 0.1, 'triangle');
  },
  stop({ noise, tone }, step) {
    noise(420 + step * 40, 0.13, 0.5);
    tone(110 + step * 6, 0, 0.12, 0.16);
  },
  drop({ noise, tone }, step) {
    noise(520, 0.1, 0.32);
    tone(150 + step * 10, 0, 0.14, 0.12);
  },
  reveal({ tone }, step) {
    [0, 2, 4].forEach((up, n) => tone(scale(step * 2 + up), n * 0.07, 0.7, 0.14));
  },
  rise: ({ tone }, step) => tone(scale(step), 0, 0.35, 0.1, 'triangle'),
  fall({ tone }) {
    [4, 2, 0].forEach((down, n) => tone(scale(down) / 2, n * 0.1, 0.4, 0.1, 'triangle'));
  },
  bonus({ tone }) {
    [0, 2, 4, 5, 7, 9].forEach((up, n) => tone(scale(up), n * 0.11, 1.2, 0.11));
    [0, 2, 4].forEach((up) => tone(scale(up) / 2, 0.66, 2, 0.09));
  },
  win({ tone }, step) {
    // `step` is how many stakes it pays: the more, the longer.
    const notes = Math.min(14, 4 + Math.floor(Math.log2(Math.max(1, step)) * 2));
    for (let n = 0; n < notes; n += 1)
      tone(SCALE[(n * 2 + (n > 4 ? 1 : 0)) % SCALE.length]!, n * 0.09, 0.5, 0.12, 'triangle');
  },
  grand({ tone }) {
    for (let n = 0; n < 20; n += 1)
      tone(SCALE[(n * 3) % SCALE.length]!, n * 0.08, 0.7, 0.11, n % 3 === 0 ? 'sine' : 'triangle');
    [0, 4, 7].forEach((up) => tone(scale(up) / 2, 1.6, 2.2, 0.08));
  },
};

/**
 * Silent until the player turns it on, and then remembered. A browser makes no sound before the first gesture.
 * @param asked what the member has chosen for every device; `undefined`: nothing
 */
export function createSound(store: Store, asked?: boolean): SoundMaker {
  const on = cell(asked ?? store.get(KEY) === 'on');
  let context: AudioContext | undefined;
  let out: GainNode | undefined;

  function ready(): [AudioContext, GainNode] | undefined {
    if (!on.value || navigator.userActivation?.hasBeenActive === false) return undefined;
    if (!context || !out) {
      context = new AudioContext();
      out = context.createGain();
      out.gain.value = 0.5;
      out.connect(context.createDynamicsCompressor()).connect(context.destination);
    }
    if (context.state === 'suspended') void context.resume();
    return [context, out];
  }

  const sound: SoundMaker = {
    on,
    toggle() {
      on.set(!on.value);
      store.set(KEY, on.value ? 'on' : 'off');
      if (on.value) sound.play('rise', 4);
    },
    play: (name, step = 0) => VOICES[name](sound, step),
    tone(hertz, after, length, volume, type = 'sine') {
      const audio = ready();
      if (!audio) return;
      const [ctx, to] = audio;
      const start = ctx.currentTime + after;
      const voice = ctx.createOscillator();
      const gain = ctx.createGain();
      voice.type = type;
      voice.frequency.value = hertz;
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(volume, start + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
      voice.connect(gain).connect(to);
      voice.start(start);
      voice.stop(start + length + 0.05);
    },
    noise(lowpassHertz, length, volume) {
      const audio = ready();
      if (!audio) return;
      const [ctx, to] = audio;
      const source = ctx.createBufferSource();
      const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
      const data = buffer.getChannelData(0);
      for (let n = 0; n < data.length; n += 1) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length) ** 3;
      source.buffer = buffer;
      const filter = ctx.createBiquadFilter();
      filter.type = 'lowpass';
      filter.frequency.value = lowpassHertz;
      const gain = ctx.createGain();
      gain.gain.value = volume;
      source.connect(filter).connect(gain).connect(to);
      source.start();
    },
  };
  return sound;
}
