/** General checks of what was typed (spec §5 Generic input check). An empty value passes; a field that needs one says so. */

const isInteger = (value: string) => /^-?\d+$/.test(value);
const isNumeric = (value: string) => /^-?(\d+(\.\d*)?|\.\d+)$/.test(value);

/** Whether a value is an http address. */
function isUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '';
}

/** Whether a value is an address of version 4, or of version 6. */
function isIp(value: string): boolean {
  // The URL parser knows the forms of version 6.
  if (value.includes(':')) return /^[\da-f:.]+$/i.test(value) && URL.canParse(`http://[${value}]`);
  const octets = value.split('.');
  return octets.length === 4 && octets.every((one) => /^(0|[1-9]\d{0,2})$/.test(one) && Number(one) < 256);
}

const KINDS = { integer: isInteger, numeric: isNumeric, url: isUrl, ip: isIp } as const;

/** What a field accepts. */
export interface InputRule {
  /** Of characters. */
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  readonly kind?: keyof typeof KINDS;
  /** A check of the field's own. */
  readonly validate?: (value: string) => boolean;
}

/** Whether a field accepts a value. */
export function isLegalInput(value: string, { maxLength, pattern, kind, validate }: InputRule): boolean {
  if (value === '') return true;
  if (maxLength !== undefined && Array.from(value).length > maxLength) return false;
  if (pattern && !pattern.test(value)) return false;
  if (kind && !KINDS[kind](value)) return false;
  return validate?.(value) ?? true;
}
