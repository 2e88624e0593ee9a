import { toMinorDown, truncateAmount, type CurrencyCode } from '@tessera/domain';
import type { AnswerOf, withdrawalTerms } from '@tessera/wire';
import { smallest, type AmountRange } from '../cashier/amount.rules.ts';
import type { MessageId } from '../text.ts';

export type Terms = AnswerOf<typeof withdrawalTerms>;

/** Returns what one withdrawal can be now: limited also by the balance and by what is left today. */
export function rangeOf(terms: Terms, balance: string, currency: CurrencyCode): AmountRange {
  const { minimum, maximum, amountLeft } = terms;
  return {
    minimum: truncateAmount(minimum, currency),
    maximum: truncateAmount(smallest([maximum, amountLeft, balance], currency), currency),
  };
}

/** Returns the stakes that are still required, as a share of all. */
export function turnoverOf({ turnoverDone, turnoverRequired }: Terms, currency: CurrencyCode) {
  return shareOf(toMinorDown(turnoverDone, currency), toMinorDown(turnoverRequired, currency));
}

/** Returns how much of required stakes is done. */
export function shareOf(done: bigint, required: bigint) {
  return {
    isRequired: required > 0n,
    isMissing: done < required,
    percent: required > 0n ? Number(((done < required ? done : required) * 100n) / required) : 100,
  };
}

/** Returns why no withdrawal can be made now, or `undefined`. */
export function obstacleOf(terms: Terms, balance: string, currency: CurrencyCode): MessageId | undefined {
  if (terms.isWithdrawPassword === 0) return 'cashier.noDigits';
  if (turnoverOf(terms, currency).isMissing) return 'withdrawal.err_turnover';
  if (terms.countLeft === 0) return 'withdrawal.err_count';
  const isBelowMinimum = (amount: string) =>
    toMinorDown(amount, currency) < toMinorDown(terms.minimum, currency);
  if (isBelowMinimum(terms.amountLeft)) return 'withdrawal.err_left';
  return isBelowMinimum(balance) ? 'withdrawal.err_balance' : undefined;
}
