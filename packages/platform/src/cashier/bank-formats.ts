import { readBankNumber, type CurrencyCode } from '@tessera/domain';

interface BankFormat {
  /** Of the whole number, without spaces and hyphens between its groups. */
  readonly number: RegExp;
  readonly branch?: { readonly kind: 'routing' | 'ifsc' | 'branch' | 'agency'; readonly pattern: RegExp };
}

/** How bank accounts are written where a currency is at home. `GP` are points: no bank keeps them. */
export const BANK_FORMATS: Readonly<Partial<Record<CurrencyCode, BankFormat>>> = {
  RMB: { number: /^\d{16,19}$/ },
  USD: { number: /^\d{4,17}$/, branch: { kind: 'routing', pattern: /^\d{9}$/ } },
  VND: { number: /^\d{6,19}$/ },
  WON: { number: /^\d{10,14}$/ },
  JPY: { number: /^\d{7}$/, branch: { kind: 'branch', pattern: /^\d{7}$/ } },
  THB: { number: /^\d{10,12}$/ },
  INR: { number: /^\d{9,18}$/, branch: { kind: 'ifsc', pattern: /^[A-Z]{4}0[A-Z\d]{6}$/ } },
  MMK: { number: /^\d{9,17}$/ },
  BDT: { number: /^\d{9,17}$/, branch: { kind: 'routing', pattern: /^\d{9}$/ } },
  BRL: { number: /^\d{4,13}$/, branch: { kind: 'agency', pattern: /^\d{4,5}$/ } },
  NGN: { number: /^\d{10}$/ },
};

const ROUTING_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

export interface TypedAccount {
  readonly number: string;
  readonly branchCode: string | null;
}

/** The account as its currency writes it; or which field is not written so. */
export function readAccount(
  format: BankFormat,
  currency: CurrencyCode,
  typed: { readonly accountNumber: string; readonly branchCode?: string | null | undefined },
): TypedAccount | 'account_number' | 'branch_code' {
  const number = readBankNumber(typed.accountNumber);
  if (!format.number.test(number)) return 'account_number';
  if (!format.branch) return { number, branchCode: null };
  const branchCode = readBankNumber(typed.branchCode ?? '');
  if (!format.branch.pattern.test(branchCode)) return 'branch_code';
  // The last digit of an American routing number checks the others: one that was mistyped leads to another bank.
  if (currency === 'USD' && !isRoutingNumber(branchCode)) return 'branch_code';
  return { number, branchCode };
}

function isRoutingNumber(code: string): boolean {
  const sum = [...code].reduce((total, digit, at) => total + Number(digit) * (ROUTING_WEIGHTS[at] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}
