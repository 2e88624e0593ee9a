import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rowsOf } from '../testing/coverage-rows.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** How many items the specification asks of the browser side. */
const ITEMS = 271;

/** Returns what is wrong with the items: each is there once, and names rows of the coverage that exist. */
export function problemsOf(items, coverage) {
  const known = new Set(coverage.map(([row]) => row));
  return [
    ...repeatedIn(items).map((item) => `"${item}" is listed twice`),
    ...repeatedIn(coverage).map((row) => `docs/coverage.md has two rows "${row}"`),
    ...items.flatMap(([item, shown = '']) => {
      const rows = [...shown.matchAll(/"([^"]+)"/g)].map(([, row]) => row);
      if (rows.length === 0) return [`"${item}" has no row`];
      return rows.filter((row) => !known.has(row)).map((row) => `"${item}": there is no row "${row}"`);
    }),
  ];
}

function repeatedIn(rows) {
  const names = rows.map(([name]) => name);
  return names.filter((name, index) => names.indexOf(name) < index);
}

test(`each of the ${ITEMS} items of the specification has rows in docs/coverage.md`, () => {
  const [items, coverage] = ['specification-rows', 'coverage'].map((name) =>
    rowsOf(readFileSync(join(ROOT, `docs/${name}.md`), 'utf8')),
  );
  assert.equal(items.length, ITEMS);
  assert.deepEqual(problemsOf(items, coverage), []);
});

const COVERAGE = rowsOf('| the door | `a.ts` | `a.test.ts` |\n| the roof, of tiles | `b.ts` | `b.test.ts` |');

for (const [markdown, problems] of [
  ['| doors | "the door", "the roof, of tiles" |', []],
  ['| doors | the door |', ['"doors" has no row']],
  ['| doors |', ['"doors" has no row']],
  ['| doors | "the door", "the gate" |', ['"doors": there is no row "the gate"']],
  ['| doors | "the door" |\n| doors | "the door" |', ['"doors" is listed twice']],
]) {
  test(`${problems[0] ? 'refuses' : 'accepts'} the items ${markdown}`, () => {
    assert.deepEqual(problemsOf(rowsOf(markdown), COVERAGE), problems);
  });
}

test('refuses two rows of the coverage with the same name', () => {
  assert.deepEqual(problemsOf([], [...COVERAGE, COVERAGE[0]]), ['docs/coverage.md has two rows "the door"']);
});
