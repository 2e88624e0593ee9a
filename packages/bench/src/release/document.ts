import type { Machine } from '../machine.ts';
import { tableOf, type Row } from '../rows.ts';
import { markdownTable, type Table } from '../table.ts';

/** Nothing here has a bar. */
export function releaseTable(rows: readonly Row[]): Table {
  return tableOf(rows).map((cells) => cells.slice(0, 3));
}

/** Renders docs/release-times.md: the last run, for readers without other context. */
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

## How was it measured?

- **Machine**: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}; Node ${machine.node},
  sources ${machine.sources}, ${machine.date}. Load average ${load.before.toFixed(1)} before the run, ${load.after.toFixed(1)} after it. If other
  programs use the same cores, times are too long and ratios noisy.
- **Turns**: each round measures everything once, one after the other, so that a disturbance of the machine affects all
  alike. Compare ratios between machines, not times.
- **Times** begin with the start of a command and include Node's own start. The live release is polled every 20 ms, at
  \`/internal/releases/live\` and in the registry of a page, while the command still runs.

## What do the measures mean?

- **Build, nothing cached**: \`tessera-build\` on a copy of the sources, without a cache of webpack or nx. It builds the
  remote for browsers and for the gateway that renders first screens, and writes hashes, sizes and the release document.
  _Webpack alone_ is one build for browsers with the same loaders and minifier, and nothing else.
- **Build, one source edited**: the same with webpack's cache of the previous build.
- **Build, nothing changed**: \`nx build ${remote}\` in this repository.
- **Release**: \`tessera-release --no-build\`, which \`npm run release -- ${remote} --no-build\` calls. Each time another
  release is signed, uploaded over HTTP, checked, packed, stored and made live. _To live_ ends when the registry reports it,
  _to a page_ when a page has it. The comparison is a copy into a folder and a link to it, without all of that.
- **Upload alone**: \`tessera-release --no-build --no-move\` to its end.
- **Canary**: \`tessera-release --no-build --canary 20\`, until one of the visitors who arrive meanwhile, five at a time,
  has it in their page.
- **Rollback**: \`npm run remotes -- rollback ${remote}\` without npm.
- **\`npm run release\`**: \`npm run release -- ${remote}\` including npm and nx (which finds that nothing has changed). The
  release's files are already stored, so none is uploaded.

Run it with \`npm run bench -- release\`; \`--rounds 9\` measures more rounds.
`;
}
