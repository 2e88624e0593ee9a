import { checkWithdrawPassword, LINE_MAX_LENGTH } from '@tessera/domain';
import type { AnswerOf, bankAccountList } from '@tessera/wire';
import type { MessageId } from '../text.ts';
import type { BankField } from './bank.codes.ts';

export type BankFormat = NonNullable<AnswerOf<typeof bankAccountList>['format']>;
export type BankValues = Readonly<Record<BankField, string>>;

/** Returns a name of which only the beginnings are readable: `Ana Li` is `A•• L•`. */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [first = '', ...rest] = word;
      return first + '•'.repeat(Math.max(rest.length, 1));
    })
    .join(' ');

/** What is typed in groups is one number. */
const joined = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
const fits = (typed: string, pattern: string): boolean => new RegExp(pattern).test(joined(typed));

function nameFault(
  field: 'bankName' | 'holderName',
  values: BankValues,
): Partial<Record<BankField, MessageId>> {
  const { length } = values[field].trim();
  if (length < 2) return { [field]: 'err.required' };
  return length > LINE_MAX_LENGTH ? { [field]: 'err.tooLong' } : {};
}

/** Returns the problems of what was typed, by field. */
export function checkAccount(values: BankValues, format: BankFormat): Partial<Record<BankField, MessageId>> {
  const { accountNumber, branchCode, withdrawPassword } = values;
  const isWrong = withdrawPassword === '' || checkWithdrawPassword(withdrawPassword) !== undefined;
  return {
    ...nameFault('bankName', values),
    ...nameFault('holderName', values),
    ...(!fits(accountNumber, format.numberPattern) && { accountNumber: 'bank.err_format' }),
    ...(format.branch && !fits(branchCode, format.branch.pattern) && { branchCode: 'bank.err_format' }),
    ...(isWrong && { withdrawPassword: 'err.digits' }),
  };
}
