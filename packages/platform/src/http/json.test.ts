import { readJson } from './json.ts';

test.each([
  ['{"a":[1,{"b":"c"}]}', { a: [1, { b: 'c' }] }],
  ['', undefined],
  [`"${'['.repeat(100)}"`, '['.repeat(100)],
  [`"\\"${'{'.repeat(100)}"`, `"${'{'.repeat(100)}`],
  [`[${'[],'.repeat(100)}0]`, [...Array.from({ length: 100 }, () => []), 0]],
])('%s is read', (text, expected) => {
  expect(readJson(text)).toEqual(expected);
});

test.each(['{', '[1,]', '"', '\\', 'undefined'])('%s is not JSON', (text) => {
  expect(() => readJson(text)).toThrow('body: is not JSON');
});

test.each(['\\"', '"', '[]', '{"a":'])('a text of nothing but %s is refused in one pass', (part) => {
  // What goes over it again from each of its characters takes minutes.
  expect(() => readJson(part.repeat(200_000))).toThrow('body: is');
});

test('what is nested without end is refused before it is read', () => {
  expect(() => readJson('['.repeat(60_000))).toThrow('nested');
  expect(() => readJson(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`)).toThrow('nested');
});
