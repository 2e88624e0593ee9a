import type { Browser } from '@playwright/test';
import { interleaved } from '../rounds.ts';
import { limited, unmeasured, type Row } from '../rows.ts';
import type { Say } from './web.ts';
import {
  CATEGORIES,
  isLighthouseInstalled,
  LIGHTHOUSE_INSTALL,
  runLighthouse,
  type Category,
} from '../lighthouse.ts';

const ROUNDS = 3;
const LEAST: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** The four scores of a page, or how to get them. */
export async function lighthouseRows(site: string, browser: Browser, say: Say): Promise<Row[]> {
  const title = (category: Category) => `Lighthouse, mobile: ${category}`;
  if (!isLighthouseInstalled()) {
    const why = `not installed: ${LIGHTHOUSE_INSTALL}`;
    return CATEGORIES.map((category) => unmeasured(title(category), `≥ ${LEAST[category]}`, why));
  }
  const browserPath = process.env['CHROMIUM_PATH'] || browser.browserType().executablePath();
  const { runs } = await interleaved(ROUNDS, { runs: () => runLighthouse(site, browserPath) }, (round) =>
    say(`Lighthouse, run ${round} of ${ROUNDS}`),
  );
  const faults = [...new Set(runs.flatMap((run) => run.faults))];
  return CATEGORIES.map((category) =>
    limited({
      what: title(category),
      unit: 'score',
      ours: runs.map(({ scores }) => scores[category]),
      bar: { least: LEAST[category] },
      note: faults.flatMap((fault) => (fault.category === category ? fault.title : [])).join('; '),
    }),
  );
}
