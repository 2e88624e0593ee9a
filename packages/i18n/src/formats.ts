import { intlTag, ownFormats } from './own/own-formats.ts';

export { formatMoney } from './money.ts';
export { loadOwnFormats } from './own/own-formats.ts';

/** Returns the numbers' formatter of a language, which is created once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const tag = intlTag(locale);
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(tag, options);
  numberFormats.set(key, known);
  return known;
}

/** Formats an instant by the given zone's clock: `2026-03-04` in `th-TH` and `dateStyle: 'medium'` gives `4 มี.ค. 2026`. */
export function formatDate(
  instant: Date | number | string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const at = new Date(instant);
  const own = ownFormats(locale);
  if (own) return own.date(at, options);
  const tag = intlTag(locale);
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  dateFormats.set(key, known);
  return known.format(at);
}

/** Returns a currency's name: `INR` in `en-US` gives `Indian Rupee`. @param iso ISO 4217 */
export function currencyName(iso: string, locale: string): string {
  const own = ownFormats(locale)?.currencyName(iso);
  if (own !== undefined) return own;
  const tag = intlTag(locale);
  const names = currencyNames.get(tag) ?? new Intl.DisplayNames(tag, { type: 'currency' });
  currencyNames.set(tag, names);
  return names.of(iso) ?? iso;
}

/** Joins names to a list: `A, B, and C`. */
export function formatList(names: readonly string[], locale: string): string {
  return ownFormats(locale)?.list(names) ?? new Intl.ListFormat(intlTag(locale)).format(names);
}

/** Returns the short name of a time zone at an instant: `GMT-4`. @param tag as an `intl` has it */
export function zoneName(at: Date, timeZone: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortOffset' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Returns the time zone of this device, an IANA name. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const currencyNames = new Map<string, Intl.DisplayNames>();
