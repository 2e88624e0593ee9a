import type { Machine } from '../machine.ts';
import { tableOf, type Row } from '../rows.ts';
import { markdownTable, type Table } from '../table.ts';

/** Nothing here has a bar. */
export function releaseTable(rows: readonly Row[]): Table {
  return tableOf(rows).map((cells) => cells.slice(0, 3));
}

/** docs/release-times.md: the last run, for a reader who was not there. */
export function releaseDocument({
  rows,
  remote,
  machine,
  load,
  rounds,
}: {
  readonly rows: readonly Row[];
  readonly remote: string;
  readonly machine: Machine;
  /** Load averages: what else the machine did. */
  readonly load: { readonly before: number; readonly after: number };
  readonly rounds: number;
}): string {
  return `# Release times

Written by \`npm run bench -- release\`; do not edit. How long \`${remote}\` takes from its sources to its players.

${markdownTable(releaseTable(rows))}

Values are medians of ${rounds} rounds with the range in brackets.

## How it was measured

- **Machine**: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}; Node ${machine.node},
  sources ${machine.sources}, ${machine.date}. Load average ${load.before.toFixed(1)} before the run, ${load.after.toFixed(1)} after it: where others work
  on the same cores, times are too long and ratios noisy.
- **Turns**: in each round everything is measured once, one after the other, so that what disturbs the machine disturbs
  all alike. Compare ratios between machines, not times.
- Every time is one from the start of a command, Node's own start included. What is live is asked every 20 ms, of
  \`/internal/releases/live\` and of the registry in a page; both while the command still runs.

## What the measures mean

- **Build, nothing cached**: \`tessera-build\` on a copy of the sources, without a cache of webpack or nx. It makes the
  remote for browsers and for the gateway that renders first screens, hashes, sizes and its description. _Webpack
  alone_ is one build for browsers with the same loaders and minifier, and none of that.
- **Build, one source edited**: the same with webpack's cache of the build before.
- **Build, nothing changed**: \`nx build ${remote}\` in this repository.
- **Release**: \`tessera-release --no-build\`, which \`npm run release -- ${remote} --no-build\` calls: another release each
  time is signed, uploaded over HTTP, judged, packed, stored and made live. _To live_ is when the registry says so, _to
  a page_ when a page has it. A copy into a folder and a link to it is what it would be without all of that.
- **Upload alone**: \`tessera-release --no-build --no-move\` to its end.
- **Canary**: \`tessera-release --no-build --canary 20\`, until one of the visitors who come meanwhile, five at a time,
  has it in their page.
- **Rollback**: \`npm run remotes -- rollback ${remote}\` without npm.
- **\`npm run release\`**: \`npm run release -- ${remote}\` with npm, nx (which finds that nothing has changed) and all; the
  release's files are stored already, so that none travels.

Run it: \`npm run bench -- release\`; \`--rounds 9\` for more.
`;
}
