import { markdownTable } from '../table.ts';
import type { Machine } from '../machine.ts';
import { tableOf, type Row } from '../rows.ts';

/** Renders docs/performance.md: the last whole run, for readers without other context. */
export function performanceDocument({
  rows,
  machine,
  load,
  rounds,
}: {
  readonly rows: readonly Row[];
  readonly machine: Machine & { readonly chromium: string };
  /** Load averages: what else the machine did. */
  readonly load: { readonly before: number; readonly after: number };
  readonly rounds: number;
}): string {
  const missed = rows.filter(({ verdict }) => verdict === 'FAIL').map(({ what }) => what);
  const unknown = rows.filter(({ verdict }) => verdict === 'not measured').map(({ what }) => what);
  return `# Performance

Written by \`npm run bench -- web\`; do not edit. ${verdictOf(missed, unknown)}

${markdownTable(tableOf(rows))}

Values are medians of ${rounds} rounds with the range in brackets (Lighthouse, typing and lists: of 3).

## How was it measured?

- **Machine**: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}; Chromium ${machine.chromium},
  Node ${machine.node}, sources ${machine.sources}, ${machine.date}. Load average ${load.before.toFixed(1)} before the run, ${load.after.toFixed(1)} after
  it. If other programs use the same cores, times are too long and ratios noisy.
- **Player**: a phone of 390 x 844 on its first visit (no cache, no connection), 150 ms round trip, 1.6 Mbit/s
  down, 750 kbit/s up, a processor slowed down four times (Chrome DevTools protocol).
- **Turns**: the variants of a page are loaded in turn, round by round, so that a disturbance of the machine affects
  all alike. Compare ratios between machines, not times.
- **The same for all**: one running Tessera. A server in front of it forwards every page in the same way,
  over HTTP/1.1 and over TLS and HTTP/2. It only rewrites the page for the other variants:
  - _without scripts_: the gateway's own HTML and styles without any script, data block or hint of a script;
  - _one bundle_: the same sources built by the same loaders and minifier as one application with lazy routes and
    dialogs, without federation; the page hints at exactly what its first view needs. HTML, headers, hashes and
    compression are the gateway's.

## What do the measures mean?

- **A tap opens …**: real input is sent to the first game, or to the login, as soon as React handles it (and
  again if it had no effect). The time is from the start of navigation to the effect: a window opens, or a
  dialog is visible.
- **JavaScript of the first view**: bodies as sent (brotli) of all scripts requested until both would answer a tap.
  _Until the page is quiet_ adds what is loaded in advance afterwards, without a touch.
- **Total blocking time**: the time beyond 50 ms of each task after the first paint, until the page is quiet.
- **Longest frame**: the longest animation frame while 21 letters are typed, 150 ms apart, with \`SEED=large\`.
- **Filter change, order change**: a hall is limited to one provider and back, and its order is changed and back. The
  measure is the longest task of the page's thread in its own processor time, so a busy machine does not increase it.
- **Click to the skeleton**: from the click on a link (its time stamp) to the frame that shows the page of another
  remote, or its placeholder; the remote's code has never been loaded.
- **Lighthouse**: its own mobile profile, against the gateway itself.
- **Gateway**: one client process on the same machine; CPU is that of the gateway's whole process.

Run it with \`npm run bench -- web\`, or a part of it with \`npm run bench -- web --only lcp,bytes --rounds 7\`; \`--help\`
lists the other options.
`;
}

function verdictOf(missed: readonly string[], unknown: readonly string[]): string {
  const list = (names: readonly string[]) => names.map((name) => `\n- ${name}`).join('');
  return [
    missed.length === 0 ? 'Every bar that was measured is kept.' : `These bars are missed:\n${list(missed)}`,
    ...(unknown.length > 0 ? [`\n\nNot measured in this run:\n${list(unknown)}`] : []),
  ].join('');
}
