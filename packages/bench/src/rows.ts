import { median } from './statistics.ts';
import type { Table } from './table.ts';

export type Verdict = 'pass' | 'FAIL' | 'not measured' | 'for information';

/** One line of the result. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  /** What it is compared with, and how. */
  readonly theirs: string;
  readonly bar: string;
  readonly verdict: Verdict;
}

export type Unit = 'ms' | 'kB' | 'score' | '/s' | 'shift' | 'count' | '%';

const number = (value: number, digits: number) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const WRITTEN: Readonly<Record<Unit, (value: number) => string>> = {
  ms: (value) => `${number(value, value < 100 ? 1 : 0)} ms`,
  kB: (value) => `${number(value / 1_000, 1)} kB`,
  score: (value) => number(value, 0),
  '/s': (value) => `${number(value, 0)}/s`,
  shift: (value) => number(value, 3),
  count: (value) => number(value, 0),
  '%': (value) => `${number(value, 1)} %`,
};

/** The median with its range: `1,732 ms (1,690–1,810)`. */
export function written(values: readonly number[], unit: Unit): string {
  const middle = median(values);
  if (middle === undefined) return 'none';
  const text = WRITTEN[unit](middle);
  const [low, high] = [WRITTEN[unit](Math.min(...values)), WRITTEN[unit](Math.max(...values))];
  if (low === high) return text;
  return `${text} (${low.replace(/[ /].*/, '')}–${high.replace(/[ /].*/, '')})`;
}

/** Ours against theirs, medians: passes up to this ratio, or up to this much more. */
export function compared(options: {
  readonly what: string;
  readonly unit: Unit;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  readonly than: string;
  readonly bar?: { readonly ratio: number } | { readonly more: number };
}): Row {
  const { what, unit, ours, theirs, than, bar } = options;
  const [own, other] = [median(ours), median(theirs)];
  const ratio = own !== undefined && other !== undefined && other > 0 ? own / other : undefined;
  const isKept = () => {
    if (own === undefined || other === undefined) return false;
    if (bar && 'more' in bar) return own <= other + bar.more;
    return bar !== undefined && ratio !== undefined && ratio <= bar.ratio;
  };
  return {
    what,
    ours: written(ours, unit),
    theirs: `${than}: ${written(theirs, unit)}${ratio === undefined ? '' : `, ratio ${number(ratio, 2)}`}`,
    bar:
      bar === undefined
        ? ''
        : 'more' in bar
          ? `≤ theirs + ${WRITTEN[unit](bar.more)}`
          : `ratio ≤ ${number(bar.ratio, 2)}`,
    verdict: bar === undefined ? 'for information' : isKept() ? 'pass' : 'FAIL',
  };
}

/** Ours alone, the median against a limit. */
export function limited(options: {
  readonly what: string;
  readonly unit: Unit;
  readonly ours: readonly number[];
  readonly bar?: { readonly most: number } | { readonly least: number };
  readonly note?: string;
}): Row {
  const { what, unit, ours, bar, note = '' } = options;
  const own = median(ours);
  const isKept =
    own !== undefined && bar !== undefined && ('most' in bar ? own <= bar.most : own >= bar.least);
  return {
    what,
    ours: written(ours, unit),
    theirs: note,
    bar:
      bar === undefined
        ? ''
        : 'most' in bar
          ? `≤ ${WRITTEN[unit](bar.most)}`
          : `≥ ${WRITTEN[unit](bar.least)}`,
    verdict: bar === undefined ? 'for information' : isKept ? 'pass' : 'FAIL',
  };
}

/** A bar that nothing was measured for, and why. */
export function unmeasured(what: string, bar: string, why: string): Row {
  return { what, ours: '', theirs: why, bar, verdict: 'not measured' };
}

/** Something that could not be measured although it should have been. */
export function broken(what: string, why: string): Row {
  return { what, ours: '', theirs: why, bar: '', verdict: 'FAIL' };
}

/** What fails is told in its place, so that it does not take the other measures with it. */
export async function measured(what: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await measure();
  } catch (error) {
    return [broken(what, error instanceof Error ? error.message : String(error))];
  }
}

export function tableOf(rows: readonly Row[]): Table {
  return [
    ['measure', 'Tessera', 'compared with', 'bar', 'verdict'],
    ...rows.map(({ what, ours, theirs, bar, verdict }) => [what, ours, theirs, bar, verdict]),
  ];
}
