import { FORMAT_TAGS } from '@tessera/domain';
import type { OwnData } from './own-data.ts';

type Options = Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'timeStyle' | 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'timeZone'
>;
type Fields = Readonly<Record<string, string>>;

/** Formats an instant in a language with its own data: year, month, day, and a clock of 24 hours. */
export function ownDate(at: Date, options: Options, data: OwnData): string {
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

/** Every browser has the data of English and of all time zones. */
function fieldsOf(at: Date, timeZone: string | undefined): Fields {
  const numeric = 'numeric';
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat(FORMAT_TAGS.en_US, {
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
