/** Frames that are looked at together; the first ones paint pictures, and are no measure. */
const FRAMES = 45;
/** A frame that takes longer has missed its time. */
const LATE_MS = 22;
const MOST_LATE = 0.15;
/** Of the sharpness that the display could show; never less than a pixel of the page. */
const STEPS = [1, 0.75, 0.6] as const;
/** So much shorter frames must have become, or it is not the pixels that they wait for. */
const WORTH = 0.85;

/**
 * How many pixels a moving picture is drawn in. A device that does not keep up gets fewer of them, step by step, as long as
 * its frames are late; where that does not help, all of them are back.
 */
export interface Sharpness {
  /** The device's pixels to one of the page. */
  readonly ratio: number;
  /** Whether frames have been late: what can be left out is, from then on. */
  readonly spares: boolean;
  /** A frame took so long. */
  note(ms: number): void;
}

/** @param full the most pixels to one of the page that are worth drawing */
export function createSharpness(full: number): Sharpness {
  const ratios = [...new Set(STEPS.map((step) => Math.max(1, full * step)))];
  let step = 0;
  let [seen, late, all] = [-FRAMES, 0, 0];
  /** How long frames took on average before pixels were spared. */
  let before: number | undefined;
  let isSettled = false;

  function judge(): void {
    const isLate = late / FRAMES > MOST_LATE;
    const mean = all / FRAMES;
    if (!isLate) return;
    before ??= mean;
    if (step < ratios.length - 1) {
      step += 1;
      return;
    }
    // It stays so: a picture that changes its looks again and again would be worse than a plain one.
    isSettled = true;
    if (mean > before * WORTH) step = 0;
  }

  return {
    get ratio() {
      return ratios[step]!;
    },
    get spares() {
      return before !== undefined;
    },
    note(ms) {
      seen += 1;
      if (isSettled || seen <= 0) return;
      all += ms;
      if (ms > LATE_MS) late += 1;
      if (seen < FRAMES) return;
      judge();
      // The first frames after a change paint pictures anew.
      [seen, late, all] = [step === 0 ? 0 : -FRAMES / 3, 0, 0];
    },
  };
}
