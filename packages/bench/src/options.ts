/** What the command lines of all benches are read by. */

/** @throws Error in one line that says what was meant */
export function wholeNumber(option: string, given: string | undefined, otherwise: number): number {
  const value = Number(given ?? otherwise);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new Error(`${option} is a whole number from 1, not "${given}"`);
}

/** Names divided by commas; all of them where none are given. @throws Error in one line that says which there are */
export function chosen<T extends string>(
  option: string,
  given: string | undefined,
  all: readonly T[],
): readonly T[] {
  if (given === undefined) return all;
  const names = given.split(',');
  const unknown = names.find((name) => !(all as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`${option} knows ${all.join(', ')}, not "${unknown}"`);
  return names as T[];
}
