import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_CODES, type LocaleCode } from '@tessera/domain';

/** Every catalogue of the pages: the frame's, and each game's that has a page. */
const source = join(__dirname, '..');
const games = readdirSync(join(source, 'games')).map((game) => `games/${game}/page`);
const owners = ['page', ...games].filter((owner) => existsSync(join(source, owner, 'messages')));

/** What is the same in every language: what is written on a symbol, names. `<owner>: key`. */
const SAME_EVERYWHERE = new Set(['games/lines/page: wild']);

const placesOf = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)\}/g)].map((place) => place[1]!).sort();
/** Without its places, numbers and signs there is nothing left to translate. */
const hasWords = (message: string): boolean => /\p{L}{2}/u.test(message.replace(/\{\w+\}/g, ''));

describe.each(owners)('%s', (owner) => {
  const folder = join(source, owner, 'messages');
  const read = (locale: LocaleCode): Record<string, string> =>
    JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')) as Record<string, string>;

  test('there is one catalogue per locale, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(LOCALE_CODES.map((locale) => `${locale}.json`).sort());
  });

  test.each(LOCALE_CODES)('%s has every message, fills the same places, and is no copy', (locale) => {
    const english = read('en_US');
    const catalogue = read(locale);
    expect(Object.keys(catalogue)).toEqual(Object.keys(english));
    for (const [key, message] of Object.entries(english)) {
      expect([key, placesOf(catalogue[key]!)]).toEqual([key, placesOf(message)]);
      expect([key, catalogue[key]!.trim()]).not.toEqual([key, '']);
    }
    const copied = Object.keys(english).filter(
      (key) =>
        catalogue[key] === english[key] &&
        hasWords(english[key]!) &&
        !SAME_EVERYWHERE.has(`${owner}: ${key}`),
    );
    if (locale !== 'en_US') expect(copied).toEqual([]);
  });

  test('every message is used', () => {
    // What slots share asks for words of the game that it stands in.
    const folders = owner === 'page' ? ['page', 'games'] : [owner, 'page/slots'];
    const sources = folders
      .flatMap((name) =>
        readdirSync(join(source, name), { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
          .map((file) => readFileSync(join(source, name, file), 'utf8')),
      )
      .join('\n');
    // A key that is put together stands in the sources by its beginning: `spot${name}`.
    const beginnings = [...sources.matchAll(/`([a-zA-Z]{3,})\$\{/g)].map((found) => found[1]!);
    const unused = Object.keys(read('en_US')).filter(
      (key) => !sources.includes(`'${key}'`) && !beginnings.some((beginning) => key.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });

  if (owner !== 'page') {
    test('no key is the frame’s: it would change the frame’s words', () => {
      const frame = JSON.parse(readFileSync(join(source, 'page/messages/en_US.json'), 'utf8')) as object;
      expect(Object.keys(read('en_US')).filter((key) => key in frame)).toEqual([]);
    });
  }
});
