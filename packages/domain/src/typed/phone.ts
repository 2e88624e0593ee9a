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

/** The fewest digits after a calling code, with and without a digit that begins numbers within the country. */
const LEAST_DIGITS = { '0': 8, '': 10 } as const;

/** Returns what two numbers have in common that are the same phone, also where the calling code has no `+`. */
export function phoneKey(typed: string, currency: string): string {
  const digits = readPhone(typed, currency);
  const plan = PLANS[currency];
  if (!plan || !digits.startsWith(plan.code)) return digits;
  const rest = digits.slice(plan.code.length).replace(/^0/, '');
  return rest.length >= LEAST_DIGITS[plan.trunk] ? plan.trunk + rest : digits;
}

/** Returns all forms in which a number may be stored, for what was stored before numbers were read. */
export function phoneForms(typed: string, currency: string): string[] {
  const digits = readPhone(typed, currency);
  const key = phoneKey(digits, currency);
  const plan = PLANS[currency];
  if (!plan) return [...new Set([digits, `+${digits}`])];
  const bare = plan.trunk === '0' ? key.replace(/^0/, '') : key;
  return [...new Set([digits, key, `0${bare}`, plan.code + bare, `+${plan.code}${bare}`])];
}

/** Whether two numbers are the same phone, with its country or without. */
export const isSamePhone = (one: string, other: string, currency: string): boolean =>
  phoneKey(one, currency) === phoneKey(other, currency) || readPhone(one, 'GP') === readPhone(other, 'GP');
