import type { Browser } from '@playwright/test';
import { startTessera } from '@tessera/e2e/tessera';
import { using } from '../ending.ts';
import {
  isLighthouseInstalled,
  LIGHTHOUSE_INSTALL,
  runLighthouse,
  type LighthouseOptions,
} from '../lighthouse.ts';
import { limited, measured, unmeasured, type Row } from '../rows.ts';
import { launchBrowser } from '../web/browser/load.ts';
import { publicPages } from './public-pages.ts';

const JUDGED = ['accessibility', 'best-practices', 'seo'] as const;
const FORMS = ['desktop', 'phone'] as const satisfies readonly LighthouseOptions['form'][];
const BEST = 100;

/** A row for each public page and form: the lowest of the three scores. */
export async function measurePages(only: string | undefined, say: (line: string) => void): Promise<Row[]> {
  if (!isLighthouseInstalled()) {
    return [unmeasured('Lighthouse', `≥ ${BEST}`, `not installed: ${LIGHTHOUSE_INSTALL}`)];
  }
  say('starting Tessera');
  return using(
    () => startTessera(),
    (tessera) => tessera.stop(),
    ({ site }) =>
      using(
        () => launchBrowser([]),
        (browser) => browser.close(),
        (browser) => judgeAll(browser, site, only, say),
      ),
  );
}

async function judgeAll(
  browser: Browser,
  site: string,
  only: string | undefined,
  say: (line: string) => void,
): Promise<Row[]> {
  const browserPath = process.env['CHROMIUM_PATH'] || browser.browserType().executablePath();
  const rows: Row[] = [];
  for (const path of await publicPages(browser, site)) {
    if (only !== undefined && !only.split(',').includes(path)) continue;
    for (const form of FORMS) {
      const what = `${path}, ${form}`;
      say(what);
      rows.push(
        ...(await measured(what, async () => [await judge(`${site}${path}`, what, browserPath, form)])),
      );
    }
  }
  return rows;
}

async function judge(
  address: string,
  what: string,
  browserPath: string,
  form: (typeof FORMS)[number],
): Promise<Row> {
  const { scores, faults } = await runLighthouse(address, browserPath, { categories: JUDGED, form });
  return limited({
    what,
    unit: 'score',
    ours: [Math.min(...JUDGED.map((category) => scores[category]))],
    bar: { least: BEST },
    note: faults.map(({ category, title }) => `${category}: ${title}`).join('; '),
  });
}
