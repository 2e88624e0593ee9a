import * as v from 'valibot';
import type { Draw } from '../../../rules/draw.ts';
import type { TableRules } from '../../../rules/table-rules.ts';
import { tableStakes } from '../../../rules/table-stakes.ts';
import { DRAW_CLOCK } from './clock.ts';

/** Numbers of the drum that a ticket crosses, and of the drum of bonus balls. */
export const NUMBERS = 36;
export const PICKED = 5;
export const BONUS_NUMBERS = 10;

export interface FiveOutcome {
  /** As they fell, the last one last. */
  readonly numbers: readonly number[];
  readonly bonus: number;
}

const ball = (highest: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(highest));

const bet = v.object({
  /** Five different numbers, rising. */
  numbers: v.pipe(
    v.array(ball(NUMBERS)),
    v.length(PICKED),
    v.check((numbers) => numbers.every((one, at) => at === 0 || one > numbers[at - 1]!), 'not rising'),
  ),
  bonus: ball(BONUS_NUMBERS),
});
export type FiveTicket = v.InferOutput<typeof bet>;

/** `PRIZES[hits]`: what so many of the five pay, in stakes, without and with the bonus number. */
export const PRIZES: readonly { readonly plain: number; readonly bonus: number }[] = [
  { plain: 0, bonus: 2 },
  { plain: 0, bonus: 3 },
  { plain: 2, bonus: 8 },
  { plain: 15, bonus: 60 },
  { plain: 150, bonus: 1_000 },
  { plain: 15_000, bonus: 200_000 },
];

const DRUM = Array.from({ length: NUMBERS }, (_, index) => index + 1);

/** Draws balls out of the drum, none put back: the place of one that fell is taken by the last. */
function drawNumbers(draw: Draw): number[] {
  const drum = [...DRUM];
  const fell: number[] = [];
  for (let left = NUMBERS; fell.length < PICKED; left -= 1) {
    const at = draw(left);
    fell.push(drum[at]!);
    drum[at] = drum[left - 1]!;
  }
  return fell;
}

/** Which of a ticket's numbers fell, and what they pay, in stakes. */
export function readTicket(ticket: FiveTicket, outcome: FiveOutcome) {
  const hits = ticket.numbers.filter((one) => outcome.numbers.includes(one));
  const bonus = ticket.bonus === outcome.bonus;
  return { hits, bonus, pays: PRIZES[hits.length]![bonus ? 'bonus' : 'plain'] };
}

/** Five of 36 and a bonus ball of ten. */
export const FIVE: TableRules<FiveTicket, FiveOutcome, FiveOutcome> = {
  ...DRAW_CLOCK,
  kind: 'table',
  version: 1,
  returnBasisPoints: 9_513,
  maxWinMultiple: Math.max(...PRIZES.map(({ bonus }) => bonus)),
  bet,
  most: { bets: 10, placements: 10 },
  stakes: (currency) => tableStakes(currency, 20),
  draw: (draw) => ({ numbers: drawNumbers(draw), bonus: draw(BONUS_NUMBERS) + 1 }),
  told: (outcome) => outcome,
  payout: (ticket, stake, outcome) => stake * BigInt(readTicket(ticket, outcome).pays),
};
