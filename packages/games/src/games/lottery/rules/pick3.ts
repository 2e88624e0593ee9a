import * as v from 'valibot';
import { paidAt, type Odds } from '../../../rules/odds.ts';
import type { TableRules } from '../../../rules/table-rules.ts';
import { tableStakes } from '../../../rules/table-stakes.ts';
import { DRAW_CLOCK } from './clock.ts';

const DIGITS = 10;
const PLACES = 3;

export interface Pick3Outcome {
  /** As they fell, the first one first. */
  readonly digits: readonly number[];
}

const digit = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DIGITS - 1));

const bet = v.variant('kind', [
  /** The three digits as they fall. */
  v.object({ kind: v.literal('straight'), digits: v.pipe(v.array(digit), v.length(PLACES)) }),
  /** The three digits in any order; three alike have only one. */
  v.object({
    kind: v.literal('any'),
    digits: v.pipe(
      v.array(digit),
      v.length(PLACES),
      v.check((digits) => new Set(digits).size > 1, 'three alike'),
    ),
  }),
  /** The first two digits, or the last two, as they fall. */
  v.object({ kind: v.picklist(['front', 'back']), digits: v.pipe(v.array(digit), v.length(PLACES - 1)) }),
]);
export type Pick3Ticket = v.InferOutput<typeof bet>;

/** Of a thousand draws, how many a ticket wins. */
export function waysOf({ kind, digits }: Pick3Ticket): number {
  if (kind === 'straight') return 1;
  if (kind === 'any') return new Set(digits).size === PLACES ? 6 : 3;
  return DIGITS;
}

/** 950 of every thousand stakes are prizes. */
const PRIZE_ODDS: Odds = 95_000;

/** What a ticket pays where it wins: 950 stakes shared by the ways in which it can. */
export function oddsOf(ticket: Pick3Ticket): Odds {
  return Math.floor(PRIZE_ODDS / waysOf(ticket));
}

export function wins({ kind, digits }: Pick3Ticket, fell: readonly number[]): boolean {
  const same = (some: readonly number[]) => digits.every((one, at) => one === some[at]);
  if (kind === 'front') return same(fell.slice(0, PLACES - 1));
  if (kind === 'back') return same(fell.slice(1));
  if (kind === 'straight') return same(fell);
  return [...digits].sort().join() === [...fell].sort().join();
}

/** Three digits, each of a drum of its own. */
export const PICK3: TableRules<Pick3Ticket, Pick3Outcome, Pick3Outcome> = {
  ...DRAW_CLOCK,
  kind: 'table',
  version: 1,
  returnBasisPoints: 9_500,
  maxWinMultiple: PRIZE_ODDS / 100,
  bet,
  most: { bets: 10, placements: 10 },
  stakes: (currency) => tableStakes(currency, 100),
  draw: (draw) => ({ digits: Array.from({ length: PLACES }, () => draw(DIGITS)) }),
  told: (outcome) => outcome,
  payout: (ticket, stake, { digits }) => (wins(ticket, digits) ? paidAt(stake, oddsOf(ticket)) : 0n),
};
