import type { TableState } from '../protocol/tables.ts';
import { type TestPlayer } from './tables-rig.ts';
import { until } from './until.ts';

/** More at once take no less time, on a machine that runs both servers and players. */
const AT_ONCE = 10;

/** Does the work for everybody, so many at a time. */
export async function each<T>(
  players: readonly T[],
  work: (player: T, n: number) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = [...players.entries()].reverse();
  const workers = Array.from({ length: atOnce }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await work(next[1], next[0]);
  });
  await Promise.all(workers);
}

/** A round that every player sees. @param leftMs how long bets are taken on it at least @param ms how long it is waited for */
export function roundForAll(players: readonly TestPlayer[], leftMs: number, ms: number): Promise<TableState> {
  return until(
    () => {
      const newest = players.map((player) => player.tables().at(-1));
      const isOpen = newest.every(
        (state) => state?.phase === 'betting' && state.roundId === newest[0]?.roundId,
      );
      return isOpen && newest[0]!.closesAt - Date.now() > leftMs ? newest[0] : undefined;
    },
    'a round that everybody can bet on',
    ms,
  );
}

export interface SeenEnd {
  /** The same for all. */
  readonly outcome: unknown;
  /** Between the first who saw it and the last, in milliseconds. */
  readonly apartMs: number;
}

/** What everybody saw of a round's end. @throws Error where they saw different ones */
export async function sameEnd(
  players: readonly TestPlayer[],
  roundId: string,
  ms?: number,
): Promise<SeenEnd> {
  const isEnd = ({ name, event }: TestPlayer['heard'][number]): boolean => {
    const state = event as TableState;
    return name === 'table' && state.roundId === roundId && state.phase === 'over';
  };
  const ends = await Promise.all(players.map(({ heard }) => until(() => heard.find(isEnd), 'the end', ms)));
  const outcomes = [...new Set(ends.map(({ event }) => JSON.stringify((event as TableState).outcome)))];
  if (outcomes.length > 1) throw new Error(`one round had several ends: ${outcomes.join(' and ')}`);
  const times = ends.map(({ at }) => at);
  return {
    outcome: JSON.parse(outcomes[0]!) as unknown,
    apartMs: Math.max(...times) - Math.min(...times),
  };
}
