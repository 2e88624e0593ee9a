import { parseArgs } from 'node:util';
import { chosen, wholeNumber } from '../options.ts';

export const MEASURES = {
  home: 'requests per second of what the home page reads',
  login: 'logins per second, captcha included',
  round: 'settled rounds per second: a wager and its settlement',
  fan: 'one event to all sockets of a channel',
  records: 'pages of the cash records of a member with a long history',
} as const;
export type Measure = keyof typeof MEASURES;

export interface PlatformOptions {
  /** How often each measure is taken. */
  readonly rounds: number;
  /** How long each load lasts. */
  readonly seconds: number;
  readonly sockets: number;
  /** Of the member with a long history. */
  readonly entries: number;
  readonly only: ReadonlySet<Measure>;
  readonly help: boolean;
}

const WHOLE = { rounds: 5, seconds: 5, sockets: 5_000, entries: 1_000_000 } as const;

export const PLATFORM_USAGE = `npm run bench -- platform: what the platform can take, beside the same work on bare fastify, pg and socket.io

  --rounds ${WHOLE.rounds}        of each measure; medians are compared
  --seconds ${WHOLE.seconds}       of each load
  --sockets ${WHOLE.sockets}    that receive an event
  --entries ${WHOLE.entries} of the member whose cash records are read
  --only home,fan   these measures alone:
${Object.entries(MEASURES)
  .map(([name, what]) => `                      ${name.padEnd(6)} ${what}`)
  .join('\n')}
  --help

A run of everything, as often, as long and as wide as that, writes docs/platform-load.md. It takes about eight minutes; nothing else
should run beside it.
`;

/** @throws Error in one line that says what was meant */
export function readPlatformOptions(args: readonly string[]): PlatformOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: text,
      seconds: text,
      sockets: text,
      entries: text,
      only: text,
      help: { type: 'boolean' },
    },
  });
  return {
    rounds: wholeNumber('--rounds', values.rounds, WHOLE.rounds),
    seconds: wholeNumber('--seconds', values.seconds, WHOLE.seconds),
    sockets: wholeNumber('--sockets', values.sockets, WHOLE.sockets),
    entries: wholeNumber('--entries', values.entries, WHOLE.entries),
    only: new Set(chosen('--only', values.only, all())),
    help: values.help ?? false,
  };
}

/** Whether the run measures everything often and widely enough to be written down. */
export function isWhole({ rounds, seconds, sockets, entries, only }: PlatformOptions): boolean {
  const isWide = sockets >= WHOLE.sockets && entries >= WHOLE.entries;
  return rounds >= WHOLE.rounds && seconds >= WHOLE.seconds && isWide && only.size === all().length;
}

const all = () => Object.keys(MEASURES) as Measure[];
