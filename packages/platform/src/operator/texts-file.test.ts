import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALE_CODES } from '@tessera/domain';
import { localText, type Option } from './command.ts';
import { Given } from './given.ts';
import { TEXTS, withTextsFile } from './texts-file.ts';

const OPTIONS: Readonly<Record<string, Option>> = {
  title: localText('its name'),
  content: localText('what it says'),
  texts: TEXTS,
};
const folder = mkdtempSync(join(tmpdir(), 'texts-'));
let files = 0;
/** Reads the texts of a file with this content. */
function read(content: unknown, typed: object = {}) {
  const path = join(folder, `${(files += 1)}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return new Given(withTextsFile({ ...typed, texts: path }, OPTIONS));
}
const whole = Object.fromEntries(LOCALE_CODES.map((code) => [code, `In ${code}=`]));

test('reads the texts of a file in all languages', () => {
  const given = read({ title: whole, content: whole });
  expect(given.localText('title')).toEqual(whole);
  expect(given.markup('content')).toEqual(whole);
});

const { hi_IN: _hi, ...lacking } = whole;
test.each([
  ['not JSON', '{"title": ', {}, /\.json" is not JSON: .*Correct it there/],
  ['a list', [], {}, /must be an object/],
  ['an unknown text', { name: whole }, {}, /"name" is no text of this command; there are title, content/],
  ['an unknown language', { title: { ...whole, xx_XX: 'x' } }, {}, /"title": "xx_XX" is no language/],
  ['a missing language', { title: lacking }, {}, /"title" has no text in hi_IN: add it there/],
  ['an empty text', { title: { ...whole, ta_IN: ' ' } }, {}, /has no text in ta_IN/],
  ['a text that is typed, too', { title: whole }, { title: ['x'] }, /and so has --title/],
])('refuses %s, and says where and what to do', (_, content, typed, reason) => {
  expect(() => read(content, typed)).toThrow(reason);
});

test('refuses a file that is not there', () => {
  expect(() => withTextsFile({ texts: join(folder, 'none.json') }, OPTIONS)).toThrow(
    /cannot be read: .*ENOENT/,
  );
});
