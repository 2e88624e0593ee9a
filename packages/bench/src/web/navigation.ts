import type { Browser } from '@playwright/test';
import { measureNavigation } from './browser/navigation.ts';
import { interleaved } from '../rounds.ts';
import { limited, type Row } from '../rows.ts';
import type { Say } from './web.ts';

/** What comes later no longer feels like an answer. */
const SKELETON_MS = 100;

/** How soon a click on a link shows another remote's page, or its place. */
export async function navigationRows(
  browser: Browser,
  site: string,
  rounds: number,
  say: Say,
): Promise<Row[]> {
  const { unannounced, hovered } = await interleaved(
    rounds,
    {
      unannounced: () => measureNavigation(browser, site, false),
      hovered: () => measureNavigation(browser, site, true),
    },
    (round) => say(`navigation, round ${round} of ${rounds}`),
  );
  const shared = { unit: 'ms', bar: { most: SKELETON_MS } } as const;
  return [
    limited({
      what: 'Click to the skeleton of another remote’s page',
      ours: unannounced,
      note: 'its code is not there',
      ...shared,
    }),
    limited({
      what: 'The same, hovered before',
      ours: hovered,
      note: 'its code is on its way or there',
      ...shared,
    }),
  ];
}
