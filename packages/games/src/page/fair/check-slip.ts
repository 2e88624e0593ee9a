import * as v from 'valibot';
import { slipView, type SlipView } from '../../protocol/book.ts';
import { numberInSalt, type BookRules } from '../../rules/book-rules.ts';
import { commitmentOf, drawsOf } from '@tessera/domain/fairness';
import { slipPayout } from '../../rules/slip.ts';
import type { Verified } from './check.ts';

/** A fixture as its values draw it. @throws RangeError where its words do not end with its number */
export function drawFixture(rules: BookRules, seed: string, salt: string): unknown {
  const number = numberInSalt(salt);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new RangeError('the words of a fixture end with its number');
  return rules.draw(drawsOf(seed, salt), number);
}

/** A slip as the history tells it. */
interface ToldSlip {
  readonly view: unknown;
  /** Minor unit. */
  readonly stake: bigint;
  readonly payout: bigint;
}

/**
 * Whether a slip was paid as its fixtures ended: each is drawn again from its own values. That a fixture was called off
 * cannot be drawn: such a leg is taken as it is told.
 */
export function verifySlip(rules: BookRules, { view, stake, payout }: ToldSlip): Verified {
  const told = v.safeParse(slipView, view);
  if (!told.success) return { hashRight: false, roundRight: false };
  const { legs } = told.output;
  const hashRight = legs.every(({ fair: { seed, hash } }) => seed !== null && commitmentOf(seed) === hash);
  const areRight = legs.every((leg) => leg.state === 'void' || isAsDrawn(rules, leg));
  return { hashRight, roundRight: areRight && slipPayout(legs, stake, rules.maxWinMultiple) === payout };
}

function isAsDrawn(rules: BookRules, leg: SlipView['legs'][number]): boolean {
  const { seed, salt } = leg.fair;
  if (seed === null || numberInSalt(salt) !== leg.number) return false;
  const { isWon } = rules.verdict(drawFixture(rules, seed, salt), leg);
  return leg.state === (isWon ? 'won' : 'lost');
}
