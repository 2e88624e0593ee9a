import { DEFAULT_LOCALE, formatTag } from '@tessera/domain';
import type { OwnFormats } from './own-formats.ts';

/** What a language without data writes. */
export interface OwnData {
  /** Twelve names, for `month: 'long'`. */
  readonly months: readonly string[];
  /** Twelve names, for `month: 'short'`. */
  readonly shortMonths: readonly string[];
  /** ISO 4217 code → name. */
  readonly currencies: Readonly<Record<string, string>>;
  /** Names of round numbers for `notation: 'compact'`, rising. */
  readonly units: readonly (readonly [value: number, name: string])[];
  /** What is between the last two entries of a list, and between those before. */
  readonly list: { readonly last: string; readonly between: string };
}

/** Every browser has the data of English. */
const ENGLISH = formatTag(DEFAULT_LOCALE);

/** Returns the formats of a language from its data. */
export function formatsOf(data: OwnData): OwnFormats {
  const date: OwnFormats['date'] = (at, options) => ownDate(at, options, data);
  const compact = (value: number) => compactNumber(value, data);
  return {
    date,
    compact,
    currencyName: (iso) => data.currencies[iso],
    list: (names) => {
      const before = names.slice(0, -1).join(data.list.between);
      return before === '' ? (names[0] ?? '') : `${before}${data.list.last}${names.at(-1)}`;
    },
    intl: (base, timeZone) => ({
      ...base,
      formatDate: (at, style) =>
        date(new Date(at ?? 0), { timeZone, ...style } as Intl.DateTimeFormatOptions),
      formatNumber: (value, style) =>
        (style?.notation === 'compact' ? compact(Number(value)) : undefined) ??
        base.formatNumber(value, style),
    }),
  };
}

function compactNumber(value: number, { units }: OwnData): string | undefined {
  const unit = units.findLast(([size]) => Math.abs(value) >= size);
  if (!unit) return undefined;
  const digits = { maximumFractionDigits: Math.abs(value) < 10 * unit[0] ? 1 : 0 };
  return `${new Intl.NumberFormat(ENGLISH, digits).format(value / unit[0])} ${unit[1]}`;
}

type Options = Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'timeStyle' | 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'timeZone'
>;
type Fields = Readonly<Record<string, string>>;

/** Formats an instant in a language with its own data: year, month, day, and a clock of 24 hours. */
function ownDate(at: Date, options: Options, data: OwnData): string {
  const fields = fieldsOf(at, options.timeZone);
  return [dayText(fields, options, data), clockText(fields, options)].filter(Boolean).join(' ');
}

function dayText(fields: Fields, { dateStyle, year, month, day }: Options, data: OwnData): string {
  const { year: y = '', month: m = '', day: d = '' } = fields;
  if (dateStyle === 'short') return `${d}/${m}/${y.slice(-2)}`;
  const style = dateStyle
    ? { year: true, month: dateStyle === 'medium' ? 'short' : 'long', day: true }
    : { year, month, day };
  if (style.month === 'numeric' || style.month === '2-digit')
    return [style.day && d, m, style.year && y].filter(Boolean).join('/');
  const names = style.month === 'short' ? data.shortMonths : data.months;
  return [style.year && y, style.month && names[Number(m) - 1], style.day && d].filter(Boolean).join(' ');
}

function clockText(fields: Fields, { timeStyle, hour, minute, second }: Options): string {
  const { hour: h = '', minute: min = '', second: s = '' } = fields;
  if (timeStyle) return timeStyle === 'short' ? `${h}:${min}` : `${h}:${min}:${s}`;
  return [hour && h, minute && min, second && s].filter(Boolean).join(':');
}

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Every browser has the data of all time zones. */
function fieldsOf(at: Date, timeZone: string | undefined): Fields {
  const numeric = 'numeric';
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat(ENGLISH, {
      ...{
        year: numeric,
        month: numeric,
        day: numeric,
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      },
      hourCycle: 'h23',
      timeZone,
    });
  clocks.set(timeZone, clock);
  return Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
}
