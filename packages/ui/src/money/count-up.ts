/**
 * Interpolates between two decimal strings, exact to the finer one's last digit. Money is never a float.
 * @param progress 0 is `from`, 1 is `to`
 */
export function decimalBetween(from: string, to: string, progress: number): string {
  if (progress >= 1) return to;
  const digits = Math.max(fractionDigits(from), fractionDigits(to));
  const start = toUnits(from, digits);
  const distance = toUnits(to, digits) - start;
  const units = start + (distance * BigInt(Math.round(progress * 10_000))) / 10_000n;
  return toText(units, digits);
}

/** Decelerates, like all motion here. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

function fractionDigits(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}

function toUnits(decimal: string, digits: number): bigint {
  const negative = decimal.startsWith('-');
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(digits, '0'));
  return negative ? -units : units;
}

function toText(units: bigint, digits: number): string {
  const sign = units < 0n ? '-' : '';
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
