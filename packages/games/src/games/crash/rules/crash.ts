import * as v from 'valibot';
import type { Draw } from '../../../rules/draw.ts';
import { paidAt, type Odds } from '../../../rules/odds.ts';
import type { TableRules } from '../../../rules/table-rules.ts';
import { tableStakes } from '../../../rules/table-stakes.ts';
import { CAP, msOf, multiplierAt, START } from './curve.ts';

/** The last multiplier that the rise reaches; all who are still in after it have lost, but for {@link CAP}. */
export interface CrashOutcome {
  readonly crashAt: Odds;
}

const bet = v.object({
  /** The multiplier at which the bet takes itself out, in hundredths. */
  autoAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(START + 1), v.maxValue(CAP))),
});
export type CrashBet = v.InferOutput<typeof bet>;

/** Hundredths of a stake that come back of each one, whenever it is taken out. */
const RETURN_PERCENT = 97;
const NUMBERS = 2 ** 32;

/**
 * A number u of 2^32 lets the rise reach every multiplier m with u < 97 * 2^32 / m, so the chance to reach m is 97 / m,
 * and a stake that is taken out there gives back 97 % of itself, whatever m is.
 */
export function crashOf(u: number): Odds {
  if (u === 0) return CAP;
  const reached = Math.ceil((RETURN_PERCENT * NUMBERS) / u) - 1;
  return Math.min(Math.max(reached, START), CAP);
}

/** Where a bet was taken out, by its player or by itself, whichever was first; `undefined` where it was not. */
function takenOutAt({ autoAt }: CrashBet, { crashAt }: CrashOutcome, takenOutMs?: number): Odds | undefined {
  const byPlayer = takenOutMs === undefined ? Infinity : multiplierAt(takenOutMs);
  const first = Math.min(byPlayer, autoAt ?? CAP);
  return first <= crashAt ? first : undefined;
}

export const CLASSIC: TableRules<CrashBet, CrashOutcome, undefined> = {
  kind: 'table',
  version: 1,
  returnBasisPoints: 9_700,
  maxWinMultiple: CAP / START,
  bet,
  most: { bets: 1, placements: 2 },
  bettingMs: 8_000,
  pauseMs: 4_000,
  stakes: (currency) => tableStakes(currency, 100),
  draw: (draw: Draw) => ({ crashAt: crashOf(draw(NUMBERS)) }),
  runMs: ({ crashAt }) => msOf(Math.min(crashAt + 1, CAP)),
  told: () => undefined,
  // At its start the rise has paid nothing yet, and at its cap all are paid: nobody takes out there.
  canTakeOut({ crashAt }, afterMs) {
    const shown = multiplierAt(afterMs);
    return shown > START && shown <= crashAt && shown < CAP;
  },
  payout(on, stake, outcome, takenOutMs) {
    const at = takenOutAt(on, outcome, takenOutMs);
    return at === undefined ? 0n : paidAt(stake, at);
  },
};
