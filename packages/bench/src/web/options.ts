import { parseArgs } from 'node:util';
import { chosen, wholeNumber } from '../options.ts';
import type { Protocol } from './variants/front.ts';

export const MEASURES = {
  lcp: 'largest contentful paint, against the same page without scripts',
  interactive: 'a tap on a game and on login that has its effect, against one bundle',
  bytes: 'JavaScript of the first view, against one bundle',
  blocking: 'total blocking time and layout shift, against one bundle',
  typing: 'frames while somebody types into the search, with 10,000 games',
  lists: 'tasks while filter and order of a hall change, with 10,000 games',
  navigation: 'a click on a link until the skeleton of another remote’s page shows',
  lighthouse: "Lighthouse's scores of home",
  gateway: 'requests per second of the gateway, and what a page costs it',
  looping: 'pages while a live release has a server entry that never ends',
} as const;
export type Measure = keyof typeof MEASURES;

export interface WebOptions {
  /** How often each page is loaded for each measure. */
  readonly rounds: number;
  readonly only: ReadonlySet<Measure>;
  readonly protocols: readonly Protocol[];
  /** The address of a site that runs an earlier state of the sources: its home page alone is compared. */
  readonly before?: string;
  readonly help: boolean;
}

const ROUNDS = 7;
const PROTOCOLS: readonly Protocol[] = ['http1', 'http2'];

export const WEB_USAGE = `npm run bench -- web: what the home page costs its players, against the same page as one bundle and without scripts

  --rounds 7           loads of each page for each measure; medians are compared
  --only lcp,bytes     these measures alone:
${Object.entries(MEASURES)
  .map(([name, what]) => `                         ${name.padEnd(12)} ${what}`)
  .join('\n')}
  --protocol http1     over this protocol alone: ${PROTOCOLS.join(', ')}
  --before http://localhost:8080
                       the home page alone, against a site that runs an earlier state of the sources
  --help

A run of everything writes docs/performance.md. Exits with 1 when a bar is missed.
`;

/** @throws Error in one line that says what was meant */
export function readWebOptions(args: readonly string[]): WebOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string' },
      only: { type: 'string' },
      protocol: { type: 'string' },
      before: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  return {
    rounds: wholeNumber('--rounds', values.rounds, ROUNDS),
    only: new Set(chosen('--only', values.only, Object.keys(MEASURES) as Measure[])),
    protocols: chosen('--protocol', values.protocol, PROTOCOLS),
    ...(values.before !== undefined && { before: new URL(values.before).origin }),
    help: values.help ?? false,
  };
}

/** Whether the run measures everything often enough to be written down. */
export function isWhole({ rounds, only, protocols, before }: WebOptions): boolean {
  return (
    before === undefined &&
    rounds >= ROUNDS &&
    only.size === Object.keys(MEASURES).length &&
    protocols.length === PROTOCOLS.length
  );
}
