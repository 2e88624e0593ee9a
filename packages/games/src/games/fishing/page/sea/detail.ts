/** Frames that are looked at together; the first ones paint pictures, and are no measure. */
const FRAMES = 60;
/** A frame that takes longer has missed its time. */
const LATE_MS = 22;
const MOST_LATE = 0.4;

/** How much is drawn: what costs a slow device most is left out there, from when it shows on. */
export interface Detail {
  /** Without turned pictures, and in fewer pixels. */
  readonly isPlain: boolean;
  /** A frame took so long. */
  note(ms: number): void;
}

export function createDetail(): Detail {
  let isPlain = false;
  let [seen, late] = [-FRAMES, 0];
  return {
    get isPlain() {
      return isPlain;
    },
    note(ms) {
      seen += 1;
      if (isPlain || seen <= 0) return;
      if (ms > LATE_MS) late += 1;
      if (seen < FRAMES) return;
      // It stays so: a water that changes its looks again and again would be worse than a plain one.
      isPlain = late / seen > MOST_LATE;
      [seen, late] = [0, 0];
    },
  };
}
