import type { Browser } from '@playwright/test';
import { startTessera, type Tessera } from '@tessera/e2e/tessera';
import { using } from '../ending.ts';
import { launchBrowser } from './browser/load.ts';
import { compareTaps, compareVitals } from './compare.ts';
import { compareEarlier } from './earlier.ts';
import { startFronts } from './fronts.ts';
import { gatewayRows } from './gateway/gateway.ts';
import { loopingRows } from './gateway/looping.ts';
import { lighthouseRows } from './lighthouse.ts';
import { listRows } from './lists.ts';
import { navigationRows } from './navigation.ts';
import type { WebOptions } from './options.ts';
import { untilQuiet } from './quiet.ts';
import { measured, type Row } from '../rows.ts';
import { typingRow } from './typing.ts';
import { createCertificate, publicKeyHash, type Certificate } from './variants/certificate.ts';

/** Pictures are drawn once and kept; the first run waits longer. */
const DRAWING_LIMIT_S = 300;

const LOADS = ['lcp', 'bytes', 'blocking', 'interactive'] as const;
/** Measured with the standard catalogue, and with 10,000 games. */
const ON_STANDARD = [...LOADS, 'navigation', 'lighthouse', 'gateway', 'looping'] as const;
const ON_LARGE = ['typing', 'lists'] as const;

export type Say = (line: string) => void;

/** Measures what the options ask for, on servers of its own that end with it. */
export async function measureWeb(options: WebOptions, say: Say): Promise<Row[]> {
  const certificate = createCertificate();
  return using(
    () => launchBrowser([publicKeyHash(certificate)]),
    (browser) => browser.close(),
    (browser) => measureWith(browser, certificate, options, say),
  );
}

async function measureWith(
  browser: Browser,
  certificate: Certificate,
  options: WebOptions,
  say: Say,
): Promise<Row[]> {
  const { only, rounds, before } = options;
  const rows: Row[] = [];
  if (before !== undefined) {
    const whatFailed = await attempt('The site', {}, say, async ({ site }) => {
      rows.push(...(await compareEarlier({ browser, ours: site, earlier: before, rounds, say })));
    });
    return [...rows, ...whatFailed];
  }
  if (ON_STANDARD.some((measure) => only.has(measure))) {
    const whatFailed = await attempt('The site', {}, say, async (tessera) => {
      rows.push(...(await compareLoads({ browser, certificate }, tessera, options, say)));
      if (only.has('navigation')) {
        const navigate = () => navigationRows(browser, tessera.site, options.rounds, say);
        rows.push(...(await measured('Navigation', navigate)));
      }
      if (only.has('lighthouse')) {
        rows.push(...(await measured('Lighthouse', () => lighthouseRows(tessera.site, browser, say))));
      }
      if (only.has('gateway')) rows.push(...(await measured('The gateway', () => gatewayRows(tessera, say))));
      // The last: it leaves a broken release behind.
      if (only.has('looping')) rows.push(...(await measured('Looping', () => loopingRows(tessera))));
    });
    rows.push(...whatFailed);
  }
  if (ON_LARGE.some((measure) => only.has(measure))) {
    const whatFailed = await attempt(
      'The site with 10,000 games',
      { SEED: 'large' },
      say,
      async ({ site }) => {
        if (only.has('typing')) {
          const type = async () => [await typingRow(browser, site, options.rounds, say)];
          rows.push(...(await measured('Typing', type)));
        }
        if (only.has('lists')) {
          rows.push(...(await measured('Lists', () => listRows(browser, site, options.rounds, say))));
        }
      },
    );
    rows.push(...whatFailed);
  }
  return rows;
}

/** All measures that compare loads of the home page, over every protocol. */
async function compareLoads(
  { browser, certificate }: { readonly browser: Browser; readonly certificate: Certificate },
  tessera: Tessera,
  { rounds, only, protocols }: WebOptions,
  say: Say,
): Promise<Row[]> {
  if (!LOADS.some((measure) => only.has(measure))) return [];
  say('building the same sources as one bundle');
  const fronts = await startFronts(browser, tessera, { protocols, certificate });
  const rows: Row[] = [];
  try {
    for (const protocol of protocols) {
      const comparison = { browser, addresses: fronts.of(protocol), protocol, rounds, only, say };
      rows.push(...(await measured(`Loads, ${protocol}`, () => compareVitals(comparison))));
      rows.push(...(await measured(`Taps, ${protocol}`, () => compareTaps(comparison))));
    }
  } finally {
    await fronts.stop();
  }
  return rows;
}

/** Measures on a site of its own; a site that does not start costs what would be measured on it, and nothing else. */
const attempt = (
  what: string,
  settings: Readonly<Record<string, string>>,
  say: Say,
  use: (tessera: Tessera) => Promise<void>,
): Promise<Row[]> =>
  measured(what, async () => {
    await onTessera(settings, say, use);
    return [];
  });

async function onTessera<T>(
  settings: Readonly<Record<string, string>>,
  say: Say,
  use: (tessera: Tessera) => Promise<T>,
): Promise<T> {
  say(`starting Tessera ${JSON.stringify(settings)}`);
  return using(
    () => startTessera(settings),
    (tessera) => tessera.stop(),
    async (tessera) => {
      if (!(await untilQuiet(tessera.platform, DRAWING_LIMIT_S))) {
        say(`the platform still works in the background after ${DRAWING_LIMIT_S} s: times will be too long`);
      }
      return use(tessera);
    },
  );
}
