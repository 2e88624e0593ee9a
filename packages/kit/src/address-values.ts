import { isDayOfCentury } from '@tessera/domain';

/** Returns the page that the address names, from 1. */
export const pageIn = (value: string): number => Math.max(Math.trunc(Number(value)) || 1, 1);

/** Returns the day of this century that an address has, or an empty text where it has none. */
export const dayIn = (value: string): string => (isDayOfCentury(value) ? value : '');

/** Returns an id that an address has, or `undefined` where it has none. */
export const idIn = (value: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;

/** Returns the value if it is one of the given; an address may have anything. */
export const oneOf = <const Value extends string>(
  values: readonly Value[],
  value: string,
): Value | undefined => values.find((one) => one === value);
