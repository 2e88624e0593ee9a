import { formatTag, FORMAT_TAGS } from '@tessera/domain';
import { hasOwnData, ownData } from './own/own-data.ts';
import { ownDate } from './own/own-date.ts';

export { formatMoney } from './money.ts';
export { loadOwnData } from './own/own-data.ts';

/** Returns the tag that `Intl` is asked with. In a language that browsers may lack it is English, whose numbers are the same. */
export function intlTag(locale: string): string {
  return hasOwnData(locale) ? FORMAT_TAGS.en_US : formatTag(locale);
}

/** Returns the numbers' formatter of a language, which is created once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const tag = intlTag(locale);
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(tag, options);
  numberFormats.set(key, known);
  return known;
}

/** Formats a number: `1234.5` in `hi-IN` gives `1,234.5`. */
export function formatNumber(
  value: number | bigint,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const units = options.notation === 'compact' && ownData(locale)?.units;
  const unit = units && units.findLast(([size]) => Math.abs(Number(value)) >= size);
  if (!unit) return numberFormat(locale, options).format(value);
  const digits = { maximumFractionDigits: Math.abs(Number(value)) < 10 * unit[0] ? 1 : 0 };
  return `${numberFormat(locale, digits).format(Number(value) / unit[0])} ${unit[1]}`;
}

/** Formats an instant by the given zone's clock: `2026-03-04` in `th-TH` and `dateStyle: 'medium'` gives `4 มี.ค. 2026`. */
export function formatDate(
  instant: Date | number | string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const at = new Date(instant);
  const own = ownData(locale);
  if (own) return ownDate(at, options, own);
  const tag = intlTag(locale);
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  dateFormats.set(key, known);
  return known.format(at);
}

/** Returns a currency's name: `INR` in `en-US` gives `Indian Rupee`. @param iso ISO 4217 */
export function currencyName(iso: string, locale: string): string {
  const own = ownData(locale)?.currencies[iso];
  return own ?? new Intl.DisplayNames(intlTag(locale), { type: 'currency' }).of(iso) ?? iso;
}

/** Joins names to a list: `A, B, and C`. */
export function formatList(names: readonly string[], locale: string): string {
  const own = ownData(locale)?.list;
  if (!own) return new Intl.ListFormat(intlTag(locale)).format(names);
  const before = names.slice(0, -1).join(own.between);
  return before === '' ? (names[0] ?? '') : `${before}${own.last}${names.at(-1)}`;
}

/** Returns the short name of a time zone at an instant: `GMT-4`. */
export function zoneName(at: Date, timeZone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(intlTag(locale), { timeZone, timeZoneName: 'shortOffset' });
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Returns the time zone of this device, an IANA name. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
