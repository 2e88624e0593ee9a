import {
  checkWithdrawPassword,
  LINE_MAX_LENGTH,
  readLine,
  toMinor,
  toMinorDown,
  type AmountReading,
  type CurrencyCode,
  type Decimal,
} from '@tessera/domain';
import type { AnswerOf, agentTransfers } from '@tessera/wire';
import type { DownlineMember } from '../downline/downline.queries.ts';
import type { MessageId } from '../text.ts';
import type { FieldName } from './transfer.codes.ts';

export type Limits = AnswerOf<typeof agentTransfers>['limits'];

/** What is typed into the form. */
export interface TransferDraft {
  readonly member: DownlineMember | undefined;
  readonly amount: string;
  readonly note: string;
  readonly digits: string;
}

const FAULTS: Readonly<Record<NonNullable<AmountReading['fault']>, MessageId>> = {
  empty: 'transfer.err_blank',
  'not a number': 'transfer.err_format',
  negative: 'transfer.err_format',
  ambiguous: 'transfer.err_ambiguous',
  'too many decimals': 'transfer.err_decimals',
  'too large': 'transfer.err_tooLarge',
};

interface Terms {
  readonly balance: string;
  readonly limits: Limits;
  readonly currency: CurrencyCode;
}

/** Returns what is wrong in each field, before anything is sent. */
export function problemsIn(
  { member, note, digits }: TransferDraft,
  amount: AmountReading,
  terms: Terms,
): Partial<Record<FieldName, MessageId>> {
  const { currency } = terms;
  const wrongAmount = amountProblem(amount, terms);
  return {
    ...(!member && { member: 'transfer.err_blank_member' }),
    ...(member && member.currency !== currency && { member: 'transfer.err_currency' }),
    ...(wrongAmount && { amount: wrongAmount }),
    ...(readLine(note).length > LINE_MAX_LENGTH && { note: 'err.tooLong' }),
    ...((digits === '' || checkWithdrawPassword(digits)) && { digits: 'transfer.err_digits' }),
  };
}

/** Returns what is wrong with the amount, or `undefined`. */
export const amountProblem = (reading: AmountReading, terms: Terms): MessageId | undefined =>
  reading.fault === undefined ? limitProblem(reading.amount, terms) : FAULTS[reading.fault];

function limitProblem(amount: Decimal, { balance, limits, currency }: Terms): MessageId | undefined {
  const minor = toMinor(amount, currency);
  if (minor <= 0n) return 'transfer.err_format';
  if (minor > toMinorDown(balance, currency)) return 'transfer.err_too_low';
  if (minor < toMinorDown(limits.least, currency) || minor > toMinorDown(limits.most, currency)) {
    return 'transfer.err_limit';
  }
  return minor > toMinorDown(limits.leftToday, currency) ? 'transfer.err_limit_day' : undefined;
}
