import type { Browser } from '@playwright/test';
import { measureTyping } from './browser/typing.ts';
import { interleaved } from '../rounds.ts';
import { limited, type Row } from '../rows.ts';
import type { Say } from './web.ts';

const FRAME_MS = 50;
/** Typing takes long and varies little. */
const MOST_ROUNDS = 3;

/** @param site with 10,000 games */
export async function typingRow(browser: Browser, site: string, rounds: number, say: Say): Promise<Row> {
  const { felt } = await interleaved(
    Math.min(rounds, MOST_ROUNDS),
    { felt: () => measureTyping(browser, site) },
    (round) => say(`typing, round ${round}`),
  );
  const slowest = Math.max(...felt.map(({ slowestKeyMs }) => slowestKeyMs));
  return limited({
    what: 'Longest frame while typing into the search, 10,000 games',
    unit: 'ms',
    ours: felt.map(({ longestFrameMs }) => longestFrameMs),
    bar: { most: FRAME_MS },
    note: `0: none took ${FRAME_MS} ms; slowest key to its frame ${slowest} ms`,
  });
}
