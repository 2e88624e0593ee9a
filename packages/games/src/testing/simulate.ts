import type { TableRules } from '../rules/table-rules.ts';
import { seededDraw } from './seeded.ts';

/** What a million rounds (or fewer) paid on average, in stakes, and how far off chance may put it. */
export interface Simulated {
  readonly mean: number;
  readonly standardError: number;
}

const STAKE = 100n;

/**
 * Bets one stake in each of so many drawn rounds.
 * @param betOn what is bet on, and when it is taken out where it is
 */
export function simulateTable<Bet, Outcome>(
  rules: TableRules<Bet, Outcome>,
  betOn: (outcome: Outcome, round: number) => { readonly bet: Bet; readonly takenOutMs?: number },
  { rounds, seed }: { readonly rounds: number; readonly seed: number },
): Simulated {
  const draw = seededDraw(seed);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const outcome = rules.draw(draw);
    const { bet, takenOutMs } = betOn(outcome, round);
    const paid = Number(rules.payout(bet, STAKE, outcome, takenOutMs)) / Number(STAKE);
    sum += paid;
    squares += paid * paid;
  }
  const mean = sum / rounds;
  return { mean, standardError: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}
