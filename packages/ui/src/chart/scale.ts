/** The axis of a chart: evenly spaced ticks that contain all values and zero. */
export interface Scale {
  /** From the lowest to the highest. */
  readonly ticks: readonly number[];
  readonly low: number;
  readonly high: number;
}

/** Steps that people read with ease, as multiples of a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Returns an axis with about `count` steps for these values. Zero is always on it. */
export function scaleOf(values: readonly number[], count = 4): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = stepFor((most - least) / count);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  // Multiplied, not summed up: a sum of fractions drifts.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { ticks, low: first * step, high: last * step };
}

function stepFor(rough: number): number {
  if (rough <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough * 0.999_999) ?? 10) * power;
}
