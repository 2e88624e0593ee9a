import type { ChampionId } from '../rules/champions.ts';
import { standingsOf, type DuelOutcome } from '../rules/duel.ts';
import { winnerOf, type Arena } from '../rules/fight.ts';
import type { DuelSnapshot } from './moment.ts';

/** A duel that is over, in short. */
export interface PastDuel {
  readonly number: number;
  readonly left: ChampionId;
  readonly right: ChampionId;
  /** `undefined`: a draw. */
  readonly winner: ChampionId | undefined;
  readonly exchanges: number;
}

export function endOf(duel: DuelOutcome, arena: Arena): Pick<PastDuel, 'winner' | 'exchanges'> {
  const winner = winnerOf(standingsOf(duel, arena).at(-1)!);
  return { winner: winner === 'draw' ? undefined : duel[winner], exchanges: duel.exchanges.length };
}

/** The duels before this one, newest first: the one on the stage is not told a second time. */
export function pastDuels({ last, number }: Pick<DuelSnapshot, 'last' | 'number'>, arena: Arena): PastDuel[] {
  return last
    .filter((one) => one.number < number)
    .map(({ number: of, outcome }) => {
      const { left, right } = outcome;
      return { number: of, left, right, ...endOf(outcome, arena) };
    });
}

const fought = ({ left, right }: PastDuel, id: ChampionId): boolean => left === id || right === id;

/** When these two met last, whichever side they stood on. */
export function lastMeeting(
  past: readonly PastDuel[],
  one: ChampionId,
  other: ChampionId,
): PastDuel | undefined {
  return past.find((duel) => fought(duel, one) && fought(duel, other));
}
