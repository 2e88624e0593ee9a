/**
 * The clock of a round's show. It goes by the scene's frames, so that it stands still where nobody looks; in quick mode it
 * goes faster, with reduced motion nothing takes time that moves, and a press ends what runs.
 */
export interface Pace {
  /** Moves the clock on; a scene's frame calls it. @returns whether anything changed since the last one */
  tick(ms: number): boolean;
  /** Something moves: `step` gets shares of its time, 1 last. With reduced motion only 1. */
  move(ms: number, step: (share: number) => void): Promise<void>;
  /** Only opacity changes: takes its time with reduced motion, too. */
  fade(ms: number, step: (share: number) => void): Promise<void>;
  /** Something is to be read or seen. */
  wait(ms: number): Promise<void>;
  /** What runs ends now, and all that begins before the next `begin`. */
  skip(): void;
  /** A next part begins (a spin, a respin): it takes its time again. */
  begin(): void;
  readonly skipped: boolean;
  /** Reduced motion. */
  calm: boolean;
  quick: boolean;
}

const QUICK_TIMES = 2.4;

interface Run {
  readonly length: number;
  readonly step: (share: number) => void;
  readonly done: () => void;
  passed: number;
}
const nothing = (): void => undefined;

export function createPace(): Pace {
  const runs: Run[] = [];
  let skipped = false;
  let changed = false;

  function run(length: number, step: (share: number) => void): Promise<void> {
    changed = true;
    if (skipped || length <= 0) {
      step(1);
      return Promise.resolve();
    }
    return new Promise((done) => {
      step(0);
      runs.push({ length, step, done, passed: 0 });
    });
  }

  const pace: Pace = {
    calm: false,
    quick: false,
    get skipped() {
      return skipped;
    },
    tick(ms) {
      const stirred = changed;
      changed = false;
      if (runs.length === 0) return stirred;
      const passed = pace.quick ? ms * QUICK_TIMES : ms;
      // From the last to the first: those that end leave, those that they begin wait for the next frame.
      for (let at = runs.length - 1; at >= 0; at -= 1) {
        const one = runs[at]!;
        one.passed += passed;
        const share = Math.min(1, one.passed / one.length);
        one.step(share);
        if (share < 1) continue;
        runs.splice(at, 1);
        one.done();
      }
      return true;
    },
    move: (ms, step) => run(pace.calm ? 0 : ms, step),
    fade: run,
    wait: (ms) => run(ms, nothing),
    skip() {
      skipped = true;
      changed = true;
      for (const one of runs.splice(0)) {
        one.step(1);
        one.done();
      }
    },
    begin() {
      skipped = false;
    },
  };
  return pace;
}
