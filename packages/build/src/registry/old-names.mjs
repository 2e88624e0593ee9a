/** Reads a refusal with the field names of today, or of the version before. */
export function readRefusal({ wanted, got, mend, ...refusal }) {
  return { expected: wanted ?? '', actual: got ?? '', hint: mend ?? '', ...refusal };
}
