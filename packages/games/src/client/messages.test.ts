import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES, type LocaleCode } from '@tessera/domain';

const folder = join(__dirname, 'messages');
const read = (locale: LocaleCode): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Record<string, string>;
const english = read('en_US');
const placesOf = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)\}/g)].map((place) => place[1]!).sort();

test('there is one catalogue per locale, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(LOCALE_CODES.map((locale) => `${locale}.json`).sort());
});

describe.each(LOCALE_CODES)('%s', (locale) => {
  const catalogue = read(locale);

  test('has every message, in the same order, and none besides', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(english));
  });

  test('fills the same places', () => {
    for (const [key, message] of Object.entries(english)) {
      expect([key, placesOf(catalogue[key]!)]).toEqual([key, placesOf(message)]);
    }
  });

  test('is a translation, not a copy', () => {
    const copied = Object.keys(english).filter((key) => catalogue[key] === english[key] && key !== 'wild');
    expect(copied).toEqual(locale === 'en_US' ? Object.keys(english).filter((key) => key !== 'wild') : []);
  });
});

test('every message is used by the page', () => {
  const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(__dirname, name), 'utf8'))
    .join('\n');
  expect(Object.keys(english).filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
});
