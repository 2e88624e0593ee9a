/** Frames that are looked at together; the first ones paint pictures, and are no measure. */
const FRAMES = 45;
/** A frame that takes longer has missed its time. */
const LATE_MS = 22;
const MOST_LATE = 0.15;
/** Of the sharpness that the display could show; never less than a pixel of the page. */
const STEPS = [1, 0.75, 0.6] as const;
/** What a display of sixty frames a second waits for. */
const FRAME_MS = 17;
/** So much less may they be late with fewer pixels, or it is not the pixels that they wait for. */
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
  /** Frames, those that were late, and by how much all of them were. */
  let [seen, late, over] = [-FRAMES, 0, 0];
  /** By how much they were late before the last step. */
  let before: number | undefined;
  let [hasHelped, isSettled] = [false, false];

  function judge(): void {
    if (late / FRAMES <= MOST_LATE) {
      // It keeps up with these pixels: whatever makes frames late later, a moment of it takes them away from nobody.
      if (before !== undefined) hasHelped = true;
      return;
    }
    // From one step to the next, not from the first to the last: what is shown may be something else by then.
    if (before !== undefined && over < before * WORTH) hasHelped = true;
    before = over;
    if (step < ratios.length - 1) {
      step += 1;
      return;
    }
    // It stays so: a picture that changes its looks again and again would be worse than a plain one.
    isSettled = true;
    if (!hasHelped) step = 0;
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
      over += Math.max(0, ms - FRAME_MS);
      if (ms > LATE_MS) late += 1;
      if (seen < FRAMES) return;
      judge();
      // The first frames after a change paint pictures anew.
      [seen, late, over] = [step === 0 ? 0 : -FRAMES / 3, 0, 0];
    },
  };
}
