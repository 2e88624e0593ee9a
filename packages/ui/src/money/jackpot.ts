import { JACKPOT_INTEGER_DIGITS } from '@tessera/domain';

export interface JackpotDigits {
  /** At least ten, padded with noughts at the left (spec §9). */
  readonly whole: readonly number[];
  /** How many of `whole` are padding. */
  readonly padding: number;
  readonly fraction: readonly number[];
}

/** `"1234567.89"` → 0 0 0 1 2 3 4 5 6 7 and 8 9. What is no amount counts as nought. */
export function jackpotDigits(amount: string): JackpotDigits {
  const [, whole = '0', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const significant = whole.replace(/^0+(?=\d)/, '');
  const padded = significant.padStart(JACKPOT_INTEGER_DIGITS, '0');
  return {
    whole: Array.from(padded, Number),
    padding: padded.length - significant.length,
    fraction: Array.from(fraction, Number),
  };
}
