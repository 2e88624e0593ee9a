import type { Browser } from '@playwright/test';
import { measureTap } from './browser/tap.ts';
import type { Vitals } from './browser/vitals.ts';
import { measureVitals } from './browser/vitals.measure.ts';
import type { Addresses, VariantName } from './fronts.ts';
import type { Measure } from './options.ts';
import { interleaved } from '../rounds.ts';
import { compared, limited, type Row } from '../rows.ts';
import type { Protocol } from './variants/front.ts';
import type { Say } from './web.ts';

const LCP_RATIO = 1.15;
const INTERACTIVE_RATIO = 1.1;
const BYTES_RATIO = 1.2;
const FIRST_VIEW_BYTES = 140_000;
const MORE_BLOCKING_MS = 50;
const LAYOUT_SHIFT = 0.02;

const PROTOCOL_NAME: Readonly<Record<Protocol, string>> = { http1: 'HTTP/1.1', http2: 'HTTP/2' };

export interface Comparison {
  readonly browser: Browser;
  readonly addresses: Addresses;
  readonly protocol: Protocol;
  readonly rounds: number;
  readonly only: ReadonlySet<Measure>;
  readonly say: Say;
}

/** What loads of a page that nobody touches tell. */
export async function compareVitals({
  browser,
  addresses,
  protocol,
  rounds,
  only,
  say,
}: Comparison): Promise<Row[]> {
  if (!only.has('lcp') && !only.has('bytes') && !only.has('blocking')) return [];
  const { tessera, bundle, plain } = addresses;
  const by = PROTOCOL_NAME[protocol];
  const results = await interleaved(
    rounds,
    {
      tessera: () => measureVitals(browser, tessera, true),
      bundle: () => measureVitals(browser, bundle, true),
      plain: () => measureVitals(browser, plain, false),
    },
    (round) => say(`${by}: loads, round ${round} of ${rounds}`),
  );
  const all = (variant: VariantName, value: (vitals: Vitals) => number | undefined) =>
    results[variant].flatMap((vitals) => value(vitals) ?? []);
  const against = (variant: 'bundle' | 'plain', value: (vitals: Vitals) => number | undefined) => ({
    ours: all('tessera', value),
    theirs: all(variant, value),
    than: variant === 'bundle' ? 'one bundle' : 'without scripts',
  });

  const rows: Row[] = [];
  if (only.has('lcp')) {
    rows.push(
      compared({
        what: `Largest contentful paint, ${by}`,
        unit: 'ms',
        ...against('plain', (vitals) => vitals.largestPaintMs),
        bar: { ratio: LCP_RATIO },
      }),
      compared({
        what: `First contentful paint, ${by}`,
        unit: 'ms',
        ...against('plain', (vitals) => vitals.firstPaintMs),
      }),
    );
  }
  if (only.has('bytes')) {
    const firstScripts = against('bundle', (vitals) => vitals.firstScriptBytes);
    rows.push(
      compared({
        what: `JavaScript of the first view, ${by}`,
        unit: 'kB',
        ...firstScripts,
        bar: { ratio: BYTES_RATIO },
      }),
      limited({
        what: `JavaScript of the first view in all, ${by}`,
        unit: 'kB',
        ours: firstScripts.ours,
        bar: { most: FIRST_VIEW_BYTES },
      }),
      compared({
        what: `JavaScript until the page is quiet, ${by}`,
        unit: 'kB',
        ...against('bundle', (vitals) => vitals.allScriptBytes),
      }),
      compared({
        what: `Requests until the first screen is alive, ${by}`,
        unit: 'count',
        ...against('bundle', (vitals) => vitals.requestsUntilAttached),
      }),
    );
  }
  if (only.has('blocking')) {
    rows.push(
      compared({
        what: `Total blocking time, ${by}`,
        unit: 'ms',
        ...against('bundle', (vitals) => vitals.blockingMs),
        bar: { more: MORE_BLOCKING_MS },
      }),
      limited({
        what: `Cumulative layout shift, ${by}`,
        unit: 'shift',
        ours: all('tessera', (vitals) => vitals.layoutShift),
        bar: { most: LAYOUT_SHIFT },
      }),
    );
  }
  return rows;
}

/** When a tap has its effect. */
export async function compareTaps({
  browser,
  addresses,
  protocol,
  rounds,
  only,
  say,
}: Comparison): Promise<Row[]> {
  if (!only.has('interactive')) return [];
  const { tessera, bundle } = addresses;
  const by = PROTOCOL_NAME[protocol];
  const results = await interleaved(
    rounds,
    {
      ourGame: () => measureTap(browser, tessera, 'game'),
      theirGame: () => measureTap(browser, bundle, 'game'),
      ourLogin: () => measureTap(browser, tessera, 'login'),
      theirLogin: () => measureTap(browser, bundle, 'login'),
    },
    (round) => say(`${by}: taps, round ${round} of ${rounds}`),
  );
  const shared = { unit: 'ms', than: 'one bundle', bar: { ratio: INTERACTIVE_RATIO } } as const;
  return [
    compared({
      what: `A tap opens a game, ${by}`,
      ours: results.ourGame,
      theirs: results.theirGame,
      ...shared,
    }),
    compared({
      what: `A tap opens the login, ${by}`,
      ours: results.ourLogin,
      theirs: results.theirLogin,
      ...shared,
    }),
  ];
}
