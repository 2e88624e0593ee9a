import { isDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import { OperatorFailure } from '../failure.ts';

/** Reads an amount of a currency. @returns minor units */
export function minorOf(option: string, text: string, currency: CurrencyCode): bigint {
  if (!/^\d{1,15}(\.\d+)?$/.test(text) || !isDecimal(text, currency)) {
    throw new OperatorFailure(`--${option} "${text}" must be an amount of ${currency}, like 100`);
  }
  return toMinor(text, currency);
}

/** Shows the operator why a plan is impossible. */
export async function explained<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RangeError ? new OperatorFailure(error.message, { cause: error }) : error;
  }
}
