import { LOCALE_CODES } from '@tessera/domain';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCatalogues } from './catalogues.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder of eleven catalogues: English, and the same with a mark in all others but for `changes` in Hindi. */
function catalogues(english: Record<string, string>, changes: Record<string, string | undefined>): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
  folders.push(folder);
  for (const code of LOCALE_CODES) {
    const marked = Object.fromEntries(Object.entries(english).map(([id, text]) => [id, `${code} ${text}`]));
    const own = code === 'en_US' ? english : code === 'hi_IN' ? { ...marked, ...changes } : marked;
    writeFileSync(join(folder, `${code}.json`), JSON.stringify(own));
  }
  return folder;
}

test.each([
  ['nothing', {}, []],
  ['a missing message', { a: undefined }, ['hi_IN.json: "a" is missing']],
  ['a superfluous message', { b: 'x' }, ['hi_IN.json: "b" is not in the English catalogue']],
  ['an empty message', { a: ' ' }, ['hi_IN.json: "a" is empty']],
  [
    'a message left in English',
    { a: '{n, plural, one {# game} other {# games}} of {name}' },
    ['hi_IN.json: "a" is the English text'],
  ],
  [
    'a placeholder of another name',
    { a: '{n, plural, other {#}} {nam}' },
    ['hi_IN.json: "a" takes {n:plural, nam:text} where the English text takes {n:plural, name:text}'],
  ],
])('reports %s', (_, changes, problems) => {
  const english = { a: '{n, plural, one {# game} other {# games}} of {name}' };
  expect(checkCatalogues(catalogues(english, changes))).toEqual(problems);
});

test('a text that is the same everywhere can be allowed', () => {
  const folder = catalogues({ brand: 'Tessera' }, { brand: 'Tessera' });
  expect(checkCatalogues(folder, { sameAllowed: ['brand'] })).toEqual([]);
});

test('reports a text that formats an instant itself: a catalogue of its own has no time zone', () => {
  const hint = 'formats an instant itself: give it the text of the scope’s intl.formatDate';
  const all = LOCALE_CODES.map((code) => `${code}.json: "a" ${hint}`);
  expect(checkCatalogues(catalogues({ a: 'until {end, date, short}' }, {}))).toEqual(all);
  expect(checkCatalogues(catalogues({ a: '<b>from {start, time}</b>' }, {}))).toEqual(all);
});

test('reports broken ICU syntax', () => {
  expect(checkCatalogues(catalogues({ a: 'x {name}' }, { a: 'y {name' }))).toEqual([
    expect.stringContaining('a text that cannot be read'),
  ]);
});
