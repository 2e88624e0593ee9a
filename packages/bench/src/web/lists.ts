import type { Browser } from '@playwright/test';
import { measureListChanges } from './browser/list.ts';
import { interleaved } from '../rounds.ts';
import { limited, type Row } from '../rows.ts';
import type { Say } from './web.ts';

/** A frame that takes longer is felt. */
const TASK_MS = 50;
/** The changes take long and vary little. */
const MOST_ROUNDS = 3;

/** @param site with 10,000 games */
export async function listRows(browser: Browser, site: string, rounds: number, say: Say): Promise<Row[]> {
  const { changes } = await interleaved(
    Math.min(rounds, MOST_ROUNDS),
    { changes: () => measureListChanges(browser, site) },
    (round) => say(`filters and order, round ${round}`),
  );
  const row = (what: string, ours: readonly number[]) =>
    limited({
      what,
      unit: 'ms',
      ours,
      bar: { most: TASK_MS },
      note: 'time of the page’s own thread; the longer one of a new list and one that is there',
    });
  return [
    row(
      'Filter change in 10,000 games, longest task',
      changes.map(({ filterMs }) => filterMs),
    ),
    row(
      'Order change in 10,000 games, longest task',
      changes.map(({ orderMs }) => orderMs),
    ),
  ];
}
