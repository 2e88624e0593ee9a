import { LOCALE_CODES, toLanguageTag } from '@tessera/domain';
import { createIntl, loadCatalogue } from './catalogue.ts';
import { formatDuration } from './duration.ts';
import * as formats from './formats.ts';

const AT = '2026-03-04T13:05:09Z';
const SHORT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
const FOREIGN_DIGIT = /[^\P{Nd}0-9]/u;

/** Runs the work in a browser that has no data for a language: its `Intl` then answers in the browser's own. */
async function withoutDataFor<Result>(language: string, work: () => Promise<Result>): Promise<Result> {
  const real = { ...Object.getOwnPropertyDescriptors(Intl) };
  for (const name of [
    'NumberFormat',
    'DateTimeFormat',
    'DisplayNames',
    'ListFormat',
    'PluralRules',
  ] as const) {
    const Real = Intl[name] as new (locale?: unknown, options?: unknown) => object;
    const Poor = class extends Real {
      static supportedLocalesOf = (asked: string | string[]) =>
        [asked].flat().filter((one) => !one.startsWith(language));
      constructor(locale?: unknown, options?: unknown) {
        super(String(locale).startsWith(language) ? 'de-DE' : locale, options);
      }
    };
    Object.defineProperty(Intl, name, { configurable: true, writable: true, value: Poor });
  }
  try {
    return await work();
  } finally {
    Object.defineProperties(Intl, real);
  }
}

/** Formats in Burmese with modules that are loaded for this alone, and so know only the `Intl` of now. */
async function burmese(): Promise<readonly string[]> {
  const errors: Error[] = [];
  let texts: readonly string[] = [];
  await jest.isolateModulesAsync(async () => {
    const { createIntl: create, loadCatalogue: load } = await import('./catalogue.ts');
    const own = await import('./formats.ts');
    const messages = await load('my_MM', async () => ({
      default: { games: '{count, plural, other {# ဂိမ်း}}' },
    }));
    const intl = create('my_MM', messages, {
      timeZone: 'America/Caracas',
      onError: (error) => errors.push(error),
    });
    texts = [
      intl.formatDate(AT, { dateStyle: 'medium' }),
      intl.formatDate(AT, { dateStyle: 'long', timeStyle: 'short' }),
      intl.formatDate(AT, { dateStyle: 'short', timeStyle: 'short' }),
      intl.formatDate(AT, { month: 'numeric', day: 'numeric' }),
      intl.formatDate(AT, { month: 'long', year: 'numeric' }),
      intl.formatNumber(12_345, { notation: 'compact' }),
      intl.formatNumber(0.125, { style: 'percent', maximumFractionDigits: 1 }),
      intl.formatMessage({ id: 'games' }, { count: 1_234 }),
      own.formatMoney('4172966868.00', 'MMK', 'my-MM'),
      own.currencyName('MMK', 'my-MM'),
      own.formatList(['A', 'B', 'C'], 'my-MM'),
    ];
  });
  expect(errors).toEqual([]);
  return texts;
}

test('formats Burmese alike with and without Burmese data in the browser', async () => {
  const onServer = await burmese();
  expect(await withoutDataFor('my', burmese)).toEqual(onServer);
  expect(onServer).toEqual([
    '2026 မတ် 4',
    '2026 မတ် 4 09:05',
    '4/3/26 09:05',
    '4/3',
    '2026 မတ်',
    '1.2 သောင်း',
    '12.5%',
    '1,234 ဂိမ်း',
    '4,172,966,868.00\u00a0K',
    'မြန်မာ ကျပ်',
    'A - Bနှင့် C',
  ]);
});

test.each(LOCALE_CODES)(
  'writes all of a screen in %s with the digits 0 to 9 and in the year 2026',
  async (code) => {
    const tag = toLanguageTag(code);
    const messages = await loadCatalogue(code, async () => ({ default: { count: '{count, number}' } }));
    const intl = createIntl(code, messages, { timeZone: 'UTC' });
    const texts = [
      intl.formatDate(AT, SHORT),
      formats.formatDate(AT, tag, SHORT),
      intl.formatNumber(1_234_567.5),
      intl.formatMessage({ id: 'count' }, { count: 42 }),
      formats.formatMoney('1234.50', 'USD', tag),
      formatDuration(3_723_000, tag),
    ];
    expect(texts.filter((text) => FOREIGN_DIGIT.test(text))).toEqual([]);
    expect(texts.slice(0, 2).every((text) => text.includes('2026'))).toBe(true);
    expect(formatDuration(3_723_000, tag)).toBe('1:02:03');
  },
);

test('writes no words for the time of day but those of English', () => {
  const clock = { timeStyle: 'short', timeZone: 'UTC' } as const;
  const texts = LOCALE_CODES.filter((code) => code !== 'en_US').map((code) =>
    formats.formatDate(AT, toLanguageTag(code), clock),
  );
  expect(new Set(texts)).toEqual(new Set(['13:05']));
});

test('formats in the given time zone', () => {
  const { timeZone: _, ...style } = SHORT;
  const intl = createIntl('hi_IN', {}, { timeZone: 'Asia/Kolkata' });
  expect(intl.formatDate(AT, style)).toBe('4 मार्च 2026, 18:35');
});
