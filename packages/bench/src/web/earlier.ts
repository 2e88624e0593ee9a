import type { Browser } from '@playwright/test';
import { interleaved } from '../rounds.ts';
import { compared, type Row } from '../rows.ts';
import { measureVitals } from './browser/vitals.measure.ts';
import type { Vitals } from './browser/vitals.ts';
import type { Say } from './web.ts';

/** What the home page may cost of what it cost before. */
const RATIO = 1;

interface Earlier {
  readonly browser: Browser;
  readonly ours: string;
  /** The address of a site that runs an earlier state of the sources. */
  readonly earlier: string;
  readonly rounds: number;
  readonly say: Say;
}

/** Compares loads of the home page with those of an earlier state, load by load in turn. */
export async function compareEarlier({ browser, ours, earlier, rounds, say }: Earlier): Promise<Row[]> {
  const results = await interleaved(
    rounds,
    {
      now: () => measureVitals(browser, ours, true),
      before: () => measureVitals(browser, earlier, true),
    },
    (round) => say(`loads now and before, round ${round} of ${rounds}`),
  );
  const row = (what: string, unit: 'ms' | 'kB', value: (vitals: Vitals) => number | undefined) =>
    compared({
      what,
      unit,
      ours: results.now.flatMap((vitals) => value(vitals) ?? []),
      theirs: results.before.flatMap((vitals) => value(vitals) ?? []),
      than: 'before',
      bar: { ratio: RATIO },
    });
  return [
    row('JavaScript of the first view', 'kB', (vitals) => vitals.firstScriptBytes),
    row('Largest contentful paint', 'ms', (vitals) => vitals.largestPaintMs),
    row('Total blocking time', 'ms', (vitals) => vitals.blockingMs),
  ];
}
