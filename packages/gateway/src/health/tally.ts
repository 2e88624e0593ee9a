import type { HealthCount } from '../releases/state/state.ts';

/** A release of a part, as browsers name it. */
export interface PartRelease {
  readonly name: string;
  readonly release: string;
}

/** What browsers told since it was last taken, summed by part, release and minute. */
export interface Tally {
  /** @param ms from the asking for the remote until it was active */
  readonly loaded: (which: PartRelease, ms: number) => void;
  readonly failed: (which: PartRelease) => void;
  /** The sums, which begin anew. */
  readonly take: () => HealthCount[];
}

const MINUTE_MS = 60_000;

/** Minutes since 1970: gateways on one state count in the same ones. */
export function minuteOf(ms: number): number {
  return Math.floor(ms / MINUTE_MS);
}

type Sum = { -readonly [Key in keyof HealthCount]: HealthCount[Key] };

export function createTally(now: () => number = Date.now): Tally {
  let sums = new Map<string, Sum>();

  function sumOf({ name, release }: PartRelease): Sum {
    const minute = minuteOf(now());
    const key = `${name} ${release} ${minute}`;
    const sum = sums.get(key) ?? { name, release, minute, loads: 0, failures: 0, loadMs: 0 };
    sums.set(key, sum);
    return sum;
  }

  return {
    loaded(which, ms) {
      const sum = sumOf(which);
      sum.loads += 1;
      sum.loadMs += ms;
    },
    failed(which) {
      sumOf(which).failures += 1;
    },
    take() {
      const taken = [...sums.values()];
      sums = new Map();
      return taken;
    },
  };
}
