import { wins, type DuelBet } from '../rules/duel.ts';
import type { Standing } from '../rules/fight.ts';

/** How a bet stands while the duel goes on: what is decided is told at once. */
export type BetStands = 'open' | 'won' | 'lost';

/**
 * @param standing as it can be seen
 * @param line of the match-up
 * @param isOver whether the duel is at its end
 */
export function standsOf(bet: DuelBet, standing: Standing, line: number, isOver: boolean): BetStands {
  if (!isOver && !isDecided(bet, standing, line)) return 'open';
  return wins(bet, standing, line) ? 'won' : 'lost';
}

/** Whether no exchange that is still to come can change it. */
function isDecided(bet: DuelBet, { firstBlow, exchanges }: Standing, line: number): boolean {
  switch (bet) {
    case 'over':
    case 'under':
      return exchanges > line;
    case 'firstLeft':
    case 'firstRight':
    case 'firstTogether':
      return firstBlow !== undefined;
    default:
      return false;
  }
}
