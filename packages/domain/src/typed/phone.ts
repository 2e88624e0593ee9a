import type { CurrencyCode } from '../currencies.ts';
import { plainNumber } from './digits.ts';

interface PhonePlan {
  /** The country's calling code. */
  readonly code: string;
  /** The digit that begins a number within the country. */
  readonly trunk: '' | '0';
  /** What is dialled before a number within the country, and is no part of it. */
  readonly prefix?: RegExp;
}

/** How phone numbers are written where a currency is at home. `GP` are points: they have no country. */
const PLANS: Readonly<Record<string, PhonePlan>> = {
  RMB: { code: '86', trunk: '' },
  USD: { code: '1', trunk: '', prefix: /^1(?=\d{10}$)/ },
  VND: { code: '84', trunk: '0' },
  WON: { code: '82', trunk: '0' },
  JPY: { code: '81', trunk: '0' },
  THB: { code: '66', trunk: '0' },
  INR: { code: '91', trunk: '', prefix: /^0(?=\d{10}$)/ },
  MMK: { code: '95', trunk: '0' },
  BDT: { code: '880', trunk: '0' },
  BRL: { code: '55', trunk: '', prefix: /^0(?=\d{10,11}$)/ },
  NGN: { code: '234', trunk: '0' },
} satisfies Partial<Record<CurrencyCode, PhonePlan>>;

/**
 * Reads a phone number as digits, in the form that is used within the currency's country: `+84 912-345-678` in VND and
 * `0912 345 678` are both `0912345678`. Numbers of other countries begin with their calling code. Returns what is no number
 * without spaces around, for the rule to refuse.
 * @param currency without one, the country is unknown, and a leading `+` stays
 */
export function readPhone(typed: string, currency = ''): string {
  const text = plainNumber(typed).replace(/^tel:/i, '');
  const bare = text.replace(/[ ()./-]/g, '');
  if (!/^\+?\d+$/.test(bare)) return text;
  if (currency === '') return bare;
  const plan = PLANS[currency];
  const abroad = /^(?:\+|00)(\d+)$/.exec(bare)?.[1];
  if (plan && abroad?.startsWith(plan.code) && abroad.length > plan.code.length + 1) {
    // Some write the digit that only calls within the country in brackets: +84 (0) 912.
    return plan.trunk + abroad.slice(plan.code.length).replace(/^0/, '');
  }
  const digits = bare.replace('+', '');
  return plan?.prefix ? digits.replace(plan.prefix, '') : digits;
}

/** Whether two numbers are the same phone, with its country or without. */
export const isSamePhone = (one: string, other: string, currency: string): boolean =>
  readPhone(one, currency) === readPhone(other, currency) || readPhone(one, 'GP') === readPhone(other, 'GP');
