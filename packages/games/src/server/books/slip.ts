import { toDecimal } from '@tessera/domain';
import type { Slip, SlipAnswer } from '../../protocol/book.ts';
import { paidAt } from '../../rules/odds.ts';
import { slipOdds } from '../../rules/slip.ts';
import type { rounds } from '../store/schema.ts';
import { PLACEMENT_STATE } from '../tables/placement.ts';
import type { Book } from './book.ts';
import { readLegs, tellLeg, type Known } from './legs.ts';

/** A slip's row; `choice` are its legs. */
export type SlipRow = typeof rounds.$inferSelect;

/** A slip as its player sees it now. @param known all of its fixtures */
export function slipOf(book: Book, row: SlipRow, known: Known): Slip {
  const { currency } = row;
  const legs = readLegs(row.choice);
  const odds = slipOdds(
    legs.map((leg) => leg.odds),
    book.rules.maxWinMultiple,
  );
  return {
    roundId: row.id,
    requestId: row.requestId,
    legs: legs.map((leg) => tellLeg(book, leg, known)),
    stake: toDecimal(row.staked, currency),
    odds,
    couldPay: toDecimal(paidAt(row.staked, odds), currency),
    state: PLACEMENT_STATE[row.state],
    payout: row.state === 'closed' && row.payout !== null ? toDecimal(row.payout, currency) : null,
    at: row.at.getTime(),
  };
}

/** With the balance after its latest move of money. @throws Error before there was one */
export function slipAnswerOf(book: Book, row: SlipRow, known: Known): SlipAnswer {
  if (row.balance === null) throw new Error(`the platform was not heard on slip ${row.id}`);
  return { ...slipOf(book, row, known), balance: row.balance };
}
