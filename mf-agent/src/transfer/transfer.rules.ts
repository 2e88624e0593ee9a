import { checkWithdrawPassword, isDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import type { AnswerOf, agentTransfers } from '@tessera/wire';
import type { DownlineMember } from '../downline/downline.queries.ts';
import type { MessageId } from '../text.ts';
import type { FieldName } from './transfer.codes.ts';

export type Limits = AnswerOf<typeof agentTransfers>['limits'];

/** What is typed into the form. */
export interface TransferDraft {
  readonly member: DownlineMember | undefined;
  readonly amount: string;
  readonly digits: string;
}

/** Returns a typed amount as the wire has it: `1,5` is `1.5`, and spaces do not count. */
export function readAmount(typed: string): string {
  const plain = typed.replace(/\s/g, '');
  // With a point in it, a comma separates thousands.
  const decimal = plain.includes('.') ? plain.replace(/,/g, '') : plain.replace(',', '.');
  return decimal.replace(/^\./, '0.');
}

/** Returns what is wrong in each field, before anything is sent. */
export function problemsIn(
  { member, amount, digits }: TransferDraft,
  { balance, limits, currency }: { balance: string; limits: Limits; currency: CurrencyCode },
): Partial<Record<FieldName, MessageId>> {
  const wrongAmount = amountProblem(readAmount(amount), balance, limits, currency);
  return {
    ...(!member && { member: 'transfer.err_blank_member' }),
    ...(member && member.currency !== currency && { member: 'transfer.err_currency' }),
    ...(wrongAmount && { amount: wrongAmount }),
    ...((digits === '' || checkWithdrawPassword(digits)) && { digits: 'transfer.err_digits' }),
  };
}

function amountProblem(
  amount: string,
  balance: string,
  limits: Limits,
  currency: CurrencyCode,
): MessageId | undefined {
  if (amount === '') return 'transfer.err_blank';
  if (!isDecimal(amount, currency)) return 'transfer.err_format';
  const minor = toMinor(amount, currency);
  if (minor <= 0n) return 'transfer.err_format';
  if (minor > toMinor(balance, currency)) return 'transfer.err_too_low';
  if (minor < toMinor(limits.least, currency) || minor > toMinor(limits.most, currency)) {
    return 'transfer.err_limit';
  }
  return minor > toMinor(limits.leftToday, currency) ? 'transfer.err_limit_day' : undefined;
}
