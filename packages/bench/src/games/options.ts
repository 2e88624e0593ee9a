import { parseArgs } from 'node:util';
import { chosen, wholeNumber } from '../options.ts';

export const MEASURES = {
  frames: 'frames of every game’s page while it is played, the processor slowed down four times',
  sizes: 'the first code of every game',
  settled: 'settled rounds per second, beside bare transactions',
} as const;
export type Measure = keyof typeof MEASURES;

export interface GamesOptions {
  /** How often each game is played, and each load measured. */
  readonly rounds: number;
  /** How long each load lasts. */
  readonly seconds: number;
  readonly only: ReadonlySet<Measure>;
  /** These alone; `undefined`: all that have a page. */
  readonly games: ReadonlySet<string> | undefined;
  readonly help: boolean;
}

const WHOLE = { rounds: 3, seconds: 5 } as const;

export const GAMES_USAGE = `npm run bench -- games: what the house's games cost their players, and their servers

  --rounds ${WHOLE.rounds}              plays of each game, and of each load; medians are taken
  --seconds ${WHOLE.seconds}             of each load
  --only frames,sizes     these measures alone:
${Object.entries(MEASURES)
  .map(([name, what]) => `                            ${name.padEnd(8)} ${what}`)
  .join('\n')}
  --games crash,roulette  of these games alone
  --help

A run of everything, as often and as long as that, writes docs/games-performance.md. It takes twenty to thirty minutes; nothing else should
run beside it. Exits with 1 when a bar is missed.
`;

/** @throws Error in one line that says what was meant */
export function readGamesOptions(args: readonly string[]): GamesOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: text, seconds: text, only: text, games: text, help: { type: 'boolean' } },
  });
  return {
    rounds: wholeNumber('--rounds', values.rounds, WHOLE.rounds),
    seconds: wholeNumber('--seconds', values.seconds, WHOLE.seconds),
    only: new Set(chosen('--only', values.only, all())),
    games: values.games === undefined ? undefined : new Set(values.games.split(',')),
    help: values.help ?? false,
  };
}

/** Whether the run measures everything often enough to be written down. */
export function isWhole({ rounds, seconds, only, games }: GamesOptions): boolean {
  const isEnough = rounds >= WHOLE.rounds && seconds >= WHOLE.seconds;
  return isEnough && only.size === all().length && games === undefined;
}

const all = () => Object.keys(MEASURES) as Measure[];
