import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');

/** Returns the rows of all tables of a page, as lists of their cells. */
export function rowsOf(markdown) {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([first]) => first !== 'row');
}

/** Returns the text of a file of the project, or `undefined` where there is none. */
function readProject(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Returns what is wrong with a row: each names an item, where it is, and tests with words that they contain. */
export function problemsOf([row, where, tests], read = readProject) {
  const places = [...(where ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file);
  const shown = [...(tests ?? '').matchAll(/`([^`]+)`(?: "([^"]+)")?/g)].map(([, file, words]) => ({
    file,
    words,
  }));
  if (places.length === 0) return [`"${row}" names no file`];
  if (shown.length === 0) return [`"${row}" names no test`];
  return [
    ...places.filter((file) => read(file) === undefined).map((file) => `"${row}": ${file} is missing`),
    ...shown.flatMap((one) => problemOfTest(one, read)).map((problem) => `"${row}": ${problem}`),
  ];
}

function problemOfTest({ file, words }, read) {
  if (!/\.(test|spec)\.(ts|tsx|mjs)$/.test(file)) return [`${file} is no test`];
  const text = read(file);
  if (text === undefined) return [`${file} is missing`];
  if (words === undefined) return [`${file} is named without words of it`];
  return text.includes(words) ? [] : [`${file} does not say "${words}"`];
}

test('every row of docs/coverage.md names files that are there, and tests that say what the row quotes', () => {
  const rows = rowsOf(readFileSync(join(ROOT, 'docs/coverage.md'), 'utf8'));
  assert.ok(rows.length > 300);
  assert.deepEqual(
    rows.flatMap((row) => problemsOf(row)),
    [],
  );
});

test('reports missing files and tests, a file that is no test, and words that a test does not say', () => {
  const read = (file) => (file.startsWith('gone') ? undefined : 'test("opens the door")');
  const rows = rowsOf(
    [
      '| x | y | z |',
      '| a | `a.ts` | `gone.test.ts` "opens" |',
      '| b | `b.ts` | none |',
      '| c | `c.ts` | `c.ts` "opens" |',
      '| d | `gone.ts` | `d.test.ts` "opens the door" |',
      '| e | `e.ts` | `e.test.ts` "closes" |',
      '| f | `f.ts` | `f.test.ts` |',
    ].join('\n'),
  ).slice(1);
  assert.deepEqual(
    rows.flatMap((row) => problemsOf(row, read)),
    [
      '"a": gone.test.ts is missing',
      '"b" names no test',
      '"c": c.ts is no test',
      '"d": gone.ts is missing',
      '"e": e.test.ts does not say "closes"',
      '"f": f.test.ts is named without words of it',
    ],
  );
});
