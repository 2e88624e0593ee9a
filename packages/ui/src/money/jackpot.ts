import { JACKPOT_INTEGER_DIGITS } from '@tessera/domain';

export interface JackpotDigits {
  /** At least ten digits, padded with zeros on the left (spec §9). */
  readonly whole: readonly number[];
  /** Number of padding zeros in `whole`. */
  readonly padding: number;
  readonly fraction: readonly number[];
}

/** Splits an amount: `"1234567.89"` → 0 0 0 1 2 3 4 5 6 7 and 8 9. Invalid amounts count as zero. */
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
