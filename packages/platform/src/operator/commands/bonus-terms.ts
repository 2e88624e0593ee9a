import { isDecimal, toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import type { BonusOfferRow, BonusRow, Contribution } from '../../db/schema/bonuses.ts';
import type { Option } from '../command.ts';
import { givenOnly } from '../content.ts';
import { OperatorFailure } from '../failure.ts';
import type { Given } from '../given.ts';

/** Terms of a bonus on a command line. */
export type Terms = Pick<BonusRow, 'value' | 'wagering' | 'days' | 'contributions' | 'maxStake'>;

const MOST_DAYS = 365;

export const TERMS: Readonly<Record<string, Option>> = {
  value: { type: 'string', value: '<amount>', says: 'what is paid once the wagering is done' },
  wagering: { type: 'string', value: '<amount>', says: 'what stakes must add up to' },
  days: { type: 'string', value: '<number>', says: `the time for it, up to ${MOST_DAYS} days` },
  counts: {
    type: 'string',
    multiple: true,
    value: '<hall>:<percent>',
    says: 'how much of a stake in this hall counts; in halls that are not given nothing does',
  },
  'max-stake': {
    type: 'string',
    value: '<amount>',
    says: 'a round with a higher stake is refused while the bonus is active; left out: any',
  },
};

export function termsOf(given: Given, currency: CurrencyCode): Partial<Terms> {
  const counts = given.texts('counts').map(contributionOf);
  return givenOnly({
    value: amountOf(given, 'value', currency),
    wagering: amountOf(given, 'wagering', currency),
    days: given.number('days', { from: 1, to: MOST_DAYS }),
    contributions: counts.length > 0 ? counts : undefined,
    maxStake: amountOf(given, 'max-stake', currency),
  });
}

/** @throws OperatorFailure that names the term which is missing */
export function wholeTerms({ value, wagering, days, contributions, maxStake = null }: Partial<Terms>): Terms {
  if (value === undefined) throw new OperatorFailure('--value is missing');
  if (wagering === undefined) throw new OperatorFailure('--wagering is missing');
  if (days === undefined) throw new OperatorFailure('--days is missing');
  if (contributions === undefined) throw new OperatorFailure('--counts is missing');
  return { value, wagering, days, contributions, maxStake };
}

/** Terms as the audit has them. */
export const readable = ({
  currency,
  value,
  wagering,
  days,
  contributions,
  maxStake,
}: BonusOfferRow | BonusRow) => ({
  currency,
  value: toDecimal(value, currency),
  wagering: toDecimal(wagering, currency),
  days,
  counts: contributions.map(({ hallId, percent }) => `${hallId}:${percent}`),
  maxStake: maxStake && toDecimal(maxStake, currency),
});

function amountOf(given: Given, option: string, currency: CurrencyCode): bigint | undefined {
  const text = given.text(option);
  if (text === undefined) return undefined;
  const amount = /^\d{1,15}(\.\d+)?$/.test(text) && isDecimal(text, currency) ? toMinor(text, currency) : 0n;
  if (amount > 0n) return amount;
  throw new OperatorFailure(`--${option} "${text}" must be an amount of ${currency} above zero, like 20`);
}

function contributionOf(text: string): Contribution {
  const [, hallId, percent] = /^([1-9]\d?):(\d{1,3})$/.exec(text) ?? [];
  if (hallId === undefined || Number(percent) > 100) {
    throw new OperatorFailure(`--counts "${text}" must be <hall>:<percent>, like 2:100 or 3:10`);
  }
  return { hallId: Number(hallId), percent: Number(percent) };
}
