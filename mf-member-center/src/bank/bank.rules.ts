import {
  checkWithdrawPassword,
  LINE_MAX_LENGTH,
  readBankNumber,
  readDigits,
  readLine,
  readName,
} from '@tessera/domain';
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

/** Returns the fields as they are sent, for what was typed. */
export const readBankValues = (typed: BankValues): BankValues => ({
  bankName: readLine(typed.bankName),
  holderName: readName(typed.holderName),
  accountNumber: readBankNumber(typed.accountNumber),
  branchCode: readBankNumber(typed.branchCode),
  withdrawPassword: readDigits(typed.withdrawPassword),
});

const fits = (number: string, pattern: string): boolean => new RegExp(pattern).test(number);

function nameFault(
  field: 'bankName' | 'holderName',
  values: BankValues,
): Partial<Record<BankField, MessageId>> {
  const { length } = values[field];
  if (length < 2) return { [field]: 'err.required' };
  return length > LINE_MAX_LENGTH ? { [field]: 'err.tooLong' } : {};
}

/** Returns the problems of what was typed, by field. */
export function checkAccount(typed: BankValues, format: BankFormat): Partial<Record<BankField, MessageId>> {
  const values = readBankValues(typed);
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
