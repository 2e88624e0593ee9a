import type { Refusal } from '../releases/refusal.ts';

/** Adds the field names of the version before, for commands that teams have not updated yet. */
export function withOldNames(refusal: Refusal): Refusal & Record<'wanted' | 'got' | 'mend', string> {
  const { expected, actual, hint } = refusal;
  return { ...refusal, wanted: expected, got: actual, mend: hint };
}
