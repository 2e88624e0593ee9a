import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readTexts } from './texts.ts';

const dir = mkdtempSync(join(tmpdir(), 'texts-'));
const write = (code: string, messages: object) =>
  writeFileSync(join(dir, `${code}.json`), JSON.stringify(messages));
write('en_US', {
  hello: 'Hello, {name} (again)',
  only: 'Only here',
  many: '{count, plural, one {# game} other {#}}',
});
write('hi_IN', { hello: 'नमस्ते {name}' });
const texts = readTexts(pathToFileURL(`${dir}/`));

test('a message is a pattern with room for its values', () => {
  expect('Hello, Ana (again)').toMatch(texts('hello'));
  expect('Hello, Ana again').not.toMatch(texts('hello'));
  expect('नमस्ते Ana').toMatch(texts('hello', 'hi_IN'));
});

test('what a language lacks is read in English; what no catalogue has is an error', () => {
  expect('Only here').toMatch(texts('only', 'hi_IN'));
  expect(() => texts('none')).toThrow('"none"');
});

test('a remote with late parts has a catalogue for each', () => {
  const late = mkdtempSync(join(tmpdir(), 'texts-'));
  writeFileSync(join(late, 'en_US.json'), JSON.stringify({ later: 'Later' }));
  const both = readTexts(pathToFileURL(`${dir}/`), pathToFileURL(`${late}/`));
  expect('Later').toMatch(both('later'));
  expect('Only here').toMatch(both('only'));
});

test('a plural is no pattern', () => {
  expect(() => texts('many')).toThrow('plural');
});
