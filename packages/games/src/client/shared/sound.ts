import type { Store } from './store.ts';

/** The game's sounds, made as they are played; nothing is fetched. */
export interface Sound {
  readonly on: boolean;
  toggle(): void;
  spin(): void;
  stop(reel: number): void;
  scatter(nth: number): void;
  /** Only for what is a win. The more stakes, the longer. */
  win(stakes: number): void;
  bonus(): void;
  press(): void;
}

const KEY = 'sound';
/** A pentatonic scale, in hertz: whatever follows whatever, it fits. */
const SCALE = [293.66, 329.63, 392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5] as const;

/** Silent until the player turns it on, and then remembered. A browser makes no sound before the first gesture. */
export function createSound(store: Store): Sound {
  let on = store.get(KEY) === 'on';
  let context: AudioContext | undefined;
  let out: GainNode | undefined;

  function ready(): [AudioContext, GainNode] | undefined {
    if (!on || navigator.userActivation?.hasBeenActive === false) return undefined;
    if (!context || !out) {
      context = new AudioContext();
      out = context.createGain();
      out.gain.value = 0.5;
      const soft = context.createDynamicsCompressor();
      out.connect(soft).connect(context.destination);
    }
    if (context.state === 'suspended') void context.resume();
    return [context, out];
  }

  function tone(
    hertz: number,
    after: number,
    length: number,
    volume: number,
    type: OscillatorType = 'sine',
  ): void {
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
  }

  function thud(hertz: number, length: number, volume: number): void {
    const audio = ready();
    if (!audio) return;
    const [ctx, to] = audio;
    const noise = ctx.createBufferSource();
    const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
    const data = buffer.getChannelData(0);
    for (let n = 0; n < data.length; n += 1) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length) ** 3;
    noise.buffer = buffer;
    const filter = ctx.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = hertz;
    const gain = ctx.createGain();
    gain.gain.value = volume;
    noise.connect(filter).connect(gain).connect(to);
    noise.start();
  }

  return {
    get on() {
      return on;
    },
    toggle() {
      on = !on;
      store.set(KEY, on ? 'on' : 'off');
      if (on) tone(SCALE[4], 0, 0.25, 0.18);
    },
    press: () => thud(1_800, 0.05, 0.18),
    spin() {
      thud(700, 0.5, 0.16);
      tone(SCALE[0] / 2, 0, 0.3, 0.1, 'triangle');
    },
    stop(reel) {
      thud(420 + reel * 40, 0.13, 0.5);
      tone(110 + reel * 6, 0, 0.12, 0.16);
    },
    scatter(nth) {
      [0, 2, 4].forEach((step, n) => tone(SCALE[Math.min(9, nth * 2 + step)]!, n * 0.07, 0.7, 0.14));
    },
    win(stakes) {
      const notes = Math.min(14, 4 + Math.floor(Math.log2(Math.max(1, stakes)) * 2));
      for (let n = 0; n < notes; n += 1)
        tone(SCALE[(n * 2 + (n > 4 ? 1 : 0)) % 10]!, n * 0.09, 0.5, 0.12, 'triangle');
    },
    bonus() {
      [0, 2, 4, 5, 7, 9].forEach((step, n) => tone(SCALE[step]!, n * 0.11, 1.2, 0.11));
      [0, 2, 4].forEach((step) => tone(SCALE[step]! / 2, 0.66, 2, 0.09));
    },
  };
}
